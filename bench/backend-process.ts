import { SignJWT } from 'jose';
import type pg from 'pg';
import { openPool } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { openPlace } from './place.ts';
import { type Running, startProcess } from './processes.ts';

const SECRET = 'a secret of this run that is long enough';

export type BackendProcess = Running & {
  /** The schema's owner on the same database. */
  readonly pool: pg.Pool;
  /** A token with these claims, that the backend believes. */
  tokenOf(claims: Record<string, unknown>): Promise<string>;
  /** Starts the process anew, at the same address. */
  restart(): Promise<void>;
};

/** The backend alone, or the whole product, in a process and on a database of its own. */
export async function startBackend(
  settings: Record<string, string> = {},
  connections = 10,
  program = 'src/app/backend-main.ts',
): Promise<BackendProcess> {
  const place = await openPlace();
  const start = (port: string) =>
    startProcess(program, {
      PORT: port,
      ...place.settings,
      LOG_LEVEL: 'error',
      AUTH_JWT_SECRET: SECRET,
      ...settings,
    });
  let running = await start('0');
  const pool = openPool(place.owner, connections, createLog('warn'));
  return {
    url: running.url,
    get pid() {
      return running.pid;
    },
    pool,
    tokenOf: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('2h')
        .sign(new TextEncoder().encode(SECRET)),
    async restart() {
      await running.stop();
      running = await start(new URL(running.url).port);
    },
    async stop() {
      await running.stop();
      await pool.end();
      await place.leave();
    },
  };
}
