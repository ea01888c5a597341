import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';

/** First half of the advisory locks of this file ('jobs' on a phone), and the gate's other half. */
const PRESENCE = 5627;
const GATE = 0;
const SWEEP_EVERY_MS = 30_000;
const RETRY_MS = 1_000;

/** This process's workers, as other processes see them. */
export type Presence = { end(): Promise<void> };

/**
 * The rule: a job that was begun belongs to its process while that process lives, and to everybody
 * once it died. Each process holds an advisory lock named after its workers; PostgreSQL frees it
 * with the connection, whatever kills the process. Jobs of workers whose lock is free are released
 * here, at the start and from time to time; the queue alone would wait four hours.
 *
 * `startWorkers` answers the names under which they take jobs. While they start, the gate is held,
 * so that nobody takes them for dead before they are named. A process that loses its connection
 * may see a job begun twice: jobs are written to bear it.
 */
export async function startPresent(
  ownerPool: pg.Pool,
  log: Log,
  startWorkers: () => Promise<readonly string[]>,
): Promise<Presence> {
  const first = await ownerPool.connect();
  try {
    await first.query('select pg_advisory_lock_shared($1, $2)', [PRESENCE, GATE]);
    const workers = await startWorkers();
    await announce(first, workers);
    await first.query('select pg_advisory_unlock_shared($1, $2)', [PRESENCE, GATE]);
    const ending = new AbortController();
    const kept = keepPresent({ ownerPool, log, workers, signal: ending.signal }, first);
    return {
      async end() {
        ending.abort();
        await kept;
      },
    };
  } catch (error) {
    first.release(true);
    throw error;
  }
}

interface Present {
  ownerPool: pg.Pool;
  log: Log;
  workers: readonly string[];
  signal: AbortSignal;
}

async function keepPresent(present: Present, first: pg.PoolClient): Promise<void> {
  const { ownerPool, log, workers, signal } = present;
  let client: pg.PoolClient | undefined = first;
  while (!signal.aborted) {
    try {
      if (!client) {
        client = await ownerPool.connect();
        await announce(client, workers);
      }
      await releaseAbandonedJobs(client, present);
      await sleep(SWEEP_EVERY_MS, undefined, { signal });
    } catch (error) {
      if (signal.aborted) break;
      log.warn({ err: error }, 'the workers of this process are not announced for the moment');
      client?.release(true);
      client = undefined;
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  // The lock goes with the connection.
  client?.release(true);
}

async function announce(client: pg.PoolClient, workers: readonly string[]): Promise<void> {
  await client.query(
    'select pg_advisory_lock($1, hashtext(name)) from unnest($2::text[]) as name',
    [PRESENCE, workers],
  );
}

async function releaseAbandonedJobs(client: pg.PoolClient, { workers, log }: Present) {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1, $2)', [PRESENCE, GATE]);
  const { rows } = await client.query<{ busy: string }>(
    `select busy from (
       select distinct locked_by as busy from graphile_worker.jobs where locked_by <> all($2::text[])
     ) as others where pg_try_advisory_xact_lock($1, hashtext(busy))`,
    [PRESENCE, workers],
  );
  const dead = rows.map(({ busy }) => busy);
  if (dead.length > 0) {
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    await client.query(`select pg_notify('jobs:insert', '{"count":2}')`);
    log.warn({ workers: dead }, 'jobs of a process that died were released');
  }
  await client.query('commit');
}
