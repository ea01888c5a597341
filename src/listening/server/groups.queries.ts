import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';

type Group = {
  readonly company_name: string;
  readonly name: string;
  readonly people: number;
  readonly changed_on: ParisDay | null;
  readonly least_k: number | null;
  readonly tells_everybody: boolean | null;
  /** When whoever asks came in, or last moved. */
  readonly here_since: Date;
  /** The Monday of the first week that was closed. */
  readonly first_week: ParisDay | null;
};

/**
 * The people around somebody: how many there are in their team or site, and since when. Colleagues are
 * nobody’s to list: the service counts them.
 */
export async function findGroup(
  tx: Tx,
  companyId: string,
  {
    employee_id: employeeId,
    site_id: siteId,
    team_id: teamId,
  }: { employee_id: string; site_id: string; team_id: string | null },
): Promise<Group> {
  const placeId = teamId ?? siteId;
  const { rows } = await sql<Group>`
      with around as (
        select added_at, left_on from public.employees
        where company_id = ${companyId} and site_id = ${siteId}
          and team_id is not distinct from ${teamId}
      ), moves as (
        select happened_at from public.company_journal
        where company_id = ${companyId} and action = 'employee-moved'
          and ${placeId} in (coalesce(details ->> 'team', details ->> 'site'),
            coalesce(details ->> 'from_team', details ->> 'from_site'))
      )
      select companies.legal_name as company_name, coalesce(teams.name, sites.name) as name,
        (select count(*)::int from around where left_on is null) as people,
        greatest((select (max(added_at) at time zone 'Europe/Paris')::date from around),
          (select max(left_on) from around),
          (select (max(happened_at) at time zone 'Europe/Paris')::date from moves)) as changed_on,
        least_k, tells_everybody,
        (select greatest(came_in_at, (select max(happened_at) from public.company_journal
            where company_id = ${companyId} and action = 'employee-moved'
              and subject_id = ${employeeId}))
          from public.employees where id = ${employeeId}) as here_since,
        (select min(monday) from public.releases where company_id = ${companyId}) as first_week
      from public.sites
      join public.companies on companies.id = sites.company_id
      left join public.teams on teams.id = ${teamId}
      left join public.listening_settings on listening_settings.company_id = companies.id
      where sites.id = ${siteId}`.execute(tx);
  const [group] = rows;
  if (!group) throw new Error(`no site ${siteId}`);
  return group;
}
