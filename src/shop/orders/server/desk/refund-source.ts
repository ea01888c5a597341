import type { Cents } from '#basics/money.ts';
import type { DisputeRow } from '../disputes.queries.ts';
import type { PaymentRow } from '../orders.queries.ts';
import type { RefundRow } from './refunds.queries.ts';

export type RefundSource = {
  readonly payment: PaymentRow;
  readonly mostCents: Cents;
  /** Of it, what a bank contests or has taken. */
  readonly heldCents: Cents;
  /** A transfer is given back by one that staff make in their bank. */
  readonly isByHand: boolean;
};

type Backflow = {
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
};

/** The payment from which the next refund comes; undefined where nothing is left to give back. */
export function refundSource(
  payments: readonly PaymentRow[],
  { refunds, disputes }: Backflow,
): RefundSource | undefined {
  return payments
    .map((payment) => {
      const given = refunds
        .filter((refund) => refund.payment_id === payment.id && refund.state !== 'failed')
        .reduce((sum, refund) => sum + refund.amount_cents, 0);
      const heldCents = disputes
        .filter((dispute) => dispute.payment_id === payment.id)
        .reduce((sum, dispute) => sum + dispute.held_cents, 0);
      const isByHand = payment.provider === 'transfer';
      return {
        payment,
        mostCents: payment.captured_cents - given - heldCents,
        heldCents,
        isByHand,
      };
    })
    .find(({ mostCents }) => mostCents > 0);
}
