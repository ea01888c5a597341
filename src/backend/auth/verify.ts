import { z } from 'zod';
import type { Tx } from '#platform/database/transaction.ts';
import type { Call } from '../call.ts';
import { readEmail, readPhone } from './addresses.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, tokenExpired, validationFailed } from './auth-error.ts';
import { acceptEmailChange, completePhoneChange } from './change-address.ts';
import { limitCodes, limitVerifying } from './limits.ts';
import {
  consumeToken,
  findByCode,
  findByToken,
  type OneTimeToken,
  type Purpose,
  secretsOf,
} from './one-time-tokens.ts';
import { allowedRedirect, withQuery } from './redirects.ts';
import { type Granted, type Method, sessionBody, startSession } from './sessions.ts';
import { text } from './shapes.ts';
import {
  accountMark,
  clearProofs,
  clearWhatWasTyped,
  isSameBrowser,
  type Marks,
  marksOf,
} from './typed-before-proof.ts';
import { lockUser, writeIdentities } from './users.ts';

/** What each type that a client may name accepts. */
const PURPOSES: Readonly<Record<string, readonly Purpose[]>> = {
  signup: ['signup'],
  magiclink: ['magiclink', 'signup'],
  email: ['magiclink', 'signup', 'invite'],
  recovery: ['recovery'],
  invite: ['invite'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['sms'],
  phone_change: ['phone_change'],
};

/** How the token names the proof that each purpose gives. */
const METHODS: Readonly<Partial<Record<Purpose, Method>>> = {
  signup: 'email/signup',
  recovery: 'recovery',
  invite: 'invite',
};

export const verifyShape = z.object({
  type: z.string().max(40),
  token_hash: z.string().max(1_000).nullish(),
  token: z.string().max(1_000).nullish(),
  email: text,
  phone: text,
});

/** Signs in, or changes an address, by what was sent: a link's token, or an address and its code. */
export async function verify(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof verifyShape>,
): Promise<Record<string, unknown>> {
  const purposes = PURPOSES[body.type];
  if (!purposes || !Object.hasOwn(PURPOSES, body.type)) {
    throw validationFailed('Verify requires a verification type');
  }
  const token = await findSent(deps, call, purposes, body);
  // What was sent is the proof: the service acts on it.
  const { caller } = call;
  const marks = [
    ...marksOf(call),
    ...(caller.role === 'authenticated' ? [accountMark(caller.claims.sub)] : []),
  ];
  const granted = await deps.database.asService((tx) => redeem(deps, tx, call, token, marks));
  return granted ? sessionBody(deps, granted) : halfAgreed();
}

/** One of the two sides of a change of address has agreed. */
export const halfAgreed = () => ({
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
});

/**
 * What was sent. A link that is one always serves, whatever others tried before, and so does a code in a
 * browser that the address was entered with. Who asked for a code need not be who reads it: elsewhere wrong
 * ones are counted, for the address and for the network.
 * @throws AuthError
 */
async function findSent(
  deps: AuthDeps,
  call: Call,
  purposes: readonly Purpose[],
  { token_hash: linkToken, token: code, email, phone }: z.output<typeof verifyShape>,
): Promise<OneTimeToken> {
  if (linkToken) {
    // The token is the proof; the service looks for it.
    const found = await deps.database.asService((tx) =>
      findByToken(tx, linkToken, deps.clock.now()),
    );
    if (found && purposes.includes(found.purpose)) return found;
    await limitVerifying(deps, call.network);
    throw tokenExpired();
  }
  if (!code) throw validationFailed('Verify requires a token or a token hash');
  const address = email
    ? ({ kind: 'email', value: readEmail(email) } as const)
    : phone
      ? ({ kind: 'phone', value: readPhone(deps, phone) } as const)
      : undefined;
  if (!address?.value)
    throw validationFailed('Only an email address or phone number should be provided');
  const giveBack = await limitCodes(deps, call, address);
  const wanted = { sentTo: address.value, purposes, code, marks: marksOf(call) };
  const found = await findByCode(deps, wanted);
  if (!found) throw tokenExpired();
  await giveBack();
  return found;
}

/**
 * Does what a token is for, once: proves the address, or changes it, and signs in. `marks` are what its
 * bearer shows of their browser.
 * @returns undefined where the other side of a change has yet to agree
 * @throws AuthError
 */
export async function redeem(
  deps: AuthDeps,
  tx: Tx,
  { userAgent, device }: Call,
  token: OneTimeToken,
  marks: Marks,
): Promise<Granted | undefined> {
  const { purpose, user_id: userId } = token;
  let isPasswordDropped = false;
  if (purpose.startsWith('email_change')) {
    const agreed = await acceptEmailChange(deps, tx, token, marks);
    if (!agreed.isComplete) return undefined;
    ({ isPasswordDropped } = agreed);
  } else if (!(await consumeToken(tx, token))) {
    throw tokenExpired();
  }
  if (purpose === 'phone_change') await completePhoneChange(deps, tx, token, marks);
  if (METHODS[purpose] || purpose === 'magiclink' || purpose === 'sms') {
    isPasswordDropped = await confirmAddress(deps, tx, token, marks);
  }
  const method = METHODS[purpose] ?? 'otp';
  const granted = await startSession(deps, tx, { userId, method, userAgent, device });
  return { ...granted, isPasswordDropped };
}

/**
 * Notes that the address is theirs. The first time, it decides what stays of what was typed before:
 * whoever signed up need not own the mailbox. All of it goes, unless whoever brings the proof shows to be
 * the browser that typed it. True when a password went.
 */
async function confirmAddress(
  deps: AuthDeps,
  tx: Tx,
  { user_id: userId, purpose, sent_to: sentTo }: OneTimeToken,
  marks: Marks,
): Promise<boolean> {
  const now = deps.clock.now();
  const user = await lockUser(tx, userId);
  const kind = purpose === 'sms' ? 'phone' : 'email';
  // The address may have changed since the token was sent to it.
  if (!user || user[kind] !== sentTo) throw tokenExpired();
  if (user[`${kind}_confirmed_at`]) return false;
  const isFirstProof = !(user.email_confirmed_at ?? user.phone_confirmed_at);
  if (isFirstProof) await clearProofs(tx, userId);
  const isDropped =
    isFirstProof &&
    !isSameBrowser(user.typed_by, marks) &&
    (await clearWhatWasTyped(tx, user, kind));
  await tx
    .updateTable('auth.users')
    .set({ [`${kind}_confirmed_at`]: now, typed_by: [], updated_at: now })
    .where('id', '=', userId)
    .execute();
  await writeIdentities(tx, userId, now);
  await audit(deps, tx, 'user_confirmed', { userId });
  return isDropped;
}

/**
 * Where a link of a mail leads. Nothing is signed in and nothing used up, however often machines
 * open it: the page that it leads to asks the person, then verifies by POST. A page that asked
 * with a PKCE challenge is given the code that only it can exchange.
 */
export async function followLink(
  deps: AuthDeps,
  query: {
    token?: string | undefined;
    type?: string | undefined;
    redirect_to?: string | undefined;
  },
): Promise<string> {
  const rule = { publicUrl: deps.publicUrl, redirects: deps.settings.redirects };
  const fallback = query.type === 'recovery' ? '/reset-password' : '/auth/callback';
  const page = allowedRedirect(rule, query.redirect_to, fallback);
  const { token = '', type = '' } = query;
  // The token is the proof; the service looks for it.
  const found =
    token.length > 1_000 || !Object.hasOwn(PURPOSES, type)
      ? undefined
      : await deps.database.asService((tx) => findByToken(tx, token, deps.clock.now()));
  if (!found || !PURPOSES[type]?.includes(found.purpose))
    return withError(page, tokenLinkExpired());
  if (found.auth_code_hash) {
    return withQuery(page, { code: secretsOf(deps, found.id).authCode });
  }
  return withQuery(page, { token_hash: token, type });
}

const tokenLinkExpired = () =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

/** Clients read errors in the fragment; servers only see the query. */
function withError(page: string, { code, message }: AuthError): string {
  const error = { error: 'access_denied', error_code: code, error_description: message };
  return `${withQuery(page, error)}#${new URLSearchParams(error)}`;
}
