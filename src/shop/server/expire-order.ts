import {
  findPayment,
  insertOrderEvent,
  listPayments,
  lockOrder,
  moveOrder,
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
  const open = await deps.database.asService(async (tx) =>
    (await listPayments(tx, orderId)).find(({ state }) => state === 'pending'),
  );
  const status = open && (await deps.cardDoor?.close(open.reference));

  await deps.database.asService(async (tx) => {
    if (open && status) await applyStatus(deps, tx, open, status);
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'awaiting-payment') return;
    const now = deps.clock.now();
    const left = open && (await findPayment(tx, open.provider, open.reference));
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
