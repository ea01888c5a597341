import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { Renewal } from '#shop/orders/lends.ts';
import { monthEnd, monthsLater } from '../rules/months.ts';
import { unitPrice } from '../rules/sums.ts';
import { notifyBuyer, notifyStaff } from './subscription-news.ts';
import {
  alterSubscription,
  findDue,
  insertEvent,
  insertPeriod,
  lockSubscription,
  type SubscriptionRow,
  standingOf,
} from './subscriptions.queries.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

/** Every hour, and whenever something may have become due. */
export const RENEW_TASK = 'renew-subscriptions';
/** One attempt to charge a month: `{ subscriptionId, orderId, reference }`. */
export const CHARGE_TASK = 'charge-subscription';

/** Looks for what is due once this transaction stands. */
export async function queueRenewals(tx: Tx): Promise<void> {
  await enqueueJob(tx, { task: RENEW_TASK, payload: {}, key: RENEW_TASK });
}

/**
 * Begins every month that is due, and tries again what was refused, each in a transaction of its own. What
 * was missed is found by its day; under the lock of its subscription a month is begun once, however many
 * look for it. One that fails keeps no other from its part; the job is repeated.
 */
export async function renewSubscriptions(deps: SubscriptionsDeps): Promise<void> {
  const today = parisDayOf(deps.clock.now());
  // A timer is no caller: the service renews the subscriptions of everybody.
  const due = await deps.database.asService((tx) => findDue(tx, today));
  const failures: unknown[] = [];
  for (const id of due) {
    await deps.database
      .asService(async (tx) => {
        const row = await lockSubscription(tx, id);
        if (row) await renew(deps, tx, row, today);
      })
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some could not be renewed');
}

async function renew(
  deps: SubscriptionsDeps,
  tx: Tx,
  row: SubscriptionRow,
  today: ParisDay,
): Promise<void> {
  const isUnpaid = row.last_order_state === 'awaiting-payment';
  if (isUnpaid && row.retry_on !== null && row.retry_on <= today) {
    await alterSubscription(tx, row.id, { retry_on: null });
    await queueCharge(tx, row.id, row.last_order_id);
  }
  if (row.state === 'ended' || row.next_on > today) return;
  if (row.ends_after !== null && row.taken >= row.ends_after) return end(deps, tx, row);
  // A month is begun once the one before is paid.
  if (isUnpaid) return waitForTransfer(deps, tx, row, today);
  if (row.paused_for === null || row.paused_for === 'wish') await beginMonth(deps, tx, row);
}

async function beginMonth(deps: SubscriptionsDeps, tx: Tx, row: SubscriptionRow): Promise<void> {
  const { starts_on: startsOn, next_on: beginsOn } = row;
  const number = row.taken + 1;
  const unitNetCents = unitPrice(standingOf(row), number);
  const month = {
    firstOrderId: row.order_id,
    line: row.line,
    quantity: row.headcount,
    unitNetCents,
    companyId: row.company_id,
  };
  const orderId = await orderOfMonth(deps, tx, month);
  if (orderId === undefined) return holdForAddress(deps, tx, row);
  await insertPeriod(tx, {
    subscription_id: row.id,
    number,
    order_id: orderId,
    begins_on: beginsOn,
    ends_on: monthEnd(startsOn, beginsOn),
    headcount: row.headcount,
  });
  await alterSubscription(tx, row.id, {
    next_on: monthsLater(startsOn, beginsOn, 1),
    // A pause by wish is over on that day.
    ...(row.state === 'paused' && {
      state: row.ends_after === null ? 'active' : 'ending',
      paused_for: null,
    }),
  });
  const event = { subscription_id: row.id, happened_at: deps.clock.now(), actor: 'system' };
  await insertEvent(tx, { ...event, kind: 'month-begun', details: { number } });
  if (row.payment_method === 'card') await queueCharge(tx, row.id, orderId);
}

/** Undefined where it would go to a place that we do not deliver to: that is said before anything is written. */
async function orderOfMonth(
  deps: SubscriptionsDeps,
  tx: Tx,
  month: Renewal,
): Promise<string | undefined> {
  try {
    return (await deps.orders.writeRenewal(tx, month)).orderId;
  } catch (error) {
    const isOfAddress = (path: string) => /^(delivery|billing)Address/.test(path);
    if (error instanceof Refusal && error.problems.some(({ path }) => isOfAddress(path)))
      return undefined;
    throw error;
  }
}

/** Tried again it would fail every hour, unseen: its buyer and staff are told once, and staff let it go on. */
async function holdForAddress(
  { clock }: SubscriptionsDeps,
  tx: Tx,
  row: SubscriptionRow,
): Promise<void> {
  await alterSubscription(tx, row.id, { state: 'paused', paused_for: 'address' });
  const event = { subscription_id: row.id, happened_at: clock.now(), actor: 'system' };
  const eventId = await insertEvent(tx, { ...event, kind: 'not-delivered' });
  if (eventId === undefined) return;
  await notifyBuyer(tx, eventId);
  await notifyStaff(tx, eventId);
}

async function end({ clock }: SubscriptionsDeps, tx: Tx, row: SubscriptionRow) {
  await alterSubscription(tx, row.id, { state: 'ended', paused_for: null });
  const event = { subscription_id: row.id, happened_at: clock.now(), actor: 'system' };
  const eventId = await insertEvent(tx, { ...event, kind: 'ended' });
  if (eventId !== undefined) await notifyBuyer(tx, eventId);
}

/** The transfer of the month before has not come: said once; its own reminder left before. */
async function waitForTransfer(
  { clock }: SubscriptionsDeps,
  tx: Tx,
  row: SubscriptionRow,
  today: ParisDay,
) {
  if (row.payment_method === 'card' || row.state === 'past-due') return;
  await alterSubscription(tx, row.id, {
    state: 'past-due',
    paused_for: null,
    refusals: 1,
    first_refused_on: today,
  });
  const event = { subscription_id: row.id, happened_at: clock.now(), actor: 'system' };
  const eventId = await insertEvent(tx, { ...event, kind: 'transfer-missing' });
  if (eventId !== undefined) await notifyBuyer(tx, eventId);
}

/** The attempt has its name before it is made: made again after a crash, it is the same. */
async function queueCharge(tx: Tx, subscriptionId: string, orderId: string) {
  const reference = crypto.randomUUID();
  await enqueueJob(tx, {
    task: CHARGE_TASK,
    payload: { subscriptionId, orderId, reference },
    key: `${CHARGE_TASK}:${reference}`,
  });
}
