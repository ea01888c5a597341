/**
 * The rule: an address has a street line, a postcode, a town and a country; we deliver in mainland
 * France, in Corsica and in Monaco.
 *
 * The overseas territories are not delivered: for VAT a sale sent there is an export (CGI, art. 294), with
 * customs and carriers that we have no prices for.
 */
import { isFrenchPostcode } from '#basics/contact-details.ts';
import { cleanLine, type TextProblem, textProblem } from '#basics/plain-text.ts';

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
type PlaceProblem = 'delivery-place-not-served';

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
    postcode: hasFrenchPostcodes(country) ? postcode.replace(/\s/g, '') : postcode,
    city: cleanLine(address.city),
    country,
  };
}

/** Why nothing is sent there, also while the rest of the address is still to be typed; expects it clean. */
export function placeProblem({
  country,
  postcode,
}: Pick<PostalAddress, 'country' | 'postcode'>): PlaceProblem | undefined {
  if (!hasFrenchPostcodes(country)) return 'delivery-place-not-served';
  const isOverseas = /^9[78]/.test(postcode) && !postcode.startsWith('980');
  return isOverseas ? 'delivery-place-not-served' : undefined;
}

function postcodeProblem({ country, postcode }: PostalAddress): AddressProblem | undefined {
  const isValid = hasFrenchPostcodes(country)
    ? isFrenchPostcode(postcode)
    : /^[0-9A-Z][0-9A-Z -]*$/.test(postcode);
  return isValid ? undefined : 'postcode-invalid';
}

function countryProblem(country: string): AddressProblem | undefined {
  if (country === '') return 'required';
  return /^[A-Z]{2}$/.test(country) ? undefined : 'country-unknown';
}

function hasFrenchPostcodes(country: string): boolean {
  return country === 'FR' || country === 'MC';
}
