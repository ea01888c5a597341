import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { TypedFields } from '#basics/form-result.ts';
import { cleanAddress, isWholePostcode, placeProblem } from '#shop/sales/rules/postal-address.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldsProps } from './checkout-company.tsx';
import { CountryField } from './country-field.tsx';

/** Where the invoice goes, and where the boxes go. */
export function CheckoutAddresses({
  isDelivered,
  isQuoted,
  fields: written,
  ...fields
}: FieldsProps & {
  readonly isDelivered: boolean;
  readonly isQuoted: boolean;
  /** What stands in the form. */
  readonly fields: TypedFields;
}) {
  const { errorOf, typed } = fields;
  const problemOf = (path: Path) => earlyProblem(written, path, isQuoted);
  const t = useTranslations('orders.checkout');
  const [isElsewhere, setElsewhere] = useState(typed?.deliversElsewhere !== undefined);
  return (
    <section aria-labelledby="addresses-title" className="group grid gap-5">
      <h2 id="addresses-title" className="text-2xl">
        {t('addresses.title')}
      </h2>
      <Address
        path="billingAddress"
        early={isDelivered && !isElsewhere ? problemOf('billingAddress') : undefined}
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
            hasId={isElsewhere}
            early={isElsewhere ? problemOf('deliveryAddress') : undefined}
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
  /** False while what is wrong with it stands beside another field. */
  readonly hasId?: boolean;
  /** Why nothing is sent there: said as soon as it is known, before anything else is typed. */
  readonly early: ReturnType<typeof placeProblem>;
};

function Address({ path, hasId = true, early, errorOf, typed }: AddressProps) {
  const t = useTranslations('orders.checkout');
  const section = path === 'billingAddress' ? 'billing' : 'shipping';
  const field = (name: 'line1' | 'line2' | 'postcode' | 'city') => ({
    id: `${path}.${name}`,
    name: `${path}.${name}`,
    label: t(`labels.${path}.${name}`),
    defaultValue: typed?.[`${path}.${name}`],
    error: errorOf(`${path}.${name}`),
  });
  const postcode = field('postcode');
  return (
    <fieldset {...(hasId && { id: path })} tabIndex={-1} className="grid gap-5">
      <legend className="mb-3 font-title text-xl">{t(`addresses.${path}`)}</legend>
      {hasId && errorOf(path) && <p className="font-semibold text-danger">{errorOf(path)}</p>}
      {path === 'deliveryAddress' && <CountryField {...{ path, errorOf, typed }} />}
      <TextField {...field('line1')} autoComplete={`${section} address-line1`} required />
      <TextField
        {...field('line2')}
        autoComplete={`${section} address-line2`}
        optionalLabel={t('optional')}
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_1fr]">
        <TextField
          {...postcode}
          error={postcode.error ?? (early && <PlaceProblem problem={early} />)}
          autoComplete={`${section} postal-code`}
          required
        />
        <TextField {...field('city')} autoComplete={`${section} address-level2`} required />
      </div>
    </fieldset>
  );
}

function PlaceProblem({ problem }: { problem: NonNullable<AddressProps['early']> }) {
  const t = useTranslations('orders.checkout');
  return (
    <>
      {t(`problems.${problem}`)}{' '}
      {problem === 'delivery-on-quote' && (
        <Link to="/contact?offer=international" className="underline underline-offset-4">
          {t('summary.askQuote')}
        </Link>
      )}
    </>
  );
}

/** A French postcode tells where it is once it is whole; elsewhere the country tells most. */
function earlyProblem(written: TypedFields, path: Path, isQuoted: boolean) {
  const typed = (name: string) => written[`${path}.${name}`] ?? '';
  const country = typed('country') || 'FR';
  const place = cleanAddress({ line1: '', city: '', postcode: typed('postcode'), country });
  return isWholePostcode(place) ? placeProblem(place, { isQuoted }) : undefined;
}
