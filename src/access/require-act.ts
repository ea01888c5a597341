import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import {
  ACTS,
  type ActRule,
  type CompanyAct,
  type CompanyRole,
  GRANTED_ROLES,
} from '#basics/roles.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** Whether the caller may do this in the company, now. */
export async function mayAct(tx: Tx, companyId: string, act: CompanyAct): Promise<boolean> {
  const rule: ActRule = ACTS[act];
  const roles = sql.val([...rule.roles]);
  const companies = rule.isLicensed
    ? sql`access.companies_kept_as(variadic ${roles}::text[])`
    : sql`access.companies_as(variadic ${roles}::text[])`;
  const { rows } = await sql<{ is: boolean }>`
    select ${companyId}::uuid in (select ${companies}) as is`.execute(tx);
  return rows[0]?.is === true;
}

/**
 * Row-level security shows nothing to who has no right; this says so, instead of an empty list.
 * @throws Refusal forbidden unless the caller may do this in the company, now
 */
export async function requireAct(tx: Tx, companyId: string, act: CompanyAct): Promise<void> {
  if (!(await mayAct(tx, companyId, act))) throw new Refusal('forbidden');
}

/** With which of the roles that are granted the caller may write to the company now. */
export async function findKeptRoles(tx: Tx, companyId: string): Promise<readonly CompanyRole[]> {
  const { rows } = await sql<{ role: CompanyRole }>`select role
    from unnest(${sql.val([...GRANTED_ROLES])}::text[]) as role
    where ${companyId}::uuid in (select access.companies_kept_as(role))`.execute(tx);
  return rows.map(({ role }) => role);
}
