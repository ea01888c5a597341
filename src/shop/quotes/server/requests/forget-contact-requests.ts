import { deleteContactRequestsBefore } from './contact.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';

const KEPT_YEARS = 3;

/** Erases requests that the privacy policy no longer lets us keep. */
export async function forgetContactRequests({
  database,
  clock,
}: Pick<RequestsDeps, 'database' | 'clock'>): Promise<void> {
  const limit = clock.now();
  limit.setUTCFullYear(limit.getUTCFullYear() - KEPT_YEARS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteContactRequestsBefore(tx, limit));
}
