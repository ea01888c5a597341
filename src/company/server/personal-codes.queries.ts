import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import { isEnteredByCode } from './employees.queries.ts';

type PersonWithoutEmail = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly place: string;
  /** Of their code, as long as it is good. */
  readonly round: number | null;
  readonly last_round: number;
  readonly expires_at: Date | null;
};

type Wanted = {
  readonly companyId: string;
  readonly ids: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Those present, without address and account, by place and name: these, or everybody. */
export async function findPeopleWithoutEmail(
  tx: Tx,
  { companyId, ids, limit, offset }: Wanted,
): Promise<readonly PersonWithoutEmail[]> {
  const named = ids === undefined ? sql`true` : sql`employees.id = any(${ids}::uuid[])`;
  const { rows } = await sql<PersonWithoutEmail>`
    select employees.id, first_name, last_name, concat_ws(' › ', sites.name, teams.name) as place,
      case when is_good then round end as round, coalesce(round, 0) as last_round,
      case when is_good then expires_at end as expires_at
    from public.employees
      join public.sites on sites.id = employees.site_id
      left join public.teams on teams.id = employees.team_id
      left join public.personal_codes on personal_codes.employee_id = employees.id,
      lateral (select entered_at is null and expires_at > access.now() as is_good) as judged
    where employees.company_id = ${companyId} and left_on is null
      and (user_id is null or ${ids !== undefined} and ${isEnteredByCode})
      and employees.email is null and ${named}
    order by sites.name, teams.name nulls first, lower(last_name), lower(first_name), employees.id
    limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

type NewCode = {
  readonly employee_id: string;
  readonly company_id: string;
  readonly round: number;
  readonly code_hash: string;
  readonly printed_by: string;
  readonly printed_at: Date;
  readonly expires_at: Date;
};

/** In place of codes that are used or over. */
export async function saveCodes(tx: Tx, codes: readonly NewCode[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .insertInto('personal_codes')
    .values(codes)
    .onConflict((conflict) =>
      conflict.column('employee_id').doUpdateSet((row) => ({
        round: row.ref('excluded.round'),
        code_hash: row.ref('excluded.code_hash'),
        printed_by: row.ref('excluded.printed_by'),
        printed_at: row.ref('excluded.printed_at'),
        expires_at: row.ref('excluded.expires_at'),
        entered_at: null,
      })),
    )
    .execute();
}

/** The code with this hash, with whose it is. */
export function findCode(tx: Tx, hash: string) {
  return tx
    .selectFrom('personal_codes')
    .innerJoin('employees', 'employees.id', 'personal_codes.employee_id')
    .innerJoin('companies', 'companies.id', 'personal_codes.company_id')
    .select([
      'personal_codes.employee_id',
      'personal_codes.company_id',
      'personal_codes.expires_at',
      'personal_codes.entered_at',
      'legal_name',
      'first_name',
      'left_on',
      'user_id',
      isEnteredByCode.as('is_entered_by_code'),
    ])
    .where('code_hash', '=', hash)
    .executeTakeFirst();
}

/** Notes that a code let this account in. */
export async function insertCodeEntry(
  tx: Tx,
  entry: { readonly employee_id: string; readonly user_id: string; readonly entered_at: Date },
): Promise<void> {
  await tx
    .insertInto('code_entries')
    .values(entry)
    .onConflict((same) =>
      same
        .columns(['employee_id', 'user_id'])
        .doUpdateSet({ entered_at: entry.entered_at, ended_at: null }),
    )
    .execute();
}

/** What let them in is more than a code from now on. */
export async function endCodeEntry(
  tx: Tx,
  employeeId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('code_entries')
    .set({ ended_at: now })
    .where('employee_id', '=', employeeId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The places that a code gave this account, and that nothing else has proven. */
export function findOpenCodeEntries(tx: Tx, userId: string) {
  return tx
    .selectFrom('code_entries')
    .innerJoin('employees', 'employees.id', 'code_entries.employee_id')
    .innerJoin('companies', 'companies.id', 'employees.company_id')
    .select(['companies.id as company_id', 'legal_name', 'entered_at'])
    .where('code_entries.user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('entered_at')
    .execute();
}

/** False where no code gave this account a place in the company. */
export async function releasePlace(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ user_id: null })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where(isEnteredByCode)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when somebody else was first. */
export async function markEntered(tx: Tx, hash: string, enteredAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('personal_codes')
    .set({ entered_at: enteredAt })
    .where('code_hash', '=', hash)
    .where('entered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
