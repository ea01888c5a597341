/**
 * The rule: all gifts one employee receives in a calendar year, VAT included, are added together;
 * the line is crossed when they exceed the limit of the year, not when they reach it.
 *
 * Source: instruction ministérielle of 17 April 1985 and lettre ministérielle of 12 December 1988,
 * as URSSAF applies them: what "does not exceed" 5 % of the monthly social security ceiling. The
 * limit is a dated setting (196 EUR in 2025, 200 EUR in 2026), never a constant here.
 */
import type { Cents } from '#basics/money.ts';

export interface UrssafLine {
  readonly isOver: boolean;
  /** All gifts of the year with this one. */
  readonly totalCents: Cents;
  /** What may still be given after this one; 0 on and over the line. */
  readonly remainingCents: Cents;
  /** By how much the line is crossed; 0 when it is not. */
  readonly overByCents: Cents;
}

/** What one more gift does to an employee's year. All amounts include VAT. */
export function urssafLine(gifts: {
  readonly valueSoFarCents: Cents;
  readonly giftCents: Cents;
  readonly limitCents: Cents;
}): UrssafLine {
  const totalCents = gifts.valueSoFarCents + gifts.giftCents;
  const overByCents = Math.max(totalCents - gifts.limitCents, 0);
  const remainingCents = Math.max(gifts.limitCents - totalCents, 0);
  return { isOver: overByCents > 0, totalCents, remainingCents, overByCents };
}

/**
 * The calendar month, 1 to 12, whose gift crosses the line when the same value is given each month
 * from `firstMonth` on; undefined if the year ends before. If other gifts have crossed it already,
 * that is the first month.
 */
export function monthLineIsCrossed(gifts: {
  readonly valueSoFarCents: Cents;
  readonly monthlyCents: Cents;
  readonly limitCents: Cents;
  readonly firstMonth?: number;
}): number | undefined {
  let valueSoFarCents = gifts.valueSoFarCents;
  for (let month = gifts.firstMonth ?? 1; month <= 12; month += 1) {
    const giftCents = gifts.monthlyCents;
    const line = urssafLine({ valueSoFarCents, giftCents, limitCents: gifts.limitCents });
    if (line.isOver) return month;
    valueSoFarCents = line.totalCents;
  }
  return undefined;
}

/** How many gifts of this value the year still holds; Infinity for one worth nothing. */
export function giftsUnderLine(gifts: {
  readonly valueSoFarCents: Cents;
  readonly giftCents: Cents;
  readonly limitCents: Cents;
}): number {
  const room = Math.max(gifts.limitCents - gifts.valueSoFarCents, 0);
  return gifts.giftCents === 0 ? Number.POSITIVE_INFINITY : Math.floor(room / gifts.giftCents);
}
