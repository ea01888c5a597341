import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { Subscription } from '../contract.ts';
import type { SubscriptionState } from '../rules/changes.ts';

export type ShownSubscription = { readonly id: string; readonly may_change: boolean };

/**
 * Those of that company, or of none, that are the caller's to see. Said in words too: row-level security shows
 * staff the subscriptions of everybody, which are not theirs.
 */
export async function findOwn(tx: Tx, companyId: string): Promise<readonly ShownSubscription[]> {
  const { rows } = await sql<ShownSubscription>`
    select id, access.keeps_subscription(id) as may_change from public.subscriptions
    where company_id = ${companyId}
        and company_id in (select access.companies_as('owner', 'hr', 'cse'))
      or company_id is null and order_id in (select access.own_orders())
    order by state = 'ended', starts_on desc, id`.execute(tx);
  return rows;
}

type Wanted = { readonly words: readonly string[]; readonly state: SubscriptionState | null };

/** Those that need somebody first, then by the day on which they go on. */
export async function findShown(
  tx: Tx,
  wanted: Wanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ShownSubscription[]> {
  const { rows } = await sql<ShownSubscription>`
    select subscriptions.id, true as may_change
    from public.subscriptions join public.orders on orders.id = subscriptions.order_id
    where ${matching(wanted)}
    order by subscriptions.state = 'ended', coalesce(subscriptions.paused_for, '') not in ('dispute', 'address'),
      subscriptions.state <> 'past-due',
      subscriptions.next_on, subscriptions.id
    limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** How many match in each state, whichever state is looked for. */
export async function countByState(tx: Tx, words: readonly string[]) {
  const { rows } = await sql<{ state: SubscriptionState; count: number }>`
    select subscriptions.state, count(*)::integer as count
    from public.subscriptions join public.orders on orders.id = subscriptions.order_id
    where ${matching({ words, state: null })} group by subscriptions.state`.execute(tx);
  return rows;
}

function matching({ words, state }: Wanted) {
  const plain = sql`access.searched_text(orders.company_name || ' ' || orders.email || ' '
    || orders.siren || ' ' || orders.number)`;
  return sql.join(
    [
      sql`true`,
      ...words.map((word) => sql`position(${word} in ${plain}) > 0`),
      ...(state ? [sql`subscriptions.state = ${state}`] : []),
    ],
    sql` and `,
  );
}

type StoredEvent = Omit<Subscription['history'][number], 'isOwn'>;

export type ViewedSubscription = Omit<Subscription, 'mayChange' | 'today' | 'history'> & {
  readonly history: readonly StoredEvent[];
  /** Who did what is in the history, in its order. */
  readonly user_ids: readonly (string | null)[];
};

/** All there is to show of these subscriptions; by the service. */
export async function findViews(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly ViewedSubscription[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ViewedSubscription>`
    select subscriptions.id, subscriptions.revision, subscriptions.state,
      paused_for as "pausedFor", line.name as "productName", orders.company_name as "companyName",
      orders.email, orders.payment_method as "paymentMethod",
      subscriptions.commitment_months as "commitmentMonths",
      granted_unit_net_cents as "grantedUnitNetCents",
      subscriptions.uncommitted_unit_net_cents as "uncommittedUnitNetCents",
      public.vat_rate_at(vat.rate_basis_points, orders.delivery_address,
        coalesce(next_on, starts_on)) as "rateBasisPoints", headcount, starts_on as "startsOn",
      next_on as "nextOn", cancelled_after as "cancelledAfter", ends_after as "endsAfter",
      retry_on as "retryOn", month.taken, month.until as "takenUntil", month.paid as "paidCents",
      month.unpaid, month.months, event.history, event.user_ids
    from public.subscriptions
      join public.orders on orders.id = subscriptions.order_id
      join public.order_lines as line
        on line.order_id = subscriptions.order_id and line.position = subscriptions.line
      join public.products on products.id = line.product_id
      join public.vat_decisions as vat on vat.id = products.vat_decision_id
      join lateral (
        select max(period.number) as taken, max(period.ends_on) as until,
          coalesce(sum(share.gross)
            filter (where bought.state not in ('awaiting-payment', 'cancelled')), 0)::bigint as paid,
          (json_agg(json_build_object('accessKey', bought.access_key, 'number', bought.number,
              'grossCents', bought.gross_cents) order by period.number desc)
            filter (where bought.state = 'awaiting-payment')) -> 0 as unpaid,
          json_agg(json_build_object('number', period.number, 'beginsOn', period.begins_on,
            'endsOn', period.ends_on, 'headcount', period.headcount,
            'netCents', share.net, 'grossCents', share.gross,
            'orderNumber', bought.number, 'accessKey', bought.access_key,
            'orderState', bought.state) order by period.number desc) as months
        from public.subscription_periods as period
          join public.orders as bought on bought.id = period.order_id
          -- The first order may hold other things too.
          join lateral (select
            case when period.number = 1 then line.net_cents else bought.net_cents end as net,
            case when period.number = 1
              then line.net_cents + round(line.net_cents * line.rate_basis_points / 10000.0)::bigint
              else bought.gross_cents end as gross) as share on true
        where period.subscription_id = subscriptions.id
      ) as month on true
      join lateral (
        select json_agg(json_build_object('id', events.id, 'at', happened_at, 'actor', actor,
            'kind', kind, 'reason', reason, 'details', details) order by events.id desc) as history,
          json_agg(user_id order by events.id desc) as user_ids
        from public.subscription_events as events
        where events.subscription_id = subscriptions.id
      ) as event on true
    where subscriptions.id = any(${ids}::uuid[])`.execute(tx);
  return rows;
}
