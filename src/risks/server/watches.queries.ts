import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Sensitivity } from '../rules/sensitivity.ts';
import { RULE, type Watch } from '../rules/watch.ts';

/** The service, which signals, is shown what callers are not: weeks that are not as they were told. */
const isAsPublished = sql<boolean>`access.is_as_told(company_id, monday)`;

/** Until this transaction ends, nobody else watches the places of the company. */
export async function lockWatch(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('watch-places ' || ${companyId}, 0))`.execute(
    tx,
  );
}

export async function findSensitivity(tx: Tx, companyId: string): Promise<Sensitivity> {
  const found = await tx
    .selectFrom('risk_settings')
    .select('sensitivity')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return (found?.sensitivity ?? 'standard') as Sensitivity;
}

export type KeptWatch = { readonly watch: Watch; readonly sensitivity: string };

/** What is remembered of each place by these rules, and how closely it was watched. */
export async function findWatches(tx: Tx, companyId: string) {
  const rows = await tx
    .selectFrom('place_watches')
    .select(['place_id', 'sensitivity', 'watch'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`watch ->> 'rule' = ${String(RULE)}`)
    .execute();
  return new Map(
    rows.map(({ place_id: id, sensitivity, watch }): [string, KeptWatch] => [
      id,
      { watch: watch as unknown as Watch, sensitivity },
    ]),
  );
}

export async function saveWatches(
  tx: Tx,
  companyId: string,
  sensitivity: Sensitivity,
  watches: ReadonlyMap<string, Watch>,
): Promise<void> {
  await tx
    .deleteFrom('place_watches')
    .where('company_id', '=', companyId)
    .where('place_id', 'not in', [companyId, ...watches.keys()])
    .execute();
  if (watches.size === 0) return;
  await tx
    .insertInto('place_watches')
    .values(
      [...watches].map(([placeId, watch]) => ({
        company_id: companyId,
        place_id: placeId,
        sensitivity,
        watch: JSON.stringify(watch),
      })),
    )
    .onConflict((same) =>
      same.columns(['company_id', 'place_id']).doUpdateSet((each) => ({
        sensitivity: each.ref('excluded.sensitivity'),
        watch: each.ref('excluded.watch'),
      })),
    )
    .execute();
}

/** The Mondays of the weeks that were told after this one, the oldest first, each with the list that held. */
export function findWeeksAfter(tx: Tx, companyId: string, after: ParisDay) {
  return tx
    .selectFrom('releases')
    .select(['monday', 'list_since', 'rate'])
    .where('company_id', '=', companyId)
    .where('monday', '>', after)
    .where(isAsPublished)
    .orderBy('monday')
    .execute();
}

/** What was told of each place after this Monday, hidden places included. */
export function findCellsAfter(tx: Tx, companyId: string, after: ParisDay) {
  return tx
    .selectFrom('released_cells')
    .select(['place_id', 'parent_id', 'kind', 'name', 'monday'])
    .select(['points', 'thread', 'listed', 'leaves', 'begins'])
    .where('company_id', '=', companyId)
    .where('monday', '>', after)
    .where(isAsPublished)
    .orderBy('monday')
    .execute();
}
