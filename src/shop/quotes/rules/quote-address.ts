/**
 * The rule: a quote is made out to an address, and goes there or to another one, which we must serve.
 */
import type { FormReader, FormValues } from '#basics/form-reader.ts';
import {
  addressChecks,
  cleanAddress,
  deliveryPlace,
  type PostalAddress,
  placeProblem,
} from '#shop/sales/rules/postal-address.ts';

/** What is typed of where it goes; all of it is empty where that is the company. */
const DELIVERY_FIELDS = ['line1', 'line2', 'postcode', 'city'] as const;

/** What a field of where it goes is called in the form. */
export const deliveryField = (name: string): string => `delivery.${name}`;

export function isDeliveredElsewhere(form: FormValues): boolean {
  return DELIVERY_FIELDS.some((name) => (form[deliveryField(name)] ?? '').trim() !== '');
}

/** What the form has of it, emptied. */
export const NO_DELIVERY: Readonly<Record<string, string>> = Object.fromEntries(
  [...DELIVERY_FIELDS, 'country'].map((name) => [deliveryField(name), '']),
);

/** Of the company, as it was typed so far. */
export function countryIn({ country = '' }: FormValues): string {
  return country.trim().toUpperCase();
}

export function readAddress(
  read: FormReader,
  form: FormValues,
  field = (name: string) => name,
): PostalAddress {
  const typed = (name: string) => form[field(name)] ?? '';
  const address = cleanAddress({
    line1: typed('line1'),
    line2: typed('line2'),
    postcode: typed('postcode'),
    city: typed('city'),
    country: typed('country') || 'FR',
  });
  for (const [path, problem] of addressChecks('address', address)) {
    if (problem) read.addIssue(field(path.slice('address.'.length)), problem);
  }
  return address;
}

/** Undefined where it goes to the company; a place that we do not serve is told here, not to its buyer. */
export function readDelivery(
  read: FormReader,
  form: FormValues,
  address: PostalAddress,
): PostalAddress | undefined {
  const known = read.problems.length;
  const delivery = isDeliveredElsewhere(form) ? readAddress(read, form, deliveryField) : undefined;
  const problem = placeProblem(
    deliveryPlace({ billingAddress: address, deliveryAddress: delivery }),
    { isQuoted: true },
  );
  if (problem && read.problems.length === known) {
    read.addIssue(delivery ? deliveryField('postcode') : 'postcode', problem);
  }
  return delivery;
}
