import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { LAPSES_AFTER_DAYS } from '../rules/order-approval.ts';
import { lapseRequests } from './approvals.queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ends what nobody has answered, and tells who asked. */
export async function lapseApprovals({ database, clock }: ApprovalsDeps): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - LAPSES_AFTER_DAYS * DAY_MS);
  // A timer is no caller: the service ends what has run out.
  await database.asService(async (tx) => {
    const ids = await lapseRequests(tx, before, now);
    await enqueueMails(tx, 'approval-lapsed', ids);
  });
}
