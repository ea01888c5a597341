import { randomUUID } from 'node:crypto';
import type { OwnersPlace } from './accepted-bodies.ts';

export function integrationBodies({ companyId }: OwnersPlace) {
  const keyId = randomUUID();
  return {
    'list-api-keys': { companyId },
    'create-api-key': {
      companyId,
      keyId,
      form: { name: 'ERP', 'scope-orders': 'on', months: '12' },
    },
    'revoke-api-key': { companyId, keyId },
    'api-orders': { after: 'PV-2026-000001', limit: 10 },
    'api-invoices': { after: null, limit: 10 },
    'api-invoice-file': { number: 'F2026-000001' },
    'api-deliveries': { after: randomUUID(), limit: 10 },
  };
}
