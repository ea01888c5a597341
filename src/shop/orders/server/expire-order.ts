import type { Tx } from '#platform/database/transaction.ts';
import { transitionOrder } from './move-order.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import {
  findLapsedOrders,
  findOrder,
  findPayment,
  insertOrderEvent,
  listPayments,
  lockOrder,
  movePayment,
  type OrderRow,
  type PaymentRow,
  returnStock,
} from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { applyStatus } from './settle-payment.ts';

/**
 * Ends the reservation of an unpaid order: its pay page is closed first, so that nobody pays for
 * what is no longer kept; if somebody just did, the order is confirmed instead. A transfer may still come:
 * its payment stays open for it, and staff are told of the money.
 */
export async function expireOrder(deps: OrdersDeps, orderId: string): Promise<void> {
  // A timer is no caller: the service keeps the books.
  const { open, expiresAt } = await deps.database.asService(async (tx) => {
    const payments = await listPayments(tx, orderId);
    return {
      open: payments.find(isOpenAttempt),
      expiresAt: (await findOrder(tx, orderId))?.expires_at,
    };
  });
  const isOurs = open !== undefined && open.provider === deps.cardPayments?.provider;
  const status = isOurs ? await deps.cardPayments?.close(open.reference) : undefined;

  await deps.database.asService(async (tx) => {
    if (open && status) await applyStatus(deps, tx, open, status);
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'awaiting-payment') return;
    const now = deps.clock.now();
    const left = open && (await findPayment(tx, open.provider, open.reference));
    // A debit is under way: the bank says later whether the order is paid.
    if (left?.state === 'authorised') return;
    // Its debit was refused just now: its buyer has time to pay otherwise.
    if (order.expires_at?.getTime() !== expiresAt?.getTime()) return;
    if (order.payment_method === 'transfer' && !(await hasLapsed(tx, order, now))) return;
    if (left?.state === 'pending')
      await movePayment(tx, left.id, { state: 'failed', settled_at: now });
    await transitionOrder(tx, orderId, { state: 'cancelled', holds_stock: false });
    await returnStock(tx, orderId);
    await insertOrderEvent(tx, {
      order_id: orderId,
      happened_at: now,
      actor: 'system',
      kind: 'expired',
      reason: 'not paid in time',
    });
    if (order.payment_method === 'transfer') await enqueueOrderMail(tx, orderId, 'order-expired');
  });
}

/**
 * Every hour: transfers that were waited for long enough, and what a queue has lost of the rest. One that fails
 * keeps no other from its end; the job is repeated.
 */
export async function expireOrders(deps: OrdersDeps): Promise<void> {
  // A timer is no caller: the service looks at the orders of everybody.
  const ids = await deps.database.asService((tx) => findLapsedOrders(tx, deps.clock.now()));
  const failures: unknown[] = [];
  for (const id of ids) {
    await expireOrder(deps, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders did not expire');
}

/** A page that is open at a provider: a transfer has none. */
function isOpenAttempt({ state, provider }: PaymentRow): boolean {
  return provider !== 'transfer' && (state === 'pending' || state === 'authorised');
}

/** Where a part of the money has come, a person decides. */
async function hasLapsed(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.expires_at === null || order.expires_at > now) return false;
  const payments = await listPayments(tx, order.id);
  return payments.every(({ captured_cents: captured }) => captured === 0);
}
