/**
 * The rule: each month costs its boxes at the price granted; the months taken after an early
 * cancellation cost the price without commitment, as it was when the subscription began. What is shown
 * before confirming is computed here, and so is what is asked for.
 *
 * Source: general terms of sale, “Box du mois, engagement et résiliation”; decision 0020.
 */
import type { Cents } from '#basics/money.ts';
import { type Commitment, unitPriceOfMonth } from '#shop/sales/rules/monthly-box.ts';
import { priceOrder } from '#shop/sales/rules/vat.ts';

export interface Terms {
  readonly commitmentMonths: Commitment;
  readonly grantedUnitNetCents: Cents;
  readonly uncommittedUnitNetCents: Cents;
  readonly headcount: number;
  /** How many months had been taken when it was cancelled. */
  readonly cancelledAfter: number | null;
  /** The number of the last month. */
  readonly endsAfter: number | null;
}

export interface MonthSum {
  /** 1 is the first month of the subscription; months of a pause are not counted. */
  readonly number: number;
  readonly unitNetCents: Cents;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
}

/** For one box in the month of that number. */
export function unitPrice(terms: Terms, number: number): Cents {
  const { commitmentMonths: commitment, headcount, cancelledAfter, endsAfter } = terms;
  const { grantedUnitNetCents: granted, uncommittedUnitNetCents } = terms;
  const uncommitted = commitment === 0 ? granted : uncommittedUnitNetCents;
  const plan = { prices: { 0: uncommitted, 6: granted, 12: granted }, commitment, headcount };
  // Ending with the commitment, or later, is keeping it.
  const isEarly = cancelledAfter !== null && endsAfter !== null && endsAfter < commitment;
  return unitPriceOfMonth(plan, number, isEarly ? cancelledAfter : undefined);
}

/** What the month of that number costs, at this rate of VAT in hundredths of a percent. */
export function monthSum(terms: Terms, number: number, rateBasisPoints: number): MonthSum {
  const unitNetCents = unitPrice(terms, number);
  const line = { unitNetCents, quantity: terms.headcount, rateBasisPoints };
  const { netCents, vatCents, totalCents } = priceOrder({ lines: [line] });
  return { number, unitNetCents, netCents, vatCents, grossCents: totalCents };
}

export interface CancellationSums {
  readonly months: readonly MonthSum[];
  readonly totalNetCents: Cents;
  readonly totalGrossCents: Cents;
  /** More than the same months would have cost at the price granted, VAT included. */
  readonly differenceCents: Cents;
}

/** What is still asked for when it is cancelled after `taken` months, the last one being `endsAfter`. */
export function cancellationSums(
  terms: Terms,
  { taken, endsAfter }: { readonly taken: number; readonly endsAfter: number },
  rateBasisPoints: number,
): CancellationSums {
  const cancelled = { ...terms, cancelledAfter: taken, endsAfter };
  const kept = { ...terms, cancelledAfter: null, endsAfter: null };
  const numbers = Array.from({ length: Math.max(0, endsAfter - taken) }, (_, at) => taken + at + 1);
  const months = numbers.map((number) => monthSum(cancelled, number, rateBasisPoints));
  const granted = numbers.map((number) => monthSum(kept, number, rateBasisPoints));
  const gross = (sums: readonly MonthSum[]) => total(sums.map(({ grossCents }) => grossCents));
  return {
    months,
    totalNetCents: total(months.map(({ netCents }) => netCents)),
    totalGrossCents: gross(months),
    differenceCents: gross(months) - gross(granted),
  };
}

function total(cents: readonly Cents[]): Cents {
  return cents.reduce((sum, each) => sum + each, 0);
}
