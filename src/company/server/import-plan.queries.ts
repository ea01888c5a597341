import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

// Taking a file is work on sets, in temporary tables of one transaction. They are analysed, because
// what was added a moment ago is in no statistics and the planner would believe a list of fifty
// thousand to be empty.

type Problem = { readonly line: number; readonly path: string; readonly problem: string };

const MOST_PROBLEMS = 1_000;

type Import = { readonly companyId: string; readonly importId: string };

/**
 * What each row comes to, in the temporary table `import_plan`: whom it is about, what is kept of
 * them, and what speaks against it. What a file does not say of somebody stays; of somebody new it is
 * left empty, at the site where most people are.
 */
export async function planImport(tx: Tx, wanted: Import): Promise<void> {
  await copyPeople(tx, wanted);
  await matchLines(tx);
  await sql`create temporary table import_plan on commit drop as
    select planned.*, (first_name, last_name, email, employee_number, lower(site), lower(team))
      is distinct from (was_first_name, was_last_name, was_email, was_number, lower(was_site),
        lower(was_team)) as is_changed
    from (
      select l.line, m.employee_id, m.path, m.problem, p.id is not null as is_known,
        l.first_name, l.last_name, coalesce(l.email, p.email) as email,
        coalesce(l.employee_number, p.employee_number) as employee_number,
        coalesce(l.site, p.site, (select name::text from public.sites
          where company_id = ${wanted.companyId}
          order by (select count(*) from public.employees
            where site_id = sites.id and left_on is null) desc, lower(name), id limit 1)) as site,
        case when l.team is not null then l.team
          when l.site is null or lower(l.site) = lower(p.site) then p.team end as team,
        p.first_name as was_first_name, p.last_name as was_last_name, p.email as was_email,
        p.employee_number as was_number, p.site as was_site, p.team as was_team
      from import_lines l join import_match m on m.line = l.line
      left join import_people p on p.id = m.employee_id
    ) planned`.execute(tx);
  await sql`analyze import_plan`.execute(tx);
}

/** The rows of the file and everybody present, each with the keys by which they are compared. */
async function copyPeople(tx: Tx, { companyId, importId }: Import): Promise<void> {
  await sql`create temporary table import_lines on commit drop as
    select line, first_name::text, last_name::text, email, employee_number::text, site::text,
      team::text, lower(employee_number) as number_key,
      lower(last_name::text) || ' / ' || lower(first_name::text) as name_key
    from public.import_rows where import_id = ${importId}`.execute(tx);
  await sql`create temporary table import_people on commit drop as
    select e.id, e.first_name::text, e.last_name::text, e.email, e.employee_number::text,
      sites.name::text as site, teams.name::text as team,
      lower(e.employee_number) as number_key,
      lower(e.last_name::text) || ' / ' || lower(e.first_name::text) as name_key
    from public.employees e
    join public.sites on sites.id = e.site_id
    left join public.teams on teams.id = e.team_id
    where e.company_id = ${companyId} and e.left_on is null`.execute(tx);
  await sql`analyze import_lines, import_people`.execute(tx);
}

/**
 * Whom each row is about: the employee of the same number, else of the same address, else the only
 * one of that name whose number and address do not say otherwise; nobody for somebody new. A row that
 * could be two people, and two rows that are one, say so.
 */
async function matchLines(tx: Tx): Promise<void> {
  await sql`create temporary table import_known on commit drop as
    select l.line, l.name_key, l.email, l.number_key, by_number.id as by_number,
      by_email.id as by_email
    from import_lines l
    left join import_people by_number on by_number.number_key = l.number_key
    left join import_people by_email on by_email.email = l.email`.execute(tx);
  await sql`analyze import_known`.execute(tx);
  await sql`create temporary table import_match on commit drop as
    with namesakes as (
      select k.line, (array_agg(p.id order by p.id))[1] as id, count(*) as people
      from import_known k join import_people p on p.name_key = k.name_key
      where k.by_number is null and k.by_email is null
        and (p.email is null or k.email is null)
        and (p.number_key is null or k.number_key is null)
      group by k.line
    ), chosen as (
      select k.line, coalesce(by_number, by_email, n.id) as employee_id,
        case when by_number <> by_email then 'email' when people > 1 then 'lastName' end as path,
        case when by_number <> by_email then 'email-of-another'
          when people > 1 then 'several-of-that-name' end as problem
      from import_known k left join namesakes n on n.line = k.line
    ), counted as (
      select chosen.*, employee_id is not null
        and count(*) over (partition by employee_id) > 1 as is_twice
      from chosen
    )
    select line, employee_id, coalesce(path, case when is_twice then 'lastName' end) as path,
      coalesce(problem, case when is_twice then 'same-person-twice' end) as problem
    from counted`.execute(tx);
  await sql`analyze import_match`.execute(tx);
}

/** Lines that could be two people, or are one person twice. Expects `planImport` before. */
export async function findPlanProblems(tx: Tx): Promise<readonly Problem[]> {
  const { rows } = await sql<Problem>`select line, path, problem from import_plan
    where problem is not null order by line limit ${MOST_PROBLEMS}`.execute(tx);
  return rows;
}

type Counts = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly new_sites: readonly string[];
  readonly new_teams: number;
};

/** Expects `planImport` in the same transaction. */
export async function countPlan(tx: Tx, companyId: string): Promise<Counts> {
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
export async function applyPlan(tx: Tx, companyId: string): Promise<void> {
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
