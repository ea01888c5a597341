import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Leaf, leafAt, type NameIn, withLeaf } from '#basics/form.ts';
import type { Language } from '#basics/language.ts';
import { COMMITMENTS } from '#shop/sales/rules/monthly-box.ts';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { RichTextField } from '#ui/rich-text-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { ProductUnderEdit } from '../../contract.ts';
import { KINDS, SHOWN_AS, THEMES, type TypedProduct } from '../../rules/product.ts';
import { ProductImagesField } from './product-images-field.tsx';
import { ProductItemsField } from './product-items-field.tsx';
import { useRichTextWords } from './use-rich-text-words.ts';

type ProductField = NameIn<TypedProduct>;

export type FieldsProps = {
  readonly typed: TypedProduct;
  readonly onChange: (change: ChangeOf<TypedProduct>) => void;
  /** Its id, and what is wrong with it. */
  readonly field: (name: ProductField) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
};

type Props = FieldsProps & { readonly product: ProductUnderEdit };

/** Everything that is said of a product; French and English side by side. */
export function ProductFields(props: Props) {
  return (
    <>
      <TextsFields {...props} />
      <ShopFields {...props} />
      <MoneyFields {...props} />
      <ProductItemsField {...props} items={props.product.items} />
      <ProductImagesField {...props} />
    </>
  );
}

function TextsFields({ typed, onChange, field }: FieldsProps) {
  const t = useTranslations('catalogue.staffProducts');
  const { set, input } = inputsOf({ typed, onChange, field });
  const richText = useRichTextWords();
  const optional = t('edit.optional');
  return (
    <Card as="section" className="grid gap-6">
      <h2 className="text-2xl">{t('edit.texts')}</h2>
      {both(t, (language, of) => (
        <TextField
          {...input(`texts.${language}.name`)}
          label={<Of what={t('edit.name')} of={of} />}
        />
      ))}
      {both(t, (language, of) => (
        <TextAreaField
          {...input(`texts.${language}.summary`)}
          label={<Of what={t('edit.summary')} of={of} />}
          hint={t('edit.summaryHint')}
          rows={3}
        />
      ))}
      {both(t, (language, of) => (
        <RichTextField
          {...field(`texts.${language}.description`)}
          value={typed.texts[language].description}
          onChange={(description) => set(`texts.${language}.description`, description)}
          label={<Of what={t('edit.description')} of={of} />}
          words={richText}
        />
      ))}
      {both(t, (language, of) => (
        <TextField
          {...input(`texts.${language}.seoTitle`)}
          label={<Of what={t('edit.seoTitle')} of={of} />}
          optionalLabel={optional}
        />
      ))}
      {both(t, (language, of) => (
        <TextAreaField
          {...input(`texts.${language}.seoDescription`)}
          label={<Of what={t('edit.seoDescription')} of={of} />}
          optionalLabel={optional}
          rows={2}
        />
      ))}
    </Card>
  );
}

function ShopFields(props: FieldsProps) {
  const t = useTranslations('catalogue.staffProducts');
  const { input, tick } = inputsOf(props);
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-2xl">{t('edit.shop')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...input('kind')}
          label={t('edit.kind')}
          options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <SelectField
          {...input('theme')}
          label={t('edit.theme')}
          options={[
            { value: '', label: t('themes.none') },
            ...THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`) })),
          ]}
        />
        <TextField
          {...input('slug')}
          label={t('edit.slug')}
          hint={t('edit.slugHint')}
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField
          {...input('position')}
          label={t('edit.position')}
          hint={t('edit.positionHint')}
          inputMode="numeric"
        />
        <SelectField
          {...input('status')}
          label={t('edit.shownAs')}
          options={SHOWN_AS.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </div>
      <div>
        <CheckboxField {...tick('isFeatured')} label={t('edit.isFeatured')} />
        <CheckboxField {...tick('isCustomisable')} label={t('edit.isCustomisable')} />
      </div>
    </Card>
  );
}

function MoneyFields({ product, ...props }: Props) {
  const t = useTranslations('catalogue.staffProducts');
  const { input } = inputsOf(props);
  const { typed } = props;
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-2xl">{t('edit.money')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {typed.kind !== 'subscription' && (
          <TextField {...input('price')} label={t('edit.price')} inputMode="decimal" />
        )}
        <SelectField
          {...input('vatRate')}
          label={t('edit.vatRate')}
          // One that is in force no more is seen until another is chosen.
          options={[...new Set([...product.vatRates.map(String), typed.vatRate])].map((rate) => ({
            value: rate,
            label: t('rate', { rate: Number(rate) / 10_000 }),
          }))}
        />
        {typed.kind === 'subscription' &&
          COMMITMENTS.map((months) => (
            <TextField
              key={months}
              {...input(`plan${months}`)}
              label={t(`edit.plan${months}`)}
              inputMode="decimal"
            />
          ))}
      </div>
      {both(t, (language, of) => (
        <TextAreaField
          {...input(language === 'fr' ? 'vatReasonFr' : 'vatReasonEn')}
          label={<Of what={t('edit.vatReason')} of={of} />}
          rows={3}
        />
      ))}
    </Card>
  );
}

/** How fields are bound to their place in the form. */
function inputsOf({ typed, onChange, field }: FieldsProps) {
  const set = (name: ProductField, leaf: Leaf) => onChange((now) => withLeaf(now, name, leaf));
  return {
    set,
    input: (name: ProductField) => ({
      ...field(name),
      value: String(leafAt(typed, name)),
      onChange: (event: { currentTarget: { value: string } }) =>
        set(name, event.currentTarget.value),
    }),
    tick: (name: ProductField) => ({
      ...field(name),
      checked: leafAt(typed, name) === 'on',
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        set(name, event.currentTarget.checked ? 'on' : ''),
    }),
  };
}

type Words = ReturnType<typeof useTranslations<'catalogue.staffProducts'>>;

function both(t: Words, draw: (language: Language, of: string) => ReactNode) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {draw('fr', t('edit.inFrench'))}
      {draw('en', t('edit.inEnglish'))}
    </div>
  );
}

/** The same field in each language is told apart by its name, aloud too. */
function Of({ what, of }: { what: string; of: string }) {
  return (
    <>
      {what} <span className="font-normal text-ink-soft">· {of}</span>
    </>
  );
}
