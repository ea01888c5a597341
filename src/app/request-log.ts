import { performance } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '#platform/log.ts';
import type { Health } from './health.ts';

const QUIET = /^\/(assets|illustrations|healthz|readyz|metrics)/;
/** Calls by which somebody says or reads how they are: that and when they did is noted nowhere. */
const UNTOLD =
  /^\/functions\/v1\/(read-check-in|check-in|open-check-in-link|check-in-by-link|list-own-answers|erase-own-answers)$/;

/** One line a request: method, path without its query, status, milliseconds. Nothing personal. */
export function createRequestLog(log: Log, health: Health): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method, path } = c.req;
    const status = c.res.status;
    health.requests.observe({ method, route: routeOf(path), status: String(status) }, ms / 1000);
    if (!QUIET.test(path) && !UNTOLD.test(path))
      log.debug({ method, path: withoutIds(path), status, ms }, 'request');
  };
}

/** Few values: metrics must not grow with what visitors ask for. */
function routeOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  if (second === 'v1' && /^(auth|rest|storage|realtime|functions)$/.test(first)) {
    return `/${first}/v1`;
  }
  if (first === 'assets' || first === 'illustrations') return `/${first}`;
  return /^(box|boutique|checkout|contact|cms|auth|dashboard|webhooks)$/.test(first)
    ? `/${first}${second ? '/*' : ''}`
    : first
      ? '/other'
      : '/';
}

/** Whether nothing is noted of requests to this path. */
export function isUntold(path: string): boolean {
  return UNTOLD.test(path);
}

export function withoutIds(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
}
