import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/**
 * A work unit for each of these sites and teams that has none of its name, in an establishment of the
 * name of its site; answers how many are new.
 */
export async function insertPlacesAsUnits(
  tx: Tx,
  companyId: string,
  placeIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    with chosen as (
      select id, id as site_id, name from public.sites
        where company_id = ${companyId} and id = any(${placeIds}::uuid[])
      union all
      select id, site_id, name from public.teams
        where company_id = ${companyId} and id = any(${placeIds}::uuid[])
    ), named as (
      select chosen.id, chosen.name, sites.name as site
      from chosen join public.sites on sites.id = chosen.site_id
    ), founded as (
      insert into public.establishments (id, company_id, name)
        select gen_random_uuid(), ${companyId}, min(site) from named group by lower(site)
        on conflict (company_id, lower(name)) do nothing
        returning id, name
    ), homes as (
      select id, lower(name) as name from founded
      union
      select id, lower(name) from public.establishments where company_id = ${companyId}
    )
    insert into public.work_units (id, company_id, establishment_id, name, place_id)
      select gen_random_uuid(), ${companyId}, homes.id, named.name, named.id
      from named join homes on homes.name = lower(named.site)
      on conflict (company_id, establishment_id, lower(name)) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
