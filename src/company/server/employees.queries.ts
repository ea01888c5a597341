import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/** Whether the account of an employee is there by a code on paper alone. */
export const isEnteredByCode = sql<boolean>`access.is_in_by_code(employees.id, employees.user_id)`;

/**
 * Ties an account to the person it belongs to. False when they left, or have another account that more
 * than a code on paper let in.
 */
export async function linkEmployee(tx: Tx, employeeId: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ user_id: userId })
    .where('id', '=', employeeId)
    .where('left_on', 'is', null)
    .where((where) =>
      where.or([where('user_id', 'is', null), where('user_id', '=', userId), isEnteredByCode]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Wanted = {
  readonly companyId: string;
  /** Words that must all be found, without accents or capitals. */
  readonly words: readonly string[];
  readonly siteId: string | undefined;
  readonly teamId: string | undefined;
  readonly status: 'present' | 'left';
  readonly sort: 'name' | 'added';
  readonly limit: number;
  readonly offset: number;
};

const PLAIN = sql`regexp_replace(normalize(lower(concat_ws(' ', employees.last_name,
  employees.first_name, employees.email, employees.employee_number)), NFD),
  '[\u0300-\u036f]', '', 'g')`;

/**
 * A page of employees, each with their open invitation; `total` counts those of all pages. The page is cut
 * first, and what goes with each person is looked up for those on it: joined before, invitations and codes of
 * everybody were read, and just after an import, without statistics, once for each person.
 */
export function findEmployees(tx: Tx, wanted: Wanted) {
  const page = findPage(tx, wanted);
  const joined = tx
    .selectFrom(page.as('employees'))
    .leftJoin('invitations', (join) =>
      join
        .onRef('invitations.employee_id', '=', 'employees.id')
        .on('invitations.accepted_at', 'is', null)
        .on('invitations.revoked_at', 'is', null),
    )
    .leftJoin('personal_codes', (join) =>
      join
        .onRef('personal_codes.employee_id', '=', 'employees.id')
        .on('personal_codes.entered_at', 'is', null),
    )
    .selectAll('employees')
    .select([
      'invitations.id as invitation_id',
      'invitations.expires_at',
      'invitations.refused_reason',
      'personal_codes.expires_at as code_expires_at',
    ]);
  const ordered =
    wanted.sort === 'added'
      ? joined.orderBy('employees.added_at', 'desc')
      : joined.orderBy(sql`lower(employees.last_name)`).orderBy(sql`lower(employees.first_name)`);
  return ordered.orderBy('employees.id').execute();
}

function findPage(tx: Tx, wanted: Wanted) {
  let query = tx
    .selectFrom('employees')
    .selectAll('employees')
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('employees.company_id', '=', wanted.companyId)
    .where('employees.left_on', wanted.status === 'present' ? 'is' : 'is not', null);
  if (wanted.siteId) query = query.where('employees.site_id', '=', wanted.siteId);
  if (wanted.teamId) query = query.where('employees.team_id', '=', wanted.teamId);
  for (const word of wanted.words) {
    query = query.where(sql<SqlBool>`position(${word} in ${PLAIN}) > 0`);
  }
  const ordered =
    wanted.sort === 'added'
      ? query.orderBy('employees.added_at', 'desc')
      : query.orderBy(sql`lower(employees.last_name)`).orderBy(sql`lower(employees.first_name)`);
  return ordered.orderBy('employees.id').limit(wanted.limit).offset(wanted.offset);
}

type Kept = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly employee_number: string | null;
  readonly site_id: string;
  readonly team_id: string | null;
};

export function findEmployeeEmail(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('employees')
    .select('email')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

export async function insertEmployee(
  tx: Tx,
  employee: Kept & { id: string; company_id: string },
): Promise<void> {
  await tx.insertInto('employees').values(employee).execute();
}

export async function updateEmployee(
  tx: Tx,
  companyId: string,
  id: string,
  change: Partial<Kept> & { left_on?: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set(change)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Everybody present after this id, by id, with the names of their places. */
export function findEmployeesAfter(
  tx: Tx,
  { companyId, after, limit }: { companyId: string; after: string | undefined; limit: number },
) {
  return tx
    .selectFrom('employees')
    .innerJoin('sites', 'sites.id', 'employees.site_id')
    .leftJoin('teams', 'teams.id', 'employees.team_id')
    .select([
      'employees.id',
      'first_name',
      'last_name',
      'email',
      'employee_number',
      'sites.name as site',
      'teams.name as team',
    ])
    .where('employees.company_id', '=', companyId)
    .where('left_on', 'is', null)
    .$if(after !== undefined, (query) => query.where('employees.id', '>', after ?? ''))
    .orderBy('employees.id')
    .limit(limit)
    .execute();
}

/**
 * Those who can be invited: present, with an address, not in. Of these ids where given; else all who
 * have no invitation that is still good.
 */
export async function findInvitable(
  tx: Tx,
  companyId: string,
  ids: readonly string[] | undefined,
): Promise<readonly { id: string; email: string; invitation_id: string | null }[]> {
  const named =
    ids === undefined
      ? sql`(invitations.id is null or expires_at <= access.now())`
      : sql`employees.id = any(${ids}::uuid[])`;
  const { rows } = await sql<{ id: string; email: string; invitation_id: string | null }>`
    select employees.id, employees.email, invitations.id as invitation_id
    from public.employees left join public.invitations on invitations.employee_id = employees.id
      and accepted_at is null and revoked_at is null
    where employees.company_id = ${companyId} and left_on is null
      and (user_id is null or ${ids !== undefined} and ${isEnteredByCode})
      and employees.email is not null and ${named}
    order by employees.id`.execute(tx);
  return rows;
}
