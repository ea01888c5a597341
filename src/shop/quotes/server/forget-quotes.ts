import { deleteQuotesBefore } from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';

const KEPT_YEARS = 3;

/** Erases quotes that became nothing, and that the privacy policy no longer lets us keep. */
export async function forgetQuotes({
  database,
  clock,
}: Pick<QuotesDeps, 'database' | 'clock'>): Promise<void> {
  const limit = clock.now();
  limit.setUTCFullYear(limit.getUTCFullYear() - KEPT_YEARS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteQuotesBefore(tx, limit));
}
