import type { Tx } from '#platform/database/transaction.ts';
import { emit } from '#platform/jobs/events.ts';
import type { OrderState } from '#shop/sales/rules/order-states.ts';
import { orderEvents } from '../events.ts';
import { updateOrderState } from './orders.queries.ts';

/** Every change of an order's state passes here: who follows orders misses none. */
export async function transitionOrder(
  tx: Tx,
  orderId: string,
  change: { state: OrderState; holds_stock?: boolean },
): Promise<void> {
  await updateOrderState(tx, orderId, change);
  await emit(tx, orderEvents.stateChanged, { orderId, state: change.state });
}
