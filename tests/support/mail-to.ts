import type { KeptMail, Mailbox } from '#platform/mail/mailbox.ts';

/** Waits for a mail to this address whose subject holds the text. */
export async function mailTo(
  mailbox: Mailbox,
  address: string,
  subject: string,
): Promise<KeptMail> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = (await mailbox.list()).find(
      (mail) =>
        mail.subject?.includes(subject) &&
        mail.to?.some((recipient) => recipient.address === address),
    );
    if (found) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No mail '${subject}' to ${address}`);
}
