import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { SEND_MAIL_TASK } from '../mail/mail-jobs.ts';

/** Whether jobs move: counts and seconds, nothing of what they are about. */
export type JobState = {
  /** Of those that are due and that nobody runs. */
  readonly oldestDueSeconds: number;
  readonly longestRunningSeconds: number;
  /** Mails that have failed five times and are still tried. */
  readonly failingMails: number;
  /** Jobs that are tried no more. */
  readonly givenUp: number;
};

/** @throws Error where the queue does not answer soon, for one because somebody holds it */
export async function stateOfJobs(tx: Tx): Promise<JobState> {
  await sql`set local statement_timeout = '3s'`.execute(tx);
  const { rows } = await sql<JobState>`
    select oldest_due_seconds as "oldestDueSeconds", longest_running_seconds as "longestRunningSeconds",
      failing_mails as "failingMails", given_up as "givenUp"
    from platform.state_of_jobs(${SEND_MAIL_TASK})`.execute(tx);
  const [state] = rows;
  if (!state) throw new Error('The queue said nothing of itself');
  return state;
}
