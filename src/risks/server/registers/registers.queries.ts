import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { fieldsOf, type Register, type RegisterValues } from '../../rules/registers.ts';

export const REGISTER_TABLES = {
  cmr: 'cmr_exposures',
  accidents: 'minor_accidents',
  combined: 'combined_exposures',
} as const satisfies Record<Register, string>;

const ORDERS: Readonly<Record<Register, string>> = {
  cmr: 'lower(worker_name), lower(substance), id',
  accidents: 'year desc, number desc',
  combined: 'unit_id, added_at, id',
};

type EntryRow = {
  readonly id: string;
  readonly companyId: string;
  readonly revision: number;
  readonly number: number | null;
  readonly enteredOn: string;
  readonly fields: Readonly<Record<string, string | null>>;
};

type Wanted = { readonly companyId: string; readonly year?: number | null } | 'own';

/** The entries of a register that the caller may read: of a company, or those about themselves. */
export async function findEntries(
  tx: Tx,
  register: Register,
  wanted: Wanted,
): Promise<readonly EntryRow[]> {
  const isAccidents = register === 'accidents';
  const year = wanted === 'own' || !isAccidents ? null : (wanted.year ?? null);
  const which =
    wanted === 'own'
      ? sql`employee_id in (select access.own_employees())`
      : sql`company_id = ${wanted.companyId}`;
  const fields = fieldsOf(register).map(
    ({ name, column }) => sql`${sql.lit(name)}, ${sql.ref(column)}::text`,
  );
  const entered = sql.ref(isAccidents ? 'entered_at' : 'added_at');
  const { rows } = await sql<EntryRow>`
    select id, company_id as "companyId", revision,
      ${isAccidents ? sql.ref('number') : sql`null::integer`} as number,
      (${entered} at time zone 'Europe/Paris')::date::text as "enteredOn",
      jsonb_build_object(${sql.join(fields)}) as fields
    from ${sql.table(`public.${REGISTER_TABLES[register]}`)}
    where ${which} ${year === null ? sql`` : sql`and year = ${year}`}
    order by ${sql.raw(ORDERS[register])}`.execute(tx);
  return rows;
}

type WithoutNames = {
  substance: string;
  nature: string | null;
  duration: string | null;
  degree: string | null;
  isOver: boolean;
  people: number;
};

/** What the CMR list of a company holds, of nobody. */
export async function findWithoutNames(tx: Tx, companyId: string): Promise<WithoutNames[]> {
  const { rows } = await sql<WithoutNames>`
    select substance, nature, duration, degree, is_over as "isOver", people
    from access.cmr_without_names(${companyId})`.execute(tx);
  return rows;
}

/** Work units of which somebody is on the CMR list now. */
export async function findListedUnits(tx: Tx, companyId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from access.units_on_cmr_list(${companyId}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Accidents of which nobody has said whether the risk document needs an update. */
export async function countOpenAccidents(tx: Tx, companyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('minor_accidents')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('duerp_answer', 'is', null)
    .where('struck_because', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findCombined(tx: Tx, companyId: string) {
  return tx
    .selectFrom('combined_exposures')
    .select(['id', 'unit_id', 'agents', 'effects', 'assessment', 'measures'])
    .where('company_id', '=', companyId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export function findFiles(tx: Tx, companyId: string, register: Register) {
  return tx
    .selectFrom('register_files')
    .select(['id', 'format', 'year', 'made_at', 'given_on', 'recipient', 'means'])
    .where('company_id', '=', companyId)
    .where('register', '=', register)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

export function findFile(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('register_files')
    .select(['register', 'format', 'year', 'made_at', 'given_on', 'recipient', 'means'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertFile(
  tx: Tx,
  file: {
    id: string;
    company_id: string;
    register: string;
    format: string;
    year: number | null;
  },
): Promise<void> {
  await tx
    .insertInto('register_files')
    .values(file)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
}

export async function updateHandover(
  tx: Tx,
  companyId: string,
  id: string,
  given: RegisterValues,
): Promise<void> {
  await tx
    .updateTable('register_files')
    .set({ ...given })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export function findConditions(tx: Tx, companyId: string) {
  return tx
    .selectFrom('accident_conditions')
    .select([
      'caregiver_kind as caregiverKind',
      'caregiver',
      'first_aid_post as firstAidPost',
      'council',
      'council_told_on as councilToldOn',
      'fund_told_on as fundToldOn',
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

export async function upsertConditions(
  tx: Tx,
  companyId: string,
  values: {
    caregiver_kind: string;
    caregiver: string;
    first_aid_post: string;
    council: string;
    council_told_on: string | null;
    fund_told_on: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('accident_conditions')
    .values({ company_id: companyId, ...values })
    .onConflict((same) => same.column('company_id').doUpdateSet(values))
    .execute();
}

/** Of somebody on the list of the company; undefined for nobody there. */
export async function findEmployeeName(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('employees')
    .select(['first_name', 'last_name'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found && nameOf(found);
}

/** Whom an entry may be about: those who are there, and those who left within the year. */
export async function findEmployeeNames(tx: Tx, companyId: string, leftSince: string) {
  const found = await tx
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name'])
    .where('company_id', '=', companyId)
    .where((row) => row.or([row('left_on', 'is', null), row('left_on', '>=', leftSince)]))
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .execute();
  return found.map((each) => ({ id: each.id, name: nameOf(each) }));
}

// As an employer's lists have it.
function nameOf(of: { first_name: string; last_name: string }): string {
  return `${of.last_name} ${of.first_name}`.slice(0, 200);
}

export function findRiskTexts(tx: Tx, companyId: string) {
  return tx
    .selectFrom('assessed_risks')
    .select(['id', 'unit_id as unitId', sql<string>`left(situation, 120)`.as('situation')])
    .where('company_id', '=', companyId)
    .orderBy('unit_id')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export function findAccident(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('minor_accidents')
    .select(['number', 'year', 'happened_on', 'unit_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function deleteAccidentsUntil(tx: Tx, year: number): Promise<void> {
  await tx.deleteFrom('minor_accidents').where('year', '<=', year).execute();
}
