import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';
import {
  FIRST_REMINDER,
  type Hold,
  REMINDER_STEPS,
  type ReminderStep,
} from '../../rules/payment-reminders.ts';

/** How an order stands that is to be paid after delivery. */
export type DuePayment = {
  readonly orderId: string;
  readonly dueOn: ParisDay;
  readonly leftCents: Cents;
  readonly sentDays: number | null;
  readonly hold: Hold | null;
};

type Row = Omit<DuePayment, 'hold'> & {
  readonly holdKind: string | null;
  readonly holdReason: string | null;
  readonly contestedCents: Cents | null;
};

const DUE = sql`
  select orders.id as "orderId", payment_due_on as "dueOn",
    gross_cents - coalesce((select sum(captured_cents) from public.payments
      where order_id = orders.id), 0)::bigint as "leftCents",
    (select max((details ->> 'days')::integer) from public.order_events
      where order_id = orders.id and kind = 'due-reminded') as "sentDays",
    held.kind as "holdKind", held.reason as "holdReason",
    (held.details ->> 'amountCents')::bigint as "contestedCents"
  from public.orders left join lateral (
    select kind, reason, details from public.order_events
    where order_id = orders.id and kind in ('reminders-held', 'reminders-resumed')
    order by id desc limit 1) as held on true
  where payment_due_on is not null and state in ('shipped', 'delivered')`;

function dueOf({ holdKind, holdReason, contestedCents, ...due }: Row): DuePayment {
  const isHeld = holdKind === 'reminders-held';
  return { ...due, hold: isHeld ? { reason: holdReason ?? '', contestedCents } : null };
}

/** Undefined where nothing of it is, or will be, asked for. */
export async function findDuePayment(tx: Tx, orderId: string): Promise<DuePayment | undefined> {
  const { rows } = await sql<Row>`${DUE} and orders.id = ${orderId}`.execute(tx);
  const due = rows[0] && dueOf(rows[0]);
  return due && due.leftCents > 0 ? due : undefined;
}

export function remindersOf(due: DuePayment | undefined): 'running' | 'held' | null {
  if (!due) return null;
  return due.hold ? 'held' : 'running';
}

/** Those whose first reminder has come and whose last was not sent, and of which something is left to pay. */
export async function findDuePayments(tx: Tx, today: ParisDay): Promise<DuePayment[]> {
  const { rows } = await sql<Row>`select * from (${DUE}
      and payment_due_on + ${FIRST_REMINDER}::integer <= ${today}::date) as due
    where "leftCents" > 0 and coalesce("sentDays", ${FIRST_REMINDER - 1}) < ${REMINDER_STEPS.at(-1)}
    order by "dueOn", "orderId"`.execute(tx);
  return rows.map(dueOf);
}

/** The step of a reminder that was written, and its order; undefined where there is none of that id. */
export async function findReminder(tx: Tx, eventId: number) {
  const event = await tx
    .selectFrom('order_events')
    .select(['order_id', 'details'])
    .where('id', '=', eventId)
    .where('kind', '=', 'due-reminded')
    .executeTakeFirst();
  const { days } = (event?.details ?? {}) as { days?: number };
  return event && { orderId: event.order_id, days: days ?? 0 };
}

export async function insertReminder(
  tx: Tx,
  { orderId, step, now }: { orderId: string; step: ReminderStep; now: Date },
): Promise<string> {
  const event = await tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      happened_at: now,
      actor: 'system',
      kind: 'due-reminded',
      details: JSON.stringify({ days: step }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(event.id);
}
