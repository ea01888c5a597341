import { randomUUID } from 'node:crypto';
import type { OwnersPlace } from './accepted-bodies.ts';

export function integrationBodies({ companyId }: OwnersPlace) {
  const keyId = randomUUID();
  const webhookId = randomUUID();
  return {
    'list-api-keys': { companyId },
    'create-api-key': {
      companyId,
      keyId,
      form: { name: 'ERP', 'scope-orders': 'on', months: '12' },
    },
    'revoke-api-key': { companyId, keyId },
    'list-webhooks': { companyId },
    'add-webhook': {
      companyId,
      webhookId,
      form: { url: 'https://erp.example.com/hook', 'scope-orders': 'on' },
    },
    'renew-webhook-secret': { companyId, webhookId, secretVersion: 1 },
    'resume-webhook': { companyId, webhookId },
    'remove-webhook': { companyId, webhookId },
    'send-webhook-again': { companyId, messageId: randomUUID() },
    'api-orders': { after: 'PV-2026-000001', limit: 10 },
    'api-invoices': { after: null, limit: 10 },
    'api-invoice-file': { number: 'F2026-000001' },
    'api-deliveries': { after: randomUUID(), limit: 10 },
  };
}
