import { z } from 'zod';
import { REFUND_TASK, refundPayment } from './by-staff/refund-order.ts';
import { remindOfTransfers } from './by-staff/remind-of-transfers.ts';
import { expireOrder } from './expire-order.ts';
import { settlePayment } from './settle-payment.ts';
import type { ShopDeps } from './shop-deps.ts';

/** Asks the provider when its notification has not come. */
export const CHECK_PAYMENT_TASK = 'check-payment';
/** Returns what an unpaid order keeps from others. */
export const EXPIRE_ORDER_TASK = 'expire-order';

const checkPayment = z.object({ provider: z.enum(['sandbox', 'stripe']), reference: z.string() });
const expire = z.object({ orderId: z.uuid() });

export function paymentJobs(deps: ShopDeps) {
  return {
    [CHECK_PAYMENT_TASK]: (payload: unknown) => settlePayment(deps, checkPayment.parse(payload)),
    [REFUND_TASK]: (payload: unknown) => refundPayment(deps, payload),
    'remind-of-transfers': () => remindOfTransfers(deps),
    [EXPIRE_ORDER_TASK]: (payload: unknown) => expireOrder(deps, expire.parse(payload).orderId),
  };
}
