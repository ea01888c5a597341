import { z } from 'zod';
import { REFUND_TASK, refundPayment } from './by-staff/refund-order.ts';
import { remindOfDuePayments } from './by-staff/remind-of-due-payments.ts';
import { remindOfTransfers } from './by-staff/remind-of-transfers.ts';
import { expireOrder, expireOrders } from './expire-order.ts';
import { forgetOrderers } from './limit-orders.ts';
import { LOOK_FOR_DISPUTES_TASK, lookForDisputes } from './look-for-disputes.ts';
import { settlePayment } from './settle-payment.ts';
import type { ShopDeps } from './shop-deps.ts';
import { CHECK_PAYMENT_TASK, CLOSE_ATTEMPT_TASK, EXPIRE_ORDER_TASK } from './watch-payment.ts';

const attempt = z.object({ provider: z.enum(['sandbox', 'stripe']), reference: z.string() });
const expire = z.object({ orderId: z.uuid() });

/** What tells whether an order is paid: its buyer is looking at the page that says so. */
export const PAYMENT_LANE = [CHECK_PAYMENT_TASK, CLOSE_ATTEMPT_TASK];

export function paymentJobs(deps: ShopDeps) {
  return {
    [CHECK_PAYMENT_TASK]: (payload: unknown) => settlePayment(deps, attempt.parse(payload)),
    [CLOSE_ATTEMPT_TASK]: (payload: unknown) =>
      settlePayment(deps, attempt.parse(payload), 'close'),
    [REFUND_TASK]: (payload: unknown) => refundPayment(deps, payload),
    [LOOK_FOR_DISPUTES_TASK]: () => lookForDisputes(deps),
    'remind-of-transfers': () => remindOfTransfers(deps),
    'remind-of-due-payments': () => remindOfDuePayments(deps),
    'expire-orders': () => expireOrders(deps),
    'forget-orderers': () => forgetOrderers(deps),
    [EXPIRE_ORDER_TASK]: (payload: unknown) => expireOrder(deps, expire.parse(payload).orderId),
  };
}
