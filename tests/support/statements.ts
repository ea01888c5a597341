import pg from 'pg';
import { currentAsker } from '#platform/asker.ts';

/** What begins and ends every transaction, leaves with others, and what tells whether anything was published. */
const OF_EVERY_CALL =
  /^(?:begin|commit|rollback)|^\s*select (?:set_config|"version" from "content_version")/i;

/** A statement as PostgreSQL was asked it. */
export type Asked = { readonly text: string; readonly values: readonly unknown[] };

/** What functions and tables ask PostgreSQL while `work` runs in this process, one after the other. */
export async function askedDuring(work: () => Promise<unknown>): Promise<Asked[]> {
  const all: Asked[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | Partial<Asked>];
    const { text = '', values = [] } = typeof asked === 'string' ? { text: asked } : asked;
    // Jobs, and the queue itself, go on meanwhile.
    const { lane, who } = currentAsker();
    if (lane !== 'jobs' && who !== undefined && !OF_EVERY_CALL.test(text))
      all.push({ text, values });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return all;
}
