import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type LimitName, type Limits, secondsLeft } from './limits.ts';

type Counting = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
};

/**
 * Counts a use in a transaction of its own, so that attempts that fail afterwards count too.
 * @param subject who or what is counted; kept only as a hash
 * @throws Refusal `too-many-requests` past the limit, with the seconds after which it can be tried again.
 */
export async function countUse(
  { database, clock, limits }: Counting,
  name: LimitName,
  subject: string,
): Promise<void> {
  const limit = limits[name];
  const now = clock.now();
  // Counting is above the caller's rights: nobody may read or reset the counters.
  const uses = await database.asService(async (tx) => {
    const { rows } = await sql<{ uses: number }>`select count_use(
      ${name}, ${subject}, ${limit.windowSeconds}, ${now}) as uses`.execute(tx);
    return rows[0]?.uses;
  });
  // A limit that cannot count is no limit: nothing is let through.
  if (typeof uses !== 'number') throw new Error(`No use of ${name} was counted`);
  if (uses > limit.uses) {
    throw new Refusal('too-many-requests', { details: { seconds: secondsLeft(limit, now) } });
  }
}

/** Takes back a use that succeeded, where failures are what is counted. */
export async function giveBackUse(
  { database, clock, limits }: Counting,
  name: LimitName,
  subject: string,
): Promise<void> {
  const { windowSeconds } = limits[name];
  await database.asService((tx) =>
    sql`select give_back_use(${name}, ${subject}, ${windowSeconds}, ${clock.now()})`.execute(tx),
  );
}

/** Erases the counts of windows that are over; the privacy policy promises it. */
export async function forgetCounts({ database, clock, limits }: Counting): Promise<void> {
  // A timer is no caller: the service cleans up.
  await database.asService(async (tx) => {
    for (const [name, { windowSeconds }] of Object.entries(limits)) {
      const over = new Date(clock.now().getTime() - windowSeconds * 1_000);
      await tx
        .deleteFrom('rate_counts')
        .where('action', '=', name)
        .where('period_starts_at', '<', over)
        .execute();
    }
    // Of limits that the product no longer has.
    const names = Object.keys(limits);
    await tx.deleteFrom('rate_counts').where('action', 'not in', names).execute();
  });
}
