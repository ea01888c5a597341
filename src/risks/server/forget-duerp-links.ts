import { addDays, parisDayOf } from '#basics/dates.ts';
import { deleteLinksBefore } from './links.queries.ts';
import type { RisksDeps } from './risks-deps.ts';

const KEPT_DAYS = 365;

/** Erases for whom links were made, a year after the last day of each. */
export async function forgetDuerpLinks({
  database,
  clock,
}: Pick<RisksDeps, 'database' | 'clock'>): Promise<void> {
  const limit = addDays(parisDayOf(clock.now()), -KEPT_DAYS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteLinksBefore(tx, limit));
}
