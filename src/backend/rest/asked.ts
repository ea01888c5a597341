import type { Context as HttpContext } from 'hono';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { Identify } from '../call.ts';
import { type Media, readMedia } from './media.ts';
import { type Preferences, readPreferences } from './preferences.ts';
import { refuseCostly, refuseLongQuery } from './query-bounds.ts';
import { parseQuery, type Query } from './query-tree.ts';
import { RestError } from './rest-error.ts';

export type RestDeps = {
  readonly database: Database;
  readonly log: Log;
  readonly identify: Identify;
  readonly schemas: readonly string[];
  /** Whether others than the service may ask for query plans: they tell of rows that a caller may not see. */
  readonly hasPlans: boolean;
  /** Whether others than the service may ask what there is that they may use. */
  readonly hasDescription: boolean;
};

/** Rows of an answer, and of each embedded list, unless the service asks. */
export const MOST_ROWS = 1_000;
const BODY_BYTES = 1_000_000;
export const SERVICE_BODY_BYTES = 10_000_000;

/** A request, as far as every path reads it. */
export type Asked = {
  readonly http: HttpContext;
  readonly caller: Caller;
  readonly schemaName: string;
  readonly preferences: Preferences;
  readonly media: Media;
  readonly mostRows: number;
};

export function readAsked(deps: RestDeps, http: HttpContext, caller: Caller): Asked {
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
    media: readMedia(http.req.header('accept') ?? '*/*', {
      hasPlans: deps.hasPlans || caller.role === 'service_role',
    }),
    mostRows: caller.role === 'service_role' ? Number.POSITIVE_INFINITY : MOST_ROWS,
  };
}

/**
 * What the query string asks for.
 * @throws RestError where it is malformed, or asks for more than this caller may
 */
export function readQuery({ http, caller }: Asked, isArgument?: (name: string) => boolean): Query {
  const url = new URL(http.req.url);
  refuseLongQuery(caller, url);
  const query = parseQuery(url.searchParams, isArgument);
  refuseCostly(caller, query);
  return query;
}

export const bodyTooLarge = () => new RestError(413, 'PGRST102', 'The body is too large');

/** The body as text; bytes as one character each. @throws RestError when it is too large */
export async function readText({ http, caller }: Asked): Promise<string> {
  const most = caller.role === 'service_role' ? SERVICE_BODY_BYTES : BODY_BYTES;
  if (Number(http.req.header('content-length') ?? 0) > most) throw bodyTooLarge();
  const isBinary = http.req.header('content-type') === 'application/octet-stream';
  const bytes = Buffer.from(await http.req.arrayBuffer());
  if (bytes.length > most) throw bodyTooLarge();
  return bytes.toString(isBinary ? 'latin1' : 'utf8');
}
