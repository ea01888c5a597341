import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { OrderState } from '../rules/order-states.ts';
import { updateOrderState } from './orders.queries.ts';

/** Tells the other rooms, once it is certain, that an order has moved: `{ orderId, state }`. */
export const ORDER_MOVED_TASK = 'order-moved';
/** The same of a charge without a page that was refused: `{ orderId, paymentId }`. */
export const CHARGE_REFUSED_TASK = 'charge-refused';
/** The same of money that went back, or came back from there: `{ refundId }`. */
export const REFUND_ENDED_TASK = 'refund-ended';
/** The same of a payment that a bank contests, or has taken back: `{ orderId, disputeId }`. */
export const PAYMENT_CONTESTED_TASK = 'payment-contested';

/** Every change of an order's state passes here: who follows orders misses none. */
export async function moveOrder(
  tx: Tx,
  orderId: string,
  change: { state: OrderState; holds_stock?: boolean },
): Promise<void> {
  await updateOrderState(tx, orderId, change);
  const { state } = change;
  await enqueueJob(tx, {
    task: ORDER_MOVED_TASK,
    payload: { orderId, state },
    key: `${ORDER_MOVED_TASK}:${orderId}:${state}`,
  });
}
