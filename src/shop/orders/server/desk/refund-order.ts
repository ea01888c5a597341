import { z } from 'zod';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { type RefundForm, readRefundForm } from '#shop/sales/rules/order-money.ts';
import type { RefundOrder } from '../../contract.ts';
import { listDisputes } from '../disputes.queries.ts';
import { listPayments, lockOrder } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { actOnOrder, type OrderWork } from './act-on-order.ts';
import { type RefundSource, refundSource } from './refund-source.ts';
import { findPaymentById, findRefund, insertRefund, listRefunds } from './refunds.queries.ts';
import { loseRefund, settleRefund } from './settle-refund.ts';

export const REFUND_TASK = 'refund-payment';

/** All or part of what came in; twice with one id is one refund. */
export async function refundOrder(
  deps: OrdersDeps,
  call: Call,
  { orderId, refundId, form }: ParsedInputOf<RefundOrder>,
): Promise<OutputOf<RefundOrder>> {
  await actOnOrder(deps, call, { act: 'serve-orders', orderId }, async (at) => {
    if (await findRefund(at.tx, refundId)) return;
    const payments = await listPayments(at.tx, orderId);
    const disputes = await listDisputes(at.tx, orderId);
    const refunds = await listRefunds(at.tx, orderId);
    const source = refundSource(payments, { refunds, disputes });
    if (!source && disputes.some(({ held_cents: held }) => held > 0))
      refuseProblems([{ path: 'amount', problem: 'refund-contested' }]);
    if (!source) throw new Refusal('conflict');
    const { values, problems } = readRefundForm(form, source);
    refuseProblems(problems);
    await giveBack(at, source, { id: refundId, ...values });
  });
  return {};
}

/**
 * By hand it is done already, and recorded. Otherwise the provider is asked by a job written here, for
 * what leaves the transaction must not leave twice.
 */
export async function giveBack(
  { tx, order, now, staffId, note }: OrderWork,
  { payment, isByHand }: RefundSource,
  { id, amountCents, reason, bankReference }: RefundForm & { readonly id: string },
): Promise<void> {
  await insertRefund(tx, {
    id,
    payment_id: payment.id,
    order_id: order.id,
    amount_cents: amountCents,
    reason,
    bank_reference: bankReference,
    asked_by: staffId,
    asked_at: now,
  });
  await note({ kind: 'refund-asked', reason, details: { amountCents } });
  if (!isByHand) {
    const key = `${REFUND_TASK}:${id}`;
    await enqueueJob(tx, { task: REFUND_TASK, payload: { refundId: id }, key });
    return;
  }
  const refund = await findRefund(tx, id);
  if (refund) await settleRefund(tx, refund, now);
}

const job = z.object({ refundId: z.uuid() });

/** Asks the provider under the refund's own key: asked again, it gives back once. */
export async function refundPayment(deps: OrdersDeps, payload: unknown): Promise<void> {
  const { refundId } = job.parse(payload);
  // A job is no caller: the service keeps the books, here and below.
  const asked = await deps.database.asService(async (tx) => {
    const refund = await findRefund(tx, refundId);
    const payment = refund && (await findPaymentById(tx, refund.payment_id));
    return { refund, payment };
  });
  if (asked.refund?.state !== 'pending' || !asked.payment) return;
  if (!deps.cardPayments) throw new Error(`Nobody gives back refund ${refundId}`);
  const outcome = await deps.cardPayments.refund({
    key: refundId,
    reference: asked.payment.reference,
    amountCents: asked.refund.amount_cents,
  });
  const now = deps.clock.now();
  await deps.database.asService(async (tx) => {
    await lockOrder(tx, asked.refund?.order_id ?? '');
    const refund = await findRefund(tx, refundId);
    if (refund?.state !== 'pending') return;
    if (outcome === 'done') return settleRefund(tx, refund, now);
    await loseRefund(tx, refund, now);
  });
}
