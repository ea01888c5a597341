import { useLocale, useTranslations } from 'use-intl';
import { countryName } from '#basics/country-name.ts';
import { SERVED_COUNTRIES } from '#shop/sales/rules/delivery-zones.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { FieldsProps } from './checkout-company.tsx';

type CountryFieldProps = FieldsProps & {
  readonly path: 'billingAddress' | 'deliveryAddress';
  readonly label?: string;
};

/** The country of an address: France first, the others as the language sorts them. */
export function CountryField({ path, label, errorOf, typed }: CountryFieldProps) {
  const t = useTranslations('orders.checkout');
  const language = useLocale();
  const named = SERVED_COUNTRIES.map((code) => ({
    value: code,
    label: countryName(code, language),
  }));
  const [france, ...others] = named;
  const sorted = others.toSorted((one, other) => one.label.localeCompare(other.label, language));
  const name = `${path}.country`;
  return (
    <SelectField
      id={name}
      name={name}
      label={label ?? t(`labels.${path}.country`)}
      error={errorOf(name)}
      autoComplete={`${path === 'billingAddress' ? 'billing' : 'shipping'} country`}
      defaultValue={typed?.[name] ?? 'FR'}
      options={france ? [france, ...sorted] : sorted}
    />
  );
}
