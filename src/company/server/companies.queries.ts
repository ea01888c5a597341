import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Companies, Licences } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

function companiesWithLicences(tx: Tx) {
  return tx
    .selectFrom('companies')
    .innerJoin('licences', 'licences.company_id', 'companies.id')
    .select([
      'companies.id',
      'legal_name',
      'siren',
      'companies.kind',
      'headcount',
      'created_at',
      'licences.kind as licence_kind',
      'seats',
      'starts_on',
      'ends_on',
    ]);
}

/** The companies the caller belongs to, with their licences, by name. */
export function findOwnCompanies(tx: Tx) {
  return companiesWithLicences(tx)
    .where(
      sql<SqlBool>`companies.id in (select access.companies_as('owner', 'hr', 'prevention', 'cse', 'employee'))`,
    )
    .orderBy('legal_name')
    .orderBy('companies.id')
    .execute();
}

/** Every role the caller has, employee included: one row each. */
export async function findOwnRoles(
  tx: Tx,
): Promise<readonly { company_id: string; role: string }[]> {
  const { rows } = await sql<{ company_id: string; role: string }>`
    select company_id, role from public.company_members where user_id = auth.uid()
    union all
    select company_id, 'employee' from public.employees
      where user_id = auth.uid() and left_on is null`.execute(tx);
  return rows;
}

export async function findCompanyName(tx: Tx, id: string): Promise<string> {
  const { legal_name: name } = await tx
    .selectFrom('companies')
    .select('legal_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

export function findCompany(tx: Tx, id: string) {
  return tx.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when there is a company of that id already. */
export async function insertCompany(tx: Tx, company: Insertable<Companies>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('companies')
    .values(company)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertLicence(tx: Tx, licence: Insertable<Licences>): Promise<void> {
  await tx.insertInto('licences').values(licence).execute();
}

/** False when the caller may not change it, or it does not exist. */
export async function updateCompany(
  tx: Tx,
  id: string,
  change: { legal_name: string; headcount: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Counts = {
  readonly present: number;
  readonly invited: number;
  readonly came_in: number;
  readonly without_access: number;
  readonly sites: number;
  readonly teams: number;
  readonly members: number;
};

export async function countPeople(tx: Tx, companyId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as present,
      count(user_id)::int as came_in,
      count(*) filter (where email is null and user_id is null)::int as without_access,
      (select count(*)::int from public.invitations where company_id = ${companyId}
        and employee_id is not null and accepted_at is null and revoked_at is null)
      + (select count(*)::int from public.personal_codes
        join public.employees as holder on holder.id = employee_id
        where personal_codes.company_id = ${companyId} and entered_at is null
          and holder.left_on is null and holder.user_id is null) as invited,
      (select count(*)::int from public.sites where company_id = ${companyId}) as sites,
      (select count(*)::int from public.teams where company_id = ${companyId}) as teams,
      (select count(distinct user_id)::int from public.company_members
        where company_id = ${companyId})
      + (select count(*)::int from public.invitations where company_id = ${companyId}
        and role is not null and accepted_at is null and revoked_at is null) as members
    from public.employees where company_id = ${companyId} and left_on is null`.execute(tx);
  return rows[0] as Counts;
}

const MOST_COMPANIES = 500;

/** Every company that the caller's rights show, or of these, with its licence; the newest first. */
export function findCompaniesLike(tx: Tx, search: string, among?: readonly string[]) {
  return companiesWithLicences(tx)
    .$if(among !== undefined, (query) =>
      query.where(sql<SqlBool>`companies.id = any(${among}::uuid[])`),
    )
    .where(sql<SqlBool>`position(${search.toLowerCase()} in lower(legal_name || ' ' || siren)) > 0`)
    .orderBy('created_at', 'desc')
    .orderBy('companies.id')
    .limit(MOST_COMPANIES)
    .execute();
}

/** How many employees are present, by company. */
export async function countPresent(
  tx: Tx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ company_id: string; people: number }>`
    select company_id, count(*)::int as people from public.employees
    where left_on is null and company_id = any(${companyIds}::uuid[])
    group by company_id`.execute(tx);
  return new Map(rows.map(({ company_id: id, people }) => [id, people]));
}

/**
 * The last Paris day on which somebody kept each space: its description, roles, places or list of
 * employees. What employees do themselves is not in it, nor anything of listening or risks.
 */
export async function findLastActivity(
  tx: Tx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ company_id: string; day: string }>`
    select company_id, to_char(max(happened_at) at time zone 'Europe/Paris', 'YYYY-MM-DD') as day
    from public.company_journal
    where company_id = any(${companyIds}::uuid[])
      and action in ('company-created', 'company-changed', 'role-granted', 'role-taken',
        'site-added', 'site-changed', 'site-removed', 'team-added', 'team-changed', 'team-removed',
        'employee-added', 'employee-changed', 'employee-moved', 'employee-left')
    group by company_id`.execute(tx);
  return new Map(rows.map(({ company_id: id, day }) => [id, day]));
}

export function findLicence(tx: Tx, companyId: string) {
  return tx
    .selectFrom('licences')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** False when the caller may not set it. */
export async function updateLicence(
  tx: Tx,
  companyId: string,
  licence: { kind: string; seats: number; ends_on: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('licences')
    .set(licence)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
