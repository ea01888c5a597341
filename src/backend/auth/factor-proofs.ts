import { Secret, TOTP } from 'otpauth';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { challengeExpired, type OpenedChallenge } from './challenges.ts';
import { type Credential, type KeptKey, keyMade, keyShown } from './webauthn.ts';

// What shows that somebody has a factor: a code that their application made, or a key that signed a challenge.

const PERIOD_SECONDS = 30;

export function totp(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...about,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

/** What is kept of a proof that was right. */
type Proof =
  | { readonly last_step: number }
  | ({ readonly sign_count: number } & Partial<Omit<KeptKey, 'sign_count'>>);

/** @throws AuthError where it is no code of this moment */
export function proofByCode({ secret }: OpenedChallenge, code: string, now: Date): Proof {
  const delta = totp(secret ?? '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) throw wrongCode();
  return { last_step: Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta };
}

/** Of a key that is being added, the key itself. @throws AuthError where it has not signed this challenge */
export async function proofByKey(
  deps: AuthDeps,
  opened: OpenedChallenge,
  credential: Credential | undefined,
): Promise<Proof> {
  if (!credential) throw validationFailed('webauthn.credential_response required');
  const challenge = opened.challenge ?? Buffer.alloc(0);
  if (opened.status === 'unverified') {
    const made = await keyMade(deps, challenge, credential);
    if (!made) throw wrongKey();
    return made;
  }
  const signCount = await keyShown(deps, challenge, credential, opened as KeptKey);
  if (signCount === undefined) throw wrongKey();
  return { sign_count: signCount };
}

/** Keeps that it was shown, once: a code is not taken again, nor is a challenge. @throws AuthError */
export async function keepProof(
  { clock }: AuthDeps,
  tx: Tx,
  opened: OpenedChallenge,
  proof: Proof,
): Promise<void> {
  const now = clock.now();
  let query = tx
    .updateTable('auth.mfa_factors')
    .set({ ...proof, status: 'verified', last_used_at: now, updated_at: now })
    .where('id', '=', opened.factor_id);
  if ('last_step' in proof) {
    const { last_step: step } = proof;
    query = query.where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]));
  }
  const kept = await query.executeTakeFirst().catch((error: unknown) => {
    if (isViolationOf(error, 'mfa_factors_credential')) throw keyTaken();
    throw error;
  });
  if (kept.numUpdatedRows === 0n) throw wrongCode();
  const closed = await tx
    .deleteFrom('auth.mfa_challenges')
    .where('factor_id', '=', opened.factor_id)
    .returning('id')
    .execute();
  if (!closed.some(({ id }) => id === opened.id)) throw challengeExpired();
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
const wrongKey = () =>
  new AuthError(422, 'mfa_verification_failed', 'The key has not signed this challenge');
const keyTaken = () =>
  new AuthError(422, 'webauthn_credential_exists', 'This key is registered already');
