import { z } from 'zod';
import type { Call } from '../call.ts';
import { type Address, readAddress } from './addresses.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, invalidCredentials, validationFailed } from './auth-error.ts';
import { limitGuessing } from './limits.ts';
import { answersChallenge, findByAuthCode } from './one-time-tokens.ts';
import { hashPassword, isOurHash, isPassword } from './passwords.ts';
import { refreshSession, sessionBody, startSession } from './sessions.ts';
import { password, text } from './shapes.ts';
import { challengeMark, marksOf } from './typed-before-proof.ts';
import { findUser, type UserRow } from './users.ts';
import { halfAgreed, redeem } from './verify.ts';

export const passwordShape = z.object({ email: text, phone: text, password });

/** Signs in by password, in the same time whether there is such an account or not. */
export async function signInWithPassword(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof passwordShape>,
): Promise<Record<string, unknown>> {
  if (!body.email && !body.phone) throw validationFailed('missing email or phone');
  const address = addressOf(deps, body);
  const giveBack = await limitGuessing(deps, call, address);
  // Nobody is signed in yet: the service compares.
  const user = await deps.database.asService((tx) => findUser(tx, address));
  const isRight = await isPassword(deps, user?.encrypted_password, body.password ?? '');
  if (!user || !isRight) throw invalidCredentials();
  if (!(address.kind === 'email' ? user.email_confirmed_at : user.phone_confirmed_at)) {
    const name = address.kind === 'email' ? 'Email' : 'Phone';
    throw new AuthError(400, `${address.kind}_not_confirmed`, `${name} not confirmed`);
  }
  const granted = await deps.database.asService((tx) =>
    startSession(deps, tx, {
      userId: user.id,
      method: 'password',
      userAgent: call.userAgent,
      device: call.device,
    }),
  );
  await giveBack();
  await hashAnew(deps, user, body.password ?? '');
  return sessionBody(deps, granted);
}

/** A hash that was brought from elsewhere is replaced by ours, now that the password is known. */
async function hashAnew(deps: AuthDeps, user: UserRow, password: string): Promise<void> {
  const kept = user.encrypted_password;
  if (!kept || isOurHash(kept)) return;
  const hash = await hashPassword(password);
  // Accounts are the service's to write; the one who signs in has just proven the password.
  await deps.database.asService((tx) =>
    tx
      .updateTable('auth.users')
      .set({ encrypted_password: hash })
      .where('id', '=', user.id)
      .where('encrypted_password', '=', kept)
      .execute(),
  );
}

/** Nobody has a malformed address: it is wrong like a wrong password. */
function addressOf(deps: AuthDeps, body: z.output<typeof passwordShape>): Address {
  try {
    return readAddress(deps, body);
  } catch (error) {
    if (error instanceof AuthError && error.code === 'validation_failed') {
      throw invalidCredentials();
    }
    throw error;
  }
}

export const refreshShape = z.object({ refresh_token: z.string().max(1_000).nullish() });

export async function signInWithRefreshToken(
  deps: AuthDeps,
  body: z.output<typeof refreshShape>,
): Promise<Record<string, unknown>> {
  if (!body.refresh_token) throw validationFailed('refresh_token required');
  const token = body.refresh_token;
  // The token is the proof; the service exchanges it.
  const outcome = await deps.database.asService((tx) => refreshSession(deps, tx, token));
  if ('refused' in outcome) throw outcome.refused;
  return sessionBody(deps, outcome);
}

export const pkceShape = z.object({
  auth_code: z.string().max(1_000).nullish(),
  code_verifier: z.string().max(1_000).nullish(),
});

const GUESSES = 5;

/** Finishes a PKCE flow: the code that a page was given, with the verifier that only it has. */
export async function signInWithAuthCode(
  deps: AuthDeps,
  call: Call,
  { auth_code: code, code_verifier: verifier }: z.output<typeof pkceShape>,
): Promise<Record<string, unknown>> {
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  // The code is the proof; the service exchanges it.
  const token = await deps.database.asService(async (tx) => {
    const found = await findByAuthCode(tx, code, deps.clock.now());
    if (!found) return undefined;
    await tx
      .updateTable('auth.one_time_tokens')
      .set((set) => ({ attempts: set('attempts', '+', 1) }))
      .where('id', '=', found.id)
      .execute();
    return found;
  });
  if (!token || token.attempts >= GUESSES) throw flowStateNotFound();
  if (!answersChallenge(token, verifier)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  // Whoever has the verifier is who began the flow.
  const marks = [...marksOf(call), challengeMark(token.code_challenge ?? '')];
  const granted = await deps.database.asService((tx) => redeem(deps, tx, call, token, marks));
  if (!granted) throw new AuthError(422, 'validation_failed', halfAgreed().msg);
  return sessionBody(deps, granted);
}

const flowStateNotFound = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
