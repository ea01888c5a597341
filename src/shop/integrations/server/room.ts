import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './keep-api-keys.ts';
import {
  readDeliveriesByKey,
  readInvoiceFileByKey,
  readInvoicesByKey,
  readOrdersByKey,
} from './read-by-key.ts';

/** Programs of a company: the keys they read with. */
export function openIntegrations(deps: IntegrationsDeps): Room {
  return {
    name: 'integrations',
    functions: [
      serve(contracts.listApiKeys, (call, input) => listApiKeys(deps, call, input)),
      serve(contracts.createApiKey, (call, input) => createApiKey(deps, call, input)),
      serve(contracts.revokeApiKey, (call, input) => revokeApiKey(deps, call, input)),
      serve(contracts.apiOrders, (call, input) => readOrdersByKey(deps, call, input)),
      serve(contracts.apiInvoices, (call, input) => readInvoicesByKey(deps, call, input)),
      serve(contracts.apiInvoiceFile, (call, input) => readInvoiceFileByKey(deps, call, input)),
      serve(contracts.apiDeliveries, (call, input) => readDeliveriesByKey(deps, call, input)),
    ],
  };
}
