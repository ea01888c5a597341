import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { StaffAct } from '#basics/roles.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** Everything of these that the caller may do. */
export async function findStaffActs<Act extends StaffAct>(
  tx: Tx,
  acts: readonly Act[],
): Promise<ReadonlySet<Act>> {
  const { rows } = await sql<{ act: Act }>`select act
    from unnest(${sql.val([...acts])}::text[]) as act where access.staff_may(act)`.execute(tx);
  return new Set(rows.map(({ act }) => act));
}

/** Whether the caller is of the staff, with a role that may do this. */
export async function mayStaff(tx: Tx, act: StaffAct): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select access.staff_may(${act}) as is`.execute(tx);
  return rows[0]?.is === true;
}

/**
 * Row-level security shows nothing to whoever may not; this says so, instead of an empty list.
 * @throws Refusal forbidden
 */
export async function requireStaff(tx: Tx, act: StaffAct): Promise<void> {
  if (!(await mayStaff(tx, act))) throw new Refusal('forbidden');
}
