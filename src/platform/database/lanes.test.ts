import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../tests/support/postgres.ts';
import { asAsker } from '../asker.ts';
import { createVersionedCache } from '../versioned-cache.ts';
import { createContentVersion } from './content-version.ts';
import type { Database } from './database.ts';
import type { Tx } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NETWORK = { lane: 'pages', who: 'an office behind one address' } as const;
const AT_ONCE = 40;
/** A place is waited for ten seconds: who stands still is as slow as that. */
const SOON_MS = 3_000;

const pause = (tx: Tx) => sql`select pg_sleep(0.005)`.execute(tx);

/**
 * Two of one office hold the connections that it may have; a third asks `question` and waits for one; then those
 * two ask it as well. Answers how long all of it took.
 */
async function askedByHolders(question: () => Promise<unknown>): Promise<number> {
  const isAsked = Promise.withResolvers<void>();
  let holding = 0;
  const hold = () =>
    database.asService(async (tx) => {
      await pause(tx);
      holding += 1;
      await isAsked.promise;
      await question();
    });
  return asAsker(NETWORK, async () => {
    const holders = [hold(), hold()];
    await vi.waitFor(() => expect(holding).toBe(2));
    const from = performance.now();
    const outside = question();
    isAsked.resolve();
    await Promise.all([...holders, outside]);
    return performance.now() - from;
  });
}

test('who holds a connection does not wait for the content version of somebody who waits for one', async () => {
  const took = await askedByHolders(createContentVersion(database));
  expect(took).toBeLessThan(SOON_MS);
});

test('nor for what somebody else computes to be kept', async () => {
  const cache = createVersionedCache<number>({ size: 5 });
  const compute = () => database.asCaller({ role: 'anon' }, pause).then(() => 7);
  const took = await askedByHolders(() => cache.get('prices', 1, compute));
  expect(took).toBeLessThan(SOON_MS);
  expect(await cache.get('prices', 1, () => Promise.reject(new Error('It is kept')))).toBe(7);
});

test('who holds a connection gets a second one, however many hold one', async () => {
  const from = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      database.asService(async (tx) => {
        await pause(tx);
        await database.asCaller({ role: 'anon' }, pause);
      }),
    ),
  );
  expect(performance.now() - from).toBeLessThan(SOON_MS);
});
