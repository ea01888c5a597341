/**
 * The rule: staff decide by company what it may owe after delivery. Within that, and while nothing is
 * overdue, its next orders are confirmed at once; else staff decide again. Nobody is given more than sixty
 * days (Code de commerce, art. L441-10). How it is asked for: `payment-reminders.ts`.
 */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { REASON_MAX } from '#shop/sales/rules/order-money.ts';

/** Of an order that asked to be paid after delivery. */
export const CREDIT_STATES = ['requested', 'granted', 'refused'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

/** Of a company, as staff decided last. */
export const LINE_STATES = ['granted', 'refused', 'blocked'] as const;
export type LineState = (typeof LINE_STATES)[number];

export const CREDIT_DAYS = 30;
const MOST_DAYS = 60;
export const CREDIT_PAGE = 50;

/** Whether an order needs no decision. */
export function isGrantedAtOnce(line: {
  readonly state: LineState;
  readonly limitCents: Cents | null;
  readonly owedCents: Cents;
  readonly askedCents: Cents;
  readonly isOverdue: boolean;
}): boolean {
  const { state, limitCents, owedCents, askedCents, isOverdue } = line;
  return state === 'granted' && !isOverdue && owedCents + askedCents <= (limitCents ?? 0);
}

export type CreditDecision =
  | { readonly state: 'granted'; readonly limitCents: Cents; readonly days: number }
  | { readonly state: 'refused' | 'blocked'; readonly limitCents: null; readonly days: null };

/** `leastCents` is what the company would owe with the order that asks. */
export function readCreditForm(
  form: FormValues,
  leastCents: Cents,
): {
  readonly problems: readonly FieldProblem[];
  readonly decision: CreditDecision;
  readonly reason: string;
} {
  const { choice, cents, people, prose, problems, addIssue } = readForm(form);
  const state = choice('decision', LINE_STATES, { isRequired: true }) ?? 'refused';
  const reason = () => prose('reason', { isRequired: true, max: REASON_MAX }) ?? '';
  if (state !== 'granted') {
    return { problems, decision: { state, limitCents: null, days: null }, reason: reason() };
  }
  const limitCents = cents('limit', { isRequired: true }) ?? 0;
  if (limitCents < Math.max(1, leastCents)) addIssue('limit', 'credit-too-low');
  const days = people('days', { isRequired: true }) ?? 0;
  if (days < 1 || days > MOST_DAYS) addIssue('days', 'days-invalid');
  return { problems, decision: { state, limitCents, days }, reason: reason() };
}
