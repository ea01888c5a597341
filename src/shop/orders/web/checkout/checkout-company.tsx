import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { TypedFields } from '#basics/form-result.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CountryField } from './country-field.tsx';
import { VatNumberField } from './vat-number-field.tsx';

export type ErrorOf = (...paths: string[]) => string | undefined;

export type FieldsProps = {
  readonly errorOf: ErrorOf;
  /** What was typed in a form that is sent without scripts. */
  readonly typed?: TypedFields | undefined;
};

type CheckoutCompanyProps = FieldsProps & {
  /** What stands in the form. */
  readonly fields: TypedFields;
  /** Whether it is billed abroad, where there is no SIRET. */
  readonly isAbroad: boolean;
};

/** Who orders: the company as it is invoiced, and the person we write to. */
export function CheckoutCompany({ errorOf, typed, fields, isAbroad }: CheckoutCompanyProps) {
  const t = useTranslations('orders.checkout');
  const field = (
    path: 'legalName' | 'siret' | 'vatNumber' | 'contactName' | 'email' | 'phone',
  ) => ({
    id: `company.${path}`,
    name: `company.${path}`,
    label: t(`labels.company.${path}`),
    defaultValue: typed?.[`company.${path}`],
    error: errorOf(`company.${path}`, ...(path === 'siret' ? ['company.siren'] : [])),
  });
  return (
    <section aria-labelledby="company-title" className="grid gap-5">
      <h2 id="company-title" className="text-2xl">
        {t('company.title')}
      </h2>
      <RadioCards
        id="company.kind"
        legend={t('labels.company.kind')}
        name="company.kind"
        columns={2}
        defaultValue={typed?.['company.kind'] ?? 'employer'}
        error={errorOf('company.kind')}
        options={(['employer', 'cse'] as const).map((kind) => ({
          value: kind,
          label: t(`company.${kind}.label`),
          description: t(`company.${kind}.hint`),
        }))}
      />
      <CountryField path="billingAddress" label={t('company.country')} {...{ errorOf, typed }} />
      <TextField {...field('legalName')} autoComplete="organization" required />
      <Identifiers {...{ field, isAbroad }} number={fields['company.vatNumber'] ?? ''} />
      <RadioCards
        id="company.vatLiable"
        legend={t('labels.company.vatLiable')}
        name="company.vatLiable"
        columns={2}
        defaultValue={typed?.['company.vatLiable'] ?? 'yes'}
        error={errorOf('company.vatLiable')}
        options={[
          { value: 'yes', label: t('company.vatYes') },
          { value: 'no', label: t('company.vatNo') },
        ]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('contactName')} autoComplete="name" required />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          optionalLabel={t('optional')}
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        hint={t('company.emailHint')}
        autoComplete="email"
        required
      />
    </section>
  );
}

type IdentifiersProps = Pick<CheckoutCompanyProps, 'isAbroad'> & {
  readonly field: (path: 'siret' | 'vatNumber') => ComponentProps<typeof TextField>;
  /** The VAT number that stands in the form. */
  readonly number: string;
};

/** By which numbers it is known: a company abroad has no SIRET. */
function Identifiers({ field, isAbroad, number }: IdentifiersProps) {
  const t = useTranslations('orders.checkout');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {!isAbroad && (
        <TextField {...field('siret')} hint={t('company.siretHint')} inputMode="numeric" required />
      )}
      <VatNumberField
        {...field('vatNumber')}
        number={number}
        hint={t(isAbroad ? 'company.vatHintAbroad' : 'company.vatHint')}
        optionalLabel={t('optional')}
        autoComplete="off"
      />
    </div>
  );
}
