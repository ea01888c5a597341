import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { COMMITMENTS } from '#shop/rules/monthly-box.ts';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { RichTextField } from '#ui/rich-text-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { Typed } from '#ui/use-judged-form.ts';
import type { ProductUnderEdit } from '../../contract.ts';
import { KINDS, SHOWN_AS, THEMES } from '../../rules/products/product-form.ts';
import { ProductImagesField } from './product-images-field.tsx';
import { ProductItemsField } from './product-items-field.tsx';
import { useRichTextWords } from './use-rich-text-words.ts';

export type FieldsProps = {
  readonly typed: Typed;
  readonly onChange: (change: ChangeOf<Typed>) => void;
  /** Its id, and what is wrong with it. */
  readonly field: (name: string) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
};

/** Everything that is said of a product; French and English side by side. */
export function ProductFields(props: FieldsProps & { readonly product: ProductUnderEdit }) {
  const { typed, onChange, product } = props;
  const t = useTranslations('cms.products');
  const set = (name: string, text: string) => onChange((now) => ({ ...now, [name]: text }));
  const input = (name: string) => ({
    ...props.field(name),
    value: typed[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  const tick = (name: string) => ({
    ...props.field(name),
    checked: typed[name] === 'on',
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      set(name, event.currentTarget.checked ? 'on' : ''),
  });
  const both = (draw: (language: 'Fr' | 'En', of: string) => ReactNode) => (
    <div className="grid gap-5 md:grid-cols-2">
      {draw('Fr', t('edit.inFrench'))}
      {draw('En', t('edit.inEnglish'))}
    </div>
  );
  const richText = useRichTextWords();
  const optional = t('edit.optional');
  return (
    <>
      <Card as="section" className="grid gap-6">
        <h2 className="text-2xl">{t('edit.texts')}</h2>
        {both((language, of) => (
          <TextField {...input(`name${language}`)} label={<Of what={t('edit.name')} of={of} />} />
        ))}
        {both((language, of) => (
          <TextAreaField
            {...input(`summary${language}`)}
            label={<Of what={t('edit.summary')} of={of} />}
            hint={t('edit.summaryHint')}
            rows={3}
          />
        ))}
        {both((language, of) => (
          <RichTextField
            {...props.field(`description${language}`)}
            value={typed[`description${language}`] ?? ''}
            onChange={(description) => set(`description${language}`, description)}
            label={<Of what={t('edit.description')} of={of} />}
            words={richText}
          />
        ))}
        {both((language, of) => (
          <TextField
            {...input(`seoTitle${language}`)}
            label={<Of what={t('edit.seoTitle')} of={of} />}
            isOptionalLabel={optional}
          />
        ))}
        {both((language, of) => (
          <TextAreaField
            {...input(`seoDescription${language}`)}
            label={<Of what={t('edit.seoDescription')} of={of} />}
            isOptionalLabel={optional}
            rows={2}
          />
        ))}
      </Card>
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
            options={[...new Set([...product.vatRates.map(String), typed.vatRate ?? '2000'])].map(
              (rate) => ({ value: rate, label: t('rate', { rate: Number(rate) / 10_000 }) }),
            )}
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
        {both((language, of) => (
          <TextAreaField
            {...input(`vatReason${language}`)}
            label={<Of what={t('edit.vatReason')} of={of} />}
            rows={3}
          />
        ))}
      </Card>
      <ProductItemsField {...props} items={product.items} />
      <ProductImagesField {...props} />
    </>
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
