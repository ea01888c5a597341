import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { sha256 } from '../tokens/secrets.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, sessionNotFound } from './auth-error.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './known-devices.ts';
import { type UserView, viewUser } from './users.ts';

/** How a person proved who they are, as the token names it. */
export type Method =
  | 'password'
  | 'otp'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'anonymous'
  | 'totp'
  | 'mfa/webauthn'
  | 'passkey'
  | 'recovery_code';

type Proof = { readonly method: string; readonly timestamp: number };

/** A session somebody was given, before its access token is signed. */
export type Granted = {
  readonly user: UserView;
  readonly session: { readonly id: string; readonly aal: string; readonly amr: readonly Proof[] };
  readonly refreshToken: string;
  /** A password that somebody had typed before the address was proven was not kept. */
  readonly isPasswordDropped?: boolean;
};

export const ACCESS_SECONDS = 900;
const HOUR_MS = 3_600_000;
const IDLE_MS = 7 * 24 * HOUR_MS;
const LONGEST_MS = 30 * 24 * HOUR_MS;
/** For whoever the service marked as staff (`app_metadata.staff`). */
const STAFF_MS = 12 * HOUR_MS;

type Deps = Pick<AuthDeps, 'clock' | 'settings'>;

type Start = {
  readonly userId: string;
  readonly method: Method;
  /** What the method proves; one step where nothing is said. */
  readonly aal?: 'aal1' | 'aal2';
  readonly userAgent: string | undefined;
  readonly device: string | undefined;
};

/** Signs a person in on one more device. @throws AuthError when they are banned or gone. */
export async function startSession(
  deps: Deps,
  tx: Tx,
  { userId, method, aal = 'aal1', userAgent, device }: Start,
): Promise<Granted> {
  const now = deps.clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('auth.users')
    .set({ last_sign_in_at: now, updated_at: now })
    .where('id', '=', userId)
    .where((where) =>
      where.or([where('banned_until', 'is', null), where('banned_until', '<', now)]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw banned();
  const user = await viewUser(tx, userId);
  if (!user) throw banned();
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
  const isStaff = user.app_metadata.staff === true;
  const session = await tx
    .insertInto('auth.sessions')
    .values({
      user_id: userId,
      aal,
      device: deviceName(userAgent) ?? null,
      amr: JSON.stringify(amr),
      refresh_secret: randomBytes(32),
      created_at: now,
      refreshed_at: now,
      not_after: new Date(now.getTime() + (isStaff ? STAFF_MS : LONGEST_MS)),
    })
    .returning(['id', 'aal'])
    .executeTakeFirstOrThrow();
  const refreshToken = randomBytes(32).toString('base64url');
  await tx
    .insertInto('auth.refresh_tokens')
    .values({ token_hash: sha256(refreshToken), session_id: session.id, created_at: now })
    .execute();
  await audit(deps, tx, 'login', { userId, sessionId: session.id });
  await rememberDevice(tx, now, { userId, device, aal: session.aal });
  return { user, session: { ...session, amr }, refreshToken };
}

const banned = () => new AuthError(403, 'user_banned', 'User is banned');

type Refreshed = Granted | { readonly refused: AuthError };

/**
 * Exchanges a refresh token for the next. The same token again within the time that settings allow
 * gives the same next one, for tabs that refresh at once; later it was stolen, by whoever shows it
 * or from them: the session ends. A refusal is answered, not thrown, so that the end stands.
 */
export async function refreshSession(deps: Deps, tx: Tx, refreshToken: string): Promise<Refreshed> {
  const now = deps.clock.now();
  const tokenHash = sha256(refreshToken);
  const { rows } = await sql<{
    id: string;
    user_id: string;
    aal: string;
    amr: Proof[];
    refresh_secret: Buffer;
    refreshed_at: Date;
    not_after: Date;
  }>`
    select id, user_id, aal, amr, refresh_secret, refreshed_at, not_after
    from auth.sessions
    where id = (select session_id from auth.refresh_tokens where token_hash = ${tokenHash})
    for update`.execute(tx);
  const [session] = rows;
  if (!session) return refused('refresh_token_not_found', 'Refresh Token Not Found');
  const isOver =
    session.not_after <= now || session.refreshed_at.getTime() + IDLE_MS <= now.getTime();
  if (isOver) {
    await endSessions(tx, { userId: session.user_id, only: session.id });
    return refused('session_expired', 'Session Expired');
  }
  // Read once the session is locked: another tab may have used the token meanwhile.
  const token = await tx
    .selectFrom('auth.refresh_tokens')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  const child = createHmac('sha256', session.refresh_secret)
    .update(refreshToken)
    .digest('base64url');
  if (token?.used_at) {
    const reuseMs = deps.settings.refreshReuseSeconds * 1_000;
    if (now.getTime() - token.used_at.getTime() > reuseMs) {
      await endSessions(tx, { userId: session.user_id, only: session.id });
      await audit(deps, tx, 'token_reused', { userId: session.user_id, sessionId: session.id });
      return refused('refresh_token_already_used', 'Already Used');
    }
  } else {
    await sql`with used as (
        update auth.refresh_tokens set used_at = ${now} where token_hash = ${tokenHash}),
      alive as (update auth.sessions set refreshed_at = ${now} where id = ${session.id})
      insert into auth.refresh_tokens (token_hash, session_id, parent_hash, created_at)
      values (${sha256(child)}, ${session.id}, ${tokenHash}, ${now})
      on conflict do nothing`.execute(tx);
  }
  const user = await viewUser(tx, session.user_id);
  if (!user || (await isBanned(tx, user.id, now))) return { refused: banned() };
  return { user, session, refreshToken: child };
}

function refused(code: string, message: string): Refreshed {
  return { refused: new AuthError(400, code, `Invalid Refresh Token: ${message}`) };
}

async function isBanned(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('id', '=', userId)
    .where('banned_until', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Raises a session after a second factor; its refresh tokens go on. */
export async function raiseSession(
  deps: Deps,
  tx: Tx,
  sessionId: string,
  method: Method,
  device: string | undefined,
): Promise<Granted> {
  const now = deps.clock.now();
  const proof = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const session = await tx
    .updateTable('auth.sessions')
    .set({
      aal: 'aal2',
      amr: sql`jsonb_build_array(${JSON.stringify(proof)}::jsonb) || amr`,
      refreshed_at: now,
    })
    .where('id', '=', sessionId)
    .returning((select) => ['id', 'user_id', 'aal', select.ref('amr').$castTo<Proof[]>().as('amr')])
    .executeTakeFirst();
  const user = session && (await viewUser(tx, session.user_id));
  if (!user) throw sessionNotFound();
  await rememberDevice(tx, now, { userId: user.id, device, aal: session.aal });
  const refreshToken = randomBytes(32).toString('base64url');
  // What was handed out before the second factor cannot be exchanged for more.
  await tx.deleteFrom('auth.refresh_tokens').where('session_id', '=', sessionId).execute();
  await tx
    .insertInto('auth.refresh_tokens')
    .values({ token_hash: sha256(refreshToken), session_id: sessionId, created_at: now })
    .execute();
  return { user, session, refreshToken };
}

/** Signs a person out: of one session, of all but one, of those that showed no second factor, or everywhere. */
export async function endSessions(
  tx: Tx,
  {
    userId,
    only,
    except,
    aal,
  }: { userId: string; only?: string; except?: string | undefined; aal?: 'aal1' },
): Promise<void> {
  let query = tx.deleteFrom('auth.sessions').where('user_id', '=', userId);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '<>', except);
  if (aal !== undefined) query = query.where('aal', '=', aal);
  await query.execute();
}

/** The session as the client keeps it. */
export async function sessionBody(
  { tokens, clock }: Pick<AuthDeps, 'tokens' | 'clock'>,
  { user, session, refreshToken, isPasswordDropped }: Granted,
): Promise<Record<string, unknown>> {
  const claims = {
    sub: user.id,
    aud: user.aud,
    // Whatever a row says, nobody signs in above the rights of somebody signed in.
    role: 'authenticated',
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  return {
    access_token: await tokens.signAccess(claims, ACCESS_SECONDS),
    token_type: 'bearer',
    expires_in: ACCESS_SECONDS,
    expires_at: Math.floor(clock.now().getTime() / 1000) + ACCESS_SECONDS,
    refresh_token: refreshToken,
    user,
    ...(isPasswordDropped && { password_dropped: true }),
  };
}
