import { findRefundedOrder, standsStill } from './boxes.queries.ts';
import { restoreGiftsOfOrder, retractGiftsOfOrder } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';

/** The same as `followOrder` for one whose money went back as a whole, or came back from there. */
export async function followRefund(
  deps: GiftsDeps,
  { refundId }: { readonly refundId: string },
): Promise<void> {
  // A job is no caller: the service looks.
  const refund = await deps.database.asService((tx) => findRefundedOrder(tx, refundId));
  if (refund) await followOrder(deps, { orderId: refund.order_id });
}

/** An order that is cancelled takes its gifts along; one that stands again brings them back. */
export async function followOrder(
  { database }: GiftsDeps,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  // A job is no caller: what follows from an order is the service's to write.
  await database.asService(async (tx) => {
    if (await standsStill(tx, orderId)) await restoreGiftsOfOrder(tx, orderId);
    else await retractGiftsOfOrder(tx, orderId);
  });
}
