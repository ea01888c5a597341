import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';

/**
 * Queues work for after this transaction, and only if it stands. A later job with the same `key`
 * replaces this one while it has not started.
 */
export async function enqueueJob(
  tx: Transaction<DB>,
  job: { task: string; payload: Record<string, unknown>; key: string; delaySeconds?: number },
): Promise<void> {
  const payload = JSON.stringify(job.payload);
  await sql`select platform.enqueue_job(
    ${job.task}, ${payload}::json, ${job.key}, ${job.delaySeconds ?? 0})`.execute(tx);
}
