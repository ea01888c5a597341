import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, tokenExpired } from './auth-error.ts';
import type { OneTimeToken } from './one-time-tokens.ts';
import { clearProofs, isSameBrowser, type Marks } from './typed-before-proof.ts';
import { lockUser, type UserRow, writeIdentities } from './users.ts';

type Agreed = { readonly isComplete: boolean; readonly isPasswordDropped: boolean };

const halfWay: Agreed = { isComplete: false, isPasswordDropped: false };

/**
 * One side agrees to a change of e-mail address. Complete once both have, or the only one there is: the
 * address is then the new one, and both tokens are gone.
 *
 * Whoever reads the new mailbox may be somebody else than who asked: their click must not hand their
 * address to another's account. So it counts in the browser that asked; where that browser has nothing to
 * show, whatever let somebody into the account before is ended.
 * @throws AuthError
 */
export async function acceptEmailChange(
  deps: AuthDeps,
  tx: Tx,
  token: OneTimeToken,
  marks: Marks,
): Promise<Agreed> {
  const now = deps.clock.now();
  const user = await lockUser(tx, token.user_id);
  const isAsker = user !== undefined && isSameBrowser(user.change_asked_by, marks);
  if (token.purpose === 'email_change_new' && user && !isAsker && hasBrowser(user)) {
    throw otherBrowser();
  }
  const accepted = await tx
    .updateTable('auth.one_time_tokens')
    .set({ accepted_at: now })
    .where('id', '=', token.id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  if (!user?.email_change || accepted.numUpdatedRows === 0n) throw tokenExpired();
  const sides = await tx
    .selectFrom('auth.one_time_tokens')
    .select(['purpose', 'sent_to', 'accepted_at'])
    .where('user_id', '=', user.id)
    .where('purpose', 'in', ['email_change_current', 'email_change_new'])
    .execute();
  const hasAgreed = (purpose: string, address: string) =>
    sides.some((side) => side.purpose === purpose && side.sent_to === address && side.accepted_at);
  const isComplete =
    hasAgreed('email_change_new', user.email_change) &&
    (user.email === null || hasAgreed('email_change_current', user.email));
  if (!isComplete) return halfWay;
  const isProvenByAsker = isAsker || hasBrowser(user);
  await refuseTaken(tx, 'email', user.email_change);
  await tx
    .updateTable('auth.users')
    .set({
      email: user.email_change,
      email_confirmed_at: now,
      email_change: null,
      email_change_sent_at: null,
      change_asked_by: [],
      is_anonymous: false,
      updated_at: now,
      ...(!isProvenByAsker && { encrypted_password: null, phone: null, phone_confirmed_at: null }),
    })
    .where('id', '=', user.id)
    .execute();
  if (!isProvenByAsker) await clearProofs(tx, user.id, { keepsFactors: true });
  await settle(deps, tx, user.id);
  return {
    isComplete: true,
    isPasswordDropped: !isProvenByAsker && user.encrypted_password !== null,
  };
}

/** Whether the browser that asked for the change showed something of its own. */
function hasBrowser({ change_asked_by: marks }: UserRow): boolean {
  return marks.some((mark) => !mark.startsWith('account:'));
}

const otherBrowser = () =>
  new AuthError(
    403,
    'other_browser',
    'The new address is confirmed in the browser in which the change was asked for',
  );

/** @throws AuthError from another browser than the one that asked: there is no second side to agree */
export async function completePhoneChange(
  deps: AuthDeps,
  tx: Tx,
  token: OneTimeToken,
  marks: Marks,
): Promise<void> {
  const now = deps.clock.now();
  const user = await lockUser(tx, token.user_id);
  if (!user || user.phone_change !== token.sent_to) throw tokenExpired();
  if (!isSameBrowser(user.change_asked_by, marks)) throw otherBrowser();
  await refuseTaken(tx, 'phone', token.sent_to);
  await tx
    .updateTable('auth.users')
    .set({
      phone: token.sent_to,
      phone_confirmed_at: now,
      phone_change: null,
      phone_change_sent_at: null,
      change_asked_by: [],
      is_anonymous: false,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  await settle(deps, tx, user.id);
}

/** @throws AuthError when somebody else has the address */
export async function refuseTaken(tx: Tx, kind: 'email' | 'phone', value: string): Promise<void> {
  const other = await tx
    .selectFrom('auth.users')
    .select('id')
    .where(kind, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (other) {
    throw new AuthError(
      422,
      `${kind}_exists`,
      `A user with this ${kind === 'email' ? 'email address' : 'phone number'} has already been registered`,
    );
  }
}

/** Links that were sent to the old address are worth nothing now. */
async function settle(deps: AuthDeps, tx: Tx, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(tx);
  await writeIdentities(tx, userId, deps.clock.now());
  await audit(deps, tx, 'user_modified', { userId });
}
