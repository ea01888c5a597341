import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/** Gives somebody another key: under the one before, nothing is found any more. */
export async function replaceKey(
  tx: Tx,
  { employee_id: employeeId, user_id: userId }: { employee_id: string; user_id: string },
): Promise<void> {
  await sql`
    with gone as (delete from public.listening_keys where employee_id = ${employeeId}
      and user_id = ${userId} returning *)
    insert into public.listening_keys (employee_id, user_id)
    select employee_id, user_id from gone`.execute(tx);
}

/** The places of somebody in their companies, with their keys. */
export async function findPlacesOfAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('listening_keys')
    .innerJoin('employees', 'employees.id', 'listening_keys.employee_id')
    .innerJoin('companies', 'companies.id', 'employees.company_id')
    .select(['employee_id', 'key', 'company_id', 'legal_name'])
    .where('listening_keys.user_id', '=', userId)
    .execute();
}
