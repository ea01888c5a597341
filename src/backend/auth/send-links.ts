import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Call } from '../call.ts';
import { type Address, readAddress, readEmail } from './addresses.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { limitSending } from './limits.ts';
import type { Purpose } from './one-time-tokens.ts';
import { sendToken } from './send-token.ts';
import { challengeOf, metadata, pkce, text } from './shapes.ts';
import { findUser, findUserOrHold, insertUser } from './users.ts';

// Requests that send a link or a code. Each answers the same whether there is an account or not.

export const otpShape = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: metadata,
  channel: z.enum(['sms', 'whatsapp']).nullish(),
  ...pkce,
});

/** Sends a link and code to sign in with; makes the account if there is none and that is wanted. */
export async function sendOtp(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof otpShape>,
  redirectTo: string | undefined,
): Promise<void> {
  const address = readAddress(deps, body);
  if (body.channel === 'whatsapp') {
    throw new AuthError(422, 'sms_send_failed', 'Codes are sent as text messages only');
  }
  await limitSending(deps, address, call.network);
  const makesAccount = deps.settings.hasSignUp && body.create_user !== false;
  // Nobody is signed in yet: the service looks for the account.
  await deps.database.asService(async (tx) => {
    const known = await findUserOrHold(tx, address);
    if (!known && !makesAccount) return;
    const userId = known?.id ?? (await insertPasswordless(deps, tx, call, address, body.data));
    await sendToken(deps, tx, {
      userId,
      purpose: address.kind === 'phone' ? 'sms' : 'magiclink',
      sentTo: address.value,
      redirectTo,
      language: call.language,
      challenge: challengeOf(body),
    });
  });
}

async function insertPasswordless(
  deps: AuthDeps,
  tx: Transaction<DB>,
  { language }: Call,
  { kind, value }: Address,
  data: z.output<typeof metadata>,
): Promise<string> {
  const now = deps.clock.now();
  const id = await insertUser(tx, now, {
    [kind]: value,
    data,
    confirmation_sent_at: now,
    language,
  });
  await audit(deps, tx, 'user_signedup', { userId: id });
  return id;
}

export const recoverShape = z.object({ email: text, ...pkce });

export async function sendRecovery(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof recoverShape>,
  redirectTo: string | undefined,
): Promise<void> {
  if (!body.email) throw validationFailed('Password recovery requires an email');
  const address = { kind: 'email', value: readEmail(body.email) } as const;
  await limitSending(deps, address, call.network);
  const now = deps.clock.now();
  // Nobody is signed in yet: the service looks for the account.
  await deps.database.asService(async (tx) => {
    const user = await findUser(tx, address);
    if (!user) return;
    await tx
      .updateTable('auth.users')
      .set({ recovery_sent_at: now })
      .where('id', '=', user.id)
      .execute();
    await sendToken(deps, tx, {
      userId: user.id,
      purpose: 'recovery',
      sentTo: address.value,
      redirectTo,
      language: call.language,
      challenge: challengeOf(body),
    });
    await audit(deps, tx, 'user_recovery_requested', { userId: user.id });
  });
}

export const resendShape = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: text,
  phone: text,
  ...pkce,
});

/** Sends again what was asked for before; nothing if nothing is awaited. */
export async function resend(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof resendShape>,
  redirectTo: string | undefined,
): Promise<void> {
  const address = readAddress(deps, body);
  const isByPhone = body.type === 'sms' || body.type === 'phone_change';
  if (isByPhone !== (address.kind === 'phone')) {
    throw validationFailed('Type provided requires the other kind of address');
  }
  await limitSending(deps, address, call.network);
  // Nobody is signed in yet: the service looks for the account.
  await deps.database.asService(async (tx) => {
    const awaited = await findAwaited(tx, body.type, address);
    for (const { userId, purpose, sentTo } of awaited) {
      await sendToken(deps, tx, {
        userId,
        purpose,
        sentTo,
        redirectTo,
        language: call.language,
        challenge: challengeOf(body),
      });
    }
  });
}

type Awaited = { userId: string; purpose: Purpose; sentTo: string };

async function findAwaited(
  tx: Transaction<DB>,
  type: z.output<typeof resendShape>['type'],
  address: Address,
): Promise<Awaited[]> {
  const { kind, value: sentTo } = address;
  const isChange = type === 'email_change' || type === 'phone_change';
  const user = isChange
    ? await tx
        .selectFrom('auth.users')
        .selectAll()
        .where(`${kind}_change`, '=', sentTo)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : await findUser(tx, address);
  if (!user) return [];
  if (type === 'phone_change') return [{ userId: user.id, purpose: 'phone_change', sentTo }];
  if (type === 'email_change') {
    const current = user.email && { purpose: 'email_change_current' as const, sentTo: user.email };
    const both = [{ purpose: 'email_change_new' as const, sentTo }, ...(current ? [current] : [])];
    return both.map((side) => ({ userId: user.id, ...side }));
  }
  if (user[`${kind}_confirmed_at`]) return [];
  return [{ userId: user.id, purpose: type, sentTo }];
}
