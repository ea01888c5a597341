import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** Tables whose rows people change one by one, each with its revision. */
export type KeptTable =
  | 'establishments'
  | 'work_units'
  | 'company_hazards'
  | 'assessed_risks'
  | 'prevention_actions'
  | 'cmr_exposures'
  | 'minor_accidents'
  | 'combined_exposures';

export type RowKey = {
  readonly id: string;
  readonly companyId: string;
  /** As it was read; null for a row that is new. */
  readonly revision: number | null;
};

/**
 * Adds or changes one row; answers its revision. A new row that has arrived before is changed as if it
 * had been read then; a row that has these values already, from the same save, is left as it is.
 * @throws Refusal conflict when somebody else has changed it meanwhile, not-found when it is gone
 */
export async function saveRow(
  tx: Tx,
  table: KeptTable,
  { id, companyId, revision }: RowKey,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const columns = Object.keys(values).map((name) => sql.ref(name));
  const given = Object.values(values).map(parameterOf);
  const target = sql.table(`public.${table}`);
  if (revision === null) {
    const added = await sql<{ revision: number }>`
      insert into ${target} (id, company_id, ${sql.join(columns)})
      values (${id}, ${companyId}, ${sql.join(given)})
      on conflict (id) do nothing returning revision`.execute(tx);
    if (added.rows[0]) return added.rows[0].revision;
  }
  const read = revision ?? 1;
  const isOther = sql<boolean>`(${sql.join(columns)}) is distinct from (${sql.join(given)})`;
  const changed = await sql<{ revision: number }>`
    update ${target} set (${sql.join(columns)}) = row(${sql.join(given)})
    where id = ${id} and company_id = ${companyId} and revision = ${read} and ${isOther}
    returning revision`.execute(tx);
  if (changed.rows[0]) return changed.rows[0].revision;
  const { rows } = await sql<{ revision: number; isOther: boolean }>`
    select revision, ${isOther} as "isOther" from ${target}
    where id = ${id} and company_id = ${companyId}`.execute(tx);
  const kept = rows[0];
  if (!kept) throw new Refusal('not-found');
  if (kept.isOther || kept.revision > read + 1) throw new Refusal('conflict');
  return kept.revision;
}

function parameterOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/**
 * After an id was there already: of the company it is what was sent before, and elsewhere it is nothing
 * that a caller may hear of.
 * @throws Refusal not-found
 */
export async function refuseUnlessOwn(
  tx: Tx,
  table:
    | 'risk_events'
    | 'duerp_links'
    | 'duerp_sendings'
    | 'duerp_transmissions'
    | 'duerp_versions',
  companyId: string,
  id: string,
): Promise<void> {
  const { rows } = await sql`select from ${sql.table(`public.${table}`)}
    where id = ${id} and company_id = ${companyId}`.execute(tx);
  if (rows.length === 0) throw new Refusal('not-found');
}

/** To remove it: until that is done nobody changes it, or puts something in it. Answers its revision. */
export async function lockRow(
  tx: Tx,
  table: KeptTable,
  companyId: string,
  id: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ revision: number }>`
    select revision from ${sql.table(`public.${table}`)}
    where id = ${id} and company_id = ${companyId} for update`.execute(tx);
  return rows[0]?.revision;
}

/** What the database would remove along with a row, without a word. */
const GOES_ALONG: Partial<
  Readonly<Record<KeptTable, { readonly tables: readonly string[]; readonly key: string }>>
> = {
  work_units: { tables: ['exposures', 'combined_exposures'], key: 'unit_id' },
  assessed_risks: { tables: ['prevention_actions'], key: 'risk_id' },
};

export async function takesAlong(
  tx: Tx,
  table: KeptTable,
  companyId: string,
  id: string,
): Promise<boolean> {
  const along = GOES_ALONG[table];
  if (!along) return false;
  for (const named of along.tables) {
    const { rows } = await sql`select from ${sql.table(`public.${named}`)}
      where company_id = ${companyId} and ${sql.ref(along.key)} = ${id} limit 1`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
}

export async function confirmProposals(
  tx: Tx,
  companyId: string,
  riskIds: readonly string[],
): Promise<void> {
  await sql`update public.assessed_risks set is_proposal = false
    where company_id = ${companyId} and id = any(${riskIds}::uuid[]) and is_proposal`.execute(tx);
}

export async function deleteRow(
  tx: Tx,
  table: KeptTable,
  companyId: string,
  id: string,
): Promise<void> {
  await sql`delete from ${sql.table(`public.${table}`)}
    where id = ${id} and company_id = ${companyId}`.execute(tx);
}

/** The risks of a work unit; or of an establishment its units, with theirs. */
export async function deleteContents(
  tx: Tx,
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
