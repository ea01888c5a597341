import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isFrenchPostcode } from '#basics/contact-details.ts';
import {
  cleanAddress,
  type PostalAddress,
  placeProblem,
} from '#shop/sales/rules/postal-address.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldsProps } from './checkout-company.tsx';

const COUNTRIES = ['FR', 'MC', 'BE', 'CH', 'DE', 'ES', 'IT', 'LU', 'NL', 'GB'] as const;
const DELIVERED_COUNTRIES = ['FR', 'MC'] as const;

/** Where the invoice goes, and where the boxes go. */
export function CheckoutAddresses({
  isDelivered,
  ...fields
}: FieldsProps & { readonly isDelivered: boolean }) {
  const { errorOf, typed } = fields;
  const t = useTranslations('orders.checkout');
  const [isElsewhere, setElsewhere] = useState(typed?.deliversElsewhere !== undefined);
  return (
    <section aria-labelledby="addresses-title" className="group grid gap-5">
      <h2 id="addresses-title" className="text-2xl">
        {t('addresses.title')}
      </h2>
      <Address
        path="billingAddress"
        countries={COUNTRIES}
        isDelivered={isDelivered && !isElsewhere}
        {...fields}
      />
      {isDelivered && (
        <CheckboxField
          name="deliversElsewhere"
          defaultChecked={isElsewhere}
          label={t('addresses.elsewhere')}
          hint={t('addresses.elsewhereHint')}
          error={isElsewhere ? undefined : errorOf('deliveryAddress')}
          {...(isElsewhere ? {} : { id: 'deliveryAddress' })}
          onChange={(event) => setElsewhere(event.currentTarget.checked)}
        />
      )}
      {(isElsewhere || typed) && (
        <div className={isElsewhere ? undefined : SHOWN_BY_CHOICE}>
          <Address
            path="deliveryAddress"
            countries={DELIVERED_COUNTRIES}
            hasId={isElsewhere}
            isDelivered={isElsewhere}
            {...fields}
          />
        </div>
      )}
    </section>
  );
}

// Without scripts, a style follows the choice.
const SHOWN_BY_CHOICE = 'hidden group-has-[[name=deliversElsewhere]:checked]:block';

type Path = 'billingAddress' | 'deliveryAddress';

type AddressProps = FieldsProps & {
  readonly path: Path;
  readonly countries: readonly string[];
  /** False while what is wrong with it stands beside another field. */
  readonly hasId?: boolean;
  /** Whether the boxes go there. */
  readonly isDelivered: boolean;
};

function Address({ path, countries, hasId = true, isDelivered, errorOf, typed }: AddressProps) {
  const t = useTranslations('orders.checkout');
  const section = path === 'billingAddress' ? 'billing' : 'shipping';
  const field = (name: 'line1' | 'line2' | 'postcode' | 'city' | 'country') => ({
    id: `${path}.${name}`,
    name: `${path}.${name}`,
    label: t(`labels.${path}.${name}`),
    defaultValue: typed?.[`${path}.${name}`],
    error: errorOf(`${path}.${name}`),
  });
  const [isNotServed, setNotServed] = useState(false);

  // Said as soon as it is known, before anything else is typed.
  function lookAtPlace({ currentTarget: fields }: FormEvent<HTMLFieldSetElement>) {
    const place = placeIn(fields, path);
    const isWhole = place.country !== 'FR' || isFrenchPostcode(place.postcode);
    setNotServed(isWhole && placeProblem(place) !== undefined);
  }

  const postcode = field('postcode');
  const early = isDelivered && isNotServed ? t('problems.delivery-place-not-served') : undefined;
  return (
    <fieldset
      {...(hasId && { id: path })}
      tabIndex={-1}
      className="grid gap-5"
      onInput={lookAtPlace}
    >
      <legend className="mb-3 font-title text-xl">{t(`addresses.${path}`)}</legend>
      {hasId && errorOf(path) && <p className="font-semibold text-danger">{errorOf(path)}</p>}
      <TextField {...field('line1')} autoComplete={`${section} address-line1`} required />
      <TextField
        {...field('line2')}
        autoComplete={`${section} address-line2`}
        optionalLabel={t('optional')}
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_1fr]">
        <TextField
          {...postcode}
          error={postcode.error ?? early}
          autoComplete={`${section} postal-code`}
          required
        />
        <TextField {...field('city')} autoComplete={`${section} address-level2`} required />
      </div>
      <SelectField
        {...field('country')}
        autoComplete={`${section} country`}
        defaultValue={typed?.[`${path}.country`] ?? 'FR'}
        options={countries.map((code) => ({ value: code, label: t(`countries.${code as 'FR'}`) }))}
      />
    </fieldset>
  );
}

/** Of the address that is being typed, what tells whether we deliver there. */
function placeIn(fields: HTMLFieldSetElement, path: Path): PostalAddress {
  const typed = (name: 'postcode' | 'country') => {
    const field = fields.elements.namedItem(`${path}.${name}`);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      ? field.value
      : '';
  };
  const place = { postcode: typed('postcode'), country: typed('country') };
  return cleanAddress({ line1: '', city: '', ...place });
}
