import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

type Wanted = {
  readonly companyId: string;
  readonly actions: readonly string[];
  /** Where the page before ended. */
  readonly before: { readonly instant: string; readonly action: string } | undefined;
  readonly limit: number;
};

export type JournalGroup = {
  readonly happened_at: Date;
  /** With all its digits: where the next page begins. */
  readonly instant: string;
  readonly action: string;
  readonly actor: string | null;
  readonly times: number;
  /** Of the one entry; null where there are several. */
  readonly subject_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Of its lines, so many at most: those that are compared with what was written. */
  readonly ids: readonly string[];
};

const MOST_COMPARED = 200;

/** The newest first; what one person did to many at one moment is one entry. */
export async function findJournal(
  tx: Tx,
  { companyId, actions, before, limit }: Wanted,
): Promise<readonly JournalGroup[]> {
  const isOlder = before
    ? sql<SqlBool>`(happened_at, action) < (${before.instant}::timestamptz, ${before.action})`
    : sql<SqlBool>`true`;
  const { rows } = await sql<JournalGroup>`
    select happened_at, happened_at::text as instant, action, actor, count(*)::int as times,
      case count(*) when 1 then min(subject_id::text) end as subject_id,
      case count(*) when 1 then (array_agg(details))[1] else '{}' end as details,
      (array_agg(id))[1:${sql.lit(MOST_COMPARED)}] as ids
    from public.company_journal
    where company_id = ${companyId} and action = any(${actions}) and ${isOlder}
    group by happened_at, action, actor
    order by happened_at desc, action desc, actor
    limit ${limit}`.execute(tx);
  return rows;
}

/** What the caller may call these people and places: names by id. */
export async function findNames(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, last_name || ' ' || first_name as name from public.employees
      where company_id = ${companyId} and id = any(${ids}::uuid[])
    union all select id, name from public.sites
      where company_id = ${companyId} and id = any(${ids}::uuid[])
    union all select id, name from public.teams
      where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
