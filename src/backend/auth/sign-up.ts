import { z } from 'zod';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { Call } from '../call.ts';
import { type Address, readAddress } from './addresses.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { limitSending, limitSignUp } from './limits.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { sendToken } from './send-token.ts';
import { sessionBody, startSession } from './sessions.ts';
import { challengeOf, metadata, password, pkce, text } from './shapes.ts';
import { isSameBrowser, type Marks, marksOf } from './typed-before-proof.ts';
import { findUserOrHold, insertUser, type UserView } from './users.ts';

export const signUpShape = z.object({
  email: text,
  phone: text,
  password,
  data: metadata,
  ...pkce,
});

type SignUp = z.output<typeof signUpShape>;

/**
 * Makes an account. The answer for an address that has one is the same as for one that has none,
 * unless nothing is confirmed in this installation and so nothing can be hidden.
 */
export async function signUp(
  deps: AuthDeps,
  call: Call,
  body: SignUp,
  redirectTo: string | undefined,
): Promise<Record<string, unknown>> {
  const { settings } = deps;
  if (!settings.hasSignUp) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  await limitSignUp(deps, call.network);
  if (!body.email && !body.phone && !body.password) return signUpAnonymously(deps, call, body);
  const address = readAddress(deps, body);
  if (!body.password) throw validationFailed('Signup requires a valid password');
  refuseWeakPassword(body.password, settings, body.email ?? undefined);
  if (!settings.hasAutoconfirm) await limitSending(deps, call, address);
  const hash = await hashPassword(body.password);
  const id = idOf(deps, address);
  const typedBy = marksOf(call, challengeOf(body));
  const attempt = { ...body, hash, address, id, typedBy };

  // Nobody is signed in yet: the service makes the account.
  const made = await deps.database.asService(async (tx) => {
    const taken = await findUserOrHold(tx, address);
    if (settings.hasAutoconfirm) {
      if (taken) throw new AuthError(422, 'user_already_exists', 'User already registered');
      const userId = await insertNewcomer(deps, tx, call, attempt, true);
      return startSession(deps, tx, {
        userId,
        method: 'password',
        userAgent: call.userAgent,
        device: call.device,
      });
    }
    const isConfirmed = Boolean(
      address.kind === 'email' ? taken?.email_confirmed_at : taken?.phone_confirmed_at,
    );
    if (taken && isConfirmed) {
      const entry = await audit(deps, tx, 'user_repeated_signup', { userId: taken.id });
      if (address.kind === 'email') {
        await enqueueMail(tx, { kind: 'auth-notice', subjectId: entry });
      }
      return undefined;
    }
    const userId = taken
      ? await typeAgain(deps, tx, taken.id, attempt)
      : await insertNewcomer(deps, tx, call, attempt, false);
    await sendToken(deps, tx, {
      userId,
      purpose: address.kind === 'email' ? 'signup' : 'sms',
      sentTo: address.value,
      redirectTo,
      language: call.language,
      challenge: challengeOf(body),
      askedBy: marksOf(call),
      isAnother: !taken || typedBy.length === 0 || !isSameBrowser(taken.typed_by, typedBy),
    });
    return undefined;
  });
  return made ? sessionBody(deps, made) : pretended(deps, attempt);
}

type Attempt = Omit<SignUp, 'password'> & {
  readonly id: string;
  readonly hash: string;
  readonly address: Address;
  readonly typedBy: Marks;
};

async function insertNewcomer(
  { clock }: AuthDeps,
  tx: Tx,
  { language }: Call,
  { id: wantedId, address, data, hash, typedBy }: Attempt,
  isConfirmed: boolean,
): Promise<string> {
  const now = clock.now();
  const confirmedAt = isConfirmed ? now : null;
  const isIdTaken = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('id', '=', wantedId)
    .executeTakeFirst();
  const id = await insertUser(tx, now, {
    ...(!isIdTaken && { id: wantedId }),
    [address.kind]: address.value,
    [`${address.kind}_confirmed_at`]: confirmedAt,
    encrypted_password: hash,
    typed_by: isConfirmed ? [] : [...typedBy],
    data,
    confirmation_sent_at: isConfirmed ? null : now,
    language,
  });
  await audit({ clock }, tx, 'user_signedup', { userId: id });
  return id;
}

/**
 * Somebody signs up with an address that nobody confirmed yet: perhaps the same person again, perhaps the
 * owner of the mailbox after a stranger, or the other way round. What was typed last is kept with the marks
 * of whoever typed it, for the proof to decide.
 */
async function typeAgain(
  { clock }: AuthDeps,
  tx: Tx,
  userId: string,
  { hash, data, typedBy }: Attempt,
): Promise<string> {
  const now = clock.now();
  await tx
    .updateTable('auth.users')
    .set({
      encrypted_password: hash,
      raw_user_meta_data: JSON.stringify(data),
      typed_by: [...typedBy],
      confirmation_sent_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  return userId;
}

/**
 * The id of the account that signing up with this address makes. It is always the same one, so
 * that signing up twice does not tell whether there is an account, and nobody can compute it.
 */
function idOf({ secrets }: AuthDeps, { kind, value }: Address): string {
  const hex = secrets['account-ids'](kind, value).toString('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** What is answered to whoever has to confirm the address first, whether it had an account or not. */
function pretended({ clock }: AuthDeps, { id, address, data }: Attempt): UserView {
  const now = clock.now().toISOString();
  const { kind: provider, value } = address;
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { sub: id, [provider]: value, email_verified: false, phone_verified: false },
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email: provider === 'email' ? value : null,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: provider === 'email' ? value : '',
    phone: provider === 'phone' ? value : '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [identity],
    factors: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

async function signUpAnonymously(
  deps: AuthDeps,
  { language, userAgent, device }: Call,
  { data }: SignUp,
): Promise<Record<string, unknown>> {
  if (!deps.settings.hasAnonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const now = deps.clock.now();
  // Nobody is signed in yet: the service makes the account.
  const granted = await deps.database.asService(async (tx) => {
    const { id } = await tx
      .insertInto('auth.users')
      .values({
        is_anonymous: true,
        raw_user_meta_data: JSON.stringify(data),
        language,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return startSession(deps, tx, { userId: id, method: 'anonymous', userAgent, device });
  });
  return sessionBody(deps, granted);
}
