/**
 * The rule: a transfer that was another order's is taken from the one it was said to pay while nothing of
 * that one has left and its money is still there. What is then no longer paid waits for its transfer again.
 */
import type { Cents } from '#basics/money.ts';
import { type OrderMoney, paymentStateAfterRefund } from '#shop/sales/rules/order-money.ts';
import type { PaymentState } from '#shop/sales/rules/order-states.ts';

export const RELEASE_REFUSALS = ['has-left', 'given-back'] as const;
/** `given-back`: money of the order was refunded, and the rest of it would not do without this transfer. */
export type ReleaseRefusal = (typeof RELEASE_REFUSALS)[number];

export type Release =
  | { readonly refusal: ReleaseRefusal }
  | {
      readonly refusal: null;
      readonly capturedCents: Cents;
      readonly payment: PaymentState;
      /** Whether what was paid no longer is. */
      readonly isUnpaid: boolean;
    };

/** `money` is that of the payment by transfer, `payment` its state. */
export function releaseOf({
  amountCents,
  money,
  payment,
  hasLeft,
}: {
  readonly amountCents: Cents;
  readonly money: Omit<OrderMoney, 'heldCents'>;
  readonly payment: PaymentState;
  readonly hasLeft: boolean;
}): Release {
  const { askedCents, refundedCents } = money;
  const capturedCents = money.capturedCents - amountCents;
  const wasPaid = payment === 'paid' || payment === 'part-refunded' || payment === 'refunded';
  const isUnpaid = wasPaid && capturedCents < askedCents;
  if (hasLeft) return { refusal: 'has-left' };
  if (capturedCents < refundedCents || (isUnpaid && refundedCents > 0))
    return { refusal: 'given-back' };
  if (isUnpaid) return { refusal: null, capturedCents, payment: 'pending', isUnpaid };
  const state =
    wasPaid && refundedCents > 0
      ? paymentStateAfterRefund({ askedCents, capturedCents, refundedCents })
      : payment;
  return { refusal: null, capturedCents, payment: state, isUnpaid };
}
