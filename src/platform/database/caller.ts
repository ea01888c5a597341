import { sql, type Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** On whose behalf a transaction runs; row-level security reads the claims of the token. */
export type Caller =
  | { role: 'anon' }
  | { role: 'authenticated'; claims: Record<string, unknown> & { sub: string } };

const IDLE_LIMIT = '60s';

/**
 * Gives the transaction the role and claims of its caller, in one round trip. Both end with the
 * transaction. The role always overrides what the claims say of it.
 */
export async function takeRole(
  tx: Transaction<DB>,
  caller: Caller | { role: 'service_role' },
  statementTimeoutMs: number,
): Promise<void> {
  const claims = 'claims' in caller ? caller.claims : {};
  const payload = JSON.stringify({ ...claims, role: caller.role });
  await sql`select set_config('request.jwt.claims', ${payload}, true),
    set_config('statement_timeout', ${`${statementTimeoutMs}ms`}, true),
    set_config('idle_in_transaction_session_timeout', ${IDLE_LIMIT}, true),
    set_config('role', ${caller.role}, true)`.execute(tx);
}
