import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  answer,
  refuseTooManyAffected,
  refuseUnlessSingle,
  setApplied,
  setOwnHeaders,
  setRange,
} from './answer.ts';
import { type Asked, type RestDeps, readQuery, readText } from './asked.ts';
import { bodyOf } from './media.ts';
import { selectRows, selectToCount } from './read.ts';
import { applyRange } from './read-table.ts';
import { callOf, type Given } from './routine.ts';
import { type Routine, relationKey, type Schema } from './schema.ts';
import { type Context, sourceOfRoutine } from './source.ts';
import { Statement } from './statement.ts';
import { explain, isSettled, run, transact } from './transact.ts';
import { readDocument } from './write.ts';

/** Calls a function of the database. @throws RestError, or PostgreSQL's refusal */
export async function callRoutine(
  deps: RestDeps,
  asked: Asked,
  schema: Schema,
  routine: Routine,
  given: Given,
): Promise<Response> {
  const { http, media, preferences, mostRows } = asked;
  const isRead = http.req.method !== 'POST';
  const statement = new Statement();
  const context = { schema, statement, mostRows };
  const { call, before } = callOf(statement, routine, given);
  const rows = rowsOfCall(context, asked, routine, given, call, before);
  const outcome = await transact(deps, asked, { isReadOnly: isRead }, async (tx) => {
    const text = `with source as (${rows.select}) select ${rows.total} as total, count(*)::int as page,
      ${rows.body} as body, current_setting('response.status', true) as status,
      current_setting('response.headers', true) as headers from source`;
    if (media.kind === 'plan') return explain(tx, media, text, statement);
    const called = await run(tx, text, statement, isSettled(asked));
    if (routine.isSet) refuseTooManyAffected(preferences, called.page);
    if (routine.returns === 'rows') refuseUnlessSingle(media, called.page);
    return called;
  });
  setApplied(http, preferences);
  setOwnHeaders(http, outcome.headers);
  const chosen = Number(outcome.status) || undefined;
  if (routine.returns === 'void') {
    return http.body(null, (chosen ?? 204) as ContentfulStatusCode);
  }
  setRange(http, outcome, rows.offset);
  return answer(asked, outcome, chosen ?? 200);
}

function rowsOfCall(
  context: Context,
  asked: Asked,
  routine: Routine,
  given: Given,
  call: string,
  before: string,
): { select: string; body: string; total: string; offset: number } {
  const { media, preferences, http } = asked;
  const first = { total: 'null::int', offset: 0 };
  if (routine.returns !== 'rows') {
    // Values are never cut: there are as many as are answered.
    const total = preferences.count === undefined ? first.total : 'count(*)::int';
    const from = `${before}${call} as called (value)`;
    if (routine.returns === 'void' || routine.isSet) {
      const body = routine.isSet ? `coalesce(json_agg(source.value), '[]')::text` : 'null';
      return { ...first, total, select: `select value from ${from}`, body };
    }
    const table = before === '' ? '' : ` from ${before.replace(/, lateral $/, '')}`;
    return {
      ...first,
      total,
      select: `select ${call} as value${table}`,
      body: `coalesce((json_agg(source.value)->0)::text, 'null')`,
    };
  }
  const names = given.kind === 'query' ? given.values : new Map();
  const query = readQuery(asked, (name) => names.has(name));
  applyRange(query.root, http.req.header('range'));
  const source = sourceOfRoutine(routine, `${before}${call}`);
  const select = selectRows(context, source, query.select, query.root);
  const total =
    preferences.count === undefined
      ? first.total
      : `(select count(*) from (${selectToCount(context, source, query.select, query.root)}) as counted)::int`;
  const body = bodyOf(
    !routine.isSet && media.kind === 'json' ? { ...media, isSingle: true } : media,
  );
  return { select, body, total, offset: query.root.offset ?? 0 };
}

/** What the request gives the function; of a query string, only a known argument is one. */
export async function givenTo(asked: Asked): Promise<(schema: Schema) => Given> {
  const { http, schemaName } = asked;
  if (http.req.method !== 'POST') {
    const { searchParams } = new URL(http.req.url);
    return (schema) => {
      const all = schema.routines.get(relationKey(schemaName, http.req.param('name') ?? '')) ?? [];
      const known = new Set(all.flatMap((each) => each.arguments.map(({ name }) => name)));
      const values = new Map<string, string[]>();
      for (const [name, value] of searchParams) {
        if (known.has(name)) values.set(name, [...(values.get(name) ?? []), value]);
      }
      return { kind: 'query', values };
    };
  }
  const type = (http.req.header('content-type') ?? 'application/json').split(';')[0]?.trim();
  const text = await readText(asked);
  if (type === 'text/plain') return () => ({ kind: 'raw', body: text, type: 'text' });
  if (type === 'text/xml') return () => ({ kind: 'raw', body: text, type: 'xml' });
  if (type === 'application/octet-stream') {
    const body = Buffer.from(text, 'latin1');
    return () => ({ kind: 'raw', body, type: 'bytea' });
  }
  const document = readDocument(text === '' ? '{}' : text);
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  // The text that was sent, so that numbers keep every digit.
  const given: Given = {
    kind: 'json',
    text: text || '{}',
    names: isObject ? Object.keys(document) : [],
  };
  return () => given;
}
