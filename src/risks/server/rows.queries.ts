import { sql, type Transaction } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';

/** Tables whose rows people change one by one, each with its revision. */
export type KeptTable =
  | 'establishments'
  | 'work_units'
  | 'company_hazards'
  | 'assessed_risks'
  | 'prevention_actions';

export type RowKey = {
  readonly id: string;
  readonly companyId: string;
  /** As it was read; null for a row that is new. */
  readonly revision: number | null;
};

/**
 * Adds or changes one row; answers its revision. A new row that has arrived before is changed as if it
 * had been read then.
 * @throws Refusal conflict when somebody else has changed it meanwhile, not-found when it is gone
 */
export async function saveRow(
  tx: Transaction<DB>,
  table: KeptTable,
  { id, companyId, revision }: RowKey,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const columns = Object.keys(values);
  const target = sql.table(`public.${table}`);
  if (revision === null) {
    const added = await sql<{ revision: number }>`
      insert into ${target} (id, company_id, ${sql.join(columns.map((name) => sql.ref(name)))})
      values (${id}, ${companyId}, ${sql.join(columns.map((name) => parameterOf(values[name])))})
      on conflict (id) do nothing returning revision`.execute(tx);
    if (added.rows[0]) return added.rows[0].revision;
  }
  const changed = await sql<{ revision: number }>`
    update ${target} set ${sql.join(
      columns.map((name) => sql`${sql.ref(name)} = ${parameterOf(values[name])}`),
    )} where id = ${id} and company_id = ${companyId} and revision = ${revision ?? 1}
    returning revision`.execute(tx);
  if (changed.rows[0]) return changed.rows[0].revision;
  const { rows } = await sql`select from ${target}
    where id = ${id} and company_id = ${companyId}`.execute(tx);
  throw new Refusal(rows.length > 0 ? 'conflict' : 'not-found');
}

function parameterOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

export async function deleteRow(
  tx: Transaction<DB>,
  table: KeptTable,
  companyId: string,
  id: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ${sql.table(`public.${table}`)}
    where id = ${id} and company_id = ${companyId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** The risks of a work unit; or of an establishment its units, with theirs. */
export async function deleteContents(
  tx: Transaction<DB>,
  companyId: string,
  of: { readonly unitId: string } | { readonly establishmentId: string },
): Promise<void> {
  if ('unitId' in of) {
    await sql`delete from public.assessed_risks
      where company_id = ${companyId} and unit_id = ${of.unitId}`.execute(tx);
    return;
  }
  const units = sql`select id from public.work_units
    where company_id = ${companyId} and establishment_id = ${of.establishmentId}`;
  await sql`delete from public.assessed_risks
    where company_id = ${companyId} and unit_id in (${units})`.execute(tx);
  await sql`delete from public.work_units
    where company_id = ${companyId} and establishment_id = ${of.establishmentId}`.execute(tx);
}
