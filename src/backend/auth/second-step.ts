import type { Tx } from '#platform/database/transaction.ts';
import { AuthError, sessionNotFound } from './auth-error.ts';
import type { SignedIn } from './own-account.ts';
import { hasVerifiedFactor, lockUser } from './users.ts';

/**
 * Whether a session may do what asks for a second factor, once one counts. The person is held until the
 * transaction ends: of two factors that are verified at once, the second one finds the first.
 */
export async function hasShownEnough(tx: Tx, { userId, session }: SignedIn): Promise<boolean> {
  await lockUser(tx, userId);
  // As it is now: it may have ended, or shown a factor, since the request began.
  const now = await tx
    .selectFrom('auth.sessions')
    .select('aal')
    .where('id', '=', session.id)
    .executeTakeFirst();
  if (!now) throw sessionNotFound();
  return now.aal === 'aal2' || !(await hasVerifiedFactor(tx, userId));
}

/** Whatever changes factors, or ends others' sessions, asks for it. @throws AuthError insufficient_aal */
export async function refuseBelowSecondFactor(
  tx: Tx,
  me: SignedIn,
  purpose: string,
): Promise<void> {
  if (await hasShownEnough(tx, me)) return;
  throw new AuthError(403, 'insufficient_aal', `AAL2 required to ${purpose}`);
}
