import type { NotificationSpeaker } from '#accounts/rules/notifications.ts';
import type { LendingRoom } from '#backend/room.ts';
import { forgetDuerpLinks } from './forget-duerp-links.ts';
import { risksFunctions } from './functions.ts';
import { riskNotificationWords } from './notification-words.ts';
import { type OverviewMailDeps, overviewMails } from './overview-mails.ts';
import { risksData } from './personal-data.ts';
import { keepDuerpFiles } from './print-duerp.ts';
import { forgetAccidents } from './registers/keep-registers.ts';
import { remindOfRisks } from './remind-of-risks.ts';
import { deliveredSendings, refusedSendings, sendingMails } from './sending-mails.ts';
import { STAMP_TASK, stampDuerp, stampMissing } from './stamp-duerp.ts';
import { watchPlaces } from './watch-places.ts';

/** Signals from what is told, and the risk document (DUERP). */
export function openRisks(
  deps: OverviewMailDeps,
): LendingRoom<{ readonly speaker: NotificationSpeaker }> {
  return {
    name: 'risks',
    lends: { speaker: riskNotificationWords },
    functions: risksFunctions(deps),
    jobs: [
      { name: 'watch-places', run: (payload) => watchPlaces(deps, payload) },
      { name: 'remind-of-risks', run: () => remindOfRisks(deps), cron: '5 7 * * *' },
      { name: 'keep-duerp-files', run: (payload) => keepDuerpFiles(deps, payload) },
      { name: STAMP_TASK, run: (payload) => stampDuerp(deps, payload) },
      // Each has a job of its own; this finds what was missed.
      { name: 'stamp-missing', run: () => stampMissing(deps), cron: '50 * * * *' },
      { name: 'forget-duerp-links', run: () => forgetDuerpLinks(deps), cron: '20 2 * * *' },
      { name: 'forget-accidents', run: () => forgetAccidents(deps), cron: '25 2 * * *' },
    ],
    mails: { ...sendingMails(deps), ...overviewMails(deps) },
    refusedMails: refusedSendings(deps),
    deliveredMails: deliveredSendings(deps),
    personalData: { name: 'risks', ...risksData },
  };
}
