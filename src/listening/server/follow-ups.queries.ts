import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';

const MOST_SHOWN = 100;

/** What the caller may read, the newest first. */
export async function findFollowUps(tx: Tx, companyId: string) {
  return tx
    .selectFrom('follow_ups')
    .leftJoin('sites', 'sites.id', 'place_id')
    .leftJoin('teams', 'teams.id', 'place_id')
    .select(['follow_ups.id', 'place_id', 'heard', 'published_on'])
    .select(({ fn }) => fn.coalesce('teams.name', 'sites.name').as('place_name'))
    .where('follow_ups.company_id', '=', companyId)
    .orderBy('published_on', 'desc')
    .orderBy('follow_ups.id')
    .limit(MOST_SHOWN)
    .execute();
}

export async function findActions(tx: Tx, followUpIds: readonly string[]) {
  if (followUpIds.length === 0) return [];
  return tx
    .selectFrom('follow_up_actions')
    .select(['id', 'follow_up_id', 'what', 'due_on', 'done_on'])
    .where('follow_up_id', 'in', followUpIds)
    .orderBy('follow_up_id')
    .orderBy('position')
    .execute();
}

type NewFollowUp = {
  readonly id: string;
  readonly company_id: string;
  readonly place_id: string;
  readonly heard: string;
  readonly published_on: ParisDay;
  readonly author: string;
};

/** False when it is there already. */
export async function insertFollowUp(tx: Tx, followUp: NewFollowUp): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('follow_ups')
    .values(followUp)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type NewAction = {
  readonly id: string;
  readonly company_id: string;
  readonly follow_up_id: string;
  readonly position: number;
  readonly what: string;
  readonly due_on: ParisDay | null;
};

export async function insertActions(tx: Tx, actions: readonly NewAction[]): Promise<void> {
  if (actions.length === 0) return;
  await tx
    .insertInto('follow_up_actions')
    .values([...actions])
    .execute();
}

export async function deleteFollowUp(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('follow_ups')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function updateAction(
  tx: Tx,
  companyId: string,
  id: string,
  doneOn: ParisDay | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('follow_up_actions')
    .set({ done_on: doneOn })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
