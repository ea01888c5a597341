import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { countChainFaults } from '#platform/chains.ts';
import { refuseAllButStaff } from '#platform/database/refuse-all-but-staff.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ReadWork } from '../../contract.ts';
import { LOW_STOCK, SOON_DAYS } from '../../rules/home/work.ts';
import type { CmsDeps } from '../cms-deps.ts';
import { countCatalogueWork, countFailingJobs } from './work.queries.ts';

export function runReadWork(deps: CmsDeps, call: Call): Promise<OutputOf<ReadWork>> {
  const now = deps.clock.now();
  const today = parisDayOf(now);
  const until = addDays(today, SOON_DAYS);
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseAllButStaff(tx);
    const shop = await deps.countShopWork(tx, { now, today });
    const requests = await deps.countRequestWork(tx);
    const companiesToVerify = await deps.countCompanyWork(tx);
    const catalogue = await countCatalogueWork(tx, { today, until, lowStock: LOW_STOCK });
    // How much has failed is in tables of the queue, which are nobody's to read.
    const { mails, others } = await withServiceRights(tx, countFailingJobs);
    // What was found altered is nobody's to read either.
    const alteredRecords = await withServiceRights(tx, countChainFaults);
    return {
      ...shop,
      requests,
      companiesToVerify,
      ...catalogue,
      failingMails: mails,
      failingJobs: others,
      alteredRecords,
      isProxyUnbelieved: call.isProxyUnbelieved ?? false,
    };
  });
}
