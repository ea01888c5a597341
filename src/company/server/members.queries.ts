import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

export function findMembers(tx: Tx, companyId: string) {
  return tx
    .selectFrom('company_members')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .orderBy('granted_at')
    .orderBy('user_id')
    .execute();
}

/** Addresses of accounts; nobody's to read but the service's. */
export function findAddresses(tx: Tx, userIds: readonly string[]) {
  return tx
    .selectFrom('auth.users')
    .select(['id', 'email'])
    .where('id', 'in', userIds.length > 0 ? userIds : [sql<string>`null`])
    .execute();
}

export async function insertMember(
  tx: Tx,
  member: { company_id: string; user_id: string; role: string },
): Promise<void> {
  await tx
    .insertInto('company_members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when there was no such role, or none that the caller may take. */
export async function deleteMember(
  tx: Tx,
  member: { companyId: string; userId: string; role: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_members')
    .where('company_id', '=', member.companyId)
    .where('user_id', '=', member.userId)
    .where('role', '=', member.role)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
