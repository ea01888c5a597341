import { sql, type Transaction } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { DB } from './schema.gen.ts';

/**
 * Row-level security shows nothing to who is no administrator; this says so, instead of an empty list.
 * @throws Refusal forbidden
 */
export async function refuseAllButStaff(tx: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select access.is_staff() as is`.execute(tx);
  if (!rows[0]?.is) throw new Refusal('forbidden');
}
