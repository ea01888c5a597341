/**
 * The rule: the monthly box costs less the longer one commits; a committed plan can be cancelled at
 * any time without fee, and from the cancellation on, never before it, the months still taken cost
 * what they cost without commitment.
 *
 * Source: product specification, section 1; decisions, contradiction 1.
 */
import { type Cents, roundHalfUp } from '#basics/money.ts';

/** Months of commitment, longest first. */
export const COMMITMENTS = [12, 6, 0] as const;

export type Commitment = (typeof COMMITMENTS)[number];

/** Per employee and month, excluding VAT: catalogue values, edited by staff. */
export type MonthlyPrices = Readonly<Record<Commitment, Cents>>;

export interface MonthlyPlan {
  readonly prices: MonthlyPrices;
  readonly commitment: Commitment;
  readonly headcount: number;
}

export interface PlannedMonth {
  /** 1 is the first month of the plan. */
  readonly month: number;
  readonly unitNetCents: Cents;
  readonly netCents: Cents;
  /** Since the first month. */
  readonly cumulatedNetCents: Cents;
}

/** What the sentence about cancelling says, in numbers. */
export interface EarlyCancellation {
  readonly feeCents: 0;
  /** What is asked for the months already taken. */
  readonly backPaymentCents: 0;
  readonly grantedUnitNetCents: Cents;
  /** Per employee and month from the cancellation on. */
  readonly unitNetCentsAfter: Cents;
  readonly extraUnitNetCentsPerMonth: Cents;
  /** 0 when the commitment has been kept: nothing changes then. */
  readonly monthsLeftOfCommitment: number;
}

/** Per employee and month, excluding VAT. */
export function priceOfCommitment(prices: MonthlyPrices, commitment: Commitment): Cents {
  return prices[commitment];
}

export function isCommitment(value: unknown): value is Commitment {
  return COMMITMENTS.some((commitment) => commitment === value);
}

/** The price of one month, counted from 1; `cancelledAfterMonths` months were taken before. */
export function unitPriceOfMonth(
  plan: MonthlyPlan,
  month: number,
  cancelledAfterMonths?: number,
): Cents {
  const isCancelled = cancelledAfterMonths !== undefined && month > cancelledAfterMonths;
  const isCommitmentKept = (cancelledAfterMonths ?? 0) >= plan.commitment;
  return plan.prices[isCancelled && !isCommitmentKept ? 0 : plan.commitment];
}

/** Month by month, for the comparison in the simulator and its cancellation slider. */
export function plannedMonths(
  plan: MonthlyPlan,
  months: number,
  cancelledAfterMonths?: number,
): PlannedMonth[] {
  let cumulatedNetCents = 0;
  return Array.from({ length: months }, (_, index) => {
    const unitNetCents = unitPriceOfMonth(plan, index + 1, cancelledAfterMonths);
    const netCents = roundHalfUp(BigInt(unitNetCents) * BigInt(plan.headcount), 1);
    cumulatedNetCents += netCents;
    return { month: index + 1, unitNetCents, netCents, cumulatedNetCents };
  });
}

export function earlyCancellation(
  plan: Pick<MonthlyPlan, 'prices' | 'commitment'>,
  cancelledAfterMonths: number,
): EarlyCancellation {
  const grantedUnitNetCents = priceOfCommitment(plan.prices, plan.commitment);
  const next = cancelledAfterMonths + 1;
  const unitNetCentsAfter = unitPriceOfMonth({ ...plan, headcount: 1 }, next, cancelledAfterMonths);
  return {
    feeCents: 0,
    backPaymentCents: 0,
    grantedUnitNetCents,
    unitNetCentsAfter,
    extraUnitNetCentsPerMonth: unitNetCentsAfter - grantedUnitNetCents,
    monthsLeftOfCommitment: Math.max(plan.commitment - cancelledAfterMonths, 0),
  };
}
