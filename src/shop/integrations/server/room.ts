import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { followEvents } from './follow-events.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './keep-api-keys.ts';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  resumeWebhook,
  sendWebhookAgain,
} from './keep-webhooks.ts';
import { SEND_WEBHOOK_TASK } from './queue-message.ts';
import {
  readDeliveriesByKey,
  readInvoiceFileByKey,
  readInvoicesByKey,
  readOrdersByKey,
} from './read-by-key.ts';
import { forgetWebhookMessages, sendWebhook } from './send-webhook.ts';
import { webhookMails } from './webhook-mails.ts';

/** Programs of a company: the keys they read with, and where they are told. */
export function openIntegrations(deps: IntegrationsDeps): Room {
  return {
    name: 'integrations',
    functions: [
      serve(contracts.listApiKeys, (call, input) => listApiKeys(deps, call, input)),
      serve(contracts.createApiKey, (call, input) => createApiKey(deps, call, input)),
      serve(contracts.revokeApiKey, (call, input) => revokeApiKey(deps, call, input)),
      serve(contracts.listWebhooks, (call, input) => listWebhooks(deps, call, input)),
      serve(contracts.addWebhook, (call, input) => addWebhook(deps, call, input)),
      serve(contracts.renewWebhookSecret, (call, input) => renewWebhookSecret(deps, call, input)),
      serve(contracts.resumeWebhook, (call, input) => resumeWebhook(deps, call, input)),
      serve(contracts.removeWebhook, (call, input) => removeWebhook(deps, call, input)),
      serve(contracts.sendWebhookAgain, (call, input) => sendWebhookAgain(deps, call, input)),
      serve(contracts.apiOrders, (call, input) => readOrdersByKey(deps, call, input)),
      serve(contracts.apiInvoices, (call, input) => readInvoicesByKey(deps, call, input)),
      serve(contracts.apiInvoiceFile, (call, input) => readInvoiceFileByKey(deps, call, input)),
      serve(contracts.apiDeliveries, (call, input) => readDeliveriesByKey(deps, call, input)),
    ],
    jobs: [
      // Whoever is told takes their time: nobody else’s work stands behind that.
      { name: SEND_WEBHOOK_TASK, lane: 'webhooks', run: (payload) => sendWebhook(deps, payload) },
      {
        name: 'forget-webhook-messages',
        run: () => forgetWebhookMessages(deps),
        cron: '45 2 * * *',
      },
    ],
    follows: followEvents(deps),
    mails: webhookMails(deps),
  };
}
