import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { appointAdministrator } from './sign-in.ts';

/** Where stories of people who sign in take place; there from the first story on. */
export type Stage = { readonly server: ServerProcess; readonly browser: Browser };

/** The product in a process of its own, whose administrator is appointed, and a browser. */
export function setStage(settings: () => Record<string, string> = () => ({})): Stage {
  const stage = {} as { server: ServerProcess; browser: Browser };
  beforeAll(async () => {
    [stage.server, stage.browser] = await Promise.all([
      startServer({ AUTH_RATE_LIMITS: 'off', ...settings() }),
      launchBrowser(inject('browser')),
    ]);
    await appointAdministrator(stage.server);
    await demoHasSettled(stage.server);
  });
  afterAll(async () => {
    await stage.browser.close();
    await stage.server.stop();
  });
  return stage;
}

const SETTLED_WITHIN_MS = 120_000;

/** What follows from the demo’s weeks has happened: nothing of it arrives in the middle of a story. */
async function demoHasSettled({ sql }: ServerProcess): Promise<void> {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const { rows } = await sql(`select count(*)::int as due from graphile_worker.jobs
      where run_at <= now() or locked_at is not null`);
    if (rows[0]?.due === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.due} jobs of the demo are still due`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
