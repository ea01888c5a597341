import { sql } from 'kysely';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { dueReminder } from '../../rules/credit.ts';
import type { OrdersDeps } from '../orders-deps.ts';

/** Each buyer whose due date has passed is asked for the money, once for each reminder. */
export async function remindOfDuePayments({ database, clock }: OrdersDeps): Promise<void> {
  const now = clock.now();
  const today = parisDayOf(now);
  // A timer is no caller: the service writes to all of them.
  await database.asService(async (tx) => {
    const written: string[] = [];
    for (const { id, dueOn } of await findOverdue(tx, today)) {
      const days = dueReminder(dueOn, today);
      const event = days && (await insertReminder(tx, { orderId: id, days, now }));
      if (event) written.push(event);
    }
    await enqueueMails(tx, 'payment-overdue', written);
  });
}

async function findOverdue(tx: Tx, today: ParisDay) {
  const { rows } = await sql<{ id: string; dueOn: ParisDay }>`
    select id, payment_due_on as "dueOn" from public.orders
    where payment_due_on < ${today} and state in ('shipped', 'delivered')
      and gross_cents > (select coalesce(sum(captured_cents), 0) from public.payments
        where order_id = orders.id)`.execute(tx);
  return rows;
}

/** Undefined when it was written before. */
async function insertReminder(
  tx: Tx,
  { orderId, days, now }: { orderId: string; days: number; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into public.order_events (order_id, happened_at, actor, kind, details)
    values (${orderId}, ${now}, 'system', 'due-reminded', ${JSON.stringify({ days })})
    on conflict (order_id, (details ->> 'days')) where kind = 'due-reminded' do nothing
    returning id`.execute(tx);
  return rows[0] && String(rows[0].id);
}
