import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { refuseUnlessOwn } from './rows.queries.ts';

const MOST_SHOWN = 500;

/** Those that hold first, the newest first. */
export function findLinks(tx: Tx, companyId: string, today: ParisDay) {
  return tx
    .selectFrom('duerp_links')
    .select(['id', 'holder', 'audience', 'employed_from', 'employed_until', 'last_day'])
    .select('revoked_at')
    .where('company_id', '=', companyId)
    .orderBy(sql`revoked_at is null and last_day >= ${today}`, 'desc')
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
}

/** One that is there already stays. @throws Refusal not-found when it is another company’s */
export async function insertLink(
  tx: Tx,
  link: {
    id: string;
    company_id: string;
    holder: string;
    audience: string;
    employed_from: ParisDay | null;
    employed_until: ParisDay | null;
    last_day: ParisDay;
    made_by: string;
  },
): Promise<void> {
  await tx
    .insertInto('duerp_links')
    .values(link)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
  await refuseUnlessOwn(tx, 'duerp_links', link.company_id, link.id);
}

/** False when there is no such link that holds. */
export async function revokeLink(
  tx: Tx,
  companyId: string,
  id: string,
  revokedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('duerp_links')
    .set({ revoked_at: revokedAt })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteLinksBefore(tx: Tx, lastDay: ParisDay): Promise<void> {
  await tx.deleteFrom('duerp_links').where('last_day', '<', lastDay).execute();
}

/** A link that holds today, with the name of its company; for the service. */
export function findOpenLink(tx: Tx, id: string, today: ParisDay) {
  return tx
    .selectFrom('duerp_links')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['duerp_links.id', 'company_id', 'audience', 'employed_from', 'employed_until'])
    .select(['last_day', 'legal_name'])
    .where('duerp_links.id', '=', id)
    .where('revoked_at', 'is', null)
    .where('last_day', '>=', today)
    .executeTakeFirst();
}
