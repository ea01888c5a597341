import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';

/** Ties an account to the person it belongs to. False when they left, or have another account. */
export async function linkEmployee(
  tx: Transaction<DB>,
  employeeId: string,
  userId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ user_id: userId })
    .where('id', '=', employeeId)
    .where('left_on', 'is', null)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
