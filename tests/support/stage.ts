import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { leaveBrowser, workersBrowser } from './browser.ts';
import { openServer } from './opened-server.ts';
import type { StartedServer } from './server-place.ts';
import { appointAdministrator, STAGE_SECRET } from './sign-in.ts';

/** Where stories of people who sign in take place; there from the first story on. */
export type Stage = { readonly server: StartedServer; readonly browser: Browser };

/**
 * The product on a database of its own, whose administrator is appointed, and a browser: both in processes that
 * files of one worker have in common.
 */
export function setStage(settings: () => Record<string, string> = () => ({})): Stage {
  const stage = {} as { server: StartedServer; browser: Browser };
  beforeAll(async () => {
    [stage.server, stage.browser] = await Promise.all([
      openServer({ AUTH_RATE_LIMITS: 'off', AUTH_JWT_SECRET: STAGE_SECRET, ...settings() }),
      workersBrowser(inject('browser')),
    ]);
    await appointAdministrator(stage.server);
    await demoHasSettled(stage.server);
  });
  afterAll(async () => {
    await leaveBrowser(stage.browser);
    await stage.server.stop();
  });
  return stage;
}

const SETTLED_WITHIN_MS = 120_000;

/** What follows from the demo’s weeks has happened: nothing of it arrives in the middle of a story. */
async function demoHasSettled({ owner }: StartedServer): Promise<void> {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  // One connection: each new one costs the server more than the question.
  const client = new pg.Client(owner);
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query(`select count(*)::int as due from graphile_worker.jobs
        where run_at <= now() or locked_at is not null`);
      if (rows[0]?.due === 0) return;
      if (Date.now() > deadline) throw new Error(`${rows[0]?.due} jobs of the demo are still due`);
      await new Promise((done) => setTimeout(done, 50));
    }
  } finally {
    await client.end();
  }
}
