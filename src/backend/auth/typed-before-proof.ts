import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { Call } from '../call.ts';
import { dropTokens } from './one-time-tokens.ts';
import { endSessions } from './sessions.ts';
import type { UserRow } from './users.ts';

// Whoever signs up with an address need not own its mailbox: docs/decisions/0041.

/** What a browser has shown, each as a hash or a challenge: what it keeps for itself answers to it. */
export type Marks = readonly string[];

/** What was written by holders of the service key stays whoever proves the address. */
export const STAFF: Marks = ['staff'];

/** The marks of whoever asks: of their browser, of the PKCE flow that it began. */
export function marksOf(
  { device }: Pick<Call, 'device'>,
  challenge?: { readonly challenge: string } | undefined,
): Marks {
  return [
    ...(device === undefined ? [] : [`device:${device}`]),
    ...(challenge ? [challengeMark(challenge.challenge)] : []),
  ];
}

/** Shown by whoever has the verifier of this challenge. */
export const challengeMark = (challenge: string) => `challenge:${challenge}`;

/** Shown by whoever is signed in to this account. */
export const accountMark = (userId: string) => `account:${userId}`;

/** Whether one who shows `shown` is the one who left `left`. */
export function isSameBrowser(left: Marks, shown: Marks): boolean {
  return left.includes('staff') || left.some((mark) => shown.includes(mark));
}

/**
 * At the first proof of an address, what others may have typed is worth nothing: the password, what they
 * said of themselves, the other address. True when a password was among it.
 */
export async function clearWhatWasTyped(
  tx: Tx,
  user: UserRow,
  proven: 'email' | 'phone',
): Promise<boolean> {
  await tx
    .updateTable('auth.users')
    .set({
      encrypted_password: null,
      raw_user_meta_data: '{}',
      email_change: null,
      phone_change: null,
      change_asked_by: [],
      [proven === 'email' ? 'phone' : 'email']: null,
    })
    .where('id', '=', user.id)
    .execute();
  return user.encrypted_password !== null;
}

/** Ends whatever else lets somebody in: sessions, links that were sent, factors, browsers that are known. */
export async function clearProofs(
  tx: Tx,
  userId: string,
  { keepsFactors = false } = {},
): Promise<void> {
  await endSessions(tx, { userId });
  await dropTokens(tx, userId);
  await sql`delete from auth.known_devices where user_id = ${userId}`.execute(tx);
  if (keepsFactors) return;
  await sql`delete from auth.mfa_factors where user_id = ${userId}`.execute(tx);
  await sql`delete from auth.recovery_codes where user_id = ${userId}`.execute(tx);
}
