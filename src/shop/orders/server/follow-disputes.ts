import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#platform/database/transaction.ts';
import { emit } from '#platform/jobs/events.ts';
import type { ProviderDispute } from '#platform/payments/payment-provider.ts';
import { orderEvents } from '../events.ts';
import { followedDispute, hasEnded } from '../rules/disputes.ts';
import { type DisputeRow, insertDispute, listDisputes, updateDispute } from './disputes.queries.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import { insertOrderEvent, type PaymentRow } from './orders.queries.ts';

/** Brings what we know of a payment's disputes to what its provider says; under the order's lock. */
export async function followDisputes(
  tx: Tx,
  payment: PaymentRow,
  told: readonly ProviderDispute[],
  now: Date,
): Promise<void> {
  const known = await listDisputes(tx, payment.order_id);
  for (const dispute of told) {
    if (dispute.currency !== payment.currency)
      throw new Error(`Dispute ${dispute.id} is in another currency than its payment`);
    const before = known.find(({ provider_reference: id }) => id === dispute.id);
    const after = before
      ? await change(tx, before, dispute, now)
      : await open(tx, payment, dispute, now);
    await note(tx, { provider: payment.provider, before, after, now });
  }
}

function open(
  tx: Tx,
  payment: PaymentRow,
  dispute: ProviderDispute,
  now: Date,
): Promise<DisputeRow> {
  return insertDispute(tx, {
    payment_id: payment.id,
    order_id: payment.order_id,
    provider_reference: dispute.id,
    state: dispute.state,
    reason: dispute.reason,
    amount_cents: dispute.amountCents,
    withdrawn_cents: dispute.withdrawnCents,
    reinstated_cents: dispute.reinstatedCents,
    answer_by: dispute.answerBy ?? null,
    opened_at: dispute.openedAt,
    ended_at: hasEnded(dispute.state) ? now : null,
  });
}

async function change(
  tx: Tx,
  before: DisputeRow,
  told: ProviderDispute,
  now: Date,
): Promise<DisputeRow> {
  const known = {
    state: before.state,
    amountCents: before.amount_cents,
    withdrawnCents: before.withdrawn_cents,
    reinstatedCents: before.reinstated_cents,
  };
  const { state, amountCents, withdrawnCents, reinstatedCents } = followedDispute(known, told);
  const altered = {
    state,
    amount_cents: amountCents,
    withdrawn_cents: withdrawnCents,
    reinstated_cents: reinstatedCents,
    answer_by: told.answerBy ?? null,
    ended_at: hasEnded(state) ? (before.ended_at ?? now) : null,
  };
  const after = { ...before, ...altered };
  // Asked every hour; what says nothing new is no word to anybody.
  if (!isDeepStrictEqual(after, before)) await updateDispute(tx, before.id, altered);
  return after;
}

type Followed = {
  readonly provider: string;
  readonly before: DisputeRow | undefined;
  readonly after: DisputeRow;
  readonly now: Date;
};

/** The history of the order says what is new. */
async function note(tx: Tx, { provider, before, after, now }: Followed): Promise<void> {
  const event = { order_id: after.order_id, happened_at: now, actor: provider };
  const tell = (kind: string, amountCents: number) =>
    insertOrderEvent(tx, { ...event, kind, details: { amountCents } });
  if (!before) await tell('dispute-opened', after.amount_cents);
  const taken = after.withdrawn_cents - (before?.withdrawn_cents ?? 0);
  if (taken > 0) await tell('dispute-withdrawn', taken);
  const hasMoved = before?.state !== after.state;
  if (hasMoved && (before || hasEnded(after.state)))
    await tell(`dispute-${after.state}`, after.amount_cents);
  const returned = after.reinstated_cents - (before?.reinstated_cents ?? 0);
  if (returned > 0) await tell('dispute-reinstated', returned);
  if (hasMoved) await notifyOthers(tx, after, before === undefined);
}

/** Staff are written to, and other rooms hear of it. */
async function notifyOthers(
  tx: Tx,
  { id, state, order_id: orderId }: DisputeRow,
  isNew: boolean,
): Promise<void> {
  if (state === 'lost') await enqueueOrderMail(tx, id, 'dispute-lost');
  else if (hasEnded(state)) await enqueueOrderMail(tx, id, 'dispute-won');
  else if (isNew) await enqueueOrderMail(tx, id, 'dispute-opened');
  else if (state === 'to-answer') await enqueueOrderMail(tx, id, 'dispute-escalated');
  if (state === 'won' || state === 'closed') return;
  await emit(tx, orderEvents.paymentDisputed, { orderId, disputeId: id });
}
