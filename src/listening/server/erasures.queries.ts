import { sql, type Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';

type Tx = Transaction<DB>;

export async function insertErasure(tx: Tx, pseudonym: Buffer, day: ParisDay): Promise<void> {
  await tx
    .insertInto('erased_pseudonyms')
    .values({ pseudonym, erased_on: day })
    .onConflict((same) => same.doNothing())
    .execute();
}

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

/** All that were ever erased, as often as an older copy of the answers may come back. */
export async function findErasures(tx: Tx): Promise<Buffer[]> {
  const rows = await tx.selectFrom('erased_pseudonyms').select('pseudonym').execute();
  return rows.map((row) => row.pseudonym);
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

/** Which of these companies there are. */
export async function findCompaniesAmong(
  tx: Tx,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from public.companies where id = any(${sql.val([...companyIds])}::uuid[])`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}
