import { type Insertable, type Selectable, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { DB, OrderState } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isCommitment } from '#shop/sales/rules/monthly-box.ts';
import { PAUSES, type Standing } from '../rules/changes.ts';

export type SubscriptionRow = Selectable<DB['subscriptions']> & {
  readonly taken: number;
  readonly taken_until: ParisDay;
  /** The order of the last month that was taken. */
  readonly last_order_id: string;
  readonly last_order_state: OrderState;
  readonly payment_method: string;
  readonly rate_basis_points: number;
};

export function standingOf(row: SubscriptionRow): Standing {
  const { commitment_months: commitmentMonths, paused_for: pausedFor } = row;
  if (!isCommitment(commitmentMonths)) throw new Error(`Subscription ${row.id} has no plan`);
  return {
    state: row.state,
    pausedFor: PAUSES.find((each) => each === pausedFor) ?? null,
    commitmentMonths,
    grantedUnitNetCents: row.granted_unit_net_cents,
    uncommittedUnitNetCents: row.uncommitted_unit_net_cents,
    headcount: row.headcount,
    startsOn: row.starts_on,
    nextOn: row.next_on,
    taken: row.taken,
    takenUntil: row.taken_until,
    cancelledAfter: row.cancelled_after,
    endsAfter: row.ends_after,
    isUnpaid: row.last_order_state === 'awaiting-payment',
  };
}

/** The subscription, held against everybody else until the transaction ends. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  // A statement of its own: what follows sees what others did while this one waited.
  await sql`select from public.subscriptions where id = ${id} for update`.execute(tx);
  return findSubscription(tx, id);
}

export async function findSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select subscriptions.*, last.number as taken, last.ends_on as taken_until,
      last.order_id as last_order_id, orders.state as last_order_state, orders.payment_method,
      public.vat_rate_at(vat.rate_basis_points, orders.delivery_address,
        coalesce(subscriptions.next_on, last.ends_on)) as rate_basis_points
    from public.subscriptions
      join lateral (select * from public.subscription_periods
        where subscription_id = subscriptions.id order by number desc limit 1) as last on true
      join public.orders on orders.id = last.order_id
      join public.order_lines as line
        on line.order_id = subscriptions.order_id and line.position = subscriptions.line
      join public.products on products.id = line.product_id
      join public.vat_decisions as vat on vat.id = products.vat_decision_id
    where subscriptions.id = ${id}`.execute(tx);
  return rows[0];
}

/** Undefined where that line of the order has begun one already. */
export async function insertSubscription(
  tx: Tx,
  subscription: Insertable<DB['subscriptions']>,
): Promise<{ readonly id: string } | undefined> {
  return tx
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.columns(['order_id', 'line']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function insertPeriod(
  tx: Tx,
  period: Insertable<DB['subscription_periods']>,
): Promise<void> {
  await tx.insertInto('subscription_periods').values(period).execute();
}

export type Altered = Partial<
  Pick<
    Selectable<DB['subscriptions']>,
    | 'state'
    | 'paused_for'
    | 'headcount'
    | 'next_on'
    | 'cancelled_after'
    | 'ends_after'
    | 'refusals'
    | 'first_refused_on'
    | 'retry_on'
  >
>;

/** The guard of the table refuses moves that no subscription may make. */
export async function alterSubscription(tx: Tx, id: string, altered: Altered): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ ...altered, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export type EventDetails = Readonly<Record<string, string | number>>;

/** Its id; undefined where this act is in the history already. */
export async function insertEvent(
  tx: Tx,
  {
    details = {},
    ...event
  }: Omit<Insertable<DB['subscription_events']>, 'details'> & { readonly details?: EventDetails },
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('subscription_events')
    .values({ ...event, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.column('act_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function wasDone(tx: Tx, actId: string): Promise<boolean> {
  const done = await tx
    .selectFrom('subscription_events')
    .select('id')
    .where('act_id', '=', actId)
    .executeTakeFirst();
  return done !== undefined;
}

/** Those whose next month has begun, or whose payment is to be tried again, by that day. */
export async function findDue(tx: Tx, today: ParisDay): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from public.subscriptions
    where (state <> 'ended' and next_on <= ${today}) or retry_on <= ${today}
    order by next_on, id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** By the order of one of its later months. */
export async function findByRenewal(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select subscription_id as id from public.subscription_periods
    where order_id = ${orderId} and number > 1`.execute(tx);
  return rows[0]?.id;
}

/** Those of which this order is a month, the first or a later one. */
export async function findByMonth(tx: Tx, orderId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select subscription_id as id from public.subscription_periods
    where order_id = ${orderId} order by subscription_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether a bank still contests a payment, or has taken it back. */
export async function isContested(tx: Tx, disputeId: string): Promise<boolean> {
  const { rows } = await sql<{ is_contested: boolean }>`
    select standing <> 'won' as is_contested from public.disputes
    where id = ${disputeId}`.execute(tx);
  return rows[0]?.is_contested ?? false;
}

/** Whether this subscription was held because of that dispute before, whatever staff decided since. */
export async function wasHeldFor(tx: Tx, id: string, disputeId: string): Promise<boolean> {
  const { rows } = await sql<{ was_held: boolean }>`
    select exists (select from public.subscription_events where subscription_id = ${id}
      and kind = 'contested' and details ->> 'disputeId' = ${disputeId}) as was_held`.execute(tx);
  return rows[0]?.was_held ?? false;
}

/** Those that began with this order. */
export async function findBegunBy(tx: Tx, orderId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from public.subscriptions where order_id = ${orderId} order by line`.execute(tx);
  return rows.map(({ id }) => id);
}

export type FollowedOrder = Pick<
  Selectable<DB['orders']>,
  'id' | 'state' | 'renewal_of' | 'company_id'
> & {
  /** Those of its lines that are taken every month. */
  readonly plans: readonly {
    readonly line: number;
    readonly quantity: number;
    readonly months: number;
    readonly granted: number;
    readonly uncommitted: number;
  }[];
};

export async function findFollowedOrder(tx: Tx, id: string): Promise<FollowedOrder | undefined> {
  const { rows } = await sql<FollowedOrder>`
    select id, state, renewal_of, company_id,
      coalesce((select json_agg(json_build_object('line', position, 'quantity', quantity,
          'months', commitment_months, 'granted', unit_net_cents,
          'uncommitted', coalesce(uncommitted_unit_net_cents, unit_net_cents)) order by position)
        from public.order_lines where order_id = orders.id and commitment_months is not null
          and product_id is not null), '[]') as plans
    from public.orders where id = ${id}`.execute(tx);
  return rows[0];
}

export type NotifiedEvent = {
  readonly subscription_id: string;
  readonly kind: string;
  readonly details: unknown;
  readonly reason: string | null;
  readonly happened_at: Date;
  readonly company_name: string;
  readonly email: string;
  /** Whether whoever has that address said that the order is not theirs. */
  readonly is_disowned: boolean;
  readonly language: Language;
  readonly siren: string;
  readonly product_name: string;
  readonly company_id: string | null;
};

/** What a mail says of an event. */
export async function findNotifiedEvent(
  tx: Tx,
  eventId: number,
): Promise<NotifiedEvent | undefined> {
  const { rows } = await sql<NotifiedEvent>`
    select events.subscription_id, events.kind, events.details, events.reason, events.happened_at,
      orders.company_name, orders.email, orders.disowned_at is not null as is_disowned, orders.language, orders.siren, line.name as product_name,
      subscriptions.company_id
    from public.subscription_events as events
      join public.subscriptions on subscriptions.id = events.subscription_id
      join public.orders on orders.id = subscriptions.order_id
      join public.order_lines as line
        on line.order_id = subscriptions.order_id and line.position = subscriptions.line
    where events.id = ${eventId}`.execute(tx);
  return rows[0];
}

/** How to come back to an order and pay it. */
export function findOrderKey(tx: Tx, orderId: string) {
  return tx
    .selectFrom('orders')
    .select(['access_key', 'number', 'gross_cents', 'state', 'payment_method'])
    .where('id', '=', orderId)
    .executeTakeFirst();
}
