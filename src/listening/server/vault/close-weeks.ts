import { addDays, type ParisDay } from '#basics/dates.ts';
import { lastClosedMonday } from '../../rules/closing-time.ts';
import { findDueCompanies, findPublishedCompanies } from '../releases.queries.ts';
import { closeCompanyWeek } from './close-company-week.ts';
import { findSettledCompanies } from './lists.queries.ts';
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
  let hasClosed = await settlePublished(deps, last, failures);
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

/** What was told of the last week, but not settled because the process was killed between. */
async function settlePublished(
  deps: KeeperDeps,
  monday: ParisDay,
  failures: unknown[],
): Promise<boolean> {
  // A timer is no caller: the service looks what was told.
  const told = await deps.database.asService((tx) => findPublishedCompanies(tx, monday));
  const settled = await deps.vault.transaction((tx) => findSettledCompanies(tx, monday));
  const left = told.filter((companyId) => !settled.has(companyId));
  for (const companyId of left) {
    await closeCompanyWeek(deps, companyId, monday).catch((error: unknown) => failures.push(error));
  }
  return left.length > 0;
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
