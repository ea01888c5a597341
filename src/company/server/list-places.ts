import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { ListPlaces, Site } from '../contract.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findPlaces } from './places.queries.ts';

export function listPlaces(
  deps: CompanyDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListPlaces>,
): Promise<OutputOf<ListPlaces>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'see-employees');
    const sites = new Map<string, Site>();
    for (const row of await findPlaces(tx, companyId)) {
      const known = sites.get(row.site_id);
      const site = known ?? {
        id: row.site_id,
        name: row.site_name,
        people: row.site_people,
        teams: [],
      };
      sites.set(site.id, site);
      if (row.team_id === null) continue;
      site.teams.push({ id: row.team_id, name: row.team_name ?? '', people: row.team_people });
    }
    return { sites: [...sites.values()] };
  });
}
