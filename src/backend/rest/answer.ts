import type { Context as HttpContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Asked } from './asked.ts';
import { contentTypeOf, type Media } from './media.ts';
import type { Preferences } from './preferences.ts';
import { RestError } from './rest-error.ts';
import type { Relation } from './schema.ts';
import type { Outcome } from './transact.ts';

export function answer({ http, media }: Asked, { body }: Outcome, status: number): Response {
  http.header('Content-Type', contentTypeOf(media));
  return send(http, body, status);
}

export function send(http: HttpContext, body: string | null, status: number): Response {
  if (body === null || http.req.method === 'HEAD') {
    return http.body(null, status as ContentfulStatusCode);
  }
  return http.body(body, status as ContentfulStatusCode);
}
export function refuseUnlessSingle(media: Media, page: number): void {
  if (media.kind !== 'json' || !media.isSingle || page === 1) return;
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${page} rows`,
  });
}

export function refuseTooManyAffected({ maxAffected }: Preferences, page: number): void {
  if (maxAffected === undefined || page <= maxAffected) return;
  throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${page} rows`,
  });
}

export function setRange(http: HttpContext, { page, total }: Outcome, offset: number): void {
  const range = page === 0 ? '*' : `${offset}-${offset + page - 1}`;
  http.header('Content-Range', `${range}/${total ?? '*'}`);
}

export function setApplied(http: HttpContext, { applied }: Preferences): void {
  if (applied.length > 0) http.header('Preference-Applied', applied.join(', '));
}

export function setLocation(http: HttpContext, { name }: Relation, key: string): void {
  const query = Object.entries(JSON.parse(key) as Record<string, unknown>).map(
    ([column, value]) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(String(value))}`,
  );
  http.header('Location', `/${encodeURIComponent(name)}?${query.join('&')}`);
}

/** Headers that a function set; a malformed list is its author's mistake and is left out. */
export function setOwnHeaders(http: HttpContext, list: string | null | undefined): void {
  if (!list) return;
  try {
    for (const header of JSON.parse(list) as Record<string, string>[]) {
      for (const [name, value] of Object.entries(header)) http.header(name, String(value));
    }
  } catch {
    http.header('Warning', '299 - "response.headers is malformed"');
  }
}
