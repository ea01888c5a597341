import { sql } from 'kysely';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import type { RemindOfTransfer } from '../../contract.ts';
import { LATE_AFTER_DAYS, REMINDED_AFTER_DAYS } from '../../rules/orders-at-work.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { actOnOrder, refuseUnlessMay } from './act-on-order.ts';

export async function remindOfTransfer(
  deps: OrdersDeps,
  call: Call,
  { orderId, actId }: ParsedInputOf<RemindOfTransfer>,
): Promise<OutputOf<RemindOfTransfer>> {
  await actOnOrder(deps, call, { act: 'chase-payments', orderId, actId }, async (at) => {
    await refuseUnlessMay(at, 'remind');
    await at.note({ kind: 'reminded', act_id: actId });
    await mailReminders(at.tx, [orderId], at.now);
  });
  return {};
}

/** Each buyer whose transfer has not come is asked for it once, three days before it is late. */
export async function remindOfTransfers({ database, clock }: OrdersDeps): Promise<void> {
  const now = clock.now();
  const today = parisDayOf(now);
  const since = (days: number) => startOfParisDay(addDays(today, -days));
  // A timer is no caller: the service writes to all of them.
  await database.asService(async (tx) => {
    // A queue may deliver twice at once: the second finds what the first has written.
    await sql`select pg_advisory_xact_lock(hashtext('remind-of-transfers'))`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      insert into public.order_events (order_id, happened_at, actor, kind)
      select id, ${now}, 'system', 'reminded' from public.orders
      where state = 'awaiting-payment' and payment_method = 'transfer'
        and credit is distinct from 'requested'
        and placed_at >= ${since(LATE_AFTER_DAYS)} and placed_at < ${since(REMINDED_AFTER_DAYS - 1)}
        and not exists (select from public.order_events
          where order_id = orders.id and kind = 'reminded')
      returning order_id as id`.execute(tx);
    await mailReminders(
      tx,
      rows.map(({ id }) => id),
      now,
    );
  });
}

/** A mail each, under the reminder that was just written: the next one is another mail. */
async function mailReminders(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const reminders = await tx
    .selectFrom('order_events')
    .select((row) => row.fn.max('id').as('id'))
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'reminded')
    .where('happened_at', '=', now)
    .groupBy('order_id')
    .execute();
  await enqueueMails(
    tx,
    'transfer-reminder',
    reminders.map(({ id }) => String(id)),
  );
}
