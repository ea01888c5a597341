import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';

export type OrderMailKind = 'order-confirmed' | 'order-received' | 'paid-after-cancellation';

/** Puts a mail about an order into the outbox of this transaction. */
export async function enqueueOrderMail(
  tx: Transaction<DB>,
  orderId: string,
  kind: OrderMailKind,
): Promise<void> {
  await enqueueMail(tx, { kind, subjectId: orderId });
}
