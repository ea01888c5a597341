import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';

export type RateLimit = {
  readonly action: string;
  /** Who or what is counted; kept only as a hash. */
  readonly subject: string;
  readonly uses: number;
  readonly windowSeconds: number;
};

/**
 * Counts a use in a transaction of its own, so that attempts that fail afterwards count too.
 * @throws Refusal `too-many-requests` past the limit.
 */
export async function countUse(
  { database, clock }: { database: Database; clock: Clock },
  limit: RateLimit,
): Promise<void> {
  // Counting is above the caller's rights: nobody may read or reset the counters.
  const uses = await database.asService(async (tx) => {
    const { rows } = await sql<{ uses: number }>`select public.count_use(
      ${limit.action}, ${limit.subject}, ${limit.windowSeconds}, ${clock.now()}) as uses`.execute(
      tx,
    );
    return rows[0]?.uses ?? 0;
  });
  if (uses > limit.uses) throw new Refusal('too-many-requests');
}

const LONGEST_WINDOW_MS = 3_600_000;

/** Erases the counts of windows that are over; the privacy policy promises it. */
export async function forgetCounts({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<void> {
  const limit = new Date(clock.now().getTime() - LONGEST_WINDOW_MS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) =>
    tx.deleteFrom('rate_counts').where('period_starts_at', '<', limit).execute(),
  );
}
