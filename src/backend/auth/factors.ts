import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { isUuid } from '#basics/uuid.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Call } from '../call.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import {
  askForKey,
  askForNewKey,
  attemptChallenge,
  CHALLENGE_MS,
  factorNotFound,
  insertChallenge,
} from './challenges.ts';
import { keepProof, proofByCode, proofByKey, totp } from './factor-proofs.ts';
import { limitFactors } from './limits.ts';
import { readOwnAccount, type SignedIn } from './own-account.ts';
import { refuseWeakProof } from './second-step.ts';
import { endSessions, raiseSession, sessionBody } from './sessions.ts';
import { text } from './shapes.ts';
import { credentialShape, newChallenge } from './webauthn.ts';

// Second factors: codes of an authenticator application (RFC 6238), and keys (`webauthn.ts`).

const MOST_FACTORS = 10;

const FACTOR_TYPES = ['totp', 'webauthn'] as const;
type FactorType = (typeof FACTOR_TYPES)[number];

export const enrolShape = z.object({
  factor_type: z.string().max(40),
  friendly_name: z.string().max(100).nullish(),
  issuer: text,
});

/** Begins a factor, which counts once it was shown: with a secret for an application, or for a key to be made. */
export async function enrolFactor(
  deps: AuthDeps,
  me: SignedIn,
  body: z.output<typeof enrolShape>,
): Promise<Record<string, unknown>> {
  const type = FACTOR_TYPES.find((known) => known === body.factor_type);
  if (!type) throw validationFailed('factor_type needs to be totp or webauthn');
  const name = body.friendly_name ?? '';
  const secret = type === 'totp' ? new Secret({ size: 20 }).base32 : null;
  const id = await insertFactor(deps, me, { type, name, secret });
  if (secret === null) return { id, type, friendly_name: name };
  const user = await readOwnAccount(deps, me);
  const label = user.email || user.phone || user.id;
  const uri = totp(secret, { issuer: body.issuer ?? PRODUCT_NAME, label }).toString();
  const qrCode = encodeURIComponent(renderSVG(uri));
  return { id, type, friendly_name: name, totp: { qr_code: qrCode, secret, uri } };
}

/** @throws AuthError where the session has not shown enough, there are too many, or the name is taken */
export async function insertFactor(
  deps: AuthDeps,
  { userId, session }: SignedIn,
  { type, name, secret }: { type: FactorType; name: string; secret: string | null },
): Promise<string> {
  const now = deps.clock.now();
  // Secrets are nobody's to read: the service keeps them.
  const id = await deps.database.asService(async (tx) => {
    await refuseWeakProof(deps, tx, { userId, session }, 'enroll a new factor');
    // One that was begun and never shown is begun again.
    await tx
      .deleteFrom('auth.mfa_factors')
      .where('user_id', '=', userId)
      .where('status', '=', 'unverified')
      .where((where) =>
        where.or([
          where('created_at', '<', new Date(now.getTime() - CHALLENGE_MS)),
          where.and([where('friendly_name', '=', name), where('friendly_name', '<>', '')]),
        ]),
      )
      .execute();
    const { rows } = await sql<{ id: string }>`
      insert into auth.mfa_factors
        (user_id, factor_type, friendly_name, secret, created_at, updated_at)
      select ${userId}, ${type}, ${name}, ${secret}, ${now}, ${now}
      where (select count(*) from auth.mfa_factors where user_id = ${userId}) < ${MOST_FACTORS}
        and not exists (select from auth.mfa_factors
          where user_id = ${userId} and friendly_name = ${name} and friendly_name <> '')
      returning id`.execute(tx);
    const made = rows[0]?.id;
    if (made) await audit(deps, tx, 'factor_enrolled', { userId, sessionId: session.id });
    return made;
  });
  if (!id) throw await whyNoFactor(deps, userId);
  return id;
}

async function whyNoFactor(deps: AuthDeps, userId: string): Promise<AuthError> {
  const { factors } = await readOwnAccount(deps, { userId });
  return factors.length >= MOST_FACTORS
    ? new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of enrolled factors reached, unenroll to continue',
      )
    : new AuthError(
        422,
        'mfa_factor_name_conflict',
        'A factor with the friendly name for this user already exists',
      );
}

/** Opens a challenge for five minutes: five codes may be tried against it, or one key signs it, once. */
export async function challengeFactor(
  deps: AuthDeps,
  me: SignedIn,
  factorId: string,
): Promise<Record<string, unknown>> {
  if (!isUuid(factorId)) throw factorNotFound();
  const opened = await deps.database.asService(async (tx) => {
    const factor = await refuseUnlessItCounts(deps, tx, me, factorId);
    const challenge = factor.factor_type === 'webauthn' ? newChallenge() : null;
    return { ...(await insertChallenge(deps, tx, { factorId, challenge })), factor, challenge };
  });
  const { id, expiresAt, factor, challenge } = opened;
  const answer = { id, type: factor.factor_type, expires_at: expiresAt };
  if (!challenge) return answer;
  const isNew = factor.status !== 'verified';
  const publicKey = isNew
    ? await askForNewKey(deps, me, challenge)
    : await askForKey(deps, challenge, factorId);
  const type = isNew ? 'create' : 'request';
  return { ...answer, webauthn: { type, credential_options: { publicKey } } };
}

export const verifyFactorShape = z.object({
  challenge_id: z.string().max(100),
  code: z.string().max(20).default(''),
  webauthn: z.object({ credential_response: credentialShape }).nullish(),
});

/** A factor that counts may be shown by whoever signs in; one that does not yet, only as other changes. */
async function refuseUnlessItCounts(
  deps: AuthDeps,
  tx: Tx,
  me: SignedIn,
  factorId: string,
): Promise<{ readonly status: string; readonly factor_type: string }> {
  const factor = await tx
    .selectFrom('auth.mfa_factors')
    .select(['status', 'factor_type'])
    .where('id', '=', factorId)
    .where('user_id', '=', me.userId)
    .executeTakeFirst();
  if (factor?.status !== 'verified') await refuseWeakProof(deps, tx, me, 'verify a new factor');
  if (!factor) throw factorNotFound();
  return factor;
}

/**
 * Shows a code or a key: the session is then of the second level, and the factor counts from now on. At the moment
 * from which a factor counts, others that were begun end, and so do all sessions that have shown none.
 */
export async function verifyFactor(
  deps: AuthDeps,
  call: Call,
  me: SignedIn,
  factorId: string,
  body: z.output<typeof verifyFactorShape>,
): Promise<Record<string, unknown>> {
  const { userId, session } = me;
  const giveBack = await limitFactors(deps, call, userId);
  const opened = await attemptChallenge(deps, me, { factorId, challengeId: body.challenge_id });
  const proof =
    opened.factor_type === 'webauthn'
      ? await proofByKey(deps, opened, body.webauthn?.credential_response)
      : proofByCode(opened, body.code, deps.clock.now());
  const granted = await deps.database.asService(async (tx) => {
    await refuseUnlessItCounts(deps, tx, me, factorId);
    await keepProof(deps, tx, opened, proof);
    await audit(deps, tx, 'factor_verified', { userId, sessionId: session.id });
    const method = opened.factor_type === 'webauthn' ? 'mfa/webauthn' : 'totp';
    const raised = await raiseSession(deps, tx, session.id, method, call.device);
    if (opened.status === 'unverified') await endWhatShowedNone(tx, userId);
    return raised;
  });
  await giveBack();
  return sessionBody(deps, granted);
}

async function endWhatShowedNone(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, { userId, aal: 'aal1' });
  await tx
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .execute();
}

/** Removes a factor; once one counts, only from a session that showed one. */
export async function removeFactor(
  deps: AuthDeps,
  { userId, session }: SignedIn,
  factorId: string,
): Promise<Record<string, unknown>> {
  const user = await readOwnAccount(deps, { userId });
  if (!user.factors.some(({ id }) => id === factorId)) throw factorNotFound();
  await deps.database.asService(async (tx) => {
    await refuseWeakProof(deps, tx, { userId, session }, 'unenroll a factor');
    await tx.deleteFrom('auth.mfa_factors').where('id', '=', factorId).execute();
    await dropCodesWithoutFactor(tx, userId);
    await audit(deps, tx, 'factor_removed', { userId, sessionId: session.id });
  });
  return { id: factorId };
}

/** Recovery codes stand in for a factor: without one they are worth nothing. */
export async function dropCodesWithoutFactor(tx: Tx, userId: string): Promise<void> {
  await sql`delete from auth.recovery_codes where user_id = ${userId} and not exists (
    select from auth.mfa_factors where user_id = ${userId} and status = 'verified')`.execute(tx);
}
