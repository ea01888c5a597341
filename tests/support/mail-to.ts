import { expect } from 'vitest';
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
    if (found) {
      expect(shownAddresses(found), `an address stands bare in '${subject}'`).toEqual([]);
      return found;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No mail '${subject}' to ${address}`);
}

/** Of our own pages, what somebody reads instead of words that lead there. */
function shownAddresses({ html }: KeptMail): readonly string[] {
  const shown = typeof html === 'string' ? html.replace(/<[^>]*>/g, ' ') : '';
  return shown.match(/https?:\/\/localhost\S*/g) ?? [];
}
