import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';

/** Told to the buyer’s contact; about an event of the history. */
export const NEWS_MAIL = 'subscription-news';
/** Told to staff. */
export const STOPPED_MAIL = 'subscription-stopped';

export async function notifyBuyer(tx: Tx, eventId: number): Promise<void> {
  await enqueueMail(tx, { kind: NEWS_MAIL, subjectId: String(eventId) });
}

export async function notifyStaff(tx: Tx, eventId: number): Promise<void> {
  await enqueueMail(tx, { kind: STOPPED_MAIL, subjectId: String(eventId) });
}
