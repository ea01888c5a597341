import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** Documents with their order; row-level security says whose. */
function listed(tx: Tx) {
  return tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('invoice_files as file', 'file.invoice_id', 'invoices.id')
    .leftJoin('invoices as cited', 'cited.id', 'invoices.cites_id')
    .select([
      'invoices.id',
      'invoices.kind',
      'invoices.number',
      'invoices.issued_on',
      'invoices.due_on',
      'invoices.net_cents',
      'invoices.vat_cents',
      'invoices.gross_cents',
      'orders.number as order_number',
      'cited.number as cited_number',
    ])
    .select([
      sql<boolean>`(invoices.content -> 'payment' -> 'isSettled')::boolean`.as('is_settled'),
      sql<boolean>`coalesce(file.is_valid, false)`.as('is_ready'),
    ]);
}
export type ListedRow = Awaited<ReturnType<typeof findOrderInvoices>>[number];

/** The oldest first. */
export function findOrderInvoices(tx: Tx, orderId: string) {
  return listed(tx).where('invoices.order_id', '=', orderId).orderBy('invoices.sequence').execute();
}

type Wanted = {
  readonly companyId: string;
  readonly search: string;
  readonly year: number | null;
};

/**
 * Of a company, or of no company and the caller's own. Said in words too: row-level
 * security shows staff everybody's, which are not theirs.
 */
function ofCompany(companyId: string) {
  return sql<boolean>`(orders.company_id = ${companyId} or (orders.company_id is null
    and orders.id in (select access.own_orders())))`;
}

function matching({ companyId, search, year }: Wanted) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${ofCompany(companyId)}
    and (invoices.number ilike ${part} or orders.number ilike ${part})
    and (${year}::integer is null or extract(year from invoices.issued_on) = ${year}::integer)`;
}

type Page = { readonly limit: number; readonly offset: number };

/** The newest first. */
export function findInvoicesPage(tx: Tx, wanted: Wanted, { limit, offset }: Page) {
  return listed(tx)
    .where(matching(wanted))
    .orderBy('invoices.issued_on', 'desc')
    .orderBy('invoices.sequence', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countInvoices(tx: Tx, wanted: Wanted): Promise<number> {
  const found = await tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(matching(wanted))
    .executeTakeFirstOrThrow();
  return found.count;
}

/** The newest first. */
export async function findInvoiceYears(tx: Tx, companyId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(sql<number>`extract(year from invoices.issued_on)::integer`.as('year'))
    .distinct()
    .where(ofCompany(companyId))
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => year);
}

export type Period = { readonly from: ParisDay; readonly to: ParisDay };
type After = { readonly issued_on: string; readonly sequence: number };

/** Of a period, as they were issued, from the one after `after`; of the house where no company is named. */
export function findInvoicesAfter(
  tx: Tx,
  { from, to }: Period,
  {
    companyId,
    after,
    limit,
  }: { companyId: string | null; after: After | undefined; limit: number },
) {
  return tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('invoices as cited', 'cited.id', 'invoices.cites_id')
    .selectAll('invoices')
    .select(['orders.number as order_number', 'cited.number as cited_number'])
    .where('invoices.issued_on', '>=', from)
    .where('invoices.issued_on', '<=', to)
    .where(companyId === null ? sql<boolean>`true` : ofCompany(companyId))
    .where(
      after
        ? sql<boolean>`(invoices.issued_on, invoices.sequence)
            > (${after.issued_on}::date, ${after.sequence}::bigint)`
        : sql<boolean>`true`,
    )
    .orderBy('invoices.issued_on')
    .orderBy('invoices.sequence')
    .limit(limit)
    .execute();
}
export type PeriodRow = Awaited<ReturnType<typeof findInvoicesAfter>>[number];

export type ReportedSale = {
  readonly day: ParisDay;
  readonly rate: number;
  readonly documents: number;
  readonly net: number;
  readonly vat: number;
};

/** Sales to whoever is not liable to VAT, by day and rate; what was credited is taken off. */
export async function findReportedSales(tx: Tx, { from, to }: Period): Promise<ReportedSale[]> {
  const { rows } = await sql<ReportedSale>`
    select issued_on as day, (vat_group ->> 'rateBasisPoints')::integer as rate,
      count(*)::integer as documents,
      sum(sign * (vat_group ->> 'netCents')::bigint)::bigint as net,
      sum(sign * (vat_group ->> 'vatCents')::bigint)::bigint as vat
    from public.invoices,
      lateral (select case kind when 'invoice' then 1 else -1 end as sign) as counted,
      lateral jsonb_array_elements(content -> 'totals' -> 'vatGroups') as vat_group
    where issued_on between ${from}::date and ${to}::date
      and not (content -> 'buyer' -> 'isVatLiable')::boolean
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}
