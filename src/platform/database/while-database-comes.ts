import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isRefusedLogin } from './credential.ts';
import { asUnavailable, DatabaseUnavailable } from './database-unavailable.ts';

const LIMIT_MS = 60_000;
const PAUSE_MS = 500;

/**
 * Tries again, for a minute, what failed because the database could not be reached: it may be on its way.
 * A refused password is not waited for.
 * @throws Error saying for how long it did not answer
 */
export async function whileDatabaseComes<T>(
  log: Logger,
  start: () => Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (Date.now() > deadline) {
        const words = `The database did not answer for ${limitMs / 1_000} seconds: ${String(error)}`;
        throw new Error(words, { cause: error });
      }
      log.warn({ err: error }, 'the start waits for the database');
      await sleep(PAUSE_MS);
    }
  }
}

function isAway(error: unknown): boolean {
  if (isRefusedLogin(error)) return false;
  if (error instanceof DatabaseUnavailable) return !isRefusedLogin(error.cause);
  if (asUnavailable(error) instanceof DatabaseUnavailable) return true;
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}
