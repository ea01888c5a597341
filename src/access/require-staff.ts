import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';

/**
 * Row-level security shows nothing to who is no administrator; this says so, instead of an empty list.
 * @throws Refusal forbidden
 */
export async function requireStaff(tx: Tx): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select access.is_staff() as is`.execute(tx);
  if (!rows[0]?.is) throw new Refusal('forbidden');
}
