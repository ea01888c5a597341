import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

export type ChangePage = {
  readonly companyId: string;
  /** Where the page before ended. */
  readonly before: { readonly instant: string; readonly id: string } | undefined;
  readonly limit: number;
};

export type ChangeRow = {
  readonly id: string;
  readonly happened_at: Date;
  readonly instant: string;
  readonly actor: string | null;
  readonly subject: string;
  readonly subject_id: string;
  readonly act: 'added' | 'changed' | 'removed';
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** What the thing is called now, where it still is. */
  readonly label: string | null;
};

/** The newest first. */
export async function findChanges(
  tx: Tx,
  { companyId, before, limit }: ChangePage,
): Promise<readonly ChangeRow[]> {
  const isOlder = before
    ? sql<SqlBool>`(happened_at, changes.id) < (${before.instant}::timestamptz, ${before.id}::uuid)`
    : sql<SqlBool>`true`;
  const { rows } = await sql<ChangeRow>`
    select changes.id, happened_at, happened_at::text as instant, actor, subject, subject_id, act,
      before, after,
      coalesce(establishments.name, units.name, hazards.name, left(risks.situation, 200),
        left(actions.what, 200), left(events.what, 200), alerts.place_name) as label
    from public.risk_changes as changes
      left join public.establishments on establishments.id = subject_id
      left join public.work_units as units on units.id = subject_id
      left join public.company_hazards as hazards on hazards.id = subject_id
      left join public.assessed_risks as risks on risks.id = subject_id
      left join public.prevention_actions as actions on actions.id = subject_id
      left join public.risk_events as events on events.id = subject_id
      left join public.risk_alerts as alerts on alerts.id = subject_id
    where changes.company_id = ${companyId} and ${isOlder}
    order by happened_at desc, changes.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What these are called, or were when they were removed: whatever has an id and a name. */
export async function findNames(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (
      select subject_id as id, before ->> 'name' as name, company_id from public.risk_changes
        where act = 'removed' and before ? 'name'
      union all select id, name, company_id from public.establishments
      union all select id, name, company_id from public.work_units
      union all select id, name, company_id from public.company_hazards
      union all select id, name, company_id from public.sites
      union all select id, name, company_id from public.teams
      union all select id, legal_name, id from public.companies
    ) as named where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those of whom the caller may know that they have a role here. */
export async function findSeenMembers(tx: Tx, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', companyId)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Addresses by account. */
export async function findAddresses(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct users.id, users.email from auth.users
      join public.company_members on user_id = users.id
    where company_id = ${companyId} and users.id = any(${ids}::uuid[]) and email is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}
