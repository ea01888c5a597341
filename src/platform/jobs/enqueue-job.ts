import { sql } from 'kysely';
import { writeWithNext } from '#platform/database/pipelined-driver.ts';
import type { Tx } from '#platform/database/transaction.ts';

/**
 * Queues work for after this transaction, and only if it stands. A later job with the same `key`
 * replaces this one while it has not started.
 */
export async function enqueueJob(
  tx: Tx,
  job: { task: string; payload: Record<string, unknown>; key: string; delaySeconds?: number },
): Promise<void> {
  const payload = JSON.stringify(job.payload);
  const query = sql`select platform.enqueue_job(
    ${job.task}, ${payload}::json, ${job.key}, ${job.delaySeconds ?? 0})`;
  await writeWithNext(tx, query.compile(tx));
}

/** Takes back the job with this key while it has not started: what it would do is done. */
export async function withdrawJob(tx: Tx, key: string): Promise<void> {
  await writeWithNext(tx, sql`select platform.withdraw_job(${key})`.compile(tx));
}
