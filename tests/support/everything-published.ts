import { sql } from 'kysely';
import type { Colleague } from './listening.ts';
import { postFunction } from './post-function.ts';
import type { TestProduct } from './test-product.ts';

/** Who looks, by the name of what they are. */
export type Lookers = readonly (readonly [string, Colleague])[];

const READING = /^(list|read|recall|export|quote)-/;
/** Of each answer: when, under which number of a request, and how long it took. */
const OF_THE_REQUEST = new Set(['date', 'x-request-id', 'server-timing']);

async function textOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => !OF_THE_REQUEST.has(name));
  return `${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`;
}

/** Every byte of every answer, with its headers: sizes, counts, tags. */
export async function everythingFetched(
  product: TestProduct,
  lookers: Lookers,
  bodies: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    order by 1`.execute(product.database.owner);
  const seen = new Map<string, string>();
  for (const [name, { userId }] of lookers) {
    const token = await product.tokens.signAccess({ role: 'authenticated', sub: userId }, 3_600);
    for (const [called, body] of Object.entries(bodies)) {
      // A paper or an archive says when it was made.
      if (!READING.test(called) || called.startsWith('export-')) continue;
      const answer = await postFunction(product.url, called, JSON.stringify(body), { token });
      seen.set(`${name} ${called}`, await textOf(answer));
    }
    for (const { name: table } of rows) {
      const answer = await fetch(`${product.url}/rest/v1/${table}?select=*`, {
        headers: { authorization: `Bearer ${token}`, prefer: 'count=exact' },
      });
      seen.set(`${name} ${table}`, await textOf(answer));
    }
  }
  seen.set('health', await textOf(await fetch(`${product.url}/health`)));
  const mails = await product.mailbox.list();
  seen.set('mails', mails.map(({ subject, text }) => `${subject} ${text}`).join('\n'));
  return seen;
}

/** By the clock alone: each process says there every few seconds that it lives. */
const HEARTBEATS = 'realtime.processes';

/** What the first database keeps of everything: rows, jobs, messages of topics, numbers of sequences. */
export async function everythingKept(product: TestProduct): Promise<ReadonlyMap<string, string>> {
  const { owner } = product.database;
  const { rows } = await sql<{ name: string; is_sequence: boolean }>`
    select format('%I.%I', nspname, relname) as name, relkind = 'S' as is_sequence from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema'
    order by 1`.execute(owner);
  const kept = new Map<string, string>();
  for (const { name, is_sequence: isSequence } of rows) {
    if (name === HEARTBEATS) continue;
    const row = isSequence ? sql`last_value::text` : sql`kept::text`;
    const { rows: sums } = await sql<{ sum: string | null }>`
      select md5(string_agg(${row}, E'\\n' order by ${row})) as sum
      from ${sql.raw(name)} as kept`.execute(owner);
    kept.set(name, sums[0]?.sum ?? 'nothing');
  }
  return kept;
}

/** The names of what is not the same in both. */
export function differing(
  one: ReadonlyMap<string, string>,
  two: ReadonlyMap<string, string>,
): string[] {
  return [...one].flatMap(([name, text]) => (two.get(name) === text ? [] : [name]));
}
