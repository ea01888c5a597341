import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { LineState } from '../../rules/credit.ts';

export type FoundLine = {
  /** Null where its space is gone, or never could be told. */
  readonly company_id: string | null;
  readonly is_verified: boolean;
  readonly siren: string;
  readonly company_name: string;
  readonly line_state: LineState | null;
  readonly limit_cents: Cents | null;
  readonly days: number | null;
  readonly reason: string | null;
  readonly decided_at: Date | null;
  readonly owed_cents: Cents;
  readonly overdue_cents: Cents;
};

export type FoundOnCredit = FoundLine & {
  readonly id: string;
  readonly number: string;
  readonly placed_at: Date;
  readonly due_on: ParisDay | null;
  readonly gross_cents: Cents;
  readonly left_cents: Cents;
};

/** Nobody decides on more in a day, nor asks as many for what they owe. */
const MOST_ORDERS = 200;

/** Orders that were granted credit and are not paid, each with what is left. */
export const OWED = sql`(select orders.company_id, orders.id, payment_due_on,
    gross_cents - (select coalesce(sum(captured_cents), 0)::bigint from public.payments
      where order_id = orders.id) as left_cents
  from public.orders where credit = 'granted'
    and state in ('confirmed', 'in-preparation', 'shipped', 'delivered'))`;

const owedBy = (company: ReturnType<typeof sql>, today: ParisDay) => sql`
  cross join lateral (
    select coalesce(sum(left_cents), 0)::bigint as owed_cents,
      coalesce(sum(left_cents) filter (where payment_due_on < ${today}), 0)::bigint as overdue_cents
    from ${OWED} as owed where owed.company_id = ${company} and left_cents > 0) as sums`;

const LINE = sql`lines.state as line_state, limit_cents, days, reason, decided_at,
  owed_cents, overdue_cents`;

/** Orders that staff have to decide on, the oldest first. */
export async function findWaitingForCredit(tx: Tx, today: ParisDay) {
  const { rows } = await sql<FoundOnCredit>`
    select orders.id, number, placed_at, null as due_on, gross_cents, gross_cents as left_cents,
      orders.siren, orders.company_id, company_name,
      access.is_verified(orders.company_id) as is_verified, ${LINE}
    from public.orders left join public.credit_lines as lines on lines.company_id = orders.company_id
    ${owedBy(sql`orders.company_id`, today)}
    where credit = 'requested' and orders.state = 'awaiting-payment'
    order by placed_at, orders.id limit ${MOST_ORDERS}`.execute(tx);
  return rows;
}

/** Orders whose due date has passed, the oldest first. */
export async function findOverdueOrders(tx: Tx, today: ParisDay) {
  const { rows } = await sql<FoundOnCredit>`
    select orders.id, number, placed_at, orders.payment_due_on as due_on, gross_cents,
      late.left_cents, orders.siren, orders.company_id, company_name,
      access.is_verified(orders.company_id) as is_verified, ${LINE}
    from ${OWED} as late join public.orders on orders.id = late.id
    left join public.credit_lines as lines on lines.company_id = orders.company_id
    ${owedBy(sql`orders.company_id`, today)}
    where late.payment_due_on < ${today} and late.left_cents > 0
    order by late.payment_due_on, orders.id limit ${MOST_ORDERS}`.execute(tx);
  return rows;
}

/** What was decided for companies, who owes most first; who has no space any more as in their newest order. */
export async function findCreditLines(
  tx: Tx,
  words: readonly string[],
  page: { readonly today: ParisDay; readonly limit: number; readonly offset: number },
): Promise<readonly (FoundLine & { readonly total: number })[]> {
  const said = sql.join(
    [
      sql`true`,
      ...words.map(
        (word) =>
          sql`position(${word} in access.searched_text(lines.siren || ' ' || company_name)) > 0`,
      ),
    ],
    sql` and `,
  );
  const { rows } = await sql<FoundLine & { total: number }>`
    select lines.siren, lines.company_id, company_name,
      access.is_verified(lines.company_id) as is_verified, ${LINE},
      (count(*) over ())::integer as total
    from public.credit_lines as lines
    cross join lateral (select coalesce(
      (select legal_name from public.companies where id = lines.company_id),
      (select company_name from public.orders where orders.siren = lines.siren and credit is not null
        order by placed_at desc limit 1), lines.siren) as company_name) as named
    ${owedBy(sql`lines.company_id`, page.today)}
    where ${said}
    order by overdue_cents desc, owed_cents desc, company_name, lines.siren, lines.id
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}
