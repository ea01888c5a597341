import { sql, type Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** What a verified token says. */
export type Claims = Readonly<Record<string, unknown>>;

/** On whose behalf a transaction runs; row-level security reads the claims of the token. */
export type Caller =
  | { readonly role: 'anon' | 'service_role'; readonly claims?: Claims }
  | { readonly role: 'authenticated'; readonly claims: Claims & { readonly sub: string } };

const IDLE_LIMIT = '60s';

/**
 * Gives the transaction the role and claims of its caller, in one round trip. Both end with the
 * transaction. The role always overrides what the claims say of it.
 */
export async function takeRole(
  tx: Transaction<DB>,
  caller: Caller,
  statementTimeoutMs: number,
): Promise<void> {
  const payload = JSON.stringify({ ...caller.claims, role: caller.role });
  await sql`select set_config('request.jwt.claims', ${payload}, true),
    set_config('statement_timeout', ${`${statementTimeoutMs}ms`}, true),
    set_config('idle_in_transaction_session_timeout', ${IDLE_LIMIT}, true),
    set_config('role', ${caller.role}, true)`.execute(tx);
}
