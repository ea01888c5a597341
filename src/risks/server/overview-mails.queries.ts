import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { ACTS, type CompanyRole } from '#basics/roles.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** Whether this is the first time that mails of that week, or of a later one, are queued for the company. */
export async function markOverviewMails(
  tx: Tx,
  companyId: string,
  monday: ParisDay,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('overview_mails')
    .values({ company_id: companyId, monday })
    .onConflict((same) =>
      same
        .column('company_id')
        .doUpdateSet({ monday })
        .whereRef('overview_mails.monday', '<', 'excluded.monday'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type OverviewReader = {
  readonly user_id: string;
  readonly email: string;
  readonly language: Language;
  readonly company_name: string;
  /** Of those that see the overview. */
  readonly held: CompanyRole[];
};

/** Who sees the overview of a company and is to be written to: all of them, or this one. */
export async function findOverviewReaders(
  tx: Tx,
  companyId: string,
  { userId = null }: { readonly userId?: string | null } = {},
): Promise<OverviewReader[]> {
  const seeing = sql.val([...ACTS['see-places'].roles]);
  const { rows } = await sql<OverviewReader>`
    select * from public.members_to_write(${companyId}, ${seeing}::text[], 'overview')
    where user_id = coalesce(${userId}, user_id)`.execute(tx);
  return rows;
}
