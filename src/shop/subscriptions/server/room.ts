import type { Room } from '#backend/room.ts';
import { on } from '#platform/jobs/events.ts';
import { orderEvents } from '#shop/orders/events.ts';
import { chargeSubscription, followRefusedCharge } from './charge-subscription.ts';
import { followContestedPayment } from './follow-contested-payment.ts';
import { followOrder } from './follow-order.ts';
import { subscriptionFunctions } from './functions.ts';
import { CHARGE_TASK, RENEW_TASK, renewSubscriptions } from './renew-subscriptions.ts';
import { subscriptionMails } from './subscription-mails.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

/** The monthly box: its months, their orders and what is charged. */
export function openSubscriptions(deps: SubscriptionsDeps): Room {
  return {
    name: 'subscriptions',
    functions: subscriptionFunctions(deps),
    jobs: [
      { name: CHARGE_TASK, run: (payload) => chargeSubscription(deps, payload) },
      // Finds what was missed, however long it was.
      { name: RENEW_TASK, run: () => renewSubscriptions(deps), cron: '20 * * * *' },
    ],
    follows: [
      on(orderEvents.stateChanged, (moved) => followOrder(deps, moved), { after: ['licences'] }),
      on(orderEvents.chargeRefused, (charge) => followRefusedCharge(deps, charge)),
      on(orderEvents.paymentDisputed, (payment) => followContestedPayment(deps, payment)),
    ],
    mails: subscriptionMails(deps),
  };
}
