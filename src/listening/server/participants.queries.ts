import { type NotNull, sql, type Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';

/**
 * The caller's place among the employees, with its key; only their own row is shown to them.
 * @throws Refusal forbidden for who is no employee there, or no more
 */
export async function findOwnPlace(
  tx: Transaction<DB>,
  companyId: string,
  userId: string,
): Promise<{ employee_id: string; site_id: string; team_id: string | null; key: Buffer }> {
  const found = await tx
    .selectFrom('employees')
    .select(['id as employee_id', 'site_id', 'team_id'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('left_on', 'is', null)
    .executeTakeFirst();
  if (!found) throw new Refusal('forbidden');
  // Keys are for the service alone, also one's own.
  const kept = await withServiceRights(tx, (service) =>
    service
      .selectFrom('listening_keys')
      .select('key')
      .where('employee_id', '=', found.employee_id)
      .executeTakeFirstOrThrow(),
  );
  return { ...found, key: kept.key };
}

/** The place that a link was sent for, while its person is there and the company may be written to. */
export async function findLinkedPlace(tx: Transaction<DB>, employeeId: string, today: ParisDay) {
  return tx
    .selectFrom('employees')
    .innerJoin('listening_keys', 'listening_keys.employee_id', 'employees.id')
    .innerJoin('companies', 'companies.id', 'employees.company_id')
    .innerJoin('licences', 'licences.company_id', 'employees.company_id')
    .select(['employees.id as employee_id', 'key', 'employees.company_id'])
    .select('legal_name as company_name')
    .where('employees.id', '=', employeeId)
    .where('left_on', 'is', null)
    .where('ends_on', '>=', today)
    .executeTakeFirst();
}

/** Everybody who is in the company with an account, where, since when. */
export async function findPresent(tx: Transaction<DB>, companyId: string) {
  return tx
    .selectFrom('employees')
    .innerJoin('listening_keys', 'listening_keys.employee_id', 'employees.id')
    .select(['employees.id as employee_id', 'key', 'came_in_at'])
    .select(sql<string>`coalesce(team_id, site_id)`.as('place_id'))
    .where('company_id', '=', companyId)
    .where('left_on', 'is', null)
    .where('came_in_at', 'is not', null)
    .$narrowType<{ came_in_at: NotNull }>()
    .execute();
}

/** All keys of a company, also of who has left. */
export async function findKeys(tx: Transaction<DB>, companyId: string) {
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
export async function findTree(tx: Transaction<DB>, companyId: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select id, null::uuid as parent_id, 'company' as kind, legal_name as name
      from public.companies where id = ${companyId}
    union all
    select id, company_id, 'site', name from public.sites where company_id = ${companyId}
    union all
    select id, site_id, 'team', name from public.teams where company_id = ${companyId}`.execute(tx);
  return rows;
}
