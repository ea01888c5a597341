import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { ImportedRow } from '../rules/employee-import.ts';

/** Begins the import, or goes on with it. */
export async function openImport(
  tx: Tx,
  { importId, companyId, userId }: { importId: string; companyId: string; userId: string },
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ id: importId, company_id: companyId, started_by: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function isImportOf(tx: Tx, companyId: string, importId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function upsertImportRows(
  tx: Tx,
  importId: string,
  rows: readonly ImportedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into public.import_rows
      (import_id, line, first_name, last_name, email, employee_number, site, team)
    select ${importId}, line, "firstName", "lastName", email, "employeeNumber", site, team
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line int, "firstName" text,
      "lastName" text, email text, "employeeNumber" text, site text, team text)
    on conflict (import_id, line) do update set first_name = excluded.first_name,
      last_name = excluded.last_name, email = excluded.email,
      employee_number = excluded.employee_number, site = excluded.site, team = excluded.team`.execute(
    tx,
  );
}

export async function deleteImport(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('imports').where('id', '=', importId).execute();
}

export async function deleteImportsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('imports').where('started_at', '<', instant).execute();
}

export async function upsertMapping(
  tx: Tx,
  mapping: { company_id: string; headings: string; columns: string[] },
): Promise<void> {
  await tx
    .insertInto('import_mappings')
    .values(mapping)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'headings']).doUpdateSet({ columns: mapping.columns }),
    )
    .execute();
}

export function findMapping(tx: Tx, companyId: string, headings: string) {
  return tx
    .selectFrom('import_mappings')
    .select('columns')
    .where('company_id', '=', companyId)
    .where('headings', '=', headings)
    .executeTakeFirst();
}
