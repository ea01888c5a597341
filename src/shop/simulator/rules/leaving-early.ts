/**
 * The rule: what each plan of the monthly box has cost when it is given up after some months, and what
 * the year comes to if boxes go on being taken, at the price without commitment where one was broken.
 *
 * Source: decisions, contradiction 1; the prices of single months are those of `monthly-box`.
 */
import type { Cents } from '#basics/money.ts';
import {
  COMMITMENTS,
  type Commitment,
  earlyCancellation,
  type MonthlyPrices,
  plannedMonths,
} from '#shop/sales/rules/monthly-box.ts';
import type { SimulatedPlan } from './simulation.ts';

export interface LeavingEarly {
  readonly commitmentMonths: Commitment;
  /** Excluding VAT, for the months taken: never asked for again, never computed anew. */
  readonly takenCents: Cents;
  readonly feeCents: 0;
  /** Per employee and month from then on. */
  readonly unitNetCentsAfter: Cents;
  /** Of the whole year, were boxes taken up to its end. */
  readonly goingOnCents: Cents;
  /** Since the first month, month by month. */
  readonly cumulatedCents: readonly Cents[];
}

const MONTHS = 12;

/** One for each plan, longest commitment first; nothing while one of the plans is not sold. */
export function leavingEarly(
  plans: readonly SimulatedPlan[],
  headcount: number,
  monthsTaken: number,
): LeavingEarly[] {
  const prices = pricesOf(plans);
  if (!prices) return [];
  return COMMITMENTS.map((commitment) => {
    const plan = { prices, commitment, headcount };
    const cumulatedCents = plannedMonths(plan, MONTHS, monthsTaken).map(
      (month) => month.cumulatedNetCents,
    );
    const { feeCents, unitNetCentsAfter } = earlyCancellation(plan, monthsTaken);
    return {
      commitmentMonths: commitment,
      takenCents: cumulatedCents[monthsTaken - 1] ?? 0,
      feeCents,
      unitNetCentsAfter,
      goingOnCents: cumulatedCents[MONTHS - 1] ?? 0,
      cumulatedCents,
    };
  });
}

function pricesOf(plans: readonly SimulatedPlan[]): MonthlyPrices | undefined {
  const priceOf = (months: Commitment) =>
    plans.find(({ commitmentMonths }) => commitmentMonths === months)?.price.netCents;
  const [year, half, none] = [priceOf(12), priceOf(6), priceOf(0)];
  if (year === undefined || half === undefined || none === undefined) return undefined;
  return { 12: year, 6: half, 0: none };
}
