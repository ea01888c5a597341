import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { appointAdministrator } from './sign-in.ts';

/** Where stories of people who sign in take place; there from the first story on. */
export type Stage = { readonly server: ServerProcess; readonly browser: Browser };

/** The product in a process of its own, whose administrator is appointed, and a browser. */
export function setStage(): Stage {
  const stage = {} as { server: ServerProcess; browser: Browser };
  beforeAll(async () => {
    [stage.server, stage.browser] = await Promise.all([
      startServer({ AUTH_RATE_LIMITS: 'off' }),
      launchBrowser(inject('browser')),
    ]);
    await appointAdministrator(stage.server);
  });
  afterAll(async () => {
    await stage.browser.close();
    await stage.server.stop();
  });
  return stage;
}
