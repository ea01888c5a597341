import { mailboxKey } from '#basics/contact-details.ts';
import { Refusal } from '#basics/refusal.ts';
import type { LimitName } from '#platform/limits.ts';
import { countUse, giveBackUse } from '#platform/rate-limit.ts';
import type { Call } from '../call.ts';
import type { Address } from './addresses.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { isKnownDevice } from './known-devices.ts';

type Asks = Pick<Call, 'network' | 'device'>;
type Count = readonly [name: LimitName, subject: string];

/** Gives back what a success had counted. */
type GiveBack = () => Promise<void>;

/**
 * Counts a use before anything else is known, so that the answer says nothing of the account.
 * @throws AuthError 429 past the limit, with the seconds after which it can be tried again
 */
async function count(deps: AuthDeps, counts: readonly Count[], code: string): Promise<GiveBack> {
  if (!deps.settings.hasRateLimits) return async () => {};
  const counted: Count[] = [];
  const giveBack = async () => {
    for (const [name, subject] of counted) await giveBackUse(deps, name, subject);
  };
  for (const each of counts) {
    counted.push(each);
    try {
      await countUse(deps, ...each);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error;
      // What is refused was not tried: many at once, all of them right, do not shut the door behind them.
      await giveBack();
      const seconds = Number(error.details?.seconds);
      throw new AuthError(
        429,
        code,
        `For security purposes, you can only request this after ${seconds} seconds.`,
        { retryAfterSeconds: seconds },
      );
    }
  }
  return giveBack;
}

const OVER_REQUESTS = 'over_request_rate_limit';

/** Before a mail or a text leaves for somebody. */
export async function limitSending(deps: AuthDeps, call: Asks, address: Address): Promise<void> {
  const value = address.kind === 'email' ? mailboxKey(address.value) : address.value;
  const isKnown = await isKnownDevice(deps, call, address);
  await count(
    deps,
    isKnown
      ? [['auth-send-device', `${value} ${call.device}`]]
      : [
          ['auth-ask-network', call.network],
          ['auth-send-address', value],
          ['auth-send-address-day', `${value} ${call.network}`],
          ['auth-send-mailbox-day', value],
        ],
    `over_${address.kind === 'email' ? 'email' : 'sms'}_send_rate_limit`,
  );
}

/**
 * Whether a mail may leave for an address that the product has never seen before, which somebody in
 * that network asked for. It is not told: others' addresses would be known by it.
 */
export async function maySendToStranger(deps: AuthDeps, network: string): Promise<boolean> {
  try {
    await count(deps, [['auth-send-network', network]], OVER_REQUESTS);
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

export async function limitGuessing(
  deps: AuthDeps,
  call: Asks,
  address: Address,
): Promise<GiveBack> {
  const isKnown = await isKnownDevice(deps, call, address);
  return count(
    deps,
    isKnown
      ? [['auth-password-device', `${address.value} ${call.device}`]]
      : [
          ['auth-password-network', call.network],
          ['auth-password-account', address.value],
        ],
    OVER_REQUESTS,
  );
}

export const limitSignUp = (deps: AuthDeps, network: string) =>
  count(deps, [['auth-sign-up-network', network]], OVER_REQUESTS);

export const limitVerifying = (deps: AuthDeps, network: string) =>
  count(deps, [['auth-verify-network', network]], OVER_REQUESTS);

/** Keys that are shown by whoever is not known yet, and do not open. */
export const limitKeys = (deps: AuthDeps, network: string) =>
  count(deps, [['auth-key-network', network]], OVER_REQUESTS);

/** Guesses at a code of six digits that was sent there, whoever asked for it. */
export async function limitCodes(deps: AuthDeps, call: Asks, address: Address): Promise<GiveBack> {
  const isKnown = await isKnownDevice(deps, call, address);
  return count(
    deps,
    isKnown
      ? [['auth-code-device', `${address.value} ${call.device}`]]
      : [
          ['auth-code-network', call.network],
          ['auth-code-address', address.value],
        ],
    OVER_REQUESTS,
  );
}

/** Guesses at a second factor, by whoever has shown the first one. */
export async function limitFactors(deps: AuthDeps, call: Asks, userId: string): Promise<GiveBack> {
  const isKnown = await isKnownDevice(deps, call, { kind: 'id', value: userId });
  const own = `${userId} ${call.device}`;
  return count(
    deps,
    isKnown
      ? [
          ['auth-factor-device', own],
          ['auth-factor-device-day', own],
        ]
      : [
          ['auth-factor-user', userId],
          ['auth-factor-user-day', userId],
        ],
    OVER_REQUESTS,
  );
}
