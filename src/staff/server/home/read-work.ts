import { findStaffActs, requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { countChainFaults } from '#platform/chains.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { readWork as contract, type ReadWork } from '../../contract.ts';
import { LOW_STOCK, SOON_DAYS, WORK } from '../../rules/home/work.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { countCatalogueWork, countFailingJobs } from './work.queries.ts';

export function readWork(deps: StaffDeps, call: Call): Promise<OutputOf<ReadWork>> {
  const now = deps.clock.now();
  const today = parisDayOf(now);
  const until = addDays(today, SOON_DAYS);
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-work');
    const may = await findStaffActs(
      tx,
      WORK.map(([, , act]) => act),
    );
    // Some is counted in tables that are nobody's to read, or not the caller's: the service counts, and each is told
    // what is theirs to do.
    const counts = await withServiceRights(tx, async (service) => {
      const pending: Record<string, number> = {};
      for (const count of deps.pendingWork) {
        Object.assign(pending, await count(service, { now, today }));
      }
      const catalogue = await countCatalogueWork(service, { today, until, lowStock: LOW_STOCK });
      const { mails, others } = await countFailingJobs(service);
      const alteredRecords = await countChainFaults(service);
      return { ...pending, ...catalogue, failingMails: mails, failingJobs: others, alteredRecords };
    });
    return contract.output.parse({
      ...counts,
      ...Object.fromEntries(WORK.flatMap(([name, , act]) => (may.has(act) ? [] : [[name, 0]]))),
      isProxyUnbelieved: may.has('keep-settings') && (call.isProxyUnbelieved ?? false),
    });
  });
}
