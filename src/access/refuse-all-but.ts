import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';

/**
 * Row-level security shows nothing to who has no right; this says so, instead of an empty list.
 * @throws Refusal forbidden unless the caller has one of these roles in the company
 */
export async function refuseAllBut(
  tx: Tx,
  companyId: string,
  roles: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select ${companyId}::uuid in (
    select access.companies_as(variadic ${sql.val([...roles])}::text[])) as is`.execute(tx);
  if (!rows[0]?.is) throw new Refusal('forbidden');
}

/** @throws Refusal forbidden unless the caller has such a role, and the licence lets them write */
export async function refuseUnlessKept(
  tx: Tx,
  companyId: string,
  roles: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select ${companyId}::uuid in (
    select access.companies_kept_as(variadic ${sql.val([...roles])}::text[])) as is`.execute(tx);
  if (!rows[0]?.is) throw new Refusal('forbidden');
}

/** Who keeps the list of employees. @throws Refusal forbidden */
export function refuseUnlessKeeper(tx: Tx, companyId: string): Promise<void> {
  return refuseUnlessKept(tx, companyId, ['owner', 'hr']);
}

/** With which of these roles the caller may write to the company now. */
export async function findKeptRoles(tx: Tx, companyId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ role: string }>`select role
    from unnest(array['owner', 'hr', 'prevention', 'cse']) as role
    where ${companyId}::uuid in (select access.companies_kept_as(role))`.execute(tx);
  return rows.map(({ role }) => role);
}
