import type { Cents } from '#basics/money.ts';
import type { PaymentRow } from '../orders.queries.ts';
import type { RefundRow } from './refunds.queries.ts';

export type RefundSource = {
  readonly payment: PaymentRow;
  readonly mostCents: Cents;
  /** A transfer is given back by one that staff make in their bank. */
  readonly isByHand: boolean;
};

/** The payment from which the next refund comes; undefined where nothing is left to give back. */
export function refundSource(
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
): RefundSource | undefined {
  return payments
    .map((payment) => {
      const given = refunds
        .filter((refund) => refund.payment_id === payment.id && refund.state !== 'failed')
        .reduce((sum, refund) => sum + refund.amount_cents, 0);
      const isByHand = payment.provider === 'transfer';
      return { payment, mostCents: payment.captured_cents - given, isByHand };
    })
    .find(({ mostCents }) => mostCents > 0);
}
