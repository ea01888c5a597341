import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { DraftNotice } from '#staff/web/draft-notice.tsx';
import { useFailureWords } from '#staff/web/failure.tsx';
import { RecordJournal } from '#staff/web/journal/record-journal.tsx';
import { useProblemWords } from '#staff/web/use-problem-words.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { ReadItemForm, SaveItem } from '../../contract.ts';
import { ALLERGENS } from '../../rules/allergens.ts';
import { parseItem } from '../../rules/item-form.ts';
import { THEMES } from '../../rules/product.ts';
import { MakerFields } from './maker-fields.tsx';
import { MediaPicker } from './media-picker.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useMedia } from './use-media.ts';
import { useProductChange } from './use-products.ts';

type ItemDialogProps = {
  readonly itemId: string;
  readonly isNew: boolean;
  readonly onClose: () => void;
  /** A new one was saved. */
  readonly onAdded: () => void;
};

/** One item with all that must be said of it; what is saved is shown at once. */
export function ItemDialog({ itemId, isNew, onClose, onAdded }: ItemDialogProps) {
  const t = useTranslations('catalogue.staffItems');
  const language = useLocale();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const { data, error } = useQuery({
    queryKey: ['cms', 'item', itemId],
    queryFn: () => callFunction<ReadItemForm>('read-item-form', { itemId: isNew ? null : itemId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const draft = useOwnDraft(`item ${isNew ? 'new' : itemId}`, data?.revision ?? null);
  const form = useSchemaForm({
    id: 'item',
    validate: (typed) => parseItem(typed).problems,
    words: useProblemWords(),
  });
  const save = useProductChange((typed: FormValues) =>
    callFunction<SaveItem>('save-item', { itemId, revision: data?.revision ?? null, form: typed }),
  );
  const send = (typed: FormValues) =>
    save.mutate(typed, {
      onSuccess() {
        draft.arrived(typed);
        toast.show({ title: t('saved') });
        if (isNew) onAdded();
        onClose();
      },
      onError: (refused) => form.show(refused instanceof Refusal ? refused.problems : []),
    });
  const handlers = form.handlers(send);
  const name = data?.form[language === 'fr' ? 'nameFr' : 'nameEn'];
  const isConflict = isRefusal(save.error, 'conflict');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name ? t('edit', { name }) : t('new')}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="item-form" isBusy={save.isPending} disabled={!data}>
          {t('save')}
        </Button>
      }
    >
      {error && (
        <Notice kind="danger" isLive>
          <p>{wordsOf(error)}</p>
        </Notice>
      )}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <form
          key={draft.round}
          id="item-form"
          className="grid gap-6"
          {...handlers}
          onChange={(event) => {
            handlers.onChange(event);
            draft.keep(typedIn(event.currentTarget));
          }}
        >
          <DraftNotice draft={draft} />
          {data.products.length > 0 && (
            <Notice kind="info">
              <p>
                {t('inProducts', {
                  names: data.products.map((product) => product[language]).join(', '),
                })}
              </p>
            </Notice>
          )}
          <ItemFields data={{ ...data, form: draft.before ?? data.form }} field={form.field} />
          {save.error && form.problems.length === 0 && (
            <Notice kind="danger" isLive>
              <p>{isConflict ? t('conflict') : wordsOf(save.error)}</p>
            </Notice>
          )}
          {!isNew && <RecordJournal recordIds={[itemId]} />}
        </form>
      )}
    </Dialog>
  );
}

type FieldsProps = {
  readonly data: { readonly form: FormValues } & Pick<
    Awaited<ReturnType<typeof callFunction<ReadItemForm>>>,
    'makers'
  >;
  readonly field: (name: string) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
};

function ItemFields({ data, field }: FieldsProps) {
  const t = useTranslations('catalogue.staffItems');
  const themes = useTranslations('catalogue.staffProducts.themes');
  const allergens = useTranslations('catalogue.allergens');
  const { form } = data;
  const input = (name: string) => ({ ...field(name), defaultValue: form[name] ?? '' });
  const tick = (name: string) => ({ ...field(name), defaultChecked: form[name] === 'on' });
  return (
    <>
      <Group title={t('what')}>
        {(['Fr', 'En'] as const).map((language) => {
          const of = t(language === 'Fr' ? 'inFrench' : 'inEnglish');
          return (
            <div key={language} className="grid gap-4">
              <TextField {...input(`name${language}`)} label={`${t('name')} · ${of}`} />
              <TextAreaField
                {...input(`description${language}`)}
                label={`${t('description')} · ${of}`}
                rows={3}
              />
              <TextAreaField
                {...input(`ingredients${language}`)}
                label={`${t('ingredients')} · ${of}`}
                hint={t('ingredientsHint')}
                rows={3}
              />
              <TextField
                {...input(`storage${language}`)}
                label={`${t('storage')} · ${of}`}
                optionalLabel={t('optional')}
              />
            </div>
          );
        })}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...input('netQuantity')}
            label={t('netQuantity')}
            hint={t('netQuantityHint')}
          />
          <SelectField
            {...input('theme')}
            label={t('theme')}
            options={THEMES.map((theme) => ({ value: theme, label: themes(theme) }))}
          />
          <TextField {...input('slug')} label={t('slug')} autoCapitalize="off" spellCheck={false} />
        </div>
        <ImageField data={data} field={field} />
        <CheckboxField {...tick('isSwappable')} label={t('isSwappable')} />
      </Group>
      <Group title={t('allergens')} hint={t('allergensHint')}>
        <div className="grid sm:grid-cols-2">
          {ALLERGENS.map((allergen) => (
            <CheckboxField
              key={allergen}
              {...tick(`allergen ${allergen}`)}
              label={allergens(allergen)}
            />
          ))}
        </div>
      </Group>
      <Group title={t('origin')}>
        <MakerFields form={form} makers={data.makers} field={field} />
        <TextField {...input('placeOfManufacture')} label={t('placeOfManufacture')} />
        <CheckboxField {...tick('isMadeInFrance')} label={t('isMadeInFrance')} />
        <TextAreaField
          {...input('evidence')}
          label={t('evidence')}
          hint={t('evidenceHint')}
          optionalLabel={t('optional')}
          rows={2}
        />
        <DocumentField data={data} field={field} />
        <TextField
          {...input('evidenceExpiresOn')}
          type="date"
          label={t('evidenceExpiresOn')}
          optionalLabel={t('optional')}
        />
      </Group>
    </>
  );
}

function ImageField({ data, field }: FieldsProps) {
  const t = useTranslations('catalogue.staffItems');
  const { data: all } = useMedia();
  const images = all?.media.filter(({ kind }) => kind === 'image') ?? [];
  const [imageId, setImageId] = useState(data.form.image ?? '');
  const image = images.find(({ id }) => id === imageId);
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-3">
        {image?.thumbnail && <Thumbnail picture={image.thumbnail} />}
        <div className="min-w-0 grow">
          <SelectField
            {...field('image')}
            label={t('image')}
            value={imageId}
            onChange={(event) => setImageId(event.currentTarget.value)}
            options={[
              { value: '', label: t('choose') },
              ...images.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      </div>
      <div>
        <MediaPicker images={images} onChoose={setImageId} />
      </div>
    </div>
  );
}

/** The document that proves the place, which staff alone open. */
function DocumentField({ data, field }: FieldsProps) {
  const t = useTranslations('catalogue.staffItems');
  const { data: all } = useMedia();
  const documents = all?.media.filter(({ kind }) => kind === 'document') ?? [];
  const [documentId, setDocumentId] = useState(data.form.evidenceDocument ?? '');
  return (
    <SelectField
      {...field('evidenceDocument')}
      label={t('evidenceDocument')}
      hint={t('evidenceDocumentHint')}
      value={documentId}
      onChange={(event) => setDocumentId(event.currentTarget.value)}
      options={[
        { value: '', label: t('noDocument') },
        ...documents.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-title text-xl">{title}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {children}
    </fieldset>
  );
}
