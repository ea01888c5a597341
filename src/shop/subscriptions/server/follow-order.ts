import { addDays, parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { monthBegin, monthBeginFrom } from '../rules/months.ts';
import { queueRenewals } from './renew-subscriptions.ts';
import { notifyBuyer, notifyStaff } from './subscription-news.ts';
import {
  alterSubscription,
  type FollowedOrder,
  findBegunBy,
  findByRenewal,
  findFollowedOrder,
  insertEvent,
  insertPeriod,
  insertSubscription,
  lockSubscription,
} from './subscriptions.queries.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

/** That it was confirmed, once and for all. */
const CONFIRMED = ['confirmed', 'in-preparation', 'shipped', 'delivered'];

/**
 * What an order that has moved means for subscriptions: its monthly boxes begin one each, a later month
 * that was paid sets its own going again, one that was given up stops it. Looks at the order as it is now;
 * told twice, it does nothing more.
 */
export async function followOrder(
  deps: SubscriptionsDeps,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  // A queue is no caller: the service follows the orders of everybody.
  await deps.database.asService(async (tx) => {
    const order = await findFollowedOrder(tx, orderId);
    if (!order) return;
    const isConfirmed = CONFIRMED.includes(order.state);
    if (order.renewal_of !== null) {
      if (isConfirmed) await goOn(deps, tx, order.id);
      if (order.state === 'cancelled') await stop(deps, tx, order.id);
    } else if (isConfirmed) await begin(deps, tx, order);
    else if (order.state === 'cancelled') await endAll(deps, tx, order.id);
  });
}

async function begin({ clock }: SubscriptionsDeps, tx: Tx, order: FollowedOrder): Promise<void> {
  const now = clock.now();
  const startsOn = parisDayOf(now);
  const nextOn = monthBegin(startsOn, 1);
  for (const { line, quantity, months, granted, uncommitted } of order.plans) {
    const begun = await insertSubscription(tx, {
      order_id: order.id,
      line,
      company_id: order.company_id,
      headcount: quantity,
      commitment_months: months,
      granted_unit_net_cents: granted,
      uncommitted_unit_net_cents: uncommitted,
      starts_on: startsOn,
      next_on: nextOn,
    });
    if (!begun) continue;
    await insertPeriod(tx, {
      subscription_id: begun.id,
      number: 1,
      order_id: order.id,
      begins_on: startsOn,
      ends_on: addDays(nextOn, -1),
      headcount: quantity,
    });
    const event = { subscription_id: begun.id, happened_at: now, actor: 'buyer', kind: 'started' };
    const eventId = await insertEvent(tx, { ...event, details: { headcount: quantity, months } });
    if (eventId !== undefined) await notifyBuyer(tx, eventId);
  }
}

/** The month that waited is paid. */
async function goOn({ clock }: SubscriptionsDeps, tx: Tx, orderId: string) {
  const id = await findByRenewal(tx, orderId);
  const row = id === undefined ? undefined : await lockSubscription(tx, id);
  if (!row || row.last_order_id !== orderId) return;
  // Months that were missed meanwhile wait for this one.
  await queueRenewals(tx);
  if (row.refusals === 0) return;
  const now = clock.now();
  const isStopped = row.state === 'past-due' || row.paused_for === 'payment';
  await alterSubscription(tx, row.id, {
    refusals: 0,
    first_refused_on: null,
    retry_on: null,
    ...(isStopped && {
      state: row.ends_after === null ? 'active' : 'ending',
      paused_for: null,
    }),
    // Months during which it stood still are not asked for.
    ...(row.paused_for === 'payment' && { next_on: laterOf(row, parisDayOf(now)) }),
  });
  const event = { subscription_id: row.id, happened_at: now, actor: 'system' };
  await insertEvent(tx, { ...event, kind: 'went-on' });
}

/** The month that waited was given up: nothing more is asked for. */
async function stop({ clock }: SubscriptionsDeps, tx: Tx, orderId: string) {
  const id = await findByRenewal(tx, orderId);
  const row = id === undefined ? undefined : await lockSubscription(tx, id);
  if (!row || row.last_order_id !== orderId || row.state === 'ended') return;
  // It is held already, by what only staff lift.
  if (row.paused_for === 'dispute' || row.paused_for === 'address') return;
  const wasStopped = row.paused_for === 'payment';
  // Told a second time.
  if (wasStopped && row.refusals === 0) return;
  await alterSubscription(tx, row.id, {
    state: 'paused',
    paused_for: 'payment',
    refusals: 0,
    first_refused_on: null,
    retry_on: null,
  });
  const event = { subscription_id: row.id, happened_at: clock.now(), actor: 'system' };
  const eventId = await insertEvent(tx, { ...event, kind: 'month-given-up' });
  if (eventId === undefined || wasStopped) return;
  await notifyBuyer(tx, eventId);
  await notifyStaff(tx, eventId);
}

/** The order by which they began was cancelled: nothing was agreed. */
async function endAll({ clock }: SubscriptionsDeps, tx: Tx, orderId: string) {
  for (const id of await findBegunBy(tx, orderId)) {
    const row = await lockSubscription(tx, id);
    if (!row || row.state === 'ended') continue;
    await alterSubscription(tx, id, { state: 'ended', paused_for: null, retry_on: null });
    const event = { subscription_id: id, happened_at: clock.now(), actor: 'system' };
    const eventId = await insertEvent(tx, { ...event, kind: 'first-order-cancelled' });
    if (eventId !== undefined) await notifyBuyer(tx, eventId);
  }
}

function laterOf(row: { readonly starts_on: string; readonly next_on: string }, today: string) {
  return row.next_on >= today ? row.next_on : monthBeginFrom(row.starts_on, today);
}
