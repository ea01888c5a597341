import { moveOrder } from './move-order.ts';
import {
  findOrder,
  findPayment,
  insertOrderEvent,
  listPayments,
  lockOrder,
  movePayment,
  returnStock,
} from './orders.queries.ts';
import { applyStatus } from './settle-payment.ts';
import type { ShopDeps } from './shop-deps.ts';

/**
 * Ends the reservation of an unpaid order: its pay page is closed first, so that nobody pays for
 * what is no longer kept; if somebody just did, the order is confirmed instead.
 */
export async function expireOrder(deps: ShopDeps, orderId: string): Promise<void> {
  // A timer is no caller: the service keeps the books.
  const { open, expiresAt } = await deps.database.asService(async (tx) => {
    const payments = await listPayments(tx, orderId);
    return {
      open: payments.find(({ state }) => state === 'pending' || state === 'authorised'),
      expiresAt: (await findOrder(tx, orderId))?.expires_at,
    };
  });
  const isOurs = open !== undefined && open.provider === deps.cardDoor?.provider;
  const status = isOurs ? await deps.cardDoor?.close(open.reference) : undefined;

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
    if (left?.state === 'pending')
      await movePayment(tx, left.id, { state: 'failed', settled_at: now });
    await moveOrder(tx, orderId, { state: 'cancelled', holds_stock: false });
    await returnStock(tx, orderId);
    await insertOrderEvent(tx, {
      order_id: orderId,
      happened_at: now,
      actor: 'system',
      kind: 'expired',
      reason: 'not paid in time',
    });
  });
}
