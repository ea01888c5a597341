import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';

export function findAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('auth.users')
    .select([
      'id',
      'email',
      'email_confirmed_at',
      'phone',
      'phone_confirmed_at',
      'language',
      'created_at',
      'last_sign_in_at',
      'raw_user_meta_data',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export function findSessions(tx: Tx, userId: string) {
  return tx
    .selectFrom('auth.sessions')
    .select(['id', 'device', 'aal', 'created_at', 'refreshed_at', 'not_after'])
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findFactors(tx: Tx, userId: string) {
  return tx
    .selectFrom('auth.mfa_factors')
    .select(['friendly_name', 'factor_type', 'status', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** How many are unused; null when none were ever made. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number | null> {
  const rows = await tx
    .selectFrom('auth.recovery_codes')
    .select('used_at')
    .where('user_id', '=', userId)
    .execute();
  return rows.length === 0 ? null : rows.filter(({ used_at: usedAt }) => usedAt === null).length;
}

export function findAuditTrail(tx: Tx, userId: string) {
  return tx
    .selectFrom('auth.audit_log_entries')
    .select(['action', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function updateLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.updateTable('auth.users').set({ language }).where('id', '=', userId).execute();
}

/** False when it is no session of this person. */
export async function deleteSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** With it go sessions, proofs, factors and roles; the trail stays for a year and names nobody. */
export async function deleteAccount(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.users').where('id', '=', userId).execute();
}
