import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';

export const SEND_WEBHOOK_TASK = 'send-webhook';

/** Sent once this transaction stands, or so many seconds later. */
export function queueMessage(tx: Tx, messageId: string, delaySeconds = 0): Promise<void> {
  return enqueueJob(tx, {
    task: SEND_WEBHOOK_TASK,
    payload: { messageId },
    key: `${SEND_WEBHOOK_TASK}:${messageId}`,
    delaySeconds,
  });
}
