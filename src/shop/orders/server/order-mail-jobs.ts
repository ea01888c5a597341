import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';

/** What each is about: the order, or one parcel, refund, reminder, transfer or dispute of it. */
export type OrderMailKind =
  | 'order-confirmed'
  | 'order-received'
  | 'order-cancelled'
  | 'order-expired'
  | 'paid-after-cancellation'
  | 'parcel-shipped'
  | 'order-refunded'
  | 'refund-refused'
  | 'debit-refused'
  | 'transfer-reminder'
  | 'transfer-remainder'
  | 'credit-requested'
  | 'credit-to-decide'
  | 'credit-refused'
  | 'payment-overdue'
  | 'dispute-opened'
  | 'dispute-escalated'
  | 'dispute-lost'
  | 'dispute-won';

/** Puts a mail about an order into the outbox of this transaction. */
export async function enqueueOrderMail(
  tx: Tx,
  subjectId: string,
  kind: OrderMailKind,
): Promise<void> {
  await enqueueMail(tx, { kind, subjectId });
}
