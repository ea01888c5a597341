import { sql } from 'kysely';
import type { AuthDeps } from './auth-deps.ts';

const AUDIT_DAYS = 365;
const IDLE_DAYS = 7;
/** A browser from which nobody entered for so long is a stranger’s again. */
const KNOWN_DAYS = 180;
/** Whoever never confirmed an address may sign up again. */
const UNCONFIRMED_DAYS = 30;

/** Erases what is over: tokens, challenges, sessions, accounts that nobody confirmed, old entries. */
export async function forgetAuth({ database, clock }: AuthDeps): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  // A timer is no caller: the service cleans up.
  await database.asService(async (tx) => {
    await sql`delete from auth.one_time_tokens where expires_at < ${now}`.execute(tx);
    await sql`delete from auth.asked_links where asked_at < ${daysAgo(1)}`.execute(tx);
    await sql`delete from auth.known_devices where entered_at < ${daysAgo(KNOWN_DAYS)}`.execute(tx);
    await sql`delete from auth.mfa_challenges where expires_at < ${now}`.execute(tx);
    await sql`delete from auth.sessions
      where not_after < ${now} or refreshed_at < ${daysAgo(IDLE_DAYS)}`.execute(tx);
    await sql`delete from auth.users
      where email_confirmed_at is null and phone_confirmed_at is null and not is_anonymous
        and deleted_at is null and last_sign_in_at is null
        and updated_at < ${daysAgo(UNCONFIRMED_DAYS)}`.execute(tx);
    await sql`delete from auth.audit_log_entries
      where created_at < ${daysAgo(AUDIT_DAYS)}`.execute(tx);
  });
}
