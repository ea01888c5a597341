import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/**
 * Runs `work` above row-level security inside a caller's transaction, for what follows from an act
 * that the database has just let them do: a mail, a job. The claims stay those of the caller, who is
 * named in journals. Say why where it is used.
 */
export async function withServiceRights<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(tx);
  await sql`set local role service_role`.execute(tx);
  const result = await work(tx);
  // Where the work failed there is nothing to go back to: the transaction is undone.
  await sql`set local role ${sql.id(rows[0]?.role ?? 'anon')}`.execute(tx);
  return result;
}
