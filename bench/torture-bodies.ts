import { randomUUID } from 'node:crypto';
import { mountBackend, openBackend } from '#backend/backend.ts';
import { createClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { type Route, routesOf } from '../tests/support/every-route.ts';
import { fuzzBodies } from '../tests/support/fuzz-bodies.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { torture } from './torment.ts';

/** Hostile bodies to every other route, as everybody: no fault, memory that stays flat. */
export async function tortureBodies(runs: number, seed: number): Promise<void> {
  const backend = await startBackend({
    AUTH_RATE_LIMITS: 'off',
    FAIR_USE: 'off',
    AUTH_ANONYMOUS: 'on',
    // What is kept for ever would end the process; without a limit, garbage looks the same.
    NODE_OPTIONS: '--max-old-space-size=130',
  });
  try {
    const tokens = [
      '',
      'x.y.z',
      ...(await Promise.all(
        ['anon', 'service_role', 'authenticated'].map((role) =>
          backend.tokenOf({ role, sub: randomUUID() }),
        ),
      )),
    ];
    const routes = await routesOfBackend(backend);
    await torture({ what: 'hostile bodies', backend, runs, seed }, (part) =>
      fuzzBodies(backend.url, { ...part, routes, tokens }),
    );
  } finally {
    await backend.stop();
  }
}

/** The routes of a backend like the one that runs, as its router knows them. */
async function routesOfBackend({ pool }: BackendProcess): Promise<Route[]> {
  const log = createLog('silent');
  const database = await openDatabase({ owner: pool.options, log });
  const twin = await openBackend({
    config: readConfig({}),
    database,
    clock: createClock(undefined),
    log,
    publicUrl: 'http://localhost',
    languageOf: () => 'fr',
    networkOf: () => 'none',
    networkOfSocket: () => 'none',
  });
  const routes = routesOf(mountBackend(twin, []).routes);
  await twin.close();
  await database.close();
  return routes;
}
