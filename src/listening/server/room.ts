import type { NotificationSpeaker } from '#accounts/rules/notifications.ts';
import type { LendingRoom } from '#backend/room.ts';
import { listeningFunctions } from './functions.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { listeningMails } from './listening-mails.ts';
import { listeningNotificationWords } from './notification-words.ts';
import { sendReminders } from './send-reminders.ts';

/** What is told of a week, and to whom; answers are not within its reach. */
export function openListening(
  deps: ListeningDeps,
): LendingRoom<{ readonly speaker: NotificationSpeaker }> {
  return {
    name: 'listening',
    lends: { speaker: listeningNotificationWords },
    functions: listeningFunctions(deps),
    jobs: [{ name: 'send-reminders', run: () => sendReminders(deps), cron: '0 * * * *' }],
    mails: listeningMails(deps),
  };
}
