import { sql } from 'kysely';
import { parisDayOf } from '#basics/dates.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { dueReminder, remindedCents } from '../../rules/payment-reminders.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { findDuePayments, insertReminder } from './due-reminders.queries.ts';

/** Each buyer is asked for what is due, once at each step. */
export async function remindOfDuePayments({ database, clock }: OrdersDeps): Promise<void> {
  const now = clock.now();
  const today = parisDayOf(now);
  // A timer is no caller: the service writes to all of them.
  await database.asService(async (tx) => {
    // A queue may deliver twice at once: the second finds what the first has written.
    await sql`select pg_advisory_xact_lock(hashtext('remind-of-due-payments'))`.execute(tx);
    const written: string[] = [];
    for (const due of await findDuePayments(tx, today)) {
      const step = dueReminder(due, today);
      if (step === undefined || remindedCents(due.leftCents, due.hold) === 0) continue;
      written.push(await insertReminder(tx, { orderId: due.orderId, step, now }));
    }
    await enqueueMails(tx, 'payment-overdue', written);
  });
}
