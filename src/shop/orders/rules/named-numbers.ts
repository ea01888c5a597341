/**
 * The rule: a label may name an order by its creditor reference, by its number or by that of its invoice,
 * spaced and cut in any way. Where the digits that follow run into a number, every length is tried: the
 * caller knows which there is.
 */
import { isCreditorReference } from '#shop/sales/rules/creditor-reference.ts';
import { parseOrderNumber } from '#shop/sales/rules/order-number.ts';

export interface NamedNumbers {
  /** Numbers of orders whose reference stands there. */
  readonly references: readonly string[];
  readonly orders: readonly string[];
  readonly invoices: readonly string[];
}

export function numbersNamedIn(label: string): NamedNumbers {
  return {
    references: orderNumbersIn(label),
    orders: writtenIn(label, ORDER, 'PV-').filter((number) => parseOrderNumber(number)),
    invoices: writtenIn(label, INVOICE, 'F'),
  };
}

// Longer labels repeat themselves; each place of a reference is looked at once.
const REFERENCE = /RF(\d{2})PV(\d{4})(\d{6,15})/g;

/** The numbers of orders whose reference stands in a label, with check digits that are right. */
export function orderNumbersIn(label: string): string[] {
  const compact = label.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = new Set<string>();
  for (const [, check, year, digits = ''] of compact.matchAll(REFERENCE)) {
    for (const rank of ranksIn(digits)) {
      const number = `PV-${year}-${rank}`;
      if (!isCreditorReference(`RF${check}PV${year}${rank}`)) continue;
      if (parseOrderNumber(number)) found.add(number);
    }
  }
  return [...found];
}

// After `RF` and two digits it is a reference, whose check digits have the word.
const ORDER = /(?<![0-9A-Z]|RF\s?\d\s?\d[\s-]*)PV[\s-]*(\d{4})[\s-]*(\d(?:\s?\d){5,14})/g;
const INVOICE = /(?<![0-9A-Z])F[\s-]*(\d{4})[\s-]*(\d(?:\s?\d){5,14})/g;

function writtenIn(label: string, pattern: RegExp, begin: string): string[] {
  const found = new Set<string>();
  for (const [, year, digits = ''] of label.toUpperCase().matchAll(pattern)) {
    for (const rank of ranksIn(digits.replace(/\s/g, ''))) found.add(`${begin}${year}-${rank}`);
  }
  return [...found];
}

/** Six digits, or more where the first is no zero. */
function ranksIn(digits: string): string[] {
  const lengths = Array.from({ length: Math.max(0, digits.length - 5) }, (_, more) => 6 + more);
  const ranks = lengths.map((length) => digits.slice(0, length));
  return ranks.filter((rank) => rank.length === 6 || !rank.startsWith('0'));
}
