import type { LendingRoom } from '#backend/room.ts';
import type { ListeningLends } from '../lends.ts';
import { climateWords } from './climate-words.ts';
import { listeningFunctions } from './functions.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { listeningMails } from './listening-mails.ts';
import { listeningNotificationWords } from './notification-words.ts';
import { createKeptMoods } from './read-mood.ts';
import { sendReminders } from './send-reminders.ts';

/** What is told of a week, and to whom; answers are not within its reach. */
export function openListening(deps: ListeningDeps): LendingRoom<ListeningLends> {
  const moods = createKeptMoods();
  return {
    name: 'listening',
    lends: {
      speaker: listeningNotificationWords,
      climate: (call, companyId) => climateWords(deps, moods, call, companyId),
    },
    functions: listeningFunctions(deps, moods),
    jobs: [{ name: 'send-reminders', run: () => sendReminders(deps), cron: '0 * * * *' }],
    mails: listeningMails(deps),
  };
}
