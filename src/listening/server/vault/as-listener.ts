import type { Transaction } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { VaultDeps } from './vault-deps.ts';

/**
 * Runs `work` for whoever is signed in: their claims say who they are, and the service reads, since
 * keys are for it alone, also one's own.
 * @throws Refusal sign-in-required
 */
export function asListener<T>(
  { database }: VaultDeps,
  call: Call,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { claims } = signedInCaller(call);
  return database.asCaller({ role: 'service_role', claims }, work);
}
