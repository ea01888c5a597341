/**
 * The rule: a transfer carries `RF`, two check digits and the order's number, such that the number
 * moved in front of `RF` and the digits, letters counted from A = 10, leaves 1 when divided by 97.
 *
 * Source: ISO 11649 (check digits of ISO/IEC 7064, MOD 97-10). Banks refuse a mistyped one.
 */
import { remainder97 } from '#basics/mod-97.ts';

const MAX_REFERENCE_CHARACTERS = 21;

/**
 * The reference for an order number, of which only letters and digits count. Throws RangeError if
 * none is left, or more than 21.
 */
export function creditorReferenceOf(orderNumber: string): string {
  const reference = orderNumber.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  if (reference.length === 0 || reference.length > MAX_REFERENCE_CHARACTERS) {
    throw new RangeError(`no creditor reference can be made from '${orderNumber}'`);
  }
  const check = 98 - remainder97(`${reference}RF00`);
  return `RF${String(check).padStart(2, '0')}${reference}`;
}

/** Accepts the electronic form and the printed one, in either case. */
export function isCreditorReference(text: string): boolean {
  const compact = normalizeCreditorReference(text);
  const match = /^RF(\d{2})([0-9A-Z]{1,21})$/.exec(compact);
  const [, check = '', reference = ''] = match ?? [];
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02 but are never issued.
  if (!match || Number(check) < 2 || Number(check) > 98) return false;
  return remainder97(`${reference}RF${check}`) === 1;
}

/** The electronic form: no spaces, capital letters. */
export function normalizeCreditorReference(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** `RF18 5390 0754 7034`: groups of four for people. */
export function printedCreditorReference(reference: string): string {
  return reference.match(/.{1,4}/g)?.join(' ') ?? reference;
}
