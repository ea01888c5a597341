import type { Room } from '#backend/room.ts';
import { on } from '#platform/jobs/events.ts';
import { orderEvents } from '#shop/orders/events.ts';
import { followOrder, followRefund } from './follow-orders.ts';
import { forgetGifts } from './forget-gifts.ts';
import { giftsFunctions } from './functions.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { giftsData } from './personal-data.ts';

/** The meter of the URSSAF tolerance. */
export function openGifts(deps: GiftsDeps): Room {
  return {
    name: 'gifts',
    functions: giftsFunctions(deps),
    jobs: [{ name: 'forget-gifts', run: () => forgetGifts(deps), cron: '25 2 * * *' }],
    follows: [
      on(orderEvents.stateChanged, (moved) => followOrder(deps, moved), { after: ['choices'] }),
      on(orderEvents.refundSettled, (refund) => followRefund(deps, refund), {
        after: ['invoices'],
      }),
    ],
    personalData: { name: 'gifts', ...giftsData },
  };
}
