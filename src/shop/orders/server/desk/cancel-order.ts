import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { CancelOrder, ReinstateOrder } from '../../contract.ts';
import { readCancelForm } from '../../rules/orders-at-work.ts';
import { listDisputes } from '../disputes.queries.ts';
import { transitionOrder } from '../move-order.ts';
import { enqueueOrderMail } from '../order-mail-jobs.ts';
import { findOrder, listPayments, movePayment, returnStock } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { settlePayment } from '../settle-payment.ts';
import { actOnOrder, refuseUnlessMay } from './act-on-order.ts';
import { cancelOpenParcels, takeStockAgain } from './acts.queries.ts';
import { giveBack } from './refund-order.ts';
import { refundSource } from './refund-source.ts';
import { listRefunds } from './refunds.queries.ts';

export async function cancelOrder(
  deps: OrdersDeps,
  call: Call,
  { orderId, actId, form }: ParsedInputOf<CancelOrder>,
): Promise<OutputOf<CancelOrder>> {
  const { values, problems } = readCancelForm(form);
  const wasUnpaid = await closePayPage(deps, call, orderId, problems.length === 0);
  refuseProblems(problems);
  await actOnOrder(deps, call, { act: 'serve-orders', orderId, actId }, async (at) => {
    const { tx, order, now, note } = at;
    await refuseUnlessMay(at, 'cancel');
    // Somebody paid while it was being cancelled: whoever cancels looks at it again.
    if (wasUnpaid && order.state !== 'awaiting-payment') throw new Refusal('conflict');
    await transitionOrder(tx, orderId, { state: 'cancelled', holds_stock: false });
    if (order.holds_stock) await returnStock(tx, orderId);
    await cancelOpenParcels(tx, orderId, now);
    const payments = await listPayments(tx, orderId);
    for (const payment of payments) {
      // A transfer may still come: its payment stays open for it.
      if (payment.state === 'pending' && payment.provider !== 'transfer')
        await movePayment(tx, payment.id, { state: 'failed', settled_at: now });
    }
    await note({ kind: 'cancelled', reason: values.reason, act_id: actId });
    await enqueueOrderMail(tx, orderId, 'order-cancelled');
    const refunds = await listRefunds(tx, orderId);
    const source = refundSource(payments, { refunds, disputes: await listDisputes(tx, orderId) });
    // What came by transfer is given back by hand, and shown as owed until then.
    if (values.isRefunded && source && !source.isByHand) {
      const refund = { amountCents: source.mostCents, reason: values.reason, bankReference: null };
      await giveBack(at, source, { id: actId, ...refund });
    }
  });
  return {};
}

/**
 * Makes sure that nobody pays any more for what is about to be cancelled; answers whether the order was
 * unpaid. Where somebody has just paid, that is settled first.
 */
async function closePayPage(
  deps: OrdersDeps,
  call: Call,
  orderId: string,
  isMeant: boolean,
): Promise<boolean> {
  const { order, open } = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'serve-orders');
    const found = await findOrder(tx, orderId);
    const payments = found ? await listPayments(tx, orderId) : [];
    const card = payments.find(
      ({ state, provider }) => state === 'pending' && provider !== 'transfer',
    );
    return { order: found, open: card };
  });
  if (!order) throw new Refusal('not-found');
  if (isMeant && open) {
    await deps.cardPayments?.close(open.reference);
    await settlePayment(deps, { provider: open.provider, reference: open.reference });
  }
  return order.state === 'awaiting-payment';
}

/** An order whose money came after it was cancelled goes on, if what it needs is still there. */
export async function reinstateOrder(
  deps: OrdersDeps,
  call: Call,
  { orderId, actId }: ParsedInputOf<ReinstateOrder>,
): Promise<OutputOf<ReinstateOrder>> {
  await actOnOrder(deps, call, { act: 'serve-orders', orderId, actId }, async (at) => {
    await refuseUnlessMay(at, 'reinstate');
    if (!(await takeStockAgain(at.tx, orderId))) throw new Refusal('out-of-stock');
    await transitionOrder(at.tx, orderId, { state: 'confirmed', holds_stock: true });
    await at.note({ kind: 'reinstated', act_id: actId });
    await enqueueOrderMail(at.tx, orderId, 'order-confirmed');
  });
  return {};
}
