import { z } from 'zod';
import type { Job } from '#platform/jobs/job.ts';
import { NOTIFY_TASK } from '#platform/payments/sandbox-provider.ts';
import { CHECK_SOLD_NUMBER_TASK, checkSoldNumber } from './check-sold-number.ts';
import { REFUND_TASK, refundPayment } from './desk/refund-order.ts';
import { remindOfDuePayments } from './desk/remind-of-due-payments.ts';
import { remindOfTransfers } from './desk/remind-of-transfers.ts';
import { expireOrder, expireOrders } from './expire-order.ts';
import { forgetLogos } from './forget-logos.ts';
import { forgetOrderers } from './limit-orders.ts';
import { lookForDisputes } from './look-for-disputes.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { settlePayment } from './settle-payment.ts';
import { forgetVatNumbers } from './vat-numbers.ts';
import { CHECK_PAYMENT_TASK, CLOSE_ATTEMPT_TASK, EXPIRE_ORDER_TASK } from './watch-payment.ts';

const attempt = z.object({ provider: z.enum(['sandbox', 'stripe']), reference: z.string() });
const expire = z.object({ orderId: z.uuid() });

export function orderJobs(deps: OrdersDeps): Job[] {
  const { sandbox } = deps;
  return [
    // What tells whether an order is paid: its buyer is looking at the page that says so.
    {
      name: CHECK_PAYMENT_TASK,
      run: (payload) => settlePayment(deps, attempt.parse(payload)),
      lane: 'payments',
    },
    {
      name: CLOSE_ATTEMPT_TASK,
      run: (payload) => settlePayment(deps, attempt.parse(payload), 'close'),
      lane: 'payments',
    },
    ...(sandbox
      ? [
          {
            name: NOTIFY_TASK,
            run: (payload: unknown) => sandbox.notify(payload),
            lane: 'payments' as const,
          },
        ]
      : []),
    { name: CHECK_SOLD_NUMBER_TASK, run: (payload) => checkSoldNumber(deps, payload) },
    { name: REFUND_TASK, run: (payload) => refundPayment(deps, payload) },
    // What the provider's own word would have told at once.
    { name: 'look-for-disputes', run: () => lookForDisputes(deps), cron: '35 * * * *' },
    // In the morning in Paris, all year round.
    { name: 'remind-of-transfers', run: () => remindOfTransfers(deps), cron: '10 7 * * *' },
    { name: 'remind-of-due-payments', run: () => remindOfDuePayments(deps), cron: '15 7 * * *' },
    // Midnight in Paris is an hour that changes with the season; any other finds what was missed.
    { name: 'expire-orders', run: () => expireOrders(deps), cron: '2 * * * *' },
    {
      name: EXPIRE_ORDER_TASK,
      run: (payload) => expireOrder(deps, expire.parse(payload).orderId),
    },
    { name: 'forget-orderers', run: () => forgetOrderers(deps), cron: '5 * * * *' },
    { name: 'forget-vat-numbers', run: () => forgetVatNumbers(deps), cron: '45 2 * * *' },
    { name: 'forget-logos', run: () => forgetLogos(deps), cron: '40 2 * * *' },
  ];
}
