import { performance } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '#platform/log.ts';
import type { Health } from './health.ts';
import { isUnlogged } from './unlogged.ts';

const QUIET = /^\/(assets|illustrations|healthz|readyz|metrics)/;

/** One line a request: method, path without its query, status, milliseconds. Nothing personal, and nothing of what is untold. */
export function createRequestLog(log: Log, health: Health): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method, path } = c.req;
    if (isUnlogged(path)) return;
    const status = c.res.status;
    health.requests.observe({ method, route: routeOf(path), status: String(status) }, ms / 1000);
    if (!QUIET.test(path)) log.debug({ method, path: withoutIds(path), status, ms }, 'request');
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

export function withoutIds(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
}
