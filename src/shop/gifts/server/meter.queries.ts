import { type RawBuilder, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';

// Read above row-level security, once the right to this company is known: the works council gives to
// people whose list it may not read, and row by row policies would keep the planner from the indexes.

/**
 * For the rest of the transaction sets are joined by hashing: the statistics of large tables may not
 * know this company yet, and ten thousand people would be looked up one by one.
 */
export async function joinByHashing(tx: Tx): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx);
}

/** Whoever was there in that year, with what they received in it, as `years`. */
function years(companyId: string, year: number): RawBuilder<unknown> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return sql`received as (
      select employee_id, sum(value_cents)::bigint as total_cents from public.gifts
      where company_id = ${companyId} and retracted_at is null
        and given_on between ${first}::date and ${last}::date
      group by employee_id
    ), years as (
      select employees.id, first_name, last_name, employee_number, site_id, left_on,
        coalesce(total_cents, 0) as total_cents
      from public.employees left join received on employee_id = employees.id
      where company_id = ${companyId}
        and (left_on is null or left_on > ${first}::date or total_cents is not null)
    )`;
}

export type MeterCounts = {
  readonly people: number;
  readonly receivers: number;
  readonly near: number;
  readonly over: number;
  readonly total_cents: Cents;
};

type Line = { readonly limitCents: Cents; readonly nearCents: Cents };

export async function countMeter(
  tx: Tx,
  { companyId, year, limitCents, nearCents }: { companyId: string; year: number } & Line,
): Promise<MeterCounts> {
  const { rows } = await sql<MeterCounts>`with ${years(companyId, year)}
    select count(*)::int as people, (count(*) filter (where total_cents > 0))::int as receivers,
      (count(*) filter (where total_cents > ${nearCents} and total_cents <= ${limitCents}))::int
        as near,
      (count(*) filter (where total_cents > ${limitCents}))::int as over,
      coalesce(sum(total_cents), 0)::bigint as total_cents
    from years`.execute(tx);
  return rows[0] as MeterCounts;
}

type YearRow = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly employee_number: string | null;
  readonly site: string;
  readonly left_on: ParisDay | null;
  readonly total_cents: Cents;
  /** Of all pages. */
  readonly total: number;
};

type WantedYears = Line & {
  readonly companyId: string;
  readonly year: number;
  /** Words that must all be found, without accents or capitals. */
  readonly words: readonly string[];
  readonly siteId: string | undefined;
  readonly show: 'all' | 'near' | 'over';
  readonly sort: 'total' | 'name';
  readonly limit: number;
  readonly offset: number;
};

const PLAIN = sql`access.searched_text(concat_ws(' ', last_name, first_name, employee_number))`;

export async function findYears(tx: Tx, wanted: WantedYears): Promise<readonly YearRow[]> {
  const { companyId, year, words, siteId, show, sort, limitCents, nearCents } = wanted;
  const above = show === 'over' ? limitCents : show === 'near' ? nearCents : -1;
  const conditions = [
    sql`total_cents > ${above}`,
    ...(show === 'near' ? [sql`total_cents <= ${limitCents}`] : []),
    ...(siteId ? [sql`site_id = ${siteId}`] : []),
    ...words.map((word) => sql`position(${word} in ${PLAIN}) > 0`),
  ];
  const byTotal = sort === 'total' ? sql`total_cents desc, ` : sql``;
  const { rows } = await sql<YearRow>`with ${years(companyId, year)}
    select years.id, first_name, last_name, employee_number, sites.name as site, left_on,
      total_cents, (count(*) over ())::int as total
    from years join public.sites on sites.id = site_id and sites.company_id = ${companyId}
    where ${sql.join(conditions, sql` and `)}
    order by ${byTotal} lower(last_name), lower(first_name), years.id
    limit ${wanted.limit} offset ${wanted.offset}`.execute(tx);
  return rows;
}

/** What counts of these employees in that year; the earliest first. */
export function findGiftsOf(
  tx: Tx,
  { companyId, year, employeeIds }: { companyId: string; year: number; employeeIds: string[] },
) {
  return tx
    .selectFrom('gifts')
    .select(['employee_id', 'given_on', 'value_cents', 'event'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('given_on', '>=', `${year}-01-01`)
    .where('given_on', '<=', `${year}-12-31`)
    .where('retracted_at', 'is', null)
    .orderBy('given_on')
    .execute();
}

/** How many people would have more than the limit with that much more; and the most of who has not. */
export async function countOver(
  tx: Tx,
  wanted: { companyId: string; year: number; limitCents: Cents; moreCents: Cents },
): Promise<{ people: number; over_now: number; over_after: number; most_cents: Cents | null }> {
  const { companyId, year, limitCents, moreCents } = wanted;
  const { rows } = await sql<{
    people: number;
    over_now: number;
    over_after: number;
    most_cents: Cents | null;
  }>`with ${years(companyId, year)}
    select count(*)::int as people,
      (count(*) filter (where total_cents > ${limitCents}))::int as over_now,
      (count(*) filter (where total_cents + ${moreCents}::bigint > ${limitCents}))::int as over_after,
      max(total_cents) filter (where total_cents <= ${limitCents}) as most_cents
    from years where left_on is null`.execute(tx);
  return rows[0] as (typeof rows)[number];
}

/** How many of these people are over the limit of that year. */
export async function countOverAmong(
  tx: Tx,
  wanted: { companyId: string; year: number; limitCents: Cents; employeeIds: readonly string[] },
): Promise<number> {
  const { companyId, year, limitCents, employeeIds } = wanted;
  const { rows } = await sql<{ over: number }>`with ${years(companyId, year)}
    select count(*)::int as over from years
    where total_cents > ${limitCents} and id = any(${employeeIds}::uuid[])`.execute(tx);
  return rows[0]?.over ?? 0;
}

export function findSites(tx: Tx, companyId: string) {
  return tx
    .selectFrom('sites')
    .leftJoin('employees', (join) =>
      join.onRef('employees.site_id', '=', 'sites.id').on('employees.left_on', 'is', null),
    )
    .select((row) => ['sites.id', 'sites.name', row.fn.count<number>('employees.id').as('people')])
    .where('sites.company_id', '=', companyId)
    .groupBy(['sites.id', 'sites.name'])
    .orderBy('sites.name')
    .execute();
}

export function findGiver(tx: Tx, companyId: string) {
  return tx
    .selectFrom('companies')
    .leftJoin('gift_settings', 'gift_settings.company_id', 'companies.id')
    .select([
      'companies.legal_name',
      'companies.siren',
      'companies.kind',
      'companies.headcount',
      'has_carence_record',
      'policy',
      'revision',
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow();
}
