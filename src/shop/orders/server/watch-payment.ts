import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { PaymentRow } from './orders.queries.ts';

/** Asks the provider when its notification has not come. */
export const CHECK_PAYMENT_TASK = 'check-payment';
/** Ends an attempt whose order was paid otherwise. */
export const CLOSE_ATTEMPT_TASK = 'close-attempt';
/** Returns what an unpaid order keeps from others. */
export const EXPIRE_ORDER_TASK = 'expire-order';

/** The provider is asked after that time, in case its own word gets lost. */
export async function watchPayment(
  tx: Tx,
  { provider, reference }: Pick<PaymentRow, 'provider' | 'reference'>,
  delaySeconds: number,
): Promise<void> {
  await enqueueJob(tx, {
    task: CHECK_PAYMENT_TASK,
    payload: { provider, reference },
    key: `${CHECK_PAYMENT_TASK}:${reference}`,
    delaySeconds,
  });
}

/** The provider is asked at once, however often it is wished; what is to be asked later still is. */
export async function askNow(
  tx: Tx,
  { provider, reference }: Pick<PaymentRow, 'provider' | 'reference'>,
): Promise<void> {
  await enqueueJob(tx, {
    task: CHECK_PAYMENT_TASK,
    payload: { provider, reference },
    key: `${CHECK_PAYMENT_TASK}:now:${reference}`,
  });
}

/** The reservation ends after that time, unless the order is paid by then. */
export async function watchExpiry(tx: Tx, orderId: string, lifetimeMs: number): Promise<void> {
  await enqueueJob(tx, {
    task: EXPIRE_ORDER_TASK,
    payload: { orderId },
    key: `${EXPIRE_ORDER_TASK}:${orderId}`,
    delaySeconds: Math.max(0, Math.ceil(lifetimeMs / 1000)),
  });
}

/** Nobody pays it any more, once this transaction holds. */
export async function closeAttempt(
  tx: Tx,
  { provider, reference }: Pick<PaymentRow, 'provider' | 'reference'>,
): Promise<void> {
  await enqueueJob(tx, {
    task: CLOSE_ATTEMPT_TASK,
    payload: { provider, reference },
    key: `${CLOSE_ATTEMPT_TASK}:${reference}`,
  });
}
