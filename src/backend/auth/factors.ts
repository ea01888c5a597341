import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { isUuid } from '#basics/uuid.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Call } from '../call.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { limitFactors } from './limits.ts';
import { readOwnAccount, type SignedIn } from './own-account.ts';
import { refuseWeakProof } from './second-step.ts';
import { endSessions, raiseSession, sessionBody } from './sessions.ts';
import { text } from './shapes.ts';

// Second factors: codes of an authenticator application (RFC 6238).

const MOST_FACTORS = 10;
const GUESSES = 5;
const CHALLENGE_MS = 5 * 60_000;
const PERIOD_SECONDS = 30;

export const enrolShape = z.object({
  factor_type: z.string().max(40),
  friendly_name: z.string().max(100).nullish(),
  issuer: text,
});

/** Makes a secret for an authenticator application; it counts once a code of it was shown. */
export async function enrolFactor(
  deps: AuthDeps,
  { userId, session }: SignedIn,
  body: z.output<typeof enrolShape>,
): Promise<Record<string, unknown>> {
  if (body.factor_type !== 'totp') {
    throw validationFailed('factor_type needs to be totp');
  }
  const user = await readOwnAccount(deps, { userId });
  const secret = new Secret({ size: 20 });
  const label = user.email || user.phone || user.id;
  const name = body.friendly_name ?? '';
  const now = deps.clock.now();
  // Secrets are nobody's to read: the service keeps them.
  const id = await deps.database.asService(async (tx) => {
    await refuseWeakProof(deps, tx, { userId, session }, 'enroll a new factor');
    // One that was begun and never shown a code of is begun again.
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
      select ${userId}, 'totp', ${name}, ${secret.base32}, ${now}, ${now}
      where (select count(*) from auth.mfa_factors where user_id = ${userId}) < ${MOST_FACTORS}
        and not exists (select from auth.mfa_factors
          where user_id = ${userId} and friendly_name = ${name} and friendly_name <> '')
      returning id`.execute(tx);
    const made = rows[0]?.id;
    if (made) await audit(deps, tx, 'factor_enrolled', { userId, sessionId: session.id });
    return made;
  });
  if (!id) throw await whyNoFactor(deps, userId);
  const uri = totp(secret.base32, { issuer: body.issuer ?? PRODUCT_NAME, label }).toString();
  return {
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: encodeURIComponent(renderSVG(uri)), secret: secret.base32, uri },
  };
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

function totp(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...about,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

/** Opens a challenge: five codes may be tried against it, for five minutes. */
export async function challengeFactor(
  deps: AuthDeps,
  me: SignedIn,
  factorId: string,
): Promise<Record<string, unknown>> {
  if (!isUuid(factorId)) throw factorNotFound();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const { rows } = await deps.database.asService(async (tx) => {
    await refuseUnlessItCounts(deps, tx, me, factorId);
    return sql<{ id: string }>`
      insert into auth.mfa_challenges (factor_id, created_at, expires_at)
      select id, ${now}, ${expiresAt} from auth.mfa_factors
      where id = ${factorId} and user_id = ${me.userId}
      returning id`.execute(tx);
  });
  const [challenge] = rows;
  if (!challenge) throw factorNotFound();
  return {
    id: challenge.id,
    type: 'totp',
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

export const verifyFactorShape = z.object({
  challenge_id: z.string().max(100),
  code: z.string().max(20),
});

/** A factor that counts may be shown by whoever signs in; one that does not yet, only as other changes. */
async function refuseUnlessItCounts(
  deps: AuthDeps,
  tx: Tx,
  me: SignedIn,
  factorId: string,
): Promise<void> {
  const factor = await tx
    .selectFrom('auth.mfa_factors')
    .select('status')
    .where('id', '=', factorId)
    .where('user_id', '=', me.userId)
    .executeTakeFirst();
  if (factor?.status !== 'verified') await refuseWeakProof(deps, tx, me, 'verify a new factor');
}

/**
 * Shows a code: the session is then of the second level, and the factor counts from now on. At the moment
 * from which a factor counts, others that were begun end, and so do all sessions that have shown none.
 */
export async function verifyFactor(
  deps: AuthDeps,
  call: Call,
  me: SignedIn,
  factorId: string,
  body: z.output<typeof verifyFactorShape>,
): Promise<Record<string, unknown>> {
  if (!isUuid(factorId) || !isUuid(body.challenge_id)) throw factorNotFound();
  const { userId, session } = me;
  const giveBack = await limitFactors(deps, call, userId);
  const now = deps.clock.now();
  // Counted in a transaction of its own, before the code is compared.
  const { rows } = await deps.database.asService((tx) =>
    sql<{ secret: string; status: string; attempts: number; expires_at: Date }>`
      update auth.mfa_challenges as challenge set attempts = attempts + 1
      from auth.mfa_factors as factor
      where challenge.id = ${body.challenge_id} and factor.id = challenge.factor_id
        and factor.id = ${factorId} and factor.user_id = ${userId}
      returning secret, status, attempts, expires_at`.execute(tx),
  );
  const [challenge] = rows;
  if (!challenge) throw factorNotFound();
  if (challenge.expires_at <= now || challenge.attempts > GUESSES) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  }
  const delta = totp(challenge.secret).validate({
    token: body.code,
    timestamp: now.getTime(),
    window: 1,
  });
  if (delta === null) throw wrongCode();
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  const granted = await deps.database.asService(async (tx) => {
    await refuseUnlessItCounts(deps, tx, me, factorId);
    const used = await tx
      .updateTable('auth.mfa_factors')
      .set({ last_step: step, status: 'verified', updated_at: now })
      .where('id', '=', factorId)
      .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) throw wrongCode();
    await tx.deleteFrom('auth.mfa_challenges').where('factor_id', '=', factorId).execute();
    await audit(deps, tx, 'factor_verified', { userId, sessionId: session.id });
    const raised = await raiseSession(deps, tx, session.id, 'totp', call.device);
    if (challenge.status === 'unverified') await endWhatShowedNone(tx, userId);
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

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

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
