import type { Tx } from '#platform/database/transaction.ts';
import type { AuthDeps } from './auth-deps.ts';

export type AuditedAction =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'user_confirmed'
  | 'user_invited'
  | 'user_modified'
  | 'user_deleted'
  | 'user_recovery_requested'
  | 'password_changed'
  | 'login'
  | 'logout'
  | 'token_reused'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used';

/** Writes what happened, in the transaction in which it happens; answers the entry's id. */
export async function audit(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Tx,
  action: AuditedAction,
  about: { userId: string; sessionId?: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('auth.audit_log_entries')
    .values({
      action,
      user_id: about.userId,
      session_id: about.sessionId ?? null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
