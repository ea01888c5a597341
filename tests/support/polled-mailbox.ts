import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createMailbox, type KeptMail, type Mailbox } from '#platform/mail/mailbox.ts';

/** The mails of a test’s product; each is read once, however often somebody looks whether another has come. */
export function createPolledMailbox(dir: string): Mailbox {
  const mailbox = createMailbox(dir);
  const known = new Map<string, { readonly mail: KeptMail; readonly at: number }>();
  return {
    read: mailbox.read,
    async list() {
      const files = (await readdir(dir).catch(() => [])).filter((file) => file.endsWith('.eml'));
      await Promise.all(
        files.map(async (file) => {
          if (known.has(file)) return;
          const mail = await mailbox.read(file.slice(0, -'.eml'.length));
          if (mail) known.set(file, { mail, at: (await stat(join(dir, file))).mtimeMs });
        }),
      );
      return [...known.values()]
        .toSorted((one, other) => other.at - one.at)
        .map(({ mail }) => mail);
    },
  };
}
