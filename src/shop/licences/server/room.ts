import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import { on } from '#platform/jobs/events.ts';
import { orderEvents } from '#shop/orders/events.ts';
import * as contracts from '../contract.ts';
import { applyLicence, beginLicenceYears } from './apply-licence.ts';
import type { LicencesDeps } from './licences-deps.ts';
import { orderLicence } from './order-licence.ts';
import { priceLicence } from './price-licence.ts';

/** The licence of a space, as it is bought. */
export function openLicences(deps: LicencesDeps): Room {
  return {
    name: 'licences',
    functions: [
      serve(contracts.priceLicence, (call, input) => priceLicence(deps, call, input)),
      serve(contracts.orderLicence, (call, input) => orderLicence(deps, call, input)),
    ],
    jobs: [
      // Just after midnight in Paris, all year round.
      { name: 'begin-licence-years', run: () => beginLicenceYears(deps), cron: '5 23 * * *' },
    ],
    follows: [on(orderEvents.stateChanged, (moved) => applyLicence(deps, moved))],
  };
}
