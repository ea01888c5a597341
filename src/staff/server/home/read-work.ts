import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { countChainFaults } from '#platform/chains.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { readWork as contract, type ReadWork } from '../../contract.ts';
import { LOW_STOCK, SOON_DAYS } from '../../rules/home/work.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { countCatalogueWork, countFailingJobs } from './work.queries.ts';

export function readWork(deps: StaffDeps, call: Call): Promise<OutputOf<ReadWork>> {
  const now = deps.clock.now();
  const today = parisDayOf(now);
  const until = addDays(today, SOON_DAYS);
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx);
    const pending: Record<string, number> = {};
    for (const count of deps.pendingWork) Object.assign(pending, await count(tx, { now, today }));
    const catalogue = await countCatalogueWork(tx, { today, until, lowStock: LOW_STOCK });
    // How much has failed is in tables of the queue, which are nobody's to read.
    const { mails, others } = await withServiceRights(tx, countFailingJobs);
    // What was found altered is nobody's to read either.
    const alteredRecords = await withServiceRights(tx, countChainFaults);
    return contract.output.parse({
      ...pending,
      ...catalogue,
      failingMails: mails,
      failingJobs: others,
      alteredRecords,
      isProxyUnbelieved: call.isProxyUnbelieved ?? false,
    });
  });
}
