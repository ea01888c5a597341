import { sql } from 'kysely';
import { isUuid } from '#basics/uuid.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { readOwnAccount } from './own-account.ts';
import { creationOptions, type KeptKey, requestOptions } from './webauthn.ts';

// What is asked of somebody who shows a factor, or signs in by a key: good for five minutes.

export const CHALLENGE_MS = 5 * 60_000;
const GUESSES = 5;

export const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

type Asked = {
  /** None where nobody is known yet. */
  readonly factorId?: string;
  /** What a key is to sign; null where a code is asked for. */
  readonly challenge: Buffer | null;
};

/** @returns its id, and when it ends in seconds since 1970 */
export async function insertChallenge(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Tx,
  { factorId, challenge }: Asked,
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const { id } = await tx
    .insertInto('auth.mfa_challenges')
    .values({ factor_id: factorId ?? null, challenge, created_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, expiresAt: Math.floor(expiresAt.getTime() / 1000) };
}

/** For the browser of somebody who adds a key: one that they have not added before. */
export async function askForNewKey(
  deps: AuthDeps,
  { userId }: { readonly userId: string },
  challenge: Buffer,
) {
  const user = await readOwnAccount(deps, { userId });
  const known = await keysWhere(deps, { userId });
  const label = user.email || user.phone || user.id;
  return creationOptions(deps, challenge, { id: user.id, label, known });
}

/** For the browser of somebody who shows a key: this one or, where nobody is known yet, any. */
export async function askForKey(deps: AuthDeps, challenge: Buffer, factorId?: string) {
  const keys = factorId === undefined ? [] : await keysWhere(deps, { factorId });
  return requestOptions(deps, challenge, keys);
}

function keysWhere(
  { database }: AuthDeps,
  whose: { readonly userId: string } | { readonly factorId: string },
): Promise<readonly KeptKey[]> {
  // What is kept of a factor is nobody's to read.
  return database.asService(async (tx) => {
    const { rows } = await sql<KeptKey>`
      select credential_id, public_key, sign_count, transports from auth.mfa_factors
      where credential_id is not null and ${
        'userId' in whose ? sql`user_id = ${whose.userId}` : sql`id = ${whose.factorId}`
      }`.execute(tx);
    return rows;
  });
}

/** A challenge that is being answered, and the factor that it is for. */
export type OpenedChallenge = {
  readonly id: string;
  readonly factor_id: string;
  readonly factor_type: string;
  readonly status: string;
  readonly secret: string | null;
  readonly challenge: Buffer | null;
} & { readonly [Column in keyof KeptKey]: KeptKey[Column] | null };

export const challengeExpired = (code = 'mfa_challenge_expired') =>
  new AuthError(
    422,
    code,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  );

/** Counts an attempt in a transaction of its own, before anything is compared. @throws AuthError */
export async function attemptChallenge(
  deps: AuthDeps,
  { userId }: { readonly userId: string },
  asked: { readonly challengeId: string; readonly factorId?: string },
): Promise<OpenedChallenge> {
  const { challengeId, factorId } = asked;
  if (!isUuid(challengeId) || (factorId !== undefined && !isUuid(factorId))) throw factorNotFound();
  const { rows } = await deps.database.asService((tx) =>
    sql<OpenedChallenge & { attempts: number; expires_at: Date }>`
      update auth.mfa_challenges as opened set attempts = attempts + 1
      from auth.mfa_factors as factor
      where opened.id = ${challengeId} and factor.id = opened.factor_id
        and factor.id = ${factorId ?? sql`opened.factor_id`} and factor.user_id = ${userId}
      returning opened.id, factor_id, factor_type, status, secret, challenge, attempts, expires_at,
        credential_id, public_key, sign_count, transports`.execute(tx),
  );
  const [opened] = rows;
  if (!opened) throw factorNotFound();
  if (opened.expires_at <= deps.clock.now() || opened.attempts > GUESSES) throw challengeExpired();
  return opened;
}
