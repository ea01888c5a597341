import type { Kysely } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB, VaultTx } from '#platform/vault/vault.ts';
import { subjectOf } from '../../rules/questionnaire.ts';
import { DIMENSIONS } from '../../rules/questionnaire-items.ts';

// What is read of the list that holds where everybody is asked something: sizes, and who is on it.

/** A transaction, or a single statement by itself. */
type Tx = Kysely<VaultDB>;

/** The list of the employer that holds in a week, as sizes: since when, and how many are listed where. */
export async function findListSizes(tx: VaultTx, companyId: string, monday: ParisDay) {
  const list = await tx
    .selectFrom('lists')
    .select('since')
    .where('company_id', '=', companyId)
    .where('since', '<=', monday)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!list) return undefined;
  const places = await tx
    .selectFrom('list_places')
    .select(['place_id', 'parent_id', 'listed'])
    .where('company_id', '=', companyId)
    .where('since', '=', list.since)
    .execute();
  return {
    since: list.since,
    places: places.map(({ place_id: id, parent_id: parentId, listed }) => ({
      id,
      parentId: parentId ?? undefined,
      listed,
    })),
  };
}

/** Whether somebody is on the list of the employer of that Monday; it says nothing of what they answer. */
export async function isListed(
  tx: Tx,
  { companyId, since }: { readonly companyId: string; readonly since: ParisDay },
  member: Buffer,
): Promise<boolean> {
  const row = await tx
    .selectFrom('list_members')
    .select('since')
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .where('member', '=', member)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the list of that Monday says what hides everybody in a questionnaire. */
export async function knowsListedTerms(
  tx: VaultTx,
  companyId: string,
  since: ParisDay,
): Promise<boolean> {
  const row = await tx
    .selectFrom('list_constants')
    .select(({ fn }) => fn.count<number>('subject').distinct().as('subjects'))
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .where('subject', 'in', DIMENSIONS.map(subjectOf))
    .executeTakeFirstOrThrow();
  return Number(row.subjects) === DIMENSIONS.length;
}
