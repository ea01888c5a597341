/**
 * The rule: what came in for an order is compared with what it asks, and no more is given back than
 * came in and no bank contests. A transfer that falls short leaves a remainder; what is too much is owed back.
 */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { OrderState, PaymentState } from './order-states.ts';

export interface OrderMoney {
  /** VAT included. */
  readonly askedCents: Cents;
  readonly capturedCents: Cents;
  /** Given back, or on its way. */
  readonly refundedCents: Cents;
  /** Contested by a bank, or taken back by it. */
  readonly heldCents: Cents;
}

/** What may still be given back. */
export function refundableCents({ capturedCents, refundedCents, heldCents }: OrderMoney): Cents {
  return Math.max(0, capturedCents - refundedCents - heldCents);
}

/** What is still missing; nothing where money was given back on purpose. */
export function remainderCents({ askedCents, capturedCents }: OrderMoney): Cents {
  return Math.max(0, askedCents - capturedCents);
}

/** What is owed back: all that is left of a cancelled order, what is too much of another. */
export function owedBackCents(money: OrderMoney, state: OrderState): Cents {
  const kept = refundableCents(money);
  return state === 'cancelled' ? kept : Math.max(0, kept - money.askedCents);
}

/** What a payment is once its refunds are done; giving back a surplus leaves it paid. */
export function paymentStateAfterRefund({
  askedCents,
  capturedCents,
  refundedCents,
}: Omit<OrderMoney, 'heldCents'>): Extract<PaymentState, 'paid' | 'part-refunded' | 'refunded'> {
  if (refundedCents >= capturedCents) return 'refunded';
  return capturedCents - refundedCents < askedCents ? 'part-refunded' : 'paid';
}

export const REASON_MAX = 1_000;
const BANK_REFERENCE_MAX = 140;

export interface RefundForm {
  readonly amountCents: Cents;
  readonly reason: string;
  /** Of the transfer that gave it back; null where the provider does. */
  readonly bankReference: string | null;
}

/**
 * `limits` says what may be given back at most, what of that payment a bank contests or has taken, and
 * whether staff do it by a transfer of their own.
 */
export function readRefundForm(
  form: FormValues,
  limits: { readonly mostCents: Cents; readonly heldCents: Cents; readonly isByHand: boolean },
): { readonly problems: readonly FieldProblem[]; readonly values: RefundForm } {
  const { cents, prose, line, problems, addIssue } = readForm(form);
  const amountCents = cents('amount', { isRequired: true }) ?? 0;
  if (amountCents <= 0) addIssue('amount', 'amount-invalid');
  else if (amountCents > limits.mostCents)
    addIssue('amount', limits.heldCents > 0 ? 'refund-contested' : 'refund-too-much');
  const reason = prose('reason', { isRequired: true, max: REASON_MAX }) ?? '';
  const bankReference = limits.isByHand
    ? line('bankReference', { isRequired: true, max: BANK_REFERENCE_MAX })
    : null;
  return { problems, values: { amountCents, reason, bankReference } };
}
