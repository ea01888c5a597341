import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { leavesWithNext } from './pipelined-driver.ts';

/** What a verified token says. */
export type Claims = Readonly<Record<string, unknown>>;

/** On whose behalf a transaction runs; row-level security reads the claims of the token. */
export type Caller =
  | { readonly role: 'anon' | 'service_role'; readonly claims?: Claims }
  | {
      readonly role: 'authenticated';
      readonly claims: Claims & { readonly sub: string };
      /** Whether it is a function of the product that acts for them: only then are tables written. */
      readonly throughFunction?: true;
    };

/** What else holds for the transaction: parameters of PostgreSQL, by name. */
export type Settings = Readonly<Record<string, string>>;

/**
 * How long one statement may take, by whose it is. No caller can lift it: it is set where their
 * transaction begins, after everything else that is, and a function that sets it anew speaks of later
 * statements than the one that runs it.
 */
export const STATEMENT_LIMITS = {
  anon: '2s',
  authenticated: '5s',
  service_role: '15s',
} satisfies Record<Caller['role'], string>;

const IDLE_LIMIT = '60s';

/**
 * Gives the transaction the role and claims of its caller, in no round trip of their own. Both end
 * with the transaction. The role always overrides what the claims say of it.
 */
export async function takeRole(tx: Tx, caller: Caller, settings: Settings = {}): Promise<void> {
  const payload = JSON.stringify({ ...caller.claims, role: caller.role });
  const more = sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true), `),
    sql``,
  );
  const role =
    caller.role === 'authenticated' && caller.throughFunction ? 'function_caller' : caller.role;
  const query = sql`select ${more}set_config('request.jwt.claims', ${payload}, true),
    set_config('statement_timeout', ${STATEMENT_LIMITS[caller.role]}, true),
    set_config('idle_in_transaction_session_timeout', ${IDLE_LIMIT}, true),
    set_config('role', ${role}, true)`.compile(tx);
  leavesWithNext(query);
  roles.set(tx, role);
  await tx.executeQuery(query);
}

const roles = new WeakMap<Tx, string>();

/** The role that a transaction has. */
export function roleOf(tx: Tx): string {
  const role = roles.get(tx);
  if (role === undefined) throw new Error('Nobody has said on whose behalf the transaction runs');
  return role;
}

/** Gives it another one, in no round trip of its own; the claims stay those of the caller. */
export async function changeRole(tx: Tx, role: string): Promise<void> {
  const query = sql`select set_config('role', ${role}, true)`.compile(tx);
  leavesWithNext(query);
  roles.set(tx, role);
  await tx.executeQuery(query);
}
