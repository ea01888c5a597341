/**
 * The rule: a subscription costs one price a month for each commitment, and is shown from the lowest of
 * them; a draft that gives it another price is published or given up first.
 */
import { type FormReader, readForm, type TypedForm } from '#basics/form-reader.ts';
import { type Cents, parseEuros, typedEuros } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { COMMITMENTS } from '#shop/rules/monthly-box.ts';

/** Of each commitment, the longest first: excluding VAT, per employee and month. */
export type PlanPrices = readonly {
  readonly commitmentMonths: number;
  readonly priceCents: Cents;
}[];

/** The table's own limit. */
const MOST_CENTS = 10_000_000;

/** Never free: what is given away is no product of the shop. */
export function priceIn(read: FormReader, path: string): Cents {
  const cents = read.cents(path, { isRequired: true });
  if (cents !== null && (cents < 1 || cents > MOST_CENTS)) read.tell(path, 'amount-invalid');
  return cents ?? 0;
}

export function plansIn(read: FormReader): PlanPrices {
  return COMMITMENTS.map((months) => ({
    commitmentMonths: months,
    priceCents: priceIn(read, planField(months)),
  }));
}

export function readPlanPrices(form: TypedForm): {
  readonly problems: readonly FieldProblem[];
  readonly values: PlanPrices;
} {
  const read = readForm(form);
  const values = plansIn(read);
  return { problems: read.problems, values };
}

/** As they would be typed. */
export function formOfPlans(plans: PlanPrices): Readonly<Record<string, string>> {
  return Object.fromEntries(
    plans.map((plan) => [planField(plan.commitmentMonths), typedEuros(plan.priceCents)]),
  );
}

/** What a subscription is shown to cost where only one price has room. */
export function lowestPrice(plans: PlanPrices): Cents {
  return Math.min(...plans.map(({ priceCents }) => priceCents));
}

/** The fields in which a draft says something else than what is shown. */
export function pricedAnew(draft: TypedForm, shown: PlanPrices): FieldProblem[] {
  return shown
    .filter((plan) => parseEuros(draft[planField(plan.commitmentMonths)] ?? '') !== plan.priceCents)
    .map((plan) => ({ path: planField(plan.commitmentMonths), problem: 'price-in-draft' }));
}

function planField(months: number): string {
  return `plan${months}`;
}
