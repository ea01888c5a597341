import { Hono, type Context as HttpContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Caller } from '#platform/database/caller.ts';
import { TooBusy } from '#platform/fair-share.ts';
import { InvalidToken } from '../tokens/tokens.ts';
import { send } from './answer.ts';
import { type Asked, bodyTooLarge, type RestDeps, readAsked, SERVICE_BODY_BYTES } from './asked.ts';
import { callRoutine, givenTo } from './call-routine.ts';
import { readTable } from './read-table.ts';
import { asRestError, RestError } from './rest-error.ts';
import { findRoutine, type Given } from './routine.ts';
import { openSchemaCache, relationKey, type Schema } from './schema-cache.ts';
import { writeTable } from './write-table.ts';

/** The table protocol under `/rest/v1`: each request is one transaction with its caller's rights. */
export async function createRest(
  deps: RestDeps,
): Promise<{ routes: Hono; close(): Promise<void> }> {
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
  const limit = bodyLimit({
    maxSize: SERVICE_BODY_BYTES,
    onError: (http) => answerError(deps, http, bodyTooLarge(), { role: 'anon' }),
  });
  routes.on(['POST', 'PATCH', 'DELETE'], '*', limit);
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
      // What the schema holds is described to nobody here.
      if (/^\/rest\/v1\/?$/.test(http.req.path))
        throw new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled');
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

const noTable = (schema: string, name: string) =>
  new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
  );

function answerError(deps: RestDeps, http: HttpContext, error: unknown, caller: Caller): Response {
  const known = asRestError(error, caller.role === 'anon');
  if (!known) deps.log.error({ err: error, route: http.req.routePath }, 'table request failed');
  const { status, code, message, details, hint } =
    known ?? new RestError(500, 'PGRSTX00', 'Internal error');
  if (error instanceof InvalidToken) {
    http.header('WWW-Authenticate', `Bearer error="invalid_token", error_description="${message}"`);
  }
  if (error instanceof TooBusy) http.header('Retry-After', String(error.retryAfterSeconds));
  http.header('Content-Type', 'application/json; charset=utf-8');
  http.header('Proxy-Status', `rest; error=${code}`);
  return send(http, JSON.stringify({ code, details, hint, message }), status);
}
