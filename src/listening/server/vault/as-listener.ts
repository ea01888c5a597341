import { type Call, signedInCaller } from '#backend/call.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { VaultDeps } from './vault-deps.ts';

/**
 * Runs `work` for whoever is signed in: their claims say who they are, and the service reads, since
 * keys are for it alone, also one's own.
 * @throws Refusal sign-in-required
 */
export function asListener<T>(
  { database }: VaultDeps,
  call: Call,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { claims } = signedInCaller(call);
  return database.asCaller({ role: 'service_role', claims }, work);
}
