import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';

type OwnPlace = {
  readonly employee_id: string;
  readonly site_id: string;
  readonly team_id: string | null;
  readonly key: Buffer;
  /** Whether the licence lets the company be written to. */
  readonly may_write: boolean;
};

/**
 * The place among the employees of whom the claims name, with its key.
 * @throws Refusal forbidden for who is no employee there, or no more
 */
export async function findOwnPlace(tx: Tx, companyId: string): Promise<OwnPlace> {
  const { rows } = await sql<OwnPlace>`
    select employees.id as employee_id, site_id, team_id, key,
      licences.ends_on >= access.today() as may_write
    from public.employees
    join public.listening_keys on listening_keys.employee_id = employees.id
      and listening_keys.user_id = employees.user_id
    join public.licences on licences.company_id = employees.company_id
    where employees.company_id = ${companyId} and employees.user_id = auth.uid()
      and left_on is null and access.has_shown_factor()`.execute(tx);
  const [place] = rows;
  if (!place) throw new Refusal('forbidden');
  return place;
}

/**
 * Every place that whom the claims name has or had in a company: what they said stays theirs after they
 * left. @throws Refusal forbidden for who never had one
 */
export async function findOwnPlacesEver(tx: Tx, companyId: string) {
  const { rows } = await sql<Pick<OwnPlace, 'employee_id' | 'key'> & { readonly user_id: string }>`
    select employee_id, listening_keys.user_id, key from public.listening_keys
    join public.employees on employees.id = employee_id
    where company_id = ${companyId} and listening_keys.user_id = auth.uid()
      and access.has_shown_factor() order by added_at, employee_id`.execute(tx);
  if (rows.length === 0) throw new Refusal('forbidden');
  return rows;
}

/** The place that a link was sent for, while its account has it and the company may be written to. */
export async function findLinkedPlace(
  tx: Tx,
  { employeeId, userId }: { readonly employeeId: string; readonly userId: string },
  today: ParisDay,
) {
  return tx
    .selectFrom('employees')
    .innerJoin('listening_keys', (join) =>
      join
        .onRef('listening_keys.employee_id', '=', 'employees.id')
        .onRef('listening_keys.user_id', '=', 'employees.user_id'),
    )
    .innerJoin('companies', 'companies.id', 'employees.company_id')
    .innerJoin('licences', 'licences.company_id', 'employees.company_id')
    .select(['employees.id as employee_id', 'key', 'employees.company_id'])
    .select('legal_name as company_name')
    .where('employees.id', '=', employeeId)
    .where('employees.user_id', '=', userId)
    .where('left_on', 'is', null)
    .where('ends_on', '>=', today)
    .executeTakeFirst();
}

/** Everybody who is in the company with an account, and where. */
export async function findPresent(tx: Tx, companyId: string) {
  return tx
    .selectFrom('employees')
    .innerJoin('listening_keys', (join) =>
      join
        .onRef('listening_keys.employee_id', '=', 'employees.id')
        .onRef('listening_keys.user_id', '=', 'employees.user_id'),
    )
    .innerJoin('auth.users', 'auth.users.id', 'employees.user_id')
    .select(['employees.id as employee_id', 'key', 'auth.users.id as user_id'])
    .select(sql<string>`coalesce(auth.users.email, auth.users.id::text)`.as('email'))
    .select(sql<string>`coalesce(team_id, site_id)`.as('place_id'))
    .where('company_id', '=', companyId)
    .where('left_on', 'is', null)
    .where('came_in_at', 'is not', null)
    .execute();
}

/** All keys of a company, also of who has left. */
export async function findKeys(tx: Tx, companyId: string) {
  return tx
    .selectFrom('listening_keys')
    .innerJoin('employees', 'employees.id', 'listening_keys.employee_id')
    .select(['employee_id', 'listening_keys.user_id', 'key'])
    .where('company_id', '=', companyId)
    .execute();
}

type PlaceRow = {
  readonly id: string;
  readonly parent_id: string | null;
  readonly kind: 'company' | 'site' | 'team';
  readonly name: string;
};

/** The tree of a company: itself, its sites, their teams. */
export async function findTree(tx: Tx, companyId: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select id, null::uuid as parent_id, 'company' as kind, legal_name as name
      from public.companies where id = ${companyId}
    union all
    select id, company_id, 'site', name from public.sites where company_id = ${companyId}
    union all
    select id, site_id, 'team', name from public.teams where company_id = ${companyId}`.execute(tx);
  return rows;
}
