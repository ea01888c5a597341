/**
 * The rule: the house writes its address on one line; a document says street, postcode and town apart. What
 * cannot be told apart stays in the first line. The house is in France.
 */
import type { PostalLines } from './invoice-content.ts';

const TOWN = /^(\d{5})\s+(.+)$/;

export function sellerAddress(written: string): PostalLines {
  const parts = written.split(',').map((part) => part.trim());
  const at = parts.findIndex((part) => TOWN.test(part));
  const [, postcode = '', city = ''] = TOWN.exec(parts[at] ?? '') ?? [];
  const street = at > 0 ? parts.slice(0, at) : [written];
  return { line1: street.join(', '), line2: null, postcode, city, country: 'FR' };
}
