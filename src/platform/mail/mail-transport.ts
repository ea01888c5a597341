import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { Clock } from '#platform/clock.ts';
import type { Mail } from './mail.ts';

export type MailTransport = {
  /**
   * Sends one mail. `key` names it for ever: the same key makes the same Message-ID and the same
   * file, so that a mail sent again after a crash is known as the same mail.
   */
  send(mail: Mail, key: string): Promise<void>;
};

/** The receiving server will never take this mail: there is no such mailbox, or it wants none of it. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'MailRefused';
  }
}

type MailSettings = {
  readonly from: string;
  readonly smtpUrl: string | undefined;
  readonly mailDir: string;
  readonly clock: Clock;
};

/** Real delivery where SMTP is configured, else one `.eml` file a mail. */
export function createMailTransport(settings: MailSettings): MailTransport {
  const send = settings.smtpUrl ? smtpSender(settings.smtpUrl) : fileSender(settings.mailDir);
  return {
    send(mail, key) {
      const name = key.replace(/[^A-Za-z0-9.-]/g, '.');
      return send(name, {
        from: { name: PRODUCT_NAME, address: settings.from },
        to: mail.to,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.files && {
          attachments: mail.files.map(({ content, ...file }) => ({
            ...file,
            content: Buffer.from(content),
          })),
        }),
        date: settings.clock.now(),
        messageId: `<${name}@${settings.from.split('@')[1]}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

type Message = NonNullable<ConstructorParameters<typeof MailComposer>[0]>;
type Sender = (name: string, message: Message) => Promise<void>;

function smtpSender(url: string): Sender {
  const transport = createTransport(url);
  return async (_name, message) => {
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw asRefused(error);
    }
  };
}

/** RFC 5321, 4.2.1: a 5yz reply is final; the recipient's own comes back as EENVELOPE. */
function asRefused(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return error;
  const { responseCode, response } = error as { responseCode?: number; response?: string };
  if (responseCode === undefined || responseCode < 500) return error;
  return new MailRefused((response ?? String(responseCode)).slice(0, 300));
}

/** Written beside and renamed, so that a reader never meets half a mail. */
function fileSender(dir: string): Sender {
  return async (name, message) => {
    await mkdir(dir, { recursive: true });
    const path = join(dir, `${name}.eml`);
    const beside = join(dir, `.${name}.${process.pid}`);
    await writeFile(beside, await new MailComposer(message).compile().build());
    await rename(beside, path);
  };
}
