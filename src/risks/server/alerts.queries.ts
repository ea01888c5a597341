import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { AlertFigures } from '../contract.ts';
import type { Stage } from '../rules/episode.ts';
import type { Signal } from '../rules/signals.ts';
import type { LearnedFrom } from '../rules/watch.ts';

const MOST_SHOWN = 200;

/** What is open first, then what is closed; the newest first. */
export async function findAlerts(tx: Tx, companyId: string) {
  const rows = await tx
    .selectFrom('risk_alerts')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy(sql`closed_at is not null`)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, figures: row.figures as unknown as AlertFigures }));
}

/** When each place was told last: how many were listed, and the first week since that says nothing. */
export async function findLastNotified(tx: Tx, companyId: string, placeIds: readonly string[]) {
  const { rows } = await sql<{
    place_id: string;
    listed: number | null;
    silent_since: ParisDay | null;
  }>`
    select distinct on (place_id) place_id, listed,
      (select min(monday) from public.releases
        where company_id = ${companyId} and monday > told.monday) as silent_since
    from public.released_cells as told
    where company_id = ${companyId} and place_id = any(${placeIds}::uuid[]) and points is not null
    order by place_id, monday desc`.execute(tx);
  return new Map(rows.map((row) => [row.place_id, row]));
}

/** What the last release says of the list that holds. */
export function findLastRelease(tx: Tx, companyId: string) {
  return tx
    .selectFrom('releases')
    .select(['least_k', 'rate'])
    .where('company_id', '=', companyId)
    .orderBy('monday', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** To act on it: until that is done, nobody else does. */
export function lockAlert(tx: Tx, companyId: string, alertId: string) {
  return tx
    .selectFrom('risk_alerts')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', alertId)
    .forUpdate()
    .executeTakeFirst();
}

/** What people say of a signal; the service writes it, once it has asked who may. */
export type AlertChanges = {
  readonly owner_id?: string | null;
  readonly due_on?: ParisDay;
  readonly acknowledged_at?: Date;
  readonly acknowledged_by?: string;
  readonly event_id?: string;
  readonly closed_at?: Date;
  readonly closed_by?: string;
  readonly closing_reason?: string;
  readonly closing_note?: string | null;
  readonly learned_from?: ParisDay;
};

export async function updateAlert(
  tx: Tx,
  companyId: string,
  alertId: string,
  changes: AlertChanges,
): Promise<void> {
  await tx
    .updateTable('risk_alerts')
    .set(changes)
    .where('company_id', '=', companyId)
    .where('id', '=', alertId)
    .execute();
}

/** The last signal of each kind at each place, whether it is on or over. */
export function findLastAlerts(tx: Tx, companyId: string) {
  return tx
    .selectFrom('risk_alerts')
    .distinctOn(['place_id', 'kind'])
    .select(['id', 'place_id', 'kind', 'last_monday', 'ended_on', 'resumed_on', 'stage', 'due_on'])
    .where('company_id', '=', companyId)
    .orderBy('place_id')
    .orderBy('kind')
    .orderBy('last_monday', 'desc')
    .execute();
}

/** By place: from when on what is usual is learned anew, because a signal was explained. */
export async function findLearnedFrom(
  tx: Tx,
  companyId: string,
): Promise<ReadonlyMap<string, LearnedFrom>> {
  const rows = await tx
    .selectFrom('risk_alerts')
    .select(({ fn }) => ['place_id', 'kind', fn.max('learned_from').as('monday')])
    .where('company_id', '=', companyId)
    .where('learned_from', 'is not', null)
    .groupBy(['place_id', 'kind'])
    .execute();
  const byPlace = Map.groupBy(rows, (row) => row.place_id);
  return new Map(
    [...byPlace].map(([placeId, kinds]) => [
      placeId,
      Object.fromEntries(kinds.map(({ kind, monday }) => [kind, monday])),
    ]),
  );
}

type NewAlert = {
  readonly companyId: string;
  readonly place: { readonly id: string; readonly name: string; readonly kind: string };
  readonly signal: Signal;
  readonly monday: ParisDay;
  readonly dueOn: ParisDay;
};

/** A signal that begins. */
export async function insertAlert(
  tx: Tx,
  { companyId, place, signal, monday, dueOn }: NewAlert,
): Promise<void> {
  const { kind, stage, since, ...figures } = signal;
  await tx
    .insertInto('risk_alerts')
    .values({
      company_id: companyId,
      place_id: place.id,
      place_name: place.name,
      place_kind: place.kind,
      kind,
      stage,
      since,
      last_monday: monday,
      figures: JSON.stringify(figures),
      due_on: dueOn,
    })
    .execute();
}

type Lasting = Pick<NewAlert, 'signal' | 'monday' | 'dueOn'> & {
  /** The gravest it has been. */
  readonly stage: Stage;
  /** The Monday of the week with which it last began again, if it did. */
  readonly resumedOn: ParisDay | null;
  readonly isOpenAgain: boolean;
};

/** A signal that lasts, or that goes on after its end: how grave it is, and what it shows now. */
export async function updateSignal(
  tx: Tx,
  alertId: string,
  { signal, monday, dueOn, stage, resumedOn, isOpenAgain }: Lasting,
): Promise<void> {
  const { kind: _kind, stage: _stage, since: _since, ...figures } = signal;
  await tx
    .updateTable('risk_alerts')
    .set({
      stage,
      last_monday: monday,
      ended_on: null,
      resumed_on: resumedOn,
      figures: JSON.stringify(figures),
      due_on: dueOn,
      ...(isOpenAgain && {
        acknowledged_at: null,
        acknowledged_by: null,
        closed_at: null,
        closed_by: null,
        closing_reason: null,
        closing_note: null,
      }),
    })
    .where('id', '=', alertId)
    .execute();
}

export async function endAlert(tx: Tx, alertId: string, monday: ParisDay): Promise<void> {
  await tx.updateTable('risk_alerts').set({ ended_on: monday }).where('id', '=', alertId).execute();
}

/** Who may take a signal up, with their addresses; for the service. */
export async function findPeople(tx: Tx, companyId: string) {
  const { rows } = await sql<{ id: string; email: string | null }>`
    select distinct users.id, users.email from public.company_members
      join auth.users on users.id = user_id
    where company_id = ${companyId} and company_members.role in ('owner', 'hr', 'prevention')
    order by email`.execute(tx);
  return rows;
}

export async function updateSensitivity(
  tx: Tx,
  companyId: string,
  sensitivity: string,
): Promise<void> {
  await tx
    .insertInto('risk_settings')
    .values({ company_id: companyId, sensitivity })
    .onConflict((same) => same.column('company_id').doUpdateSet({ sensitivity }))
    .execute();
}
