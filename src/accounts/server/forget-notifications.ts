import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { NOTIFICATION_DAYS } from '../rules/notifications.ts';
import { deleteNotificationsBefore } from './notifications.queries.ts';

/** Erases what was told long ago; the privacy policy promises it. */
export async function forgetNotifications({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<void> {
  const limit = clock.now();
  limit.setUTCDate(limit.getUTCDate() - NOTIFICATION_DAYS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteNotificationsBefore(tx, limit));
}
