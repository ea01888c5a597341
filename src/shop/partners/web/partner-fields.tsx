import { useTranslations } from 'use-intl';
import type { TypedFields } from '#basics/form-result.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PartnerForm } from '../rules/partner-form.ts';

type Field = keyof PartnerForm;
type Props = {
  errorOf: (field: Field) => string | undefined;
  /** What was typed in a form that came back. */
  typed: TypedFields;
};

/** The fields of an application, and one more that only machines see. */
export function PartnerFields({ errorOf, typed }: Props) {
  const t = useTranslations('catalogue.boutique.form');
  const field = (name: Field) => ({
    id: `partner-${name}`,
    name,
    label: t(`${name}.label`),
    error: errorOf(name),
    defaultValue: typed[name],
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('company')} autoComplete="organization" required />
        <TextField {...field('siren')} hint={t('siren.hint')} inputMode="numeric" required />
        <TextField
          {...field('town')}
          hint={t('town.hint')}
          autoComplete="address-level2"
          required
        />
        <TextField
          {...field('email')}
          hint={t('email.hint')}
          type="email"
          autoComplete="email"
          required
        />
        <TextField
          {...field('phone')}
          hint={t('phone.hint')}
          type="tel"
          autoComplete="tel"
          optionalLabel={t('optional')}
        />
      </div>
      <TextAreaField {...field('products')} hint={t('products.hint')} rows={5} required />
      <TextAreaField
        {...field('evidence')}
        hint={t('evidence.hint')}
        rows={3}
        optionalLabel={t('optional')}
      />
      <div aria-hidden className="pointer-events-none absolute size-px overflow-hidden opacity-0">
        <label>
          {t('website.label')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
