import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { texts } from '../messages/own-data.ts';

/** What companies keep about somebody, and what is done with it for their rights. */
export const companyData = {
  collect: collectCompanyData,
  erase: eraseCompanyData,
  words: inLanguages(texts),
};

type Subject = { readonly userId: string; readonly email: string | null };

/** Roles, places, invitations and acts of a person in their companies. */
async function collectCompanyData(tx: Tx, { userId, email }: Subject): Promise<unknown> {
  const roles = await tx
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['legal_name', 'role', 'granted_at'])
    .where('user_id', '=', userId)
    .execute();
  const places = await tx
    .selectFrom('employees')
    .innerJoin('companies', 'companies.id', 'employees.company_id')
    .innerJoin('sites', 'sites.id', 'employees.site_id')
    .leftJoin('teams', 'teams.id', 'employees.team_id')
    .select([
      'legal_name',
      'first_name',
      'last_name',
      'email',
      'employee_number',
      'sites.name as site',
      'teams.name as team',
      'added_at',
      'left_on',
    ])
    .where('user_id', '=', userId)
    .execute();
  const invitations = await tx
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .select(['legal_name', 'role', 'sent_at', 'expires_at', 'accepted_at', 'revoked_at'])
    .where('email', '=', email ?? '')
    .execute();
  const codes = await tx
    .selectFrom('code_entries')
    .innerJoin('employees', 'employees.id', 'code_entries.employee_id')
    .innerJoin('companies', 'companies.id', 'employees.company_id')
    .select(['legal_name', 'code_entries.entered_at', 'code_entries.ended_at'])
    .where('code_entries.user_id', '=', userId)
    .execute();
  const acts = await tx
    .selectFrom('company_journal')
    .select(['happened_at', 'action'])
    .where('actor', '=', userId)
    .orderBy('happened_at')
    .execute();
  return { roles, places, invitations, codes, acts };
}

/**
 * Erases a person from their companies. The list of employees is the employer's and stays, without
 * the account; a company where nobody else is goes with them, unless it has issued risk documents,
 * which are kept for forty years, or people who left it have their history in it; the last owner of
 * another one first hands it over.
 * @throws Refusal conflict, naming those companies
 */
async function eraseCompanyData(tx: Tx, { userId, email }: Subject): Promise<void> {
  const { rows: owned } = await sql<{
    id: string;
    legal_name: string;
    has_others: boolean;
    is_kept: boolean;
  }>`
    select companies.id, legal_name, exists (
        select from public.company_members as other
        where other.company_id = companies.id and other.user_id <> ${userId}
      ) or exists (
        select from public.employees where employees.company_id = companies.id
          and left_on is null and user_id is distinct from ${userId}
      ) as has_others, exists (
        select from public.duerp_versions
        where duerp_versions.company_id = companies.id and duerp_versions.state = 'issued'
      ) or exists (
        select from public.listening_keys join public.employees on employees.id = employee_id
        where employees.company_id = companies.id and listening_keys.user_id <> ${userId}
      ) as is_kept
    from public.companies
    where exists (select from public.company_members as own where own.company_id = companies.id
        and own.user_id = ${userId} and own.role = 'owner')
      and not exists (select from public.company_members as other
        where other.company_id = companies.id and other.role = 'owner' and other.user_id <> ${userId})
    for update`.execute(tx);
  const kept = owned.filter(({ has_others: hasOthers }) => hasOthers);
  if (kept.length > 0) {
    throw new Refusal('conflict', {
      details: { companies: kept.map(({ legal_name: name }) => name) },
    });
  }
  const gone = owned.filter(({ is_kept: isKept }) => !isKept).map(({ id }) => id);
  for (const id of gone) await tx.deleteFrom('companies').where('id', '=', id).execute();
  await tx
    .deleteFrom('invitations')
    .where('email', '=', email ?? '')
    .execute();
}
