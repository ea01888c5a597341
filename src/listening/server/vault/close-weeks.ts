import { addDays, type ParisDay } from '#basics/dates.ts';
import { lastClosedMonday } from '../../rules/closing-time.ts';
import { findDueCompanies } from '../releases.queries.ts';
import { closeCompanyWeek } from './close-company-week.ts';
import type { KeeperDeps } from './vault-deps.ts';

const COMPANIES_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Closes every week that is over, of every company, one after the other. Begun again after it was
 * killed, or begun twice, it goes on where something is missing and tells the same.
 * @throws AggregateError when some company could not be closed; the others were
 */
export async function closeWeeks(deps: KeeperDeps): Promise<void> {
  const last = lastClosedMonday(deps.clock.now());
  const failures: unknown[] = [];
  let after = FIRST_ID;
  let hasClosed = false;
  for (;;) {
    // A timer is no caller: the service looks for what is due.
    const due = await deps.database.asService((tx) =>
      findDueCompanies(tx, last, after, COMPANIES_AT_ONCE),
    );
    for (const { id, next } of due) {
      await closeCompany(deps, id, next, last).catch((error: unknown) => failures.push(error));
    }
    hasClosed ||= due.length > 0;
    const final = due.at(-1);
    if (!final) break;
    after = final.id;
  }
  if (hasClosed) await deps.vault.sweep();
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} not closed`);
}

async function closeCompany(
  deps: KeeperDeps,
  companyId: string,
  from: ParisDay,
  last: ParisDay,
): Promise<void> {
  for (let monday = from; monday <= last; monday = addDays(monday, 7)) {
    await closeCompanyWeek(deps, companyId, monday);
  }
}
