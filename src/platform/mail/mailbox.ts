import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export type KeptMail = Email & { readonly name: string; readonly source: Buffer };

/** The mails kept as files, for the development page and for tests. */
export type Mailbox = {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  /** One mail by its file name without ending; undefined when there is none. */
  read(name: string): Promise<KeptMail | undefined>;
};

export function createMailbox(dir: string): Mailbox {
  async function read(name: string): Promise<KeptMail | undefined> {
    if (!/^[A-Za-z0-9.-]+$/.test(name)) return undefined;
    const source = await readFile(join(dir, `${name}.eml`)).catch(() => undefined);
    return source && { ...(await PostalMime.parse(source)), name, source };
  }
  return {
    read,
    async list() {
      const files = (await readdir(dir).catch(() => [])).filter((file) => file.endsWith('.eml'));
      const dated = await Promise.all(
        files.map(async (file) => ({ file, at: (await stat(join(dir, file))).mtimeMs })),
      );
      const newestFirst = dated.toSorted((a, b) => b.at - a.at).slice(0, 200);
      const mails = await Promise.all(newestFirst.map(({ file }) => read(file.slice(0, -4))));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}
