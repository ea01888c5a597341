import { sql, type Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { AlertFigures } from '../contract.ts';
import type { Signal } from '../rules/signals.ts';

type Tx = Transaction<DB>;

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

type Changes = {
  readonly owner_id?: string | null;
  readonly due_on?: ParisDay;
  readonly acknowledged_at?: Date;
  readonly acknowledged_by?: string;
  readonly event_id?: string;
  readonly closed_at?: Date;
  readonly closed_by?: string;
  readonly closing_reason?: string;
  readonly closing_note?: string | null;
};

/** False when there is no such signal. */
export async function updateAlert(
  tx: Tx,
  companyId: string,
  alertId: string,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('risk_alerts')
    .set(changes)
    .where('company_id', '=', companyId)
    .where('id', '=', alertId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Signals of a place that were on when it was watched last. */
export function findLastingAlerts(tx: Tx, companyId: string) {
  return tx
    .selectFrom('risk_alerts')
    .select(['id', 'place_id', 'kind', 'last_monday', 'stage', 'due_on'])
    .where('company_id', '=', companyId)
    .where('ended_on', 'is', null)
    .execute();
}

type NewAlert = {
  readonly companyId: string;
  readonly place: { readonly id: string; readonly name: string; readonly kind: string };
  readonly signal: Signal;
  readonly monday: ParisDay;
  readonly dueOn: ParisDay;
};

/** A signal that begins; one that began in the same week is the same. */
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
    .onConflict((same) =>
      same
        .columns(['company_id', 'place_id', 'kind', 'since'])
        .doUpdateSet({ stage, last_monday: monday, ended_on: null }),
    )
    .execute();
}

type Lasting = Pick<NewAlert, 'signal' | 'monday' | 'dueOn'> & { readonly isGraver: boolean };

/** A signal that lasts: how grave it is now, and what it shows; graver, it is open again. */
export async function updateSignal(
  tx: Tx,
  alertId: string,
  { signal, monday, dueOn, isGraver }: Lasting,
): Promise<void> {
  const { kind: _kind, stage, since: _since, ...figures } = signal;
  await tx
    .updateTable('risk_alerts')
    .set({
      stage,
      last_monday: monday,
      figures: JSON.stringify(figures),
      due_on: dueOn,
      ...(isGraver && {
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
