import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestProduct } from './test-product.ts';

/** Makes time pass for the job with this key: it is due now. Fails when there is none. */
export async function bringForward({ database }: TestProduct, key: string): Promise<void> {
  const { rows } = await sql`
    select job.id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where key = ${key}), run_at => now()
    ) as job`.execute(database.owner);
  expect(rows, `a job '${key}' is waiting`).toHaveLength(1);
  await wakeWorkers(database);
}

/** Queues a task again and again, as a queue that delivers at least once may. */
export async function repeatJob(
  { database }: Pick<TestProduct, 'database'>,
  task: string,
  payload: Record<string, unknown>,
  times: number,
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)
    from generate_series(1, ${times}::integer)`.execute(database.owner);
}

const QUIET_WITHIN_MS = 60_000;

/** Waits until nothing is due or running: what was going to happen has happened. */
export async function queueIsQuiet(
  { database }: Pick<TestProduct, 'database'>,
  withinMs = QUIET_WITHIN_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const { rows } = await sql<{ due: number }>`
      select count(*)::integer as due from graphile_worker.jobs
      where run_at <= now() or locked_at is not null`.execute(database.owner);
    if (rows[0]?.due === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.due} jobs are still due`);
    await sleep(20);
  }
}

/** A job made due is found by the next poll; this is the nudge that a new job gives. */
async function wakeWorkers(database: TestProduct['database']): Promise<void> {
  await sql`select pg_notify('jobs:insert', '{"count":2}')`.execute(database.owner);
}
