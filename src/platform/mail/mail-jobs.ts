import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Mail } from './mail.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

export const SEND_MAIL_TASK = 'send-mail';

/** Writes a mail's words when it leaves, from what its kind and subject name. */
export type MailComposer = (subjectId: string) => Promise<Mail>;

/** The same for a mail whose reason may be gone by then: nothing is sent. */
export type LapsingMailComposer = (subjectId: string) => Promise<Mail | undefined>;

const job = z.object({ kind: z.string(), subjectId: z.string() });

/**
 * The outbox: the mail leaves after this transaction, if it stands, and once for its kind and
 * subject. The payload names rows and holds nobody's data.
 */
export async function enqueueMail(
  tx: Tx,
  mail: { kind: string; subjectId: string },
): Promise<void> {
  await enqueueJob(tx, {
    task: SEND_MAIL_TASK,
    payload: mail,
    key: `${mail.kind}:${mail.subjectId}`,
  });
}

/** However many they are, no statement takes long. */
const MAILS_A_STATEMENT = 500;

/** The same for many mails of one kind. */
export async function enqueueMails(
  tx: Tx,
  kind: string,
  subjectIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(subjectIds)];
  for (let at = 0; at < ids.length; at += MAILS_A_STATEMENT) {
    const some = ids.slice(at, at + MAILS_A_STATEMENT);
    await sql`select platform.enqueue_mails(${kind}, ${some}::text[])`.execute(tx);
  }
}

/** Told when the receiving server will never take a mail of that kind. */
export type RefusedMail = (subjectId: string, reason: string) => Promise<void>;

/** Told when a mail server has taken a mail of that kind; more than once where the product ended in between. */
export type DeliveredMail = (subjectId: string) => Promise<void>;

/** By the kind of a mail: its words, and what is done once it was refused for ever, or taken. */
export type Mails = {
  readonly mails: Readonly<Record<string, LapsingMailComposer>>;
  readonly refusedMails: Readonly<Record<string, RefusedMail>>;
  readonly deliveredMails: Readonly<Record<string, DeliveredMail>>;
};

export function mailJob(door: MailTransport, { mails, refusedMails, deliveredMails }: Mails): Job {
  return {
    name: SEND_MAIL_TASK,
    // Whoever signs in waits for a mail, and no mail for what takes minutes.
    lane: 'mails',
    async run(payload) {
      const { kind, subjectId } = job.parse(payload);
      const compose = mails[kind];
      if (!compose) throw new Error(`Nothing composes mails of kind '${kind}'`);
      const mail = await compose(subjectId);
      if (!mail) return;
      try {
        await door.send(mail, `${kind}.${subjectId}`);
      } catch (error) {
        const tell = refusedMails[kind];
        if (!(error instanceof MailRefused) || !tell) throw error;
        await tell(subjectId, error.message);
        return;
      }
      await deliveredMails[kind]?.(subjectId);
    },
  };
}
