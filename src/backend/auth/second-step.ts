import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { AuthError, sessionNotFound } from './auth-error.ts';
import type { SignedIn } from './own-account.ts';
import { hasVerifiedFactor, lockUser } from './users.ts';

type Now = { readonly aal: string; readonly amr: unknown };

/**
 * A session as it is now: it may have ended, or shown a factor, since the request began. The person is held
 * until the transaction ends: of two factors that are verified at once, the second one finds the first.
 */
async function sessionNow(tx: Tx, { userId, session }: SignedIn): Promise<Now> {
  await lockUser(tx, userId);
  const now = await tx
    .selectFrom('auth.sessions')
    .select(['aal', 'amr'])
    .where('id', '=', session.id)
    .executeTakeFirst();
  if (!now) throw sessionNotFound();
  return now;
}

const isEnough = async (tx: Tx, { userId }: SignedIn, { aal }: Now) =>
  aal === 'aal2' || !(await hasVerifiedFactor(tx, userId));

/** Whether a session may do what asks for a second factor, once one counts. */
export async function hasShownEnough(tx: Tx, me: SignedIn): Promise<boolean> {
  return isEnough(tx, me, await sessionNow(tx, me));
}

/** A page left open, or a session that was stolen last week, is not enough to shut its owner out. */
const FRESH_MS = 3_600_000;

function isFresh({ amr }: Now, { clock }: { readonly clock: Clock }): boolean {
  const proofs = Array.isArray(amr) ? (amr as { timestamp?: unknown }[]) : [];
  const latest = Math.max(0, ...proofs.map(({ timestamp }) => Number(timestamp) || 0));
  return clock.now().getTime() - latest * 1_000 <= FRESH_MS;
}

/**
 * Whatever changes factors, or ends others' sessions, asks for the second factor once one counts, and for a
 * proof of the last hour. @throws AuthError insufficient_aal, recent_sign_in_needed
 */
export async function refuseWeakProof(
  deps: { readonly clock: Clock },
  tx: Tx,
  me: SignedIn,
  purpose: string,
): Promise<void> {
  const now = await sessionNow(tx, me);
  if (!(await isEnough(tx, me, now))) {
    throw new AuthError(403, 'insufficient_aal', `AAL2 required to ${purpose}`);
  }
  if (isFresh(now, deps)) return;
  throw new AuthError(
    403,
    'recent_sign_in_needed',
    `A proof of the last hour is required to ${purpose}: sign in again, or show a factor again`,
  );
}
