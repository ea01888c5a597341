import { parisDayOf } from '#basics/dates.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { REMINDER_DAYS } from '../rules/partner-evidence.ts';
import { noteDueReminders } from './partner-links.queries.ts';
import type { PartnersDeps } from './partners-deps.ts';

/** Every morning: tells partners whose documents end in sixty, thirty or seven days, once each. */
export async function remindOfEvidence({
  database,
  clock,
}: Pick<PartnersDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  // A timer is no caller: the service looks at every partner.
  await database.asService(async (tx) => {
    const due = await noteDueReminders(tx, parisDayOf(now), now, REMINDER_DAYS);
    const subjects = due.map(({ evidence_id: id, days }) => `${id}:${days}`);
    await enqueueMails(tx, 'evidence-reminder', subjects);
  });
}
