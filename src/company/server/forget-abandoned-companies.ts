import { sql } from 'kysely';
import { parisDayOf } from '#basics/dates.ts';
import type { CompanyDeps } from './company-deps.ts';

/** As long as the history of who left is theirs to read. */
const HISTORY_DAYS = 731;

/**
 * A space that its last owner gave up stayed for the histories of people who had left it; when those are
 * over it goes, unless an issued risk document keeps it.
 */
export async function forgetAbandonedCompanies({
  database,
  clock,
}: Pick<CompanyDeps, 'database' | 'clock'>): Promise<void> {
  const today = parisDayOf(clock.now());
  // A timer is no caller: the service looks which spaces nobody keeps.
  await database.asService(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from public.companies
      where not exists (select from public.company_members where company_id = companies.id)
        and not exists (select from public.employees where company_id = companies.id
          and (left_on is null or left_on > ${today}::date - ${HISTORY_DAYS}::int))
        and not exists (select from public.duerp_versions where company_id = companies.id
          and state = 'issued')
      for update`.execute(tx);
    const ids = rows.map(({ id }) => id);
    await sql`delete from public.listening_keys using public.employees
      where employees.id = employee_id and company_id = any(${ids}::uuid[])`.execute(tx);
    await sql`delete from public.companies where id = any(${ids}::uuid[])`.execute(tx);
  });
}
