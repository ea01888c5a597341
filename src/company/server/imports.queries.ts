import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { ImportedRow } from '../rules/employee-import.ts';

/** Begins the import, or goes on with it. */
export async function openImport(
  tx: Transaction<DB>,
  { importId, companyId, userId }: { importId: string; companyId: string; userId: string },
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ id: importId, company_id: companyId, started_by: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function isImportOf(
  tx: Transaction<DB>,
  companyId: string,
  importId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function upsertImportRows(
  tx: Transaction<DB>,
  importId: string,
  rows: readonly ImportedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into public.import_rows
      (import_id, line, first_name, last_name, email, employee_number, site, team)
    select ${importId}, line, "firstName", "lastName", email, "employeeNumber", site, team
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line int, "firstName" text,
      "lastName" text, email text, "employeeNumber" text, site text, team text)
    on conflict (import_id, line) do update set first_name = excluded.first_name,
      last_name = excluded.last_name, email = excluded.email,
      employee_number = excluded.employee_number, site = excluded.site, team = excluded.team`.execute(
    tx,
  );
}

export async function deleteImport(tx: Transaction<DB>, importId: string): Promise<void> {
  await tx.deleteFrom('imports').where('id', '=', importId).execute();
}

export async function deleteImportsBefore(tx: Transaction<DB>, instant: Date): Promise<void> {
  await tx.deleteFrom('imports').where('started_at', '<', instant).execute();
}

type Problem = { readonly line: number; readonly path: string; readonly problem: string };

const MOST_PROBLEMS = 1_000;

/** Lines that could be two people, or are one person twice. Expects `planImport` before. */
export async function findPlanProblems(tx: Transaction<DB>): Promise<readonly Problem[]> {
  const { rows } = await sql<Problem>`select line, path, problem from import_plan
    where problem is not null order by line limit ${MOST_PROBLEMS}`.execute(tx);
  return rows;
}

/**
 * What each row comes to, in a temporary table of this transaction: `import_plan` (line, employee_id,
 * names of places as the company has them or as they will be made, and what is kept).
 * What a file does not say of somebody stays; of somebody new it is left empty, at the first site.
 */
export async function planImport(tx: Transaction<DB>, importId: string): Promise<void> {
  await sql`create temporary table import_plan on commit drop as
    with m as materialized (select * from public.match_import(${importId})),
    first_site as materialized (
      select name from public.sites
      where company_id = (select company_id from public.imports where id = ${importId})
      order by (select count(*) from public.employees
        where site_id = sites.id and left_on is null) desc, lower(name), id limit 1
    )
    select planned.*, (first_name, last_name, email, employee_number, lower(site), lower(team))
      is distinct from (was_first_name, was_last_name, was_email, was_number, lower(was_site),
        lower(was_team)) as is_changed
    from (select r.line, m.employee_id, m.path, m.problem, e.id is not null as is_known,
      r.first_name::text, r.last_name::text,
      coalesce(r.email, e.email) as email,
      coalesce(r.employee_number::text, e.employee_number::text) as employee_number,
      coalesce(r.site::text, own_site.name::text, (select name::text from first_site)) as site,
      case when r.team is not null then r.team::text
        when r.site is null or lower(r.site) = lower(own_site.name::text) then own_team.name::text
      end as team,
      e.first_name::text as was_first_name, e.last_name::text as was_last_name,
      e.email as was_email, e.employee_number::text as was_number,
      own_site.name::text as was_site, own_team.name::text as was_team
    from m join public.import_rows r on r.import_id = ${importId} and r.line = m.line
    left join public.employees e on e.id = m.employee_id
    left join public.sites own_site on own_site.id = e.site_id
    left join public.teams own_team on own_team.id = e.team_id
    ) planned`.execute(tx);
  await sql`analyze import_plan`.execute(tx);
}

type Counts = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly new_sites: readonly string[];
  readonly new_teams: number;
};

/** Expects `planImport` in the same transaction. */
export async function countPlan(tx: Transaction<DB>, companyId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where not is_known)::int as added,
      count(*) filter (where is_known and is_changed)::int as changed,
      count(*) filter (where is_known and not is_changed)::int as unchanged,
      coalesce((select array_agg(site order by site) from (
        select min(site) as site from import_plan
        where not exists (select from public.sites where company_id = ${companyId}
          and lower(name) = lower(import_plan.site))
        group by lower(site)) missing), '{}') as new_sites,
      (select count(*)::int from (
        select distinct lower(site), lower(team) from import_plan
        where team is not null and not exists (
          select from public.teams join public.sites on sites.id = teams.site_id
          where sites.company_id = ${companyId} and lower(sites.name) = lower(import_plan.site)
            and lower(teams.name) = lower(import_plan.team))) missing) as new_teams
    from import_plan`.execute(tx);
  return rows[0] as Counts;
}

/** Makes the places that are missing, changes who has changed, adds who is new. */
export async function applyPlan(tx: Transaction<DB>, companyId: string): Promise<void> {
  await sql`insert into public.sites (company_id, name)
    select ${companyId}, min(site) from import_plan
    where not exists (select from public.sites where company_id = ${companyId}
      and lower(name) = lower(import_plan.site))
    group by lower(site)`.execute(tx);
  await sql`insert into public.teams (company_id, site_id, name)
    select ${companyId}, sites.id, min(team) from import_plan
    join public.sites on sites.company_id = ${companyId} and lower(sites.name) = lower(site)
    where team is not null and not exists (select from public.teams
      where teams.site_id = sites.id and lower(teams.name) = lower(import_plan.team))
    group by sites.id, lower(team)`.execute(tx);
  // First all that is given up, so that an address or a number may pass from one to another.
  await sql`update public.employees set
      email = case when employees.email is distinct from plan.email then null else employees.email end,
      employee_number = case when employees.employee_number::text is distinct from
        plan.employee_number then null else employees.employee_number end
    from import_plan plan where plan.employee_id = employees.id and plan.is_known
      and (plan.email is distinct from plan.was_email
        or plan.employee_number is distinct from plan.was_number)`.execute(tx);
  await sql`update public.employees set first_name = plan.first_name, last_name = plan.last_name,
      email = plan.email, employee_number = plan.employee_number,
      site_id = sites.id, team_id = teams.id
    from import_plan plan
    join public.sites on sites.company_id = ${companyId} and lower(sites.name) = lower(plan.site)
    left join public.teams on teams.site_id = sites.id and lower(teams.name) = lower(plan.team)
    where plan.employee_id = employees.id and plan.is_known and plan.is_changed`.execute(tx);
  await sql`insert into public.employees
      (company_id, site_id, team_id, first_name, last_name, email, employee_number)
    select ${companyId}, sites.id, teams.id, plan.first_name, plan.last_name, plan.email,
      plan.employee_number
    from import_plan plan
    join public.sites on sites.company_id = ${companyId} and lower(sites.name) = lower(plan.site)
    left join public.teams on teams.site_id = sites.id and lower(teams.name) = lower(plan.team)
    where not plan.is_known order by plan.line`.execute(tx);
  // Links that left for an address somebody no longer has are for nobody.
  await sql`update public.invitations set revoked_at = access.now()
    from import_plan plan where plan.employee_id = invitations.employee_id and plan.is_known
      and plan.email is distinct from plan.was_email
      and accepted_at is null and revoked_at is null`.execute(tx);
}

export async function upsertMapping(
  tx: Transaction<DB>,
  mapping: { company_id: string; headings: string; columns: string[] },
): Promise<void> {
  await tx
    .insertInto('import_mappings')
    .values(mapping)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'headings']).doUpdateSet({ columns: mapping.columns }),
    )
    .execute();
}

export function findMapping(tx: Transaction<DB>, companyId: string, headings: string) {
  return tx
    .selectFrom('import_mappings')
    .select('columns')
    .where('company_id', '=', companyId)
    .where('headings', '=', headings)
    .executeTakeFirst();
}
