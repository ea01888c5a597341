import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { Evaluation } from '../rules/evaluation.ts';

/** As the company has settled it, or as it is until it does. */
export async function findSettings(tx: Tx, companyId: string) {
  const found = await tx
    .selectFrom('risk_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return {
    method:
      found?.method === 'four-by-four'
        ? ('four-by-four' as const)
        : ('frequency-severity' as const),
    responsible: found?.responsible ?? null,
    healthService: found?.health_service ?? null,
    healthServiceEmail: found?.health_service_email ?? null,
    readingPlace: found?.reading_place ?? null,
  };
}

export async function upsertSettings(
  tx: Tx,
  companyId: string,
  values: {
    method: string;
    responsible: string | null;
    health_service: string | null;
    health_service_email: string | null;
    reading_place: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('risk_settings')
    .values({ company_id: companyId, ...values })
    .onConflict((same) => same.column('company_id').doUpdateSet(values))
    .execute();
}

export function findCompany(tx: Tx, companyId: string) {
  return tx
    .selectFrom('companies')
    .select(['legal_name', 'siren', 'headcount'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

export function findEstablishments(tx: Tx, companyId: string) {
  return tx
    .selectFrom('establishments')
    .select(['id', 'name', 'siret', 'revision'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export function findUnits(tx: Tx, companyId: string) {
  return tx
    .selectFrom('work_units')
    .innerJoin('establishments', 'establishments.id', 'establishment_id')
    .select([
      'work_units.id',
      'establishment_id',
      'work_units.name',
      'activities',
      'women',
      'men',
      'place_id',
      'work_units.revision',
    ])
    .where('work_units.company_id', '=', companyId)
    .orderBy(sql`lower(establishments.name)`)
    .orderBy(sql`lower(work_units.name)`)
    .orderBy('work_units.id')
    .execute();
}

const RISK_COLUMNS = [
  'assessed_risks.id',
  'unit_id',
  'hazard',
  'own_hazard_id',
  'situation',
  'harm',
  'measures',
  'sex_difference',
  'women',
  'men',
  'evaluation',
  'priority',
  'is_proposal',
  'assessed_risks.revision',
] as const;

/** Of one unit, or of all of them; by unit and in the order in which they were added. */
export async function findRisks(tx: Tx, companyId: string, unitId?: string) {
  const rows = await risksOf(tx, companyId)
    .$if(unitId !== undefined, (query) => query.where('unit_id', '=', unitId ?? ''))
    .orderBy('unit_id')
    .orderBy('assessed_risks.added_at')
    .orderBy('assessed_risks.id')
    .execute();
  return rows.map(withEvaluation);
}

type Page = {
  readonly companyId: string;
  readonly unitId: string;
  /** Where the page before ended. */
  readonly after: { readonly instant: string; readonly id: string } | undefined;
  readonly limit: number;
};

/** The next risks of a unit, in the order in which they were added. */
export async function findRisksAfter(tx: Tx, { companyId, unitId, after, limit }: Page) {
  const rows = await risksOf(tx, companyId)
    .where('unit_id', '=', unitId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(assessed_risks.added_at, assessed_risks.id) >
        (${after?.instant}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('assessed_risks.added_at')
    .orderBy('assessed_risks.id')
    .limit(limit)
    .execute();
  return rows.map(withEvaluation);
}

function risksOf(tx: Tx, companyId: string) {
  return (
    tx
      .selectFrom('assessed_risks')
      .leftJoin('company_hazards', 'company_hazards.id', 'own_hazard_id')
      .select([...RISK_COLUMNS, 'family as own_family', 'company_hazards.name as own_name'])
      // With all its digits: where the next page begins.
      .select(sql<string>`assessed_risks.added_at::text`.as('instant'))
      .where('assessed_risks.company_id', '=', companyId)
  );
}

/** The database has checked its shape. */
function withEvaluation<T extends { evaluation: unknown }>(row: T) {
  return { ...row, evaluation: row.evaluation as Evaluation | null };
}

/** Of one unit, or of all of them; by risk and in the order in which they were added. */
export async function findActions(tx: Tx, companyId: string, unitId?: string) {
  const rows = await tx
    .selectFrom('prevention_actions')
    .innerJoin('assessed_risks', 'assessed_risks.id', 'risk_id')
    .selectAll('prevention_actions')
    .select(['unit_id', 'hazard', 'own_hazard_id', 'evaluation'])
    .where('prevention_actions.company_id', '=', companyId)
    .$if(unitId !== undefined, (query) => query.where('unit_id', '=', unitId ?? ''))
    .orderBy('risk_id')
    .orderBy('prevention_actions.added_at')
    .orderBy('prevention_actions.id')
    .execute();
  return rows.map(withEvaluation).map(withBeforeAndAfter);
}

/** Of these risks, in the order in which they were added. */
export async function findActionsOf(tx: Tx, companyId: string, riskIds: readonly string[]) {
  const rows = await tx
    .selectFrom('prevention_actions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`risk_id = any(${riskIds}::uuid[])`)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(withBeforeAndAfter);
}

function withBeforeAndAfter<T extends { evaluation_before: unknown; evaluation_after: unknown }>(
  row: T,
) {
  return {
    ...row,
    evaluation_before: row.evaluation_before as Evaluation | null,
    evaluation_after: row.evaluation_after as Evaluation | null,
  };
}

export function findExposures(tx: Tx, companyId: string, unitId?: string) {
  return tx
    .selectFrom('exposures')
    .select(['unit_id', 'factor', 'women', 'men', 'note'])
    .where('company_id', '=', companyId)
    .$if(unitId !== undefined, (query) => query.where('unit_id', '=', unitId ?? ''))
    .orderBy('unit_id')
    .orderBy('factor')
    .execute();
}

export async function upsertExposure(
  tx: Tx,
  exposure: {
    company_id: string;
    unit_id: string;
    factor: string;
    women: number;
    men: number;
    note: string | null;
  },
): Promise<void> {
  const { women, men, note } = exposure;
  await tx
    .insertInto('exposures')
    .values(exposure)
    .onConflict((same) => same.columns(['unit_id', 'factor']).doUpdateSet({ women, men, note }))
    .execute();
}

export function findOwnHazards(tx: Tx, companyId: string) {
  return tx
    .selectFrom('company_hazards')
    .select(['id', 'family', 'name', 'revision'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** The tree of the company as the caller sees it: itself, its sites, their teams. */
export async function findPlaces(tx: Tx, companyId: string) {
  const { rows } = await sql<{
    id: string;
    site_id: string | null;
    kind: 'company' | 'site' | 'team';
    name: string;
  }>`
    select id, null as site_id, 'company' as kind, legal_name::text as name, '' as of
      from public.companies where id = ${companyId}
    union all select id, id, 'site', name, lower(name) from public.sites
      where company_id = ${companyId}
    union all select teams.id, site_id, 'team', teams.name, lower(sites.name)
      from public.teams join public.sites on sites.id = site_id
      where teams.company_id = ${companyId}
    order by of, kind, name`.execute(tx);
  return rows;
}

/** How many women and men work in a unit, as far as it is said; undefined where there is no such unit. */
export function findPeopleOf(tx: Tx, companyId: string, unitId: string) {
  return tx
    .selectFrom('work_units')
    .select(['women', 'men'])
    .where('company_id', '=', companyId)
    .where('id', '=', unitId)
    .executeTakeFirst();
}
