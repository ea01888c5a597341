import { z } from 'zod';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Call } from '../call.ts';
import { readEmail } from './addresses.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, userNotFound, validationFailed } from './auth-error.ts';
import { refuseTaken } from './change-address.ts';
import { issueToken, type Purpose } from './one-time-tokens.ts';
import { hashPassword } from './passwords.ts';
import { withQuery } from './redirects.ts';
import { redirectFor, sendToken } from './send-token.ts';
import { metadata, password, text } from './shapes.ts';
import { STAFF } from './typed-before-proof.ts';
import { findUserOrHold, insertUser, type UserRow, viewUser } from './users.ts';

export const inviteShape = z.object({ email: text, data: metadata });

/** Makes an account for somebody and writes to them; the link of the mail signs them in. */
export async function invite(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof inviteShape>,
  redirectTo: string | undefined,
): Promise<Record<string, unknown>> {
  if (!body.email) throw validationFailed('An email address is required');
  const email = readEmail(body.email);
  return deps.database.asService(async (tx) => {
    const user = await inviteAccount(deps, tx, call, email, body.data);
    await sendToken(deps, tx, {
      userId: user,
      purpose: 'invite',
      sentTo: email,
      redirectTo,
      language: call.language,
    });
    return { ...(await viewUser(tx, user)) };
  });
}

async function inviteAccount(
  deps: AuthDeps,
  tx: Tx,
  { language }: Call,
  email: string,
  data: z.output<typeof metadata>,
): Promise<string> {
  const now = deps.clock.now();
  const known = await findUserOrHold(tx, { kind: 'email', value: email });
  if (known?.email_confirmed_at) {
    throw new AuthError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  const id = known?.id ?? (await insertUnconfirmed(deps, tx, { email, language, data }));
  await tx
    .updateTable('auth.users')
    .set({ invited_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await audit(deps, tx, 'user_invited', { userId: id });
  return id;
}

function insertUnconfirmed(
  { clock }: AuthDeps,
  tx: Tx,
  {
    hash,
    ...account
  }: {
    email: string;
    language: Call['language'];
    data: z.output<typeof metadata>;
    hash?: string;
  },
): Promise<string> {
  const now = clock.now();
  return insertUser(tx, now, {
    ...account,
    typed_by: [...STAFF],
    encrypted_password: hash ?? null,
    confirmation_sent_at: now,
  });
}

const LINKS = [
  'signup',
  'magiclink',
  'recovery',
  'invite',
  'email_change_current',
  'email_change_new',
] as const;

export const generateLinkShape = z.object({
  type: z.enum(LINKS),
  email: text,
  new_email: text,
  password,
  data: metadata,
  redirect_to: z.string().max(2_000).nullish(),
});

/** Makes the link that a mail would bring, for staff who bring it another way; no mail leaves. */
export async function generateLink(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof generateLinkShape>,
  asked: string | undefined,
): Promise<Record<string, unknown>> {
  if (!body.email) throw validationFailed('An email address is required');
  const email = readEmail(body.email);
  const hash = body.password ? await hashPassword(body.password) : undefined;
  return deps.database.asService(async (tx) => {
    const account = await accountForLink(deps, tx, call, { ...body, email, hash });
    const { userId, purpose, sentTo } = account;
    const redirectTo = redirectFor(deps, purpose, body.redirect_to ?? asked);
    const { token, code } = await issueToken(deps, tx, {
      userId,
      purpose,
      sentTo,
      redirectTo,
      language: call.language,
    });
    const type = purpose.startsWith('email_change') ? 'email_change' : purpose;
    return {
      ...(await viewUser(tx, userId)),
      action_link: withQuery(`${deps.publicUrl}/auth/v1/verify`, {
        token,
        type,
        redirect_to: redirectTo,
      }),
      email_otp: code,
      hashed_token: token,
      redirect_to: redirectTo,
      verification_type: purpose,
    };
  });
}

/**
 * Makes what signs in the holder of an address, and the account if there is none: for a room that has
 * another proof of the mailbox. Answers the token that the client verifies as `magiclink`.
 */
export function issueSignIn(deps: AuthDeps, email: string, language: Language): Promise<string> {
  // Nobody is signed in yet: the service makes the account.
  return deps.database.asService(async (tx) => {
    const known = await findUserOrHold(tx, { kind: 'email', value: email });
    const userId = known?.id ?? (await insertUnconfirmed(deps, tx, { email, language, data: {} }));
    const { token } = await issueToken(deps, tx, {
      userId,
      purpose: 'magiclink',
      sentTo: email,
      redirectTo: redirectFor(deps, 'magiclink', undefined),
      language,
    });
    return token;
  });
}

type Asked = Omit<z.output<typeof generateLinkShape>, 'email'> & {
  readonly email: string;
  readonly hash: string | undefined;
};

async function accountForLink(
  deps: AuthDeps,
  tx: Tx,
  call: Call,
  { type, email, new_email: newEmail, data, hash }: Asked,
): Promise<{ userId: string; purpose: Purpose; sentTo: string }> {
  const known = await findUserOrHold(tx, { kind: 'email', value: email });
  const { language } = call;
  switch (type) {
    case 'invite':
      return {
        userId: await inviteAccount(deps, tx, call, email, data),
        purpose: 'invite',
        sentTo: email,
      };
    case 'signup':
      if (known?.email_confirmed_at) await refuseTaken(tx, 'email', email);
      if (!hash) throw validationFailed('Signup requires a valid password');
      return {
        userId: known?.id ?? (await insertUnconfirmed(deps, tx, { email, language, data, hash })),
        purpose: 'signup',
        sentTo: email,
      };
    case 'magiclink':
      return {
        userId: known?.id ?? (await insertUnconfirmed(deps, tx, { email, language, data })),
        purpose: 'magiclink',
        sentTo: email,
      };
    case 'recovery':
      if (!known) throw userNotFound();
      return { userId: known.id, purpose: 'recovery', sentTo: email };
    default:
      if (!known) throw userNotFound();
      return changeOfEmail(deps, tx, known, type, newEmail);
  }
}

async function changeOfEmail(
  deps: AuthDeps,
  tx: Tx,
  user: UserRow,
  purpose: 'email_change_current' | 'email_change_new',
  newEmail: string | undefined,
): Promise<{ userId: string; purpose: Purpose; sentTo: string }> {
  if (!newEmail) throw validationFailed('A new email address is required');
  const next = readEmail(newEmail);
  await refuseTaken(tx, 'email', next);
  await tx
    .updateTable('auth.users')
    .set({
      email_change: next,
      email_change_sent_at: deps.clock.now(),
      change_asked_by: [...STAFF],
    })
    .where('id', '=', user.id)
    .execute();
  const sentTo = purpose === 'email_change_new' ? next : (user.email ?? next);
  return { userId: user.id, purpose, sentTo };
}
