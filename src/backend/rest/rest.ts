import { Hono, type Context as HttpContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Caller } from '#platform/database/caller.ts';
import { TooBusy } from '#platform/fair-share.ts';
import { InvalidToken } from '../tokens/tokens.ts';
import { send } from './answer.ts';
import { type Asked, bodyTooLarge, type RestDeps, readAsked, SERVICE_BODY_BYTES } from './asked.ts';
import { callRoutine, givenTo } from './call-routine.ts';
import { describe } from './describe.ts';
import { meantBy } from './hints.ts';
import { type Raised, readRaised } from './raised.ts';
import { readTable } from './read-table.ts';
import { asRestError, RestError } from './rest-error.ts';
import { findRoutine } from './routine.ts';
import { relationKey, type Schema } from './schema.ts';
import { openSchemaCache, type SchemaCache } from './schema-cache.ts';
import { writeTable } from './write-table.ts';

/** The table protocol under `/rest/v1`: each request is one transaction with its caller's rights. */
export async function createRest(
  deps: RestDeps,
): Promise<{ routes: Hono; close(): Promise<void> }> {
  const cache = await openSchemaCache(deps);

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
      return withCurrent(cache, (schema) => {
        const routine = findRoutine(schema, { schema: asked.schemaName, name }, given(schema));
        return callRoutine(deps, asked, schema, routine, given(schema));
      });
    }),
  );
  routes.on(
    ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    '/:table',
    answered(async (asked) => {
      const name = asked.http.req.param('table') ?? '';
      return withCurrent(cache, (schema) => {
        const relation = schema.relations.get(relationKey(asked.schemaName, name));
        if (!relation) throw noTable(schema, asked.schemaName, name);
        return asked.http.req.method === 'GET' || asked.http.req.method === 'HEAD'
          ? readTable(deps, asked, schema, relation)
          : writeTable(deps, asked, schema, relation);
      });
    }),
  );
  routes.all(
    '*',
    answered(async (asked) => {
      const { http, caller } = asked;
      if (/^\/rest\/v1\/?$/.test(http.req.path)) {
        // Which tables there are is told to those who hold the service's key, and elsewhere where it is wished.
        if (!deps.hasDescription && caller.role !== 'service_role')
          throw new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled');
        if (!/^(GET|HEAD)$/.test(http.req.method)) throw unsupported(http);
        http.header('Content-Type', 'application/openapi+json; charset=utf-8');
        return send(http, JSON.stringify(await describe(deps, asked)), 200);
      }
      if (/^\/rest\/v1\/(rpc\/)?[^/]+$/.test(http.req.path)) throw unsupported(http);
      throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
    }),
  );
  return { routes, close: () => cache.close() };
}

/** Refusals that a schema which has changed since it was read may be the reason of. */
const MAYBE_STALE = new Set([
  'PGRST200',
  'PGRST201',
  'PGRST202',
  'PGRST203',
  'PGRST204',
  'PGRST205',
  '42703',
  '42704',
  '42883',
  '42P01',
]);

/**
 * Does it with the schema as it is known, and once more as it is now where that may be why it was
 * refused: not every server tells of changes (see 0010). What was refused has changed nothing.
 */
async function withCurrent(
  cache: SchemaCache,
  work: (schema: Schema) => Response | Promise<Response>,
): Promise<Response> {
  const known = await cache.current();
  try {
    return await work(known);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string' || !MAYBE_STALE.has(code)) throw error;
    const fresh = await cache.reread();
    if (fresh === known) throw error;
    return work(fresh);
  }
}

const unsupported = (http: HttpContext) =>
  new RestError(405, 'PGRST117', `Unsupported HTTP method: ${http.req.method}`);

function noTable({ relations }: Schema, schema: string, name: string): RestError {
  const names = [...relations.values()].filter((each) => each.schema === schema);
  const meant = meantBy(
    name,
    names.map((each) => each.name),
  );
  return new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
    { hint: meant === undefined ? null : `Perhaps you meant the table '${schema}.${meant}'` },
  );
}

/** The answer that a function chose, where it is one that refused. */
function raisedBy(error: unknown): Raised | undefined {
  const isRaised = error instanceof Error && 'code' in error && error.code === 'PGRST';
  if (!isRaised) return undefined;
  const { message, detail } = error as Error & { detail?: string };
  return readRaised(message, detail);
}

function answerError(deps: RestDeps, http: HttpContext, error: unknown, caller: Caller): Response {
  const raised = raisedBy(error);
  for (const [name, value] of Object.entries(raised?.headers ?? {})) http.header(name, value);
  const known = raised?.error ?? asRestError(error, caller.role === 'anon');
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
