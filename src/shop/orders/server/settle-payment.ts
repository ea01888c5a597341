import { askTogether } from '#platform/database/pipelined-driver.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { emit } from '#platform/jobs/events.ts';
import type { PaymentStatus } from '#platform/payments/payment-provider.ts';
import { orderEvents } from '../events.ts';
import { watchSoldNumber } from './check-sold-number.ts';
import { followRefunds } from './desk/settle-refund.ts';
import { followDisputes } from './follow-disputes.ts';
import { transitionOrder } from './move-order.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import {
  findPayment,
  insertOrderEvent,
  listPayments,
  lockedOrder,
  lockOrder,
  movePayment,
  newNotification,
  type OrderRow,
  type PaymentRow,
  paymentOf,
  prolongOrder,
} from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { closeAttempt, watchExpiry, watchPayment } from './watch-payment.ts';

/** After a debit that was refused. */
const PAY_AGAIN_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

const ASK_BANK_AGAIN_SECONDS = 24 * 60 * 60;

export type SettledPayment = {
  readonly provider: PaymentRow['provider'];
  readonly reference: string;
  /** The notification that told us; absent when we asked by ourselves. */
  readonly eventId?: string;
};

/**
 * Brings an attempt to pay, and its order, to what the provider says of it now. What a
 * notification claims is never believed: the provider is asked. Each notification takes effect
 * once, and any number of calls at once end the same. States move forward, but where a bank sent a
 * refund back.
 */
export async function settlePayment(
  deps: OrdersDeps,
  settled: SettledPayment,
  ask: 'fetch' | 'close' = 'fetch',
): Promise<void> {
  const { cardPayments: door } = deps;
  // What another provider took stays what it was when that one was disconnected.
  const status =
    door?.provider === settled.provider ? await door[ask](settled.reference) : undefined;
  // Nobody is the caller here: the provider speaks, and the service keeps the books.
  await deps.database.asService(async (tx) => {
    const payment = await findUnlessNotifiedBefore(deps, tx, settled);
    if (!payment || !status) return;
    await applyStatus(deps, tx, payment, status);
    await applyBackflow(deps, tx, payment, status);
  });
}

/** The same inside a transaction that has its own reasons to look. */
export async function applyStatus(
  deps: OrdersDeps,
  tx: Tx,
  payment: PaymentRow,
  status: PaymentStatus,
): Promise<void> {
  // Read again under the order's lock: another call may have settled it meanwhile.
  const [[order], [current]] = await askTogether(tx, [
    lockedOrder(tx, payment.order_id).compile(),
    paymentOf(tx, payment).compile(),
  ]);
  const isOpen = current?.state === 'pending' || current?.state === 'authorised';
  if (!order || !isOpen) return;
  if (status.outcome === 'open') {
    // Nothing else ends it where the order does not expire.
    if (order.expires_at === null) await watchPayment(tx, payment, ASK_BANK_AGAIN_SECONDS);
    return;
  }
  const now = deps.clock.now();
  const event = { order_id: order.id, happened_at: now, actor: payment.provider };

  if (status.outcome === 'processing') {
    // Should its bank's word get lost, it is asked for.
    await watchPayment(tx, payment, ASK_BANK_AGAIN_SECONDS);
    if (current.state === 'authorised') return;
    await movePayment(tx, payment.id, { state: 'authorised' });
    await insertOrderEvent(tx, { ...event, kind: 'payment-processing' });
    return;
  }
  if (status.outcome !== 'paid') {
    await movePayment(tx, payment.id, { state: 'failed', settled_at: now });
    await insertOrderEvent(tx, { ...event, kind: `payment-${status.outcome}` });
    if (current.is_charge)
      await emit(tx, orderEvents.chargeRefused, { orderId: order.id, paymentId: current.id });
    if (current.state === 'authorised') await askAgain(deps, tx, order, current);
    return;
  }
  if (status.amountCents !== payment.amount_cents || status.currency !== payment.currency) {
    throw new Error(`Payment ${payment.id} was settled with another amount`);
  }
  const captured = { captured_cents: status.amountCents };
  await movePayment(tx, payment.id, { state: 'paid', settled_at: now, ...captured });
  await insertOrderEvent(tx, { ...event, kind: 'payment-paid' });
  await followPayment(tx, order, event);
}

/** What was given back or contested of what has come in, read again under the order's lock. */
async function applyBackflow(
  { clock }: OrdersDeps,
  tx: Tx,
  { provider, reference, order_id: orderId }: PaymentRow,
  { refunds = [], disputes = [] }: PaymentStatus,
): Promise<void> {
  if (refunds.length === 0 && disputes.length === 0) return;
  await lockOrder(tx, orderId);
  const payment = await findPayment(tx, provider, reference);
  if (!payment || payment.captured_cents === 0) return;
  await followRefunds(tx, payment, refunds, clock.now());
  await followDisputes(tx, payment, disputes, clock.now());
}

/** Days after everybody thought it was paid: its buyer is told, and has time to pay otherwise. */
async function askAgain(
  { clock }: OrdersDeps,
  tx: Tx,
  order: OrderRow,
  { is_charge: isCharge }: PaymentRow,
): Promise<void> {
  if (order.state !== 'awaiting-payment') return;
  const now = clock.now().getTime();
  // A later month has more time than that from the beginning.
  const expiresAt = Math.max(now + PAY_AGAIN_WITHIN_MS, order.expires_at?.getTime() ?? 0);
  await prolongOrder(tx, order.id, new Date(expiresAt));
  await watchExpiry(tx, order.id, expiresAt - now);
  // Of a charge its buyer hears from the subscription, which tries again.
  if (!isCharge) await enqueueOrderMail(tx, order.id, 'debit-refused');
}

/** What follows for the order from a payment that has just become complete. */
export async function followPayment(
  tx: Tx,
  order: OrderRow,
  event: { order_id: string; happened_at: Date; actor: string },
): Promise<void> {
  if (order.state === 'awaiting-payment') {
    await transitionOrder(tx, order.id, { state: 'confirmed' });
    await enqueueOrderMail(tx, order.id, 'order-confirmed');
    await watchSoldNumber(tx, order);
  } else if (order.state === 'cancelled') {
    // Paid after it was cancelled: money without goods, which only a person can put right.
    await insertOrderEvent(tx, { ...event, kind: 'paid-after-cancellation' });
    await enqueueOrderMail(tx, order.id, 'paid-after-cancellation');
  }
  if (order.credit !== null) await endOtherAttempts(tx, order.id);
}

/** What was paid by card is not waited for by transfer, nor the other way round. */
async function endOtherAttempts(tx: Tx, orderId: string): Promise<void> {
  for (const other of await listPayments(tx, orderId)) {
    if (other.state !== 'pending') continue;
    if (other.provider !== 'transfer') await closeAttempt(tx, other);
    else if (other.captured_cents === 0) await movePayment(tx, other.id, { state: 'failed' });
  }
}

/** The attempt that is spoken of; undefined where this very notification was received before. */
async function findUnlessNotifiedBefore(
  { clock }: OrdersDeps,
  tx: Tx,
  { eventId, ...attempt }: SettledPayment,
): Promise<PaymentRow | undefined> {
  const { provider, reference } = attempt;
  if (eventId === undefined) return findPayment(tx, provider, reference);
  const [news, [payment]] = await askTogether(tx, [
    newNotification(tx, { provider, event_id: eventId, received_at: clock.now() }).compile(),
    paymentOf(tx, attempt).compile(),
  ]);
  return news.length > 0 ? payment : undefined;
}
