/**
 * The rule: an order is called `PV-`, its year and its rank in six digits or more, so that it can
 * be read over the telephone and sorted. It is not an invoice number: it may have gaps.
 */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export interface OrderNumber {
  /** The civil year in Paris in which the order was placed. */
  readonly year: number;
  /** The value of the database's sequence, from 1. */
  readonly rank: number;
}

const RANK_DIGITS = 6;

/** `PV-2026-000123`. Throws RangeError for a year not of four digits or a rank below 1. */
export function orderNumberText({ year, rank }: OrderNumber): string {
  const isPossible =
    Number.isSafeInteger(rank) &&
    rank >= 1 &&
    Number.isInteger(year) &&
    year >= 1000 &&
    year <= 9999;
  if (!isPossible) throw new RangeError(`there is no order ${rank} of ${year}`);
  return `PV-${year}-${String(rank).padStart(RANK_DIGITS, '0')}`;
}

/** Reads it back, in either case and with outer spaces; undefined if it is not one. */
export function parseOrderNumber(text: string): OrderNumber | undefined {
  const match = /^PV-([1-9]\d{3})-(\d{6,15})$/.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const found = { year: Number(match[1]), rank: Number(match[2]) };
  // One order has one number: 0000123 is not written so.
  if (found.rank === 0 || orderNumberText(found) !== match[0]) return undefined;
  return found;
}

/** The number that was typed in the field `number`, as it is kept. */
export function readOrderNumber(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly number: string;
} {
  const { line, addIssue, problems } = readForm(form);
  const typed = line('number', { isRequired: true });
  const found = typed === null ? undefined : parseOrderNumber(typed);
  if (typed !== null && !found) addIssue('number', 'order-unknown');
  return { problems, number: found ? orderNumberText(found) : '' };
}
