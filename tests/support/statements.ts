import pg from 'pg';
import { currentAsker } from '#platform/asker.ts';

/** What begins and ends every transaction, leaves with others, and what tells whether anything was published. */
const OF_EVERY_CALL =
  /^(?:begin|commit|rollback)|^\s*select (?:set_config|"version" from "content_version")/i;

/** The statements that functions and tables ask PostgreSQL while `work` runs, one after the other. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { readonly text: string }];
    const text = typeof asked === 'string' ? asked : asked.text;
    // Jobs, and the queue itself, go on meanwhile.
    const { lane, who } = currentAsker();
    if (lane !== 'jobs' && who !== undefined && !OF_EVERY_CALL.test(text)) texts.push(text);
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts;
}
