import { type AuthClient, authClient } from '#platform/browser/auth-client.ts';
import {
  type AuthErrorFacts,
  type AuthProblem,
  authProblem,
  minutesToWait,
} from '../rules/auth-problem.ts';

/** What the account service declined, as it is told to people. */
export class DeclinedByAccounts extends Error {
  readonly problem: AuthProblem;
  /** After which what was declined for now is taken. */
  readonly minutes: number;

  constructor(facts: AuthErrorFacts) {
    super(facts.code ?? facts.name ?? 'unknown');
    this.name = 'DeclinedByAccounts';
    this.problem = authProblem(facts);
    this.minutes = minutesToWait(facts);
  }
}

/** Runs one call of the official client. @throws DeclinedByAccounts instead of answering an error */
export async function askAccountClient<R extends { data: unknown; error: AuthErrorFacts | null }>(
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

/** In how many minutes to try again, where that is what to do. */
export function minutesOf(error: unknown): number {
  return error instanceof DeclinedByAccounts ? error.minutes : 1;
}
