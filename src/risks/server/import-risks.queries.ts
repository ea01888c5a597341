import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { ImportedAction, ImportedRisk } from '../rules/risk-import.ts';

/** Those of these ids that are risks of the company. */
export async function findRiskIds(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('assessed_risks')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The establishment of each of these names; those that are missing are added. */
export async function placeEstablishments(
  tx: Tx,
  companyId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await sql`insert into public.establishments (id, company_id, name)
    select gen_random_uuid(), ${companyId}::uuid, name from unnest(${names}::text[]) as named (name)
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ given: string; id: string }>`select given, id
    from unnest(${names}::text[]) as named (given)
    join public.establishments on lower(name) = lower(given) and company_id = ${companyId}::uuid
  `.execute(tx);
  return new Map(rows.map(({ given, id }) => [given, id]));
}

type NamedUnit = { readonly establishmentId: string; readonly name: string };

/** The work unit of each of these, in their order; those that are missing are added. */
export async function placeUnits(
  tx: Tx,
  companyId: string,
  units: readonly NamedUnit[],
): Promise<{ readonly ids: readonly string[]; readonly added: number }> {
  const named = sql`unnest(${units.map(({ establishmentId }) => establishmentId)}::uuid[],
    ${units.map(({ name }) => name)}::text[]) with ordinality as named (establishment, given, place)`;
  const inserted = await sql`insert into public.work_units (id, company_id, establishment_id, name)
    select gen_random_uuid(), ${companyId}::uuid, establishment, given from ${named} order by place
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ id: string }>`select id from ${named}
    join public.work_units on lower(name) = lower(given)
      and establishment_id = establishment and company_id = ${companyId}::uuid
    order by place`.execute(tx);
  return { ids: rows.map(({ id }) => id), added: Number(inserted.numAffectedRows ?? 0) };
}

/** A name that is there, however it is written, is left as it is. */
export async function insertOwnHazards(
  tx: Tx,
  companyId: string,
  hazards: readonly { readonly name: string; readonly family: string }[],
): Promise<void> {
  await sql`insert into public.company_hazards (id, company_id, family, name)
    select gen_random_uuid(), ${companyId}::uuid, family, name
    from unnest(${hazards.map(({ family }) => family)}::text[],
      ${hazards.map(({ name }) => name)}::text[]) as named (family, name)
    on conflict do nothing`.execute(tx);
}

export type PlacedRisk = {
  readonly id: string;
  readonly line: number;
  readonly unitId: string;
  readonly hazard: string | null;
  readonly ownHazardId: string | null;
  readonly values: ImportedRisk;
};

/** Those that are new, by their ids; the order in which they are kept is that of the file. */
export async function insertImportedRisks(
  tx: Tx,
  companyId: string,
  risks: readonly PlacedRisk[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insertInto('assessed_risks')
    .values(
      risks.map(({ id, line, unitId, hazard, ownHazardId, values }) => ({
        id,
        company_id: companyId,
        unit_id: unitId,
        hazard,
        own_hazard_id: ownHazardId,
        situation: values.situation,
        harm: values.harm,
        measures: values.measures,
        sex_difference: values.sexDifference,
        women: values.women,
        men: values.men,
        evaluation: values.evaluation && JSON.stringify(values.evaluation),
        priority: values.priority,
        added_at: sql<Date>`access.now() + ${line}::integer * interval '1 microsecond'`,
      })),
    )
    .onConflict((same) => same.column('id').doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type PlacedAction = ImportedAction & {
  readonly riskId: string;
  /** Among those of its risk, from 0. */
  readonly place: number;
};

export async function insertImportedActions(
  tx: Tx,
  companyId: string,
  actions: readonly PlacedAction[],
): Promise<void> {
  const column = <T>(value: (action: PlacedAction) => T) => actions.map(value);
  await sql`insert into public.prevention_actions
      (id, company_id, risk_id, what, responsible, due_on, added_at)
    select gen_random_uuid(), ${companyId}::uuid, risk, what, responsible, due_on,
      access.now() + place * interval '1 microsecond'
    from unnest(${column(({ riskId }) => riskId)}::uuid[], ${column(({ what }) => what)}::text[],
      ${column(({ responsible }) => responsible)}::text[],
      ${column(({ dueOn }) => dueOn)}::date[],
      ${column(({ place }) => place)}::integer[])
      as given (risk, what, responsible, due_on, place)`.execute(tx);
}
