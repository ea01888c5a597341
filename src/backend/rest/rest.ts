import { Hono, type Context as HttpContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import { closesTransaction } from '#platform/database/pipelined-driver.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Log } from '#platform/log.ts';
import type { Identify } from '../call.ts';
import { InvalidToken } from '../tokens/tokens.ts';
import { bodyOf, contentTypeOf, type Media, readMedia } from './media.ts';
import { type Preferences, readPreferences } from './preferences.ts';
import { type Branch, parseQuery, type Query } from './query-tree.ts';
import {
  type Context,
  type Source,
  selectRows,
  selectToCount,
  sourceOf,
  sourceOfRoutine,
} from './read.ts';
import { asRestError, RestError } from './rest-error.ts';
import { callOf, findRoutine, type Given } from './routine.ts';
import {
  openSchemaCache,
  type Relation,
  type Routine,
  relationKey,
  type Schema,
} from './schema-cache.ts';
import { quoted, Statement } from './statement.ts';
import { deleteRows, insertRows, readPayload, updateRows } from './write.ts';

type Deps = {
  readonly database: Database;
  readonly log: Log;
  readonly identify: Identify;
  readonly schemas: readonly string[];
  /** Whether query plans may be asked for: they tell of rows that a caller may not see. */
  readonly hasPlans: boolean;
};

/** Rows of an answer, and of each embedded list, unless the service asks. */
const MOST_ROWS = 1_000;
const BODY_BYTES = 1_000_000;
const SERVICE_BODY_BYTES = 10_000_000;

type Asked = {
  readonly http: HttpContext;
  readonly caller: Caller;
  readonly schemaName: string;
  readonly preferences: Preferences;
  readonly media: Media;
  readonly mostRows: number;
};

/** The table protocol under `/rest/v1`: each request is one transaction with its caller's rights. */
export async function createRest(deps: Deps): Promise<{ routes: Hono; close(): Promise<void> }> {
  const cache = await openSchemaCache(deps);

  /** Looks for something in the schema, and once more in case it was made a moment ago. */
  async function found<T>(
    look: (schema: Schema) => T | undefined,
  ): Promise<[Schema, T | undefined]> {
    const schema = await cache.current();
    const there = look(schema);
    if (there !== undefined) return [schema, there];
    const fresh = await cache.reread();
    return [fresh, look(fresh)];
  }

  const routes = new Hono();
  const answered =
    (answer: (asked: Asked) => Promise<Response>) =>
    async (http: HttpContext): Promise<Response> => {
      let caller: Caller = { role: 'anon' };
      try {
        caller = (await deps.identify(http)).caller;
        return await answer(readAsked(deps, http, caller));
      } catch (error) {
        return answerError(deps, http, error, caller);
      }
    };

  routes.on(
    ['GET', 'HEAD', 'POST'],
    '/rpc/:name',
    answered(async (asked) => {
      const name = asked.http.req.param('name') ?? '';
      const given = await givenTo(asked);
      const [schema, routine] = await found((each) =>
        routineIn(each, asked.schemaName, name, given(each)),
      );
      const chosen =
        routine ?? findRoutine(schema, { schema: asked.schemaName, name }, given(schema));
      return callRoutine(deps, asked, schema, chosen, given(schema));
    }),
  );
  routes.on(
    ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    '/:table',
    answered(async (asked) => {
      const name = asked.http.req.param('table') ?? '';
      const [schema, relation] = await found(({ relations }) =>
        relations.get(relationKey(asked.schemaName, name)),
      );
      if (!relation) throw noTable(asked.schemaName, name);
      return withRelationship(cache, schema, (current) =>
        asked.http.req.method === 'GET' || asked.http.req.method === 'HEAD'
          ? readTable(deps, asked, current, relation)
          : writeTable(deps, asked, current, relation),
      );
    }),
  );
  routes.all(
    '*',
    answered(async ({ http }) => {
      const isKnown = /^\/rest\/v1\/(rpc\/)?[^/]+$/.test(http.req.path);
      if (isKnown)
        throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${http.req.method}`);
      throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
    }),
  );
  return { routes, close: () => cache.close() };
}

/** Tries once more with the schema of now where a relationship was not found. */
async function withRelationship(
  cache: { reread(): Promise<Schema> },
  schema: Schema,
  work: (schema: Schema) => Promise<Response>,
): Promise<Response> {
  try {
    return await work(schema);
  } catch (error) {
    if (!(error instanceof RestError) || error.code !== 'PGRST200') throw error;
    const fresh = await cache.reread();
    if (fresh === schema) throw error;
    return work(fresh);
  }
}

function routineIn(schema: Schema, schemaName: string, name: string, given: Given) {
  try {
    return findRoutine(schema, { schema: schemaName, name }, given);
  } catch (error) {
    if (error instanceof RestError && error.code === 'PGRST202') return undefined;
    throw error;
  }
}

function readAsked(deps: Deps, http: HttpContext, caller: Caller): Asked {
  const isRead = http.req.method === 'GET' || http.req.method === 'HEAD';
  const profile = http.req.header(isRead ? 'accept-profile' : 'content-profile');
  const schemaName = profile ?? deps.schemas[0] ?? '';
  if (!deps.schemas.includes(schemaName)) {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${schemaName}`, {
      hint: `Only the following schemas are exposed: ${deps.schemas.join(', ')}`,
    });
  }
  return {
    http,
    caller,
    schemaName,
    preferences: readPreferences(http.req.header('prefer') ?? ''),
    media: readMedia(http.req.header('accept') ?? '*/*', deps),
    mostRows: caller.role === 'service_role' ? Number.POSITIVE_INFINITY : MOST_ROWS,
  };
}

const noTable = (schema: string, name: string) =>
  new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
  );

function answerError(deps: Deps, http: HttpContext, error: unknown, caller: Caller): Response {
  const known = asRestError(error, caller.role === 'anon');
  if (!known) deps.log.error({ err: error, route: http.req.routePath }, 'table request failed');
  const { status, code, message, details, hint } =
    known ?? new RestError(500, 'PGRSTX00', 'Internal error');
  if (error instanceof InvalidToken) {
    http.header('WWW-Authenticate', `Bearer error="invalid_token", error_description="${message}"`);
  }
  http.header('Content-Type', 'application/json; charset=utf-8');
  http.header('Proxy-Status', `rest; error=${code}`);
  return send(http, JSON.stringify({ code, details, hint, message }), status);
}

/** What a statement answers: how many rows, how many there would be, and all of them as one text. */
type Outcome = {
  readonly page: number;
  readonly total: number | null;
  readonly body: string | null;
  readonly inserted?: number;
  readonly status?: string | null;
  readonly headers?: string | null;
};

class RolledBack extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('rolled back, as was asked for');
    this.outcome = outcome;
  }
}

/** Runs one transaction for a request, with what SQL may know of it. */
async function transact(
  { database }: Deps,
  { http, caller, schemaName, preferences }: Asked,
  { isReadOnly }: { isReadOnly: boolean },
  work: (tx: Transaction<DB>) => Promise<Outcome>,
): Promise<Outcome> {
  const settings = {
    search_path: schemaName === 'public' ? 'public' : `${quoted(schemaName)}, public`,
    'request.method': http.req.method,
    'request.path': http.req.path,
    ...(isReadOnly && { transaction_read_only: 'on' }),
  };
  try {
    return await database.asCaller(
      caller,
      async (tx) => {
        const outcome = await work(tx);
        if (preferences.rollsBack) throw new RolledBack(outcome);
        return outcome;
      },
      settings,
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

/** @param isLast whether nothing may call the transaction off once it is answered */
async function run(
  tx: Transaction<DB>,
  text: string,
  statement: Statement,
  isLast: boolean,
): Promise<Outcome> {
  const query = CompiledQuery.raw(text, statement.values);
  if (isLast) closesTransaction(query);
  const { rows } = await tx.executeQuery<Outcome>(query);
  return rows[0] ?? { page: 0, total: null, body: null };
}

/** Whether what was done stays, whatever it turns out to be. */
function isSettled({ preferences, media }: Asked): boolean {
  const isSingle = media.kind === 'json' && media.isSingle;
  return !preferences.rollsBack && preferences.maxAffected === undefined && !isSingle;
}

async function readTable(
  deps: Deps,
  asked: Asked,
  schema: Schema,
  relation: Relation,
): Promise<Response> {
  const { http, media, mostRows } = asked;
  const query = parseQuery(new URL(http.req.url).searchParams);
  applyRange(query.root, http.req.header('range'));
  const source = sourceOf(relation);
  const outcome = await transact(deps, asked, { isReadOnly: true }, async (tx) => {
    const kind = await countKind(tx, asked, schema, source, query);
    const statement = new Statement();
    const context = { schema, statement, mostRows };
    const rows = selectRows(context, source, query.select, query.root);
    const total =
      kind === 'exact'
        ? `(select count(*) from (${selectToCount(context, source, query.select, query.root)}) as counted)::int`
        : kind === undefined
          ? 'null::int'
          : `${kind}::int`;
    const text = `with source as (${rows}) select ${total} as total, count(*)::int as page, ${bodyOf(media)} as body from source`;
    return media.kind === 'plan'
      ? explain(tx, media, text, statement)
      : run(tx, text, statement, !asked.preferences.rollsBack);
  });
  if (media.kind === 'plan') return answer(asked, outcome, 200);
  refuseUnlessSingle(media, outcome.page);
  const offset = query.root.offset ?? 0;
  setRange(http, outcome, offset);
  if (outcome.total !== null && offset > 0 && offset >= outcome.total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${outcome.total} rows.`,
    });
  }
  const isPart = outcome.total !== null && outcome.page < outcome.total;
  return answer(asked, outcome, isPart ? 206 : 200);
}

/** `Range: 0-9` says the same as `offset` and `limit`, where those are not given. */
function applyRange(root: Branch, header: string | undefined): void {
  const [, from, to] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || root.limit !== undefined || root.offset !== undefined) return;
  root.offset = Number(from);
  if (to) root.limit = Math.max(0, Number(to) - Number(from) + 1);
}

/** How rows are counted: exactly, not at all, or the planner's own guess. */
async function countKind(
  tx: Transaction<DB>,
  { preferences: { count }, mostRows }: Asked,
  schema: Schema,
  source: Source,
  query: Query,
): Promise<'exact' | number | undefined> {
  if (count === undefined || count === 'exact') return count;
  const statement = new Statement();
  const rows = selectToCount({ schema, statement, mostRows }, source, query.select, query.root);
  const plan = await explain(tx, { kind: 'plan', options: '', format: 'json' }, rows, statement);
  const [{ Plan }] = JSON.parse(plan.body ?? '[{}]') as [{ Plan?: { 'Plan Rows'?: number } }];
  const guess = Math.trunc(Plan?.['Plan Rows'] ?? 0);
  return count === 'estimated' && guess <= MOST_ROWS ? 'exact' : guess;
}

async function explain(
  tx: Transaction<DB>,
  { options, format }: { kind: 'plan'; options: string; format: 'json' | 'text' },
  text: string,
  { values }: Statement,
): Promise<Outcome> {
  const settings = [`format ${format}`, ...(options ? [options] : [])].join(', ');
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': unknown }>(
    CompiledQuery.raw(`explain (${settings}) ${text}`, values),
  );
  const plan = rows.map((row) => row['QUERY PLAN']);
  const body = format === 'json' ? JSON.stringify(plan[0]) : plan.join('\n');
  return { page: 0, total: null, body };
}

async function writeTable(
  deps: Deps,
  asked: Asked,
  schema: Schema,
  relation: Relation,
): Promise<Response> {
  const { http, preferences, media } = asked;
  const query = parseQuery(new URL(http.req.url).searchParams);
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

async function callRoutine(
  deps: Deps,
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
  { media, preferences, http }: Asked,
  routine: Routine,
  given: Given,
  call: string,
  before: string,
): { select: string; body: string; total: string; offset: number } {
  const first = { total: 'null::int', offset: 0 };
  if (routine.returns !== 'rows') {
    const from = `${before}${call} as called (value)`;
    if (routine.returns === 'void' || routine.isSet) {
      const body = routine.isSet ? `coalesce(json_agg(source.value), '[]')::text` : 'null';
      return { ...first, select: `select value from ${from}`, body };
    }
    const table = before === '' ? '' : ` from ${before.replace(/, lateral $/, '')}`;
    return {
      ...first,
      select: `select ${call} as value${table}`,
      body: `coalesce((json_agg(source.value)->0)::text, 'null')`,
    };
  }
  const names = given.kind === 'query' ? given.values : new Map();
  const query = parseQuery(new URL(http.req.url).searchParams, (name) => names.has(name));
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
async function givenTo(asked: Asked): Promise<(schema: Schema) => Given> {
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
  if (type === 'application/octet-stream') {
    const body = Buffer.from(text, 'latin1');
    return () => ({ kind: 'raw', body, type: 'bytea' });
  }
  const { rows, json } = readPayload(text);
  const isOne = rows.length === 1 && !text.trimStart().startsWith('[');
  const given: Given = {
    kind: 'json',
    text: isOne ? text || '{}' : json,
    names: isOne ? Object.keys(rows[0] ?? {}) : [],
  };
  return () => given;
}

async function readText({ http, caller }: Asked): Promise<string> {
  const most = caller.role === 'service_role' ? SERVICE_BODY_BYTES : BODY_BYTES;
  const tooLarge = () => new RestError(413, 'PGRST102', 'The body is too large');
  if (Number(http.req.header('content-length') ?? 0) > most) throw tooLarge();
  const isBinary = http.req.header('content-type') === 'application/octet-stream';
  const bytes = Buffer.from(await http.req.arrayBuffer());
  if (bytes.length > most) throw tooLarge();
  return bytes.toString(isBinary ? 'latin1' : 'utf8');
}

function refuseUnlessSingle(media: Media, page: number): void {
  if (media.kind !== 'json' || !media.isSingle || page === 1) return;
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${page} rows`,
  });
}

function refuseTooManyAffected({ maxAffected }: Preferences, page: number): void {
  if (maxAffected === undefined || page <= maxAffected) return;
  throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${page} rows`,
  });
}

function setRange(http: HttpContext, { page, total }: Outcome, offset: number): void {
  const range = page === 0 ? '*' : `${offset}-${offset + page - 1}`;
  http.header('Content-Range', `${range}/${total ?? '*'}`);
}

function setApplied(http: HttpContext, { applied }: Preferences): void {
  if (applied.length > 0) http.header('Preference-Applied', applied.join(', '));
}

function setLocation(http: HttpContext, { name }: Relation, key: string): void {
  const query = Object.entries(JSON.parse(key) as Record<string, unknown>).map(
    ([column, value]) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(String(value))}`,
  );
  http.header('Location', `/${encodeURIComponent(name)}?${query.join('&')}`);
}

/** Headers that a function set; a malformed list is its author's mistake and is left out. */
function setOwnHeaders(http: HttpContext, list: string | null | undefined): void {
  if (!list) return;
  try {
    for (const header of JSON.parse(list) as Record<string, string>[]) {
      for (const [name, value] of Object.entries(header)) http.header(name, String(value));
    }
  } catch {
    http.header('Warning', '299 - "response.headers is malformed"');
  }
}

function answer({ http, media }: Asked, { body }: Outcome, status: number): Response {
  http.header('Content-Type', contentTypeOf(media));
  return send(http, body, status);
}

function send(http: HttpContext, body: string | null, status: number): Response {
  if (body === null || http.req.method === 'HEAD') {
    return http.body(null, status as ContentfulStatusCode);
  }
  return http.body(body, status as ContentfulStatusCode);
}
