import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { isUuid } from '#basics/uuid.ts';
import type { AuthSessions } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { Call } from '../call.ts';
import { type Address, readEmail, readPhone } from './addresses.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, sessionNotFound, userNotFound, validationFailed } from './auth-error.ts';
import { refuseTaken } from './change-address.ts';
import { forgetDevices } from './known-devices.ts';
import { limitCodes, limitGuessing, limitSending } from './limits.ts';
import { consumeToken, dropTokens, findByCode } from './one-time-tokens.ts';
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts';
import { hasShownEnough, refuseWeakProof } from './second-step.ts';
import { sendToken } from './send-token.ts';
import { endSessions } from './sessions.ts';
import { challengeOf, metadata, password, pkce, text } from './shapes.ts';
import { accountMark, marksOf } from './typed-before-proof.ts';
import {
  findUser,
  hasVerifiedFactor,
  lockUser,
  type UserRow,
  type UserView,
  viewUser,
  writeIdentities,
} from './users.ts';

/** Somebody who is signed in, as their token says and the database still knows. */
export type SignedIn = {
  readonly userId: string;
  readonly session: Selectable<AuthSessions>;
};

/** @throws AuthError when nobody is signed in, or their session has ended */
export async function signedIn(deps: AuthDeps, { caller }: Call): Promise<SignedIn> {
  if (caller.role !== 'authenticated') {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { sub, session_id: sessionId } = caller.claims;
  if (typeof sessionId !== 'string' || !isUuid(sessionId) || !isUuid(sub)) throw sessionNotFound();
  // Sessions are no caller's to read: the service does.
  const session = await deps.database.asService((tx) =>
    tx
      .selectFrom('auth.sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .where('user_id', '=', sub)
      .where('not_after', '>', deps.clock.now())
      .executeTakeFirst(),
  );
  if (!session) throw sessionNotFound();
  return { userId: sub, session };
}

export async function readOwnAccount(
  deps: AuthDeps,
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<UserView> {
  // An account is read by the service, for the one it belongs to.
  const user = await deps.database.asService((tx) => viewUser(tx, userId));
  if (!user) throw userNotFound();
  return user;
}

export const updateShape = z.object({
  email: text,
  phone: text,
  password,
  current_password: password,
  nonce: text,
  data: metadata,
  ...pkce,
});

type Update = z.output<typeof updateShape>;

/** Changes what somebody may change of their own account. */
export async function updateOwnAccount(
  deps: AuthDeps,
  call: Call,
  { userId, session }: SignedIn,
  body: Update,
  redirectTo: string | undefined,
): Promise<UserView> {
  const email = body.email ? readEmail(body.email) : undefined;
  const phone = body.phone ? readPhone(deps, body.phone) : undefined;
  if (email) await limitSending(deps, call, { kind: 'email', value: email });
  if (phone) await limitSending(deps, call, { kind: 'phone', value: phone });
  // Nobody but the service writes accounts; it does so for the one it belongs to.
  const user = await deps.database.asService((tx) => lockUser(tx, userId));
  if (!user) throw userNotFound();
  if (email !== undefined || phone !== undefined || body.password) {
    await refuseWithoutSecondFactor(deps, userId, session);
  }
  const hash = body.password
    ? await newPassword(deps, call, { user, session, body, wanted: body.password })
    : undefined;

  return deps.database.asService(async (tx) => {
    if (hash !== undefined) await changePassword(deps, tx, user, { session, call, hash });
    if (Object.keys(body.data).length > 0) await mergeMetadata(deps, tx, userId, body.data);
    const challenge = challengeOf(body);
    const asked = { user, call, redirectTo, challenge };
    if (email && email !== user.email) await askToChangeEmail(deps, tx, asked, email);
    if (phone && phone !== user.phone) await askToChangePhone(deps, tx, asked, phone);
    const view = await viewUser(tx, userId);
    if (!view) throw userNotFound();
    return view;
  });
}

/** Whoever enrolled a second factor shows it before what signs them in changes. */
async function refuseWithoutSecondFactor(
  deps: AuthDeps,
  userId: string,
  session: SignedIn['session'],
): Promise<void> {
  if (session.aal === 'aal2') return;
  if (!(await deps.database.asService((tx) => hasVerifiedFactor(tx, userId)))) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

/** The client’s protocol asks for no password within a day of signing in; here it is an hour, as for erasing. */
const FRESH_MS = 3_600_000;

async function newPassword(
  deps: AuthDeps,
  call: Call,
  {
    user,
    session,
    body,
    wanted,
  }: { user: UserRow; session: SignedIn['session']; body: Update; wanted: string },
): Promise<string> {
  if (user.is_anonymous && !user.email && !user.phone) {
    throw validationFailed(
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  refuseWeakPassword(wanted, deps.settings, user.email ?? undefined);
  await refuseStaleSession(deps, call, { user, session, body });
  if (await isPassword(deps, user.encrypted_password, wanted)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(wanted);
}

/** A session left open on a device is not enough to lock its owner out. */
async function refuseStaleSession(
  deps: AuthDeps,
  call: Call,
  { user, session, body }: { user: UserRow; session: SignedIn['session']; body: Update },
): Promise<void> {
  const { nonce, current_password: current } = body;
  if (deps.clock.now().getTime() - session.created_at.getTime() < FRESH_MS) return;
  const address = user.email
    ? ({ kind: 'email', value: user.email } as const)
    : ({ kind: 'phone', value: user.phone ?? '' } as const);
  if (current) {
    const giveBackGuess = await limitGuessing(deps, call, address);
    if (await isPassword(deps, user.encrypted_password, current)) return giveBackGuess();
  }
  if (!nonce) {
    throw new AuthError(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  }
  const giveBack = await limitCodes(deps, call, address);
  const token = await findByCode(deps, {
    sentTo: address.value,
    purposes: ['reauthentication'],
    code: nonce,
    marks: marksOf(call),
    userId: user.id,
  });
  const isMine = token && (await deps.database.asService((tx) => consumeToken(tx, token)));
  if (!isMine) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  await giveBack();
}

/** Every other session ends, every link that was sent is worth nothing, and the owner is told. */
async function changePassword(
  deps: AuthDeps,
  tx: Tx,
  user: UserRow,
  { session, call, hash }: { session: SignedIn['session']; call: Call; hash: string },
): Promise<void> {
  const sessionId = session.id;
  await tx
    .updateTable('auth.users')
    .set({ encrypted_password: hash, updated_at: deps.clock.now() })
    .where('id', '=', user.id)
    .execute();
  await dropTokens(tx, user.id);
  await endSessions(tx, { userId: user.id, except: sessionId });
  await forgetDevices(tx, user.id, call.device);
  const entry = await audit(deps, tx, 'password_changed', { userId: user.id, sessionId });
  if (user.email) await enqueueMail(tx, { kind: 'auth-notice', subjectId: entry });
}

const MOST_METADATA_BYTES = 65_536;

/** What is given replaces what was there, name by name; null takes a name away. */
async function mergeMetadata(
  deps: AuthDeps,
  tx: Tx,
  userId: string,
  data: Update['data'],
): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    update auth.users set updated_at = ${deps.clock.now()},
      raw_user_meta_data = (
        select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(raw_user_meta_data || ${JSON.stringify(data)}::jsonb)
        where value <> 'null')
    where id = ${userId}
    returning length(raw_user_meta_data::text) as bytes`.execute(tx);
  if ((rows[0]?.bytes ?? 0) > MOST_METADATA_BYTES) throw validationFailed('data: too large');
  await audit(deps, tx, 'user_modified', { userId });
}

type Asked = {
  readonly user: UserRow;
  readonly call: Call;
  readonly redirectTo: string | undefined;
  readonly challenge: ReturnType<typeof challengeOf>;
};

/**
 * Both sides are asked: the owner of the old mailbox, who may be somebody else than the holder of
 * the session, and the owner of the new one. An address that has an account is not written to, and
 * that is not told.
 */
async function askToChangeEmail(
  deps: AuthDeps,
  tx: Tx,
  { user, call, redirectTo, challenge }: Asked,
  email: string,
): Promise<void> {
  const now = deps.clock.now();
  if (deps.settings.hasAutoconfirm) {
    await takeAddress(tx, user.id, { kind: 'email', value: email }, now);
    return;
  }
  await tx
    .updateTable('auth.users')
    .set({
      email_change: email,
      email_change_sent_at: now,
      change_asked_by: [...marksOf(call, challenge), accountMark(user.id)],
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  await dropTokens(tx, user.id, ['email_change_current', 'email_change_new']);
  const sent = {
    userId: user.id,
    redirectTo,
    language: call.language,
    challenge,
    askedBy: marksOf(call),
  };
  if (user.email) {
    const sentTo = user.email;
    await sendToken(deps, tx, { ...sent, purpose: 'email_change_current', sentTo });
  }
  if (await findUser(tx, { kind: 'email', value: email })) return;
  await sendToken(deps, tx, { ...sent, purpose: 'email_change_new', sentTo: email });
}

async function askToChangePhone(
  deps: AuthDeps,
  tx: Tx,
  { user, call }: Asked,
  phone: string,
): Promise<void> {
  const now = deps.clock.now();
  if (deps.settings.hasAutoconfirm) {
    await takeAddress(tx, user.id, { kind: 'phone', value: phone }, now);
    return;
  }
  await tx
    .updateTable('auth.users')
    .set({
      phone_change: phone,
      phone_change_sent_at: now,
      change_asked_by: [...marksOf(call), accountMark(user.id)],
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  await dropTokens(tx, user.id, ['phone_change']);
  if (await findUser(tx, { kind: 'phone', value: phone })) return;
  await sendToken(deps, tx, {
    userId: user.id,
    purpose: 'phone_change',
    sentTo: phone,
    language: call.language,
    askedBy: marksOf(call),
  });
}

/** Where nothing is confirmed, an address counts as soon as it is given. */
async function takeAddress(
  tx: Tx,
  userId: string,
  { kind, value }: Address,
  now: Date,
): Promise<void> {
  await refuseTaken(tx, kind, value);
  await tx
    .updateTable('auth.users')
    .set({
      [kind]: value,
      [`${kind}_confirmed_at`]: now,
      is_anonymous: false,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await writeIdentities(tx, userId, now);
}

/** Sends a code that proves again who is there, for a change that needs it. */
export async function reauthenticate(
  deps: AuthDeps,
  call: Call,
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<void> {
  const user = await readOwnAccount(deps, { userId });
  const kind = user.email ? 'email' : 'phone';
  const value = user[kind];
  if (!value) {
    throw new AuthError(
      422,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  }
  if (!user[`${kind}_confirmed_at`]) {
    throw new AuthError(422, `${kind}_not_confirmed`, `Please verify your ${kind} first.`);
  }
  await limitSending(deps, call, { kind, value });
  await deps.database.asService(async (tx) => {
    await tx
      .updateTable('auth.users')
      .set({ reauthentication_sent_at: deps.clock.now() })
      .where('id', '=', userId)
      .execute();
    await sendToken(deps, tx, {
      userId,
      purpose: 'reauthentication',
      sentTo: value,
      language: call.language,
      askedBy: marksOf(call),
    });
  });
}

export type Scope = 'global' | 'local' | 'others';

export async function signOut(deps: AuthDeps, me: SignedIn, scope: Scope): Promise<void> {
  const { userId, session } = me;
  const own = { only: session.id };
  // Sessions are no caller's to write: the service ends them for their owner.
  await deps.database.asService(async (tx) => {
    // Whoever has the first factor alone puts nobody out who has shown both: they leave, and no more.
    if (scope === 'others') await refuseWeakProof(deps, tx, me, 'end other sessions');
    const isAll = scope === 'global' && (await hasShownEnough(tx, me));
    const which = scope === 'others' ? { except: session.id } : isAll ? {} : own;
    await endSessions(tx, { userId, ...which });
    await audit(deps, tx, 'logout', { userId, sessionId: session.id });
  });
}
