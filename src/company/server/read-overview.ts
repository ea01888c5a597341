import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { ReadOverview } from '../contract.ts';
import { countPeople } from './companies.queries.ts';
import type { CompanyDeps } from './company-deps.ts';

export function readOverview(
  deps: CompanyDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadOverview>,
): Promise<OutputOf<ReadOverview>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'see-employees');
    const counts = await countPeople(tx, companyId);
    const {
      present,
      invited,
      came_in: cameIn,
      without_access: withoutAccess,
      sites,
      teams,
      members,
    } = counts;
    return { present, invited, cameIn, withoutAccess, sites, teams, members };
  });
}
