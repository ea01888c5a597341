import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { ReleaseTransfer } from '../../contract.ts';
import { readReason } from '../../rules/orders-at-work.ts';
import { type Release, releaseOf } from '../../rules/released-transfer.ts';
import { transitionOrder } from '../move-order.ts';
import {
  insertOrderEvent,
  lockOrder,
  movePayment,
  type OrderRow,
  prolongOrder,
} from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { transferAwaitedUntil } from '../write-order.ts';
import { cancelOpenParcels, wasDone } from './acts.queries.ts';
import { onTransfer, type TransferWork } from './on-transfer.ts';
import { findParcels } from './order-file.queries.ts';
import { listRefunds } from './refunds.queries.ts';
import { changeTransfer, findTransferPayment, insertTransferEvent } from './transfers.queries.ts';

/**
 * A person says that a transfer was another order's: it waits to be attributed again, and the order that
 * it was said to pay waits for its own.
 */
export async function releaseTransfer(
  deps: OrdersDeps,
  call: Call,
  { transferId, orderId, actId, form }: ParsedInputOf<ReleaseTransfer>,
): Promise<OutputOf<ReleaseTransfer>> {
  const { text: reason, problems } = readReason(form, 'reason');
  await onTransfer(deps, call, transferId, async (at) => {
    const { tx, transfer, staffId, now } = at;
    if (await wasDone(tx, actId)) return;
    refuseProblems(problems);
    if (transfer.order_id !== orderId) throw new Refusal('conflict');
    const order = await lockOrder(tx, orderId);
    const payment = order && (await findTransferPayment(tx, orderId));
    if (!payment) throw new Refusal('not-found');
    const release = await judged(at, order, payment);
    if (release.refusal !== null)
      throw new Refusal('conflict', { details: { why: release.refusal } });
    // The guard of the table asks who takes it back.
    await insertTransferEvent(tx, {
      id: actId,
      transfer_id: transferId,
      kind: 'released',
      order_id: orderId,
      reason,
      staff_id: staffId,
      happened_at: now,
    });
    const nobody = { order_id: null, attributed_by: null, attributed_at: null };
    await changeTransfer(tx, transferId, nobody);
    const { payment: state, capturedCents: captured_cents, isUnpaid } = release;
    const unsettled = isUnpaid ? { settled_at: null } : {};
    await movePayment(tx, payment.id, { state, captured_cents, ...unsettled });
    await insertOrderEvent(tx, {
      order_id: orderId,
      happened_at: now,
      actor: 'staff',
      staff_id: staffId,
      kind: 'transfer-released',
      reason,
      details: { amountCents: transfer.amount_cents },
      act_id: actId,
    });
    if (isUnpaid) await awaitPayment(at, order);
  });
  return {};
}

type Payment = NonNullable<Awaited<ReturnType<typeof findTransferPayment>>>;

async function judged(
  { tx, transfer }: TransferWork,
  order: OrderRow,
  payment: Payment,
): Promise<Release> {
  const given = (await listRefunds(tx, payment.order_id)).filter(
    (refund) => refund.payment_id === payment.id && refund.state !== 'failed',
  );
  const parcels = await findParcels(tx, [payment.order_id]);
  return releaseOf({
    amountCents: transfer.amount_cents,
    money: {
      askedCents: payment.amount_cents,
      capturedCents: payment.captured_cents,
      refundedCents: given.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
    },
    payment: payment.state,
    // A licence that was changed has left without a parcel.
    hasLeft: order.state === 'delivered' || parcels.some(({ shipped_at: at }) => at !== null),
  });
}

/** What was begun for money that was another order's is taken apart; what was cancelled stays so. */
async function awaitPayment({ tx, staffId, now }: TransferWork, order: OrderRow): Promise<void> {
  if (order.state !== 'confirmed' && order.state !== 'in-preparation') return;
  // It goes on without its money.
  if (order.credit === 'granted') return;
  await cancelOpenParcels(tx, order.id, now);
  await transitionOrder(tx, order.id, { state: 'awaiting-payment' });
  // A later month is waited for by its subscription.
  if (order.renewal_of === null) await prolongOrder(tx, order.id, transferAwaitedUntil(now));
  await insertOrderEvent(tx, {
    order_id: order.id,
    happened_at: now,
    actor: 'staff',
    staff_id: staffId,
    kind: 'unpaid-again',
  });
}
