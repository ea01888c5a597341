import { addDays, parisDayOf } from '#basics/dates.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { DEFAULT_PLAN, isReminderDue } from '../rules/reminder-time.ts';
import type { ListeningDeps } from './listening-deps.ts';
import {
  findPeopleToMail,
  findSitesToRemind,
  forgetReminders,
  markReminded,
} from './reminders.queries.ts';

const KEPT_DAYS = 31;

/**
 * Asks everybody of the sites whose hour has come, once a day: all alike, since only the vault knows
 * who has answered, and it is not asked.
 */
export async function sendReminders({ database, clock }: ListeningDeps): Promise<void> {
  const now = clock.now();
  const today = parisDayOf(now);
  // A timer is no caller: the service looks at every site.
  const sites = await database.asService((tx) => findSitesToRemind(tx, today));
  for (const { site_id: siteId, weekdays, hour, closures } of sites) {
    const plan = {
      weekdays: weekdays ?? DEFAULT_PLAN.weekdays,
      hour: hour ?? DEFAULT_PLAN.hour,
    };
    if (!isReminderDue(now, plan, closures)) continue;
    await database.asService(async (tx) => {
      if (!(await markReminded(tx, siteId, today))) return;
      const people = await findPeopleToMail(tx, { siteId }, 'check-ins');
      await enqueueMails(
        tx,
        'check-in',
        people.map((employeeId) => `${employeeId} ${today}`),
      );
    });
  }
  await database.asService((tx) => forgetReminders(tx, addDays(today, -KEPT_DAYS)));
}
