import type { Tx } from '#platform/database/transaction.ts';
import { emit } from '#platform/jobs/events.ts';
import type { ProviderRefund } from '#platform/payments/payment-provider.ts';
import { paymentStateAfterRefund } from '#shop/sales/rules/order-money.ts';
import { orderEvents } from '../../events.ts';
import { enqueueOrderMail } from '../order-mail-jobs.ts';
import { insertOrderEvent, movePayment, type PaymentRow } from '../orders.queries.ts';
import {
  endRefund,
  findPaymentById,
  insertRefund,
  listRefunds,
  type RefundRow,
} from './refunds.queries.ts';

/** The money is back: the payment says so, and its buyer is told. */
export async function settleRefund(tx: Tx, refund: RefundRow, now: Date): Promise<void> {
  await endRefund(tx, refund.id, { state: 'done', settled_at: now });
  await noteRefund(tx, refund, now, 'refunded');
  await enqueueOrderMail(tx, refund.id, 'order-refunded');
}

/** The provider gives nothing back, or what it gave came back to us: staff are told to find another way. */
export async function loseRefund(tx: Tx, refund: RefundRow, now: Date): Promise<void> {
  await endRefund(tx, refund.id, { state: 'failed', settled_at: now });
  await noteRefund(tx, refund, now, 'refund-refused');
  await enqueueOrderMail(tx, refund.id, 'refund-refused');
}

/** Brings what we know of a payment's refunds to what its provider says; under the order's lock. */
export async function followRefunds(
  tx: Tx,
  payment: PaymentRow,
  told: readonly ProviderRefund[],
  now: Date,
): Promise<void> {
  const known = await listRefunds(tx, payment.order_id);
  for (const { id, key, amountCents, state } of told) {
    const ours = known.find((each) => each.id === key || each.provider_reference === id);
    if (ours) {
      if (ours.state === 'pending' && state === 'done') await settleRefund(tx, ours, now);
      if (ours.state !== 'failed' && state === 'failed') await loseRefund(tx, ours, now);
    } else if (state === 'done') {
      const refund = await insertRefund(tx, {
        id: crypto.randomUUID(),
        payment_id: payment.id,
        order_id: payment.order_id,
        amount_cents: amountCents,
        reason: `${payment.provider} ${id}`,
        provider_reference: id,
        asked_at: now,
      });
      await settleRefund(tx, refund, now);
    }
  }
}

async function noteRefund(tx: Tx, refund: RefundRow, now: Date, kind: string): Promise<void> {
  const payment = await findPaymentById(tx, refund.payment_id);
  if (!payment) throw new Error(`Refund ${refund.id} has no payment`);
  const done = (await listRefunds(tx, refund.order_id)).filter(
    ({ payment_id: id, state }) => id === payment.id && state === 'done',
  );
  const state = paymentStateAfterRefund({
    askedCents: payment.amount_cents,
    capturedCents: payment.captured_cents,
    refundedCents: done.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
  });
  // A transfer that never was complete stays the attempt it was; its refund says what went back.
  const wasPaid = ['paid', 'part-refunded', 'refunded'].includes(payment.state);
  if (wasPaid && state !== payment.state) await movePayment(tx, payment.id, { state });
  await insertOrderEvent(tx, {
    order_id: refund.order_id,
    happened_at: now,
    actor: payment.provider,
    kind,
    details: { amountCents: refund.amount_cents },
  });
  await emit(tx, orderEvents.refundSettled, { refundId: refund.id });
}
