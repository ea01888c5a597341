import { z } from 'zod';
import { addDays, parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { afterRefusal } from '../rules/retries.ts';
import { notifyBuyer, notifyStaff } from './subscription-news.ts';
import {
  alterSubscription,
  findByRenewal,
  findSubscription,
  insertEvent,
  lockSubscription,
  type SubscriptionRow,
} from './subscriptions.queries.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

const charge = z.object({ subscriptionId: z.uuid(), orderId: z.uuid(), reference: z.uuid() });

/** While its buyer is paying by themself. */
const LOOK_AGAIN_DAYS = 3;

/** Charges one month once; how it ended is heard from its order. */
export async function chargeSubscription(deps: SubscriptionsDeps, told: unknown): Promise<void> {
  const { subscriptionId, orderId, reference } = charge.parse(told);
  // A timer is no caller: the service looks whether a bank has contested an earlier month meanwhile.
  const row = await deps.database.asService((tx) => findSubscription(tx, subscriptionId));
  if (row?.paused_for === 'dispute') return;
  const charged = await deps.orders.chargeRenewal({ orderId, reference });
  // There was nothing to charge: what a refusal brings about is told all the same.
  if (charged === 'no-means') await refuse(deps, orderId, reference);
  if (charged === 'under-way') await lookAgain(deps, orderId);
}

/** A charge was refused, at once or days later. */
export async function followRefusedCharge(
  deps: SubscriptionsDeps,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<void> {
  await refuse(deps, orderId, paymentId);
}

/** `attemptId` is the attempt that came to nothing: told twice, it counts once. */
async function refuse(deps: SubscriptionsDeps, orderId: string, attemptId: string): Promise<void> {
  const now = deps.clock.now();
  await onUnpaid(deps, orderId, async (tx, row) => {
    // Nothing is tried again: it is held until staff say otherwise.
    if (row.paused_for === 'dispute') return;
    const before = { refusals: row.refusals, firstRefusedOn: row.first_refused_on };
    const { refusals, firstRefusedOn, retryOn } = afterRefusal(before, parisDayOf(now));
    const eventId = await insertEvent(tx, {
      subscription_id: row.id,
      happened_at: now,
      actor: 'system',
      kind: retryOn === null ? 'stopped' : 'payment-refused',
      act_id: attemptId,
      details: retryOn === null ? { orderId } : { orderId, retryOn },
    });
    if (eventId === undefined) return;
    await alterSubscription(tx, row.id, {
      refusals,
      first_refused_on: firstRefusedOn,
      retry_on: retryOn,
      ...(row.state !== 'ended' &&
        (retryOn === null
          ? { state: 'paused', paused_for: 'payment' }
          : { state: 'past-due', paused_for: null })),
    });
    await notifyBuyer(tx, eventId);
    if (retryOn === null) await notifyStaff(tx, eventId);
  });
}

async function lookAgain(deps: SubscriptionsDeps, orderId: string): Promise<void> {
  const retryOn = addDays(parisDayOf(deps.clock.now()), LOOK_AGAIN_DAYS);
  await onUnpaid(deps, orderId, (tx, row) => alterSubscription(tx, row.id, { retry_on: retryOn }));
}

/** The subscription of which this order is the last month, where that still waits to be paid. */
async function onUnpaid(
  deps: SubscriptionsDeps,
  orderId: string,
  work: (tx: Tx, row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  // A timer is no caller: the service keeps the books.
  await deps.database.asService(async (tx) => {
    const id = await findByRenewal(tx, orderId);
    const row = id === undefined ? undefined : await lockSubscription(tx, id);
    if (row?.last_order_id === orderId && row.last_order_state === 'awaiting-payment')
      await work(tx, row);
  });
}
