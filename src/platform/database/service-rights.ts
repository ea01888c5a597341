import { changeRole, roleOf } from './caller.ts';
import type { Tx } from './transaction.ts';

/**
 * Runs `work` above row-level security inside a caller's transaction, for what follows from an act
 * that the database has just let them do: a mail, a job. The claims stay those of the caller, who is
 * named in journals. Say why where it is used.
 */
export async function withServiceRights<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const before = roleOf(tx);
  await changeRole(tx, 'service_role');
  const result = await work(tx);
  // Where the work failed there is nothing to go back to: the transaction is undone.
  await changeRole(tx, before);
  return result;
}
