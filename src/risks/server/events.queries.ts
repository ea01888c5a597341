import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { refuseUnlessOwn } from './rows.queries.ts';

/** All of them, the newest first: the record holds each, and each may be due. */
export function findEvents(tx: Tx, companyId: string) {
  return tx
    .selectFrom('risk_events')
    .select(['id', 'kind', 'happened_on', 'what', 'unit_id', 'noted_at'])
    .where('company_id', '=', companyId)
    .orderBy('happened_on', 'desc')
    .orderBy('id')
    .execute();
}

export function findTasks(tx: Tx, companyId: string) {
  return tx
    .selectFrom('risk_tasks')
    .select(['event_id', 'kind', 'due_on', 'done_on'])
    .where('company_id', '=', companyId)
    .orderBy('due_on')
    .orderBy('kind')
    .execute();
}

export type NewEvent = {
  readonly id: string;
  readonly company_id: string;
  readonly kind: string;
  readonly happened_on: ParisDay;
  readonly what: string;
  readonly unit_id: string | null;
  readonly noted_by: string;
};

/** False when it is there already. @throws Refusal not-found when it is another company’s */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('risk_events')
    .values(event)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  await refuseUnlessOwn(tx, 'risk_events', event.company_id, event.id);
  return numInsertedOrUpdatedRows === 1n;
}

type NewTask = {
  readonly company_id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly due_on: ParisDay;
};

export async function insertTasks(tx: Tx, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await tx
    .insertInto('risk_tasks')
    .values([...tasks])
    .execute();
}

export async function updateTask(
  tx: Tx,
  companyId: string,
  { eventId, kind }: { readonly eventId: string; readonly kind: string },
  doneOn: ParisDay | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('risk_tasks')
    .set({ done_on: doneOn })
    .where('company_id', '=', companyId)
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
