import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { verdictOf } from '../../rules/transfer-match.ts';
import { enqueueOrderMail } from '../order-mail-jobs.ts';
import { insertOrderEvent, lockOrder, movePayment } from '../orders.queries.ts';
import { followPayment } from '../settle-payment.ts';
import { findTransferPayment } from './transfers.queries.ts';

type Received = {
  readonly id: string;
  readonly amountCents: number;
  /** Who imported or attributed it. */
  readonly staffId: string;
};

/**
 * Adds a transfer to what came in for an order. Complete, the payment settles and the order follows;
 * incomplete, the buyer is asked for the rest; a surplus is shown until it is given back.
 * @throws Refusal not-found (no such order paid by transfer)
 */
export async function receiveTransfer(
  tx: Tx,
  orderId: string,
  { id, amountCents, staffId }: Received,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const payment = order && (await findTransferPayment(tx, orderId));
  if (!payment) throw new Refusal('not-found');
  const captured = payment.captured_cents + amountCents;
  const asked = Math.max(0, payment.amount_cents - payment.captured_cents);
  const verdict = verdictOf(amountCents, asked);
  const event = { order_id: orderId, happened_at: now, actor: 'transfer' };
  const details = { amountCents };
  await insertOrderEvent(tx, { ...event, staff_id: staffId, kind: `transfer-${verdict}`, details });
  const isSettled = payment.state === 'pending' && captured >= payment.amount_cents;
  await movePayment(tx, payment.id, {
    state: isSettled ? 'paid' : payment.state,
    captured_cents: captured,
    ...(isSettled && { settled_at: now }),
  });
  if (isSettled) {
    await insertOrderEvent(tx, { ...event, kind: 'payment-paid' });
    await followPayment(tx, order, event);
  } else if (verdict === 'partial' && order.state === 'awaiting-payment') {
    await enqueueOrderMail(tx, id, 'transfer-remainder');
  }
}
