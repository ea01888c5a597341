import { Refusal } from '#basics/refusal.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { Address } from './addresses.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';

type Limit = { readonly uses: number; readonly windowSeconds: number };

const QUARTER = 900;
const HOUR = 3_600;

const LIMITS = {
  'auth-send-address': { uses: 3, windowSeconds: QUARTER },
  'auth-send-network': { uses: 20, windowSeconds: HOUR },
  'auth-password-account': { uses: 10, windowSeconds: QUARTER },
  'auth-password-network': { uses: 100, windowSeconds: QUARTER },
  'auth-sign-up-network': { uses: 30, windowSeconds: HOUR },
  'auth-verify-network': { uses: 100, windowSeconds: QUARTER },
  'auth-factor-user': { uses: 15, windowSeconds: QUARTER },
} satisfies Record<string, Limit>;

/**
 * Counts a use before anything else is known, so that the answer says nothing of the account.
 * @throws AuthError 429 past the limit
 */
async function count(
  deps: AuthDeps,
  action: keyof typeof LIMITS,
  subject: string,
  code: string,
): Promise<void> {
  if (!deps.settings.hasRateLimits) return;
  const limit = LIMITS[action];
  try {
    await countUse(deps, { action, subject, ...limit });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error;
    throw new AuthError(
      429,
      code,
      'For security purposes, this can only be requested again later',
      {
        retryAfterSeconds: limit.windowSeconds,
      },
    );
  }
}

/** Before a mail or a text leaves for somebody: 3 in 15 minutes to them, 20 an hour from one network. */
export async function limitSending(
  deps: AuthDeps,
  address: Address,
  network: string,
): Promise<void> {
  const code = `over_${address.kind === 'email' ? 'email' : 'sms'}_send_rate_limit`;
  await count(deps, 'auth-send-network', network, code);
  await count(deps, 'auth-send-address', address.value, code);
}

export async function limitGuessing(
  deps: AuthDeps,
  address: Address,
  network: string,
): Promise<void> {
  await count(deps, 'auth-password-network', network, 'over_request_rate_limit');
  await count(deps, 'auth-password-account', address.value, 'over_request_rate_limit');
}

export const limitSignUp = (deps: AuthDeps, network: string) =>
  count(deps, 'auth-sign-up-network', network, 'over_request_rate_limit');

export const limitVerifying = (deps: AuthDeps, network: string) =>
  count(deps, 'auth-verify-network', network, 'over_request_rate_limit');

export const limitFactors = (deps: AuthDeps, userId: string) =>
  count(deps, 'auth-factor-user', userId, 'over_request_rate_limit');
