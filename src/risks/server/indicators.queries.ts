import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/** The last weeks that were told, the newest first, each with the list that held. */
export function findLastWeeks(tx: Tx, companyId: string, weeks: number) {
  return tx
    .selectFrom('releases')
    .select(['monday', 'list_since', 'rate'])
    .where('company_id', '=', companyId)
    .orderBy('monday', 'desc')
    .limit(weeks)
    .execute();
}

/** What was told of these places in these weeks; nothing where they were hidden. */
export function findPublishedCells(
  tx: Tx,
  companyId: string,
  placeIds: readonly string[],
  mondays: readonly string[],
) {
  return tx
    .selectFrom('released_cells')
    .select(['place_id', 'monday', 'points', 'thread', 'listed', 'leaves', 'begins'])
    .where('company_id', '=', companyId)
    .where('points', 'is not', null)
    .where(sql<boolean>`place_id = any(${placeIds}::uuid[])`)
    .where(sql<boolean>`monday = any(${mondays}::date[])`)
    .execute();
}

/** The factors of these places as they were last told, if that was in these weeks. */
export function findPublishedFactors(
  tx: Tx,
  companyId: string,
  placeIds: readonly string[],
  mondays: readonly string[],
) {
  return tx
    .selectFrom('released_factors')
    .select(['place_id', 'monday', 'factor', 'points'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`place_id = any(${placeIds}::uuid[])`)
    .where(sql<boolean>`monday = any(${mondays}::date[])`)
    .orderBy('monday')
    .execute();
}
