import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

type PlaceRow = {
  readonly site_id: string;
  readonly site_name: string;
  readonly team_id: string | null;
  readonly team_name: string | null;
  readonly site_people: number;
  readonly team_people: number;
};

/** One row a team, and one a site without teams; by name. */
export async function findPlaces(tx: Tx, companyId: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with people as (
      select site_id, team_id, count(*)::int as people from public.employees
      where company_id = ${companyId} and left_on is null group by site_id, team_id
    )
    select sites.id as site_id, sites.name as site_name,
      teams.id as team_id, teams.name as team_name,
      coalesce((select sum(people)::int from people where people.site_id = sites.id), 0)
        as site_people,
      coalesce((select people from people where people.team_id = teams.id), 0) as team_people
    from public.sites left join public.teams on teams.site_id = sites.id
    where sites.company_id = ${companyId}
    order by lower(sites.name), sites.id, lower(teams.name), teams.id`.execute(tx);
  return rows;
}

export async function insertSite(
  tx: Tx,
  { companyId, ...site }: { id?: string; companyId: string; name: string },
): Promise<void> {
  await tx
    .insertInto('sites')
    .values({ ...site, company_id: companyId })
    .execute();
}

/** False when there is no such site for the caller to change. */
export async function renameSite(
  tx: Tx,
  { companyId, id, name }: { id: string; companyId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sites')
    .set({ name })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type TeamPlace = { id: string; companyId: string; siteId: string; name: string };

export async function insertTeam(
  tx: Tx,
  { id, companyId, siteId, name }: TeamPlace,
): Promise<void> {
  await tx
    .insertInto('teams')
    .values({ id, company_id: companyId, site_id: siteId, name })
    .execute();
}

export async function renameTeam(
  tx: Tx,
  { id, companyId, siteId, name }: TeamPlace,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('teams')
    .set({ name })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteSite(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sites')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteTeam(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('teams')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
