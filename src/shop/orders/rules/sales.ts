/**
 * The rule: weeks are compared with the same weeks a year before, 52 weeks earlier, so that Mondays stand against
 * Mondays; a week that is still going on is compared with nothing.
 */
import { addDays, isoWeekdayOf, type ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';

export const SALES_WEEKS = 13;
export const ATTEMPT_DAYS = 28;

/** The weeks that have ended, as the headline sums them up. */
const SUMMED_WEEKS = 4;
const YEAR_DAYS = 364;

export type Sum = { readonly orders: number; readonly cents: Cents };

export type SalesWeek = {
  readonly monday: ParisDay;
  readonly sold: Sum;
  readonly yearBefore: Sum;
};

/** Mondays, this week’s first. */
export function salesMondays(today: ParisDay): ParisDay[] {
  const monday = addDays(today, 1 - isoWeekdayOf(today));
  return Array.from({ length: SALES_WEEKS }, (_, ago) => addDays(monday, -7 * ago));
}

export function yearBefore(day: ParisDay): ParisDay {
  return addDays(day, -YEAR_DAYS);
}

/** The last four weeks that have ended, and what they were a year before. */
export function summedUp(weeks: readonly SalesWeek[]) {
  const ended = weeks.slice(1, 1 + SUMMED_WEEKS);
  const sold = total(ended.map((week) => week.sold));
  const before = total(ended.map((week) => week.yearBefore));
  return {
    sold,
    averageCents: sold.orders === 0 ? undefined : Math.round(sold.cents / sold.orders),
    /** 0.1 is a tenth more; undefined where there was nothing. */
    change: before.cents === 0 ? undefined : sold.cents / before.cents - 1,
  };
}

function total(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, each) => ({ orders: all.orders + each.orders, cents: all.cents + each.cents }),
    { orders: 0, cents: 0 },
  );
}
