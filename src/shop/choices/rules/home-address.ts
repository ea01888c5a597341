/**
 * The rule: a box goes to any address that the shop delivers, written as its checkout asks for it; not in
 * Corsica, for its order is taxed by the address of the company (CGI, art. 297).
 */
import type { FormValues } from '#basics/form-reader.ts';
import { cleanLine, textProblem } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import {
  addressChecks,
  cleanAddress,
  type PostalAddress,
} from '#shop/sales/rules/postal-address.ts';
import { isInCorsica } from '#shop/sales/rules/vat-by-place.ts';

export interface HomeAddress extends PostalAddress {
  /** On the letterbox. */
  readonly name: string;
}

const NAME_MAX = 120;

export function readHomeAddress(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly address: HomeAddress;
} {
  const name = cleanLine(form.name ?? '');
  const address = cleanAddress({
    line1: form.line1 ?? '',
    line2: form.line2 ?? '',
    postcode: form.postcode ?? '',
    city: form.city ?? '',
    country: form.country ?? '',
  });
  const problems = [
    ['name', textProblem(name, { max: NAME_MAX, isRequired: true })] as const,
    ...addressChecks('address', address),
  ].flatMap(([path, problem]) =>
    problem ? [{ path: path.replace('address.', ''), problem: problem as string }] : [],
  );
  const place = homePlaceProblem(address);
  if (problems.length === 0 && place) problems.push({ path: 'postcode', problem: place });
  return { problems, address: { name, ...address } };
}

/** Why no box is sent there, also while the rest of the address is still to be typed; expects it clean. */
export function homePlaceProblem(place: Pick<PostalAddress, 'country' | 'postcode'>) {
  if (isInCorsica(place)) return 'corsica-not-served';
  return deliveryZone(place) === 'france' ? undefined : 'delivery-place-not-served';
}
