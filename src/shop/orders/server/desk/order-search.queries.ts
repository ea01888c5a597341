import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { ORDER_STATES, type OrderState } from '#shop/sales/rules/order-states.ts';
import type { DisputeStanding } from '../../rules/disputes.ts';
import { MOST_COUNTED, type OrderSort, type PaymentFilter } from '../../rules/orders-at-work.ts';
import { OWED } from './credit-search.queries.ts';

export type WantedOrders = {
  readonly words: readonly string[];
  readonly state: OrderState | null;
  readonly payment: PaymentFilter | null;
  readonly week: string | null;
  readonly dispute: DisputeStanding | null;
  readonly isLate: boolean;
  readonly hasReturn: boolean;
  readonly late: LateSince;
};

/** The week it is now, and the instant before which an order is waited for too long. */
export type LateSince = { readonly week: string; readonly before: Date };

export type FoundOrder = {
  readonly id: string;
  readonly number: string;
  readonly placed_at: Date;
  readonly state: OrderState;
  readonly payment_method: 'card' | 'transfer';
  readonly credit: string | null;
  readonly company_name: string;
  readonly siren: string;
  readonly email: string;
  readonly wished_week: string | null;
  readonly net_cents: number;
  readonly gross_cents: number;
  readonly captured_cents: number;
  readonly refunded_cents: number;
  readonly held_cents: number;
  readonly dispute: DisputeStanding | null;
  readonly pieces: number;
  readonly is_late: boolean;
};

/** Its sums are read where they are named, else PostgreSQL leaves them out: an order has them once. */
const WITH_MONEY = sql`public.orders left join public.order_sums as sums on sums.order_id = orders.id`;

// As an index has it: to be judged, or to be sent instead.
const RETURN_WAITS = sql`(order_returns.state in ('asked', 'received')
  or (order_returns.state = 'accepted' and way = 'kept'))`;

const COLUMNS = sql`orders.id, number, placed_at, orders.state, payment_method, credit, company_name, siren,
  email, wished_week, net_cents, gross_cents, came_cents as captured_cents,
  given_cents as refunded_cents, contested_cents as held_cents, dispute,
  (select coalesce(sum(quantity), 0)::integer from public.order_lines
    where order_id = orders.id and not is_service) as pieces`;

const ORDERS_OF: Readonly<Record<OrderSort, RawBuilder<unknown>>> = {
  newest: sql`placed_at desc, orders.id`,
  week: sql`wished_week nulls last, placed_at desc, orders.id`,
  company: sql`lower(company_name), placed_at desc, orders.id`,
  amount: sql`gross_cents desc, placed_at desc, orders.id`,
};

/** The same the other way round, as an index is read backwards; without a week stays last. */
const TURNED: Readonly<Record<OrderSort, RawBuilder<unknown>>> = {
  newest: sql`placed_at, orders.id desc`,
  week: sql`wished_week desc nulls last, placed_at, orders.id desc`,
  company: sql`lower(company_name) desc, placed_at, orders.id desc`,
  amount: sql`gross_cents, placed_at, orders.id desc`,
};

export async function findOrders(
  tx: Tx,
  wanted: WantedOrders,
  page: {
    readonly sort: OrderSort;
    readonly isTurned: boolean;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<readonly FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select ${COLUMNS}, ${isLate(wanted.late)} as is_late from ${WITH_MONEY} where ${matching(wanted)}
    order by ${(page.isTurned ? TURNED : ORDERS_OF)[page.sort]} limit ${page.limit} offset ${page.offset}`.execute(
    tx,
  );
  return rows;
}

/** The next ones after the last of the page before, the newest first. */
export async function findOrdersAfter(
  tx: Tx,
  wanted: WantedOrders,
  { after, limit }: { readonly after: FoundOrder | undefined; readonly limit: number },
): Promise<readonly FoundOrder[]> {
  // To the microsecond, which a date of JavaScript does not hold: by its row.
  const further = after
    ? sql`(placed_at, orders.id) < (select placed_at, id from public.orders where id = ${after.id})`
    : sql`true`;
  const { rows } = await sql<FoundOrder>`
    select ${COLUMNS}, ${isLate(wanted.late)} as is_late
    from ${WITH_MONEY} where ${matching(wanted)} and ${further}
    order by placed_at desc, orders.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** How many match in each state, whichever state is looked for, up to one more than are counted. */
export async function countOrdersByState(tx: Tx, wanted: WantedOrders) {
  const states = wanted.isLate ? OPEN_STATES : ORDER_STATES.filter((state) => state !== 'draft');
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select each.state, counted.count
    from unnest(${states}::public.order_state[]) as each (state)
    cross join lateral (select count(*)::integer as count from (
      select from ${WITH_MONEY} where ${matching(wanted, sql`each.state`)}
      limit ${MOST_COUNTED + 1}) as matched) as counted
    where counted.count > 0`.execute(tx);
  return rows;
}

/** Nothing else is late. */
const OPEN_STATES: readonly OrderState[] = ['awaiting-payment', 'confirmed', 'in-preparation'];

/** Weeks that somebody wishes for an order that has not left. */
export async function findWishedWeeks(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ week: string }>`
    select distinct wished_week as week from public.orders
    where wished_week is not null and state in ('awaiting-payment', 'confirmed', 'in-preparation')
    order by week`.execute(tx);
  return rows.map(({ week }) => week);
}

/** One order with its money; undefined where the caller sees none. */
export async function findOrderMoney(
  tx: Tx,
  orderId: string,
  late: LateSince,
): Promise<FoundOrder | undefined> {
  const { rows } = await sql<FoundOrder>`
    select ${COLUMNS}, ${isLate(late)} as is_late
    from ${WITH_MONEY} where orders.id = ${orderId}`.execute(tx);
  return rows[0];
}

function isLate({ week, before }: LateSince) {
  return sql<boolean>`(case
    when orders.state = 'awaiting-payment' then payment_method = 'transfer' and placed_at < ${before}
    when orders.state in ('confirmed', 'in-preparation') then
      coalesce(wished_week < ${week}, placed_at < ${before})
    else false end)`;
}

/**
 * One or two letters are looked for where a word begins: the index knows three letters together, of which the space
 * before a word is one. Elsewhere they would be looked for in every order there is.
 */
function hasWord(word: string) {
  const text = word.replace(/[\\%_]/g, '\\$&');
  return word.length > 2
    ? sql`search_text like ${`%${text}%`}`
    : sql`(search_text like ${`${text}%`} or search_text like ${`% ${text}%`})`;
}

/** @param state the one that is looked for, or its name in the statement */
function matching(
  { words, payment, week, dispute, late, ...wanted }: WantedOrders,
  state: OrderState | RawBuilder<unknown> | null = wanted.state,
) {
  const conditions = [
    sql`orders.state <> 'draft'`,
    ...words.map(hasWord),
    ...(state ? [sql`orders.state = ${state}`] : []),
    // It stands in both, so that an index of the sums is looked in by it.
    ...(state && (payment || dispute) ? [sql`sums.state = ${state}`] : []),
    ...(payment ? [sql`money_state = ${payment}`] : []),
    ...(week ? [sql`wished_week = ${week}`] : []),
    ...(dispute ? [sql`dispute = ${dispute}`] : []),
    ...(wanted.hasReturn
      ? [sql`orders.id in (select order_id from public.order_returns where ${RETURN_WAITS})`]
      : []),
    ...(wanted.isLate
      ? [sql`orders.state = any (${OPEN_STATES}::public.order_state[])`, isLate(late)]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Orders and transfers that await somebody. */
export async function countOrderWork(tx: Tx, late: LateSince) {
  const { rows } = await sql<{
    prepare: number;
    late: number;
    returns: number;
    transfers: number;
    credit: number;
    overdue: number;
    contested: number;
  }>`select
    (select count(*)::integer from public.orders
      where credit = 'requested' and state = 'awaiting-payment') as credit,
    (select count(*)::integer from ${OWED} as owed
      where payment_due_on < access.today() and left_cents > 0) as overdue,
    (select count(distinct order_id)::integer from public.disputes
      where standing = 'to-answer') as contested,
    (select count(*)::integer from public.orders where state = 'confirmed') as prepare,
    (select count(*)::integer from public.orders
      where state in ('awaiting-payment', 'confirmed', 'in-preparation') and ${isLate(late)}) as late,
    (select count(distinct order_id)::integer from public.order_returns where ${RETURN_WAITS}) as returns,
    (select count(*)::integer from public.received_transfers
      where order_id is null and set_aside_reason is null) as transfers`.execute(tx);
  const [found] = rows;
  return {
    contestedOrders: found?.contested ?? 0,
    ordersToPrepare: found?.prepare ?? 0,
    lateOrders: found?.late ?? 0,
    returnsToTreat: found?.returns ?? 0,
    creditToDecide: found?.credit ?? 0,
    overduePayments: found?.overdue ?? 0,
    transfersToAttribute: found?.transfers ?? 0,
  };
}
