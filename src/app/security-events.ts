import type { MiddlewareHandler } from 'hono';
import type { Log } from '#platform/log.ts';
import { withoutIds } from './request-log.ts';
import { isUnlogged } from './unlogged.ts';

const EVENTS: Readonly<Record<number, string>> = {
  401: 'not proven',
  403: 'not allowed',
  429: 'too many',
};

/** Of a path, enough to know the door by. */
const LONGEST_PATH = 100;

/**
 * One line for each request that was refused for who asked or how often, also where nothing else is logged. Who it
 * was is not in it: the log keeps no address, and accounts have a log of their own (`auth.audit_log_entries`).
 */
export function createSecurityEvents(log: Log): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { method, path } = c.req;
    const event = eventOf(path, c.res.status);
    if (event === undefined || isUnlogged(path)) return;
    log.info({ event, method, path: withoutIds(path).slice(0, LONGEST_PATH) }, 'refused');
  };
}

/** A wrong password or code is a wrong body in the client's protocol: there, every refusal counts. */
function eventOf(path: string, status: number): string | undefined {
  const isOfSignIn = path.startsWith('/auth/v1/') && (status === 400 || status === 422);
  return isOfSignIn ? 'not proven' : EVENTS[status];
}
