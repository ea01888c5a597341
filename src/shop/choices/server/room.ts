import type { Room } from '#backend/room.ts';
import { on } from '#platform/jobs/events.ts';
import { orderEvents } from '#shop/orders/events.ts';
import { choiceMails, refusedChoiceMails } from './choice-mails.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { followOrder } from './follow-order.ts';
import { choicesFunctions } from './functions.ts';
import { choicesData } from './personal-data.ts';
import { closeCampaigns, forgetChoices, remindToChoose } from './run-campaigns.ts';

/** Who gets a box, and what they choose of it. */
export function openChoices(deps: ChoicesDeps): Room {
  return {
    name: 'choices',
    functions: choicesFunctions(deps),
    jobs: [
      // Midnight in Paris is an hour that changes with the season; any other finds what was missed.
      { name: 'close-campaigns', run: () => closeCampaigns(deps), cron: '0 * * * *' },
      { name: 'remind-to-choose', run: () => remindToChoose(deps), cron: '20 * * * *' },
      { name: 'forget-choices', run: () => forgetChoices(deps), cron: '55 2 * * *' },
    ],
    follows: [
      // Campaigns come after the months that they are about.
      on(orderEvents.stateChanged, (moved) => followOrder(deps, moved), {
        after: ['subscriptions', 'invoices'],
      }),
    ],
    mails: choiceMails(deps),
    refusedMails: refusedChoiceMails(deps),
    personalData: { name: 'choices', ...choicesData },
  };
}
