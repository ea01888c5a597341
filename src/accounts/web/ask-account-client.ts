import type { AuthError } from '@supabase/auth-js';
import { type AuthClient, authClient } from '#platform/browser/auth-client.ts';
import { type AuthErrorFacts, type AuthProblem, authProblem } from '../rules/auth-problem.ts';

/** What the account service declined, as it is told to people. */
export class DeclinedByAccounts extends Error {
  readonly problem: AuthProblem;

  constructor(facts: AuthErrorFacts) {
    super(facts.code ?? facts.name ?? 'unknown');
    this.name = 'DeclinedByAccounts';
    this.problem = authProblem(facts);
  }
}

/** Runs one call of the official client. @throws DeclinedByAccounts instead of answering an error */
export async function askAccountClient<R extends { data: unknown; error: AuthError | null }>(
  call: (client: AuthClient) => Promise<R>,
): Promise<Extract<R, { error: null }>['data']> {
  // Without its script, the client is as far away as the service.
  const client = await authClient().catch(() => {
    throw new DeclinedByAccounts({ name: 'AuthRetryableFetchError' });
  });
  const { data, error } = await call(client);
  if (error) throw new DeclinedByAccounts(error);
  return data;
}

/** What to tell of a failed call, whatever failed. */
export function problemOf(error: unknown): AuthProblem {
  return error instanceof DeclinedByAccounts ? error.problem : 'unknown';
}
