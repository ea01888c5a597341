/**
 * The rule: a subscription costs one price a month for each commitment, and is shown from the lowest of
 * them; a draft that gives it another price is published or given up first.
 */
import { z } from 'zod/mini';
import { validate } from '#basics/form.ts';
import { cents, optionalCents } from '#basics/form-fields.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { COMMITMENTS, type Commitment } from '#shop/sales/rules/monthly-box.ts';

/** Never free: what is given away is no product of the shop. At most, the table's own limit. */
export const PRICES = { least: 1, most: 10_000_000 } as const;

/** By the months of commitment: excluding VAT, per employee and month. */
export const planPrices = z.object({
  plan12: cents(PRICES),
  plan6: cents(PRICES),
  plan0: cents(PRICES),
} satisfies Record<`plan${Commitment}`, unknown>);

/** The same where nothing else is sold by the month. */
export const optionalPlanPrices = z.object({
  plan12: optionalCents(PRICES),
  plan6: optionalCents(PRICES),
  plan0: optionalCents(PRICES),
} satisfies Record<`plan${Commitment}`, unknown>);

type OptionalPlanPrices = z.output<typeof optionalPlanPrices>;

type Plan = { readonly commitmentMonths: number; readonly priceCents: Cents };

/** Those that have a price, the longest commitment first. */
export function plansOf(prices: OptionalPlanPrices): Plan[] {
  return COMMITMENTS.flatMap((commitmentMonths) => {
    const priceCents = prices[`plan${commitmentMonths}`];
    return priceCents === null ? [] : [{ commitmentMonths, priceCents }];
  });
}

/** The reverse. */
export function pricesOf(plans: readonly Plan[]): OptionalPlanPrices {
  const priceOf = (commitment: Commitment) =>
    plans.find(({ commitmentMonths }) => commitmentMonths === commitment)?.priceCents ?? null;
  return { plan12: priceOf(12), plan6: priceOf(6), plan0: priceOf(0) };
}

/** What a subscription is shown to cost where only one price has room. */
export function lowestPrice(plans: readonly Plan[]): Cents {
  return Math.min(...plans.map(({ priceCents }) => priceCents));
}

/** The fields in which a draft says something else than what is shown. */
export function pricedAnew(draft: unknown, shown: OptionalPlanPrices): FieldProblem[] {
  const { values, problems } = validate(optionalPlanPrices, draft);
  const wrong = new Set(problems.map(({ path }) => path));
  return COMMITMENTS.map((months) => `plan${months}` as const)
    .filter((name) => shown[name] !== null && (wrong.has(name) || values[name] !== shown[name]))
    .map((path) => ({ path, problem: 'price-in-draft' }));
}
