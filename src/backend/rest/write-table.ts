import {
  answer,
  refuseTooManyAffected,
  refuseUnlessSingle,
  setApplied,
  setLocation,
} from './answer.ts';
import { type Asked, type RestDeps, readQuery, readText } from './asked.ts';
import { bodyOf } from './media.ts';
import type { Query } from './query-tree.ts';
import { selectRows } from './read.ts';
import type { Relation, Schema } from './schema.ts';
import { type Context, sourceOf } from './source.ts';
import { quoted, Statement } from './statement.ts';
import { isSettled, run, transact } from './transact.ts';
import { deleteRows, insertRows, readPayload, updateRows } from './write.ts';

/** Inserts, changes or deletes rows. @throws RestError, or PostgreSQL's refusal */
export async function writeTable(
  deps: RestDeps,
  asked: Asked,
  schema: Schema,
  relation: Relation,
): Promise<Response> {
  const { http, preferences, media } = asked;
  const query = readQuery(asked);
  const statement = new Statement();
  const context = { schema, statement, mostRows: Number.POSITIVE_INFINITY };
  const write = await writeOf(asked, context, relation, query);
  const outcome = write
    ? await transact(deps, asked, { isReadOnly: false }, async (tx) => {
        const text = returning(context, asked, relation, query, write);
        const written = await run(tx, text, statement, isSettled(asked));
        refuseTooManyAffected(preferences, written.page);
        refuseUnlessSingle(media, preferences.returns === 'representation' ? written.page : 1);
        return written;
      })
    : { page: 0, total: null, body: '[]' };
  setApplied(http, preferences);
  http.header('Content-Range', `*/${preferences.count ? outcome.page : '*'}`);
  const isInsert = http.req.method === 'POST';
  if (preferences.returns === 'representation') {
    const isUpdate = preferences.resolution === 'merge' && outcome.inserted === 0;
    return answer(asked, outcome, isInsert && !isUpdate ? 201 : 200);
  }
  if (preferences.returns === 'headers-only' && outcome.body)
    setLocation(http, relation, outcome.body);
  return http.body(null, isInsert ? 201 : 204);
}

async function writeOf(
  asked: Asked,
  context: Context,
  relation: Relation,
  query: Query,
): Promise<string | undefined> {
  const { http, preferences } = asked;
  const source = sourceOf(relation);
  if (http.req.method === 'DELETE') return deleteRows(context, source, query);
  const payload = readPayload(await readText(asked));
  if (http.req.method === 'PATCH') return updateRows(context, source, relation, payload, query);
  return insertRows(context, relation, payload, query, preferences);
}

/** The write and what of its rows is answered, as one statement. */
function returning(
  context: Context,
  { preferences, media }: Asked,
  relation: Relation,
  query: Query,
  write: string,
): string {
  const { returns, resolution } = preferences;
  if (returns === 'minimal') {
    return `with written as (${write} returning 1) select count(*)::int as page from written`;
  }
  const name = quoted(relation.name);
  if (returns === 'headers-only') {
    const key = relation.primaryKey.map((column) => `${name}.${quoted(column)}`);
    return `with written as (${write} returning ${key.join(', ') || '1'})
      select count(*)::int as page, (json_agg(written)->0)::text as body from written`;
  }
  // A row that was there before has been locked by this transaction: its xmax says so.
  const isCounted = resolution === 'merge' && /^[rp]$/.test(relation.kind);
  const inserted = isCounted ? ', (xmax = 0) as "was inserted"' : '';
  const source = {
    ...sourceOf(relation),
    from: `written as ${name}`,
    hasMore: isCounted,
  };
  // Filters chose the rows that were written; they are not asked of what came of them.
  const branch = { ...query.root, filters: [] };
  const count = isCounted
    ? `, (select count(*) filter (where "was inserted") from written)::int as inserted`
    : '';
  return `with written as (${write} returning ${name}.*${inserted}),
    source as (${selectRows(context, source, query.select, branch)})
    select count(*)::int as page, ${bodyOf(media)} as body${count} from source`;
}
