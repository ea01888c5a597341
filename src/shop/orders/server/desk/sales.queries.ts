import { sql } from 'kysely';
import { addDays, type ParisDay, startOfParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { ATTEMPT_DAYS, type Sum, salesMondays, yearBefore } from '../../rules/sales.ts';
import { OWED } from './credit-search.queries.ts';

const SOLD = sql`('confirmed', 'in-preparation', 'shipped', 'delivered')`;

/** By Monday: weeks in which nothing was sold are not among them. */
export async function findSoldWeeks(tx: Tx, today: ParisDay): Promise<ReadonlyMap<ParisDay, Sum>> {
  const mondays = salesMondays(today);
  const until = addDays(mondays[0] ?? today, 7);
  const from = mondays.at(-1) ?? today;
  const { rows } = await sql<{ monday: ParisDay; orders: number; cents: number }>`
    select date_trunc('week', placed_at at time zone 'Europe/Paris')::date::text as monday,
      count(*)::integer as orders, coalesce(sum(net_cents), 0)::bigint as cents
    from public.orders
    where state in ${SOLD} and (${placedIn(from, until)} or ${placedIn(yearBefore(from), yearBefore(until))})
    group by monday`.execute(tx);
  return new Map(rows.map(({ monday, orders, cents }) => [monday, { orders, cents }]));
}

function placedIn(from: ParisDay, until: ParisDay) {
  return sql`(placed_at >= ${startOfParisDay(from)} and placed_at < ${startOfParisDay(until)})`;
}

/** What is waited for, what is overdue, and what became of the orders of the last weeks. */
export async function findOpenMoney(tx: Tx, today: ParisDay) {
  const since = startOfParisDay(addDays(today, -ATTEMPT_DAYS));
  const { rows } = await sql<{
    awaited: number;
    awaited_cents: number;
    overdue: number;
    overdue_cents: number;
    begun: number;
    kept: number;
  }>`
    select awaited.*, late.*, begun.*
    from (select count(*)::integer as awaited, coalesce(sum(gross_cents), 0)::bigint as awaited_cents
        from public.orders where state = 'awaiting-payment' and payment_method = 'transfer') as awaited,
      (select count(*)::integer as overdue, coalesce(sum(left_cents), 0)::bigint as overdue_cents
        from ${OWED} as owed where payment_due_on < ${today} and left_cents > 0) as late,
      (select count(*)::integer as begun, (count(*) filter (where state in ${SOLD}))::integer as kept
        from public.orders where placed_at >= ${since} and renewal_of is null and state <> 'draft') as begun
  `.execute(tx);
  const [found] = rows;
  return {
    awaited: { orders: found?.awaited ?? 0, cents: found?.awaited_cents ?? 0 },
    overdue: { orders: found?.overdue ?? 0, cents: found?.overdue_cents ?? 0 },
    attempts: { begun: found?.begun ?? 0, kept: found?.kept ?? 0 },
  };
}
