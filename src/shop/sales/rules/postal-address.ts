/**
 * The rule: an address has a street line, a postcode, a town and a country. What is ordered online goes to
 * mainland France, Corsica, Monaco and members of the Union; what needs customs, the overseas departments
 * among it, goes there by a quote, in which staff have seen what may cross the border.
 */
import { isFrenchPostcode } from '#basics/contact-details.ts';
import { cleanLine, type TextProblem, textProblem } from '#basics/plain-text.ts';
import { deliveryZone } from './delivery-zones.ts';

export interface PostalAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly postcode: string;
  readonly city: string;
  /** Two letters of ISO 3166-1. */
  readonly country: string;
}

/** The longest each line may be, in characters. */
export const ADDRESS_LIMITS = { line1: 120, line2: 120, postcode: 12, city: 80 } as const;

export type AddressProblem = TextProblem | 'postcode-invalid' | 'country-unknown' | PlaceProblem;
type PlaceProblem = 'delivery-place-not-served' | 'delivery-on-quote';

/** Where it goes: what tells whether we deliver there, and at which VAT. */
export function deliveryPlace(form: {
  readonly billingAddress: PostalAddress;
  readonly deliveryAddress?: PostalAddress | undefined;
}): Pick<PostalAddress, 'country' | 'postcode'> {
  const { country, postcode } = form.deliveryAddress ?? form.billingAddress;
  return { country, postcode };
}

/** As a sentence says it. */
export function addressLine({ line1, line2, postcode, city }: PostalAddress): string {
  return [line1, line2, `${postcode} ${city}`].filter(Boolean).join(', ');
}

/** Each field under `path` with what is wrong with it, if anything; expects `cleanAddress`. */
export function addressChecks(
  path: string,
  address: PostalAddress,
): (readonly [path: string, problem: AddressProblem | undefined])[] {
  const line = (field: keyof typeof ADDRESS_LIMITS) =>
    textProblem(address[field] ?? '', {
      max: ADDRESS_LIMITS[field],
      isRequired: field !== 'line2',
    });
  return [
    [`${path}.line1`, line('line1')],
    [`${path}.line2`, line('line2')],
    [`${path}.postcode`, line('postcode') ?? postcodeProblem(address)],
    [`${path}.city`, line('city')],
    [`${path}.country`, countryProblem(address.country)],
  ];
}

/** Trimmed; the country in capital letters, a French postcode without spaces. */
export function cleanAddress(address: PostalAddress): PostalAddress {
  // Capitals first: those of some letters come in pieces, which cleaning puts together.
  const country = cleanLine(address.country.toUpperCase());
  const postcode = cleanLine(address.postcode.toUpperCase());
  const line2 = cleanLine(address.line2 ?? '');
  return {
    line1: cleanLine(address.line1),
    ...(line2 === '' ? {} : { line2 }),
    postcode: hasPlainPostcodes(country) ? postcode.replace(/\s/g, '') : postcode,
    city: cleanLine(address.city),
    country,
  };
}

/** Why nothing is sent there, also while the rest of the address is still to be typed; expects it clean. */
export function placeProblem(
  place: Pick<PostalAddress, 'country' | 'postcode'>,
  { isQuoted = false } = {},
): PlaceProblem | undefined {
  const zone = deliveryZone(place);
  if (zone === undefined) return 'delivery-place-not-served';
  const needsCustoms = zone === 'neighbours' || zone === 'world';
  return needsCustoms && !isQuoted ? 'delivery-on-quote' : undefined;
}

/** Whether it may already be judged: a French one has five digits, elsewhere the country tells most. */
export function isWholePostcode({
  country,
  postcode,
}: Pick<PostalAddress, 'country' | 'postcode'>) {
  return !hasFrenchPostcodes(country) || isFrenchPostcode(postcode);
}

function postcodeProblem({ country, postcode }: PostalAddress): AddressProblem | undefined {
  const isValid = hasFrenchPostcodes(country)
    ? isFrenchPostcode(postcode)
    : (FOREIGN_POSTCODES[country] ?? /^[0-9A-Z][0-9A-Z -]*$/).test(postcode);
  return isValid ? undefined : 'postcode-invalid';
}

function countryProblem(country: string): AddressProblem | undefined {
  if (country === '') return 'required';
  return /^[A-Z]{2}$/.test(country) ? undefined : 'country-unknown';
}

/** Where a postcode tells what is in the VAT of the Union: nothing is written before its digits. */
const FOREIGN_POSTCODES: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  GR: /^\d{5}$/,
  IT: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[0-9A-Z]? ?\d[A-Z]{2}$/,
};

function hasPlainPostcodes(country: string): boolean {
  return hasFrenchPostcodes(country) || (country !== 'GB' && country in FOREIGN_POSTCODES);
}

function hasFrenchPostcodes(country: string): boolean {
  return country === 'FR' || country === 'MC';
}
