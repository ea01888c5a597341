import { z } from 'zod';
import { findRefundedOrder, standsStill } from './boxes.queries.ts';
import { restoreGiftsOfOrder, retractGiftsOfOrder } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';

const moved = z.object({ orderId: z.uuid() });
const refunded = z.object({ refundId: z.uuid() });

/** An order that is cancelled takes its gifts along; one that stands again brings them back. */
export async function followMovedOrder(deps: GiftsDeps, payload: unknown): Promise<void> {
  await followOrder(deps, moved.parse(payload).orderId);
}

/** The same for an order whose money went back as a whole, or came back from there. */
export async function followRefund(deps: GiftsDeps, payload: unknown): Promise<void> {
  const { refundId } = refunded.parse(payload);
  // A job is no caller: the service looks.
  const refund = await deps.database.asService((tx) => findRefundedOrder(tx, refundId));
  if (refund) await followOrder(deps, refund.order_id);
}

async function followOrder({ database }: GiftsDeps, orderId: string): Promise<void> {
  // A job is no caller: what follows from an order is the service's to write.
  await database.asService(async (tx) => {
    if (await standsStill(tx, orderId)) await restoreGiftsOfOrder(tx, orderId);
    else await retractGiftsOfOrder(tx, orderId);
  });
}
