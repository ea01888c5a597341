import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import { newApiKey } from '#backend/tokens/api-keys.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { ApiKey, CreateApiKey, ListApiKeys, RevokeApiKey } from '../contract.ts';
import { readApiKeyForm, type Scope } from '../rules/api-key-form.ts';
import {
  type ApiKeyRow,
  findApiKeys,
  insertApiKey,
  insertApiKeyHash,
  revokeKey,
} from './api-keys.queries.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';

export function listApiKeys(
  { database, clock }: IntegrationsDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListApiKeys>,
): Promise<OutputOf<ListApiKeys>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'keep-integrations');
    const now = clock.now();
    return { keys: (await findApiKeys(tx, companyId)).map((row) => keyView(row, now)) };
  });
}

function keyView(row: ApiKeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes as Scope[],
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    state: row.revoked_at ? 'revoked' : row.expires_at <= now ? 'over' : 'live',
  };
}

export async function createApiKey(
  { database, clock }: IntegrationsDeps,
  call: Call,
  { companyId, keyId, form }: ParsedInputOf<CreateApiKey>,
): Promise<OutputOf<CreateApiKey>> {
  const caller = signedInCaller(call);
  const { key, prefix, hash } = newApiKey();
  const expiresAt = clock.now();
  await database
    .asCaller(caller, async (tx) => {
      await requireAct(tx, companyId, 'keep-integrations');
      const { problems, values } = readApiKeyForm(form);
      refuseProblems(problems);
      expiresAt.setUTCMonth(expiresAt.getUTCMonth() + values.months);
      await insertApiKey(tx, {
        ...{ id: keyId, company_id: companyId, created_by: caller.claims.sub },
        ...{ name: values.name, scopes: [...values.scopes], expires_at: expiresAt },
        prefix,
      });
      // Hashes are nobody’s, not even to write: the service keeps the one of a key that the policies let be made.
      await withServiceRights(tx, (service) => insertApiKeyHash(service, keyId, hash));
    })
    .catch((error: unknown) => {
      // Sent again: the key was shown, or was lost on the way and is to be replaced.
      if (isViolationOf(error, 'api_keys_pkey')) throw new Refusal('already-done');
      if (isViolationOf(error, 'api_keys_at_most')) throw new Refusal('conflict');
      throw error;
    });
  return { key };
}

export async function revokeApiKey(
  { database, clock }: IntegrationsDeps,
  call: Call,
  { companyId, keyId }: ParsedInputOf<RevokeApiKey>,
): Promise<OutputOf<RevokeApiKey>> {
  await database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'keep-integrations');
    if (!(await revokeKey(tx, { companyId, keyId, now: clock.now() }))) {
      throw new Refusal('not-found');
    }
  });
  return {};
}
