import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { appointAdministrator, signInHere } from '../support/sign-in.ts';
import { isAlive, type Visitor, welcome } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const SCREENS = [
  '/dashboard',
  '/dashboard/employees',
  '/dashboard/employees/import',
  '/dashboard/boxes',
  '/dashboard/billing',
  '/dashboard/settings',
  '/dashboard/settings/journal',
  '/user-dashboard',
  '/cms/companies',
];

let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ AUTH_RATE_LIMITS: 'off' }),
    launchBrowser(inject('browser')),
  ]);
  await appointAdministrator(server);
  await server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(['fr', 'en'] as const)('screens behind the door, in %s', (language) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await welcome(browser, server.url, { language });
    await visitor.page.goto('/auth?next=/dashboard');
    await signInHere(visitor.page, server, { email: CLAIRE, language });
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => visitor.leave());

  test.each(SCREENS)('are for everybody at every width: %s', async (screen) => {
    const { page } = visitor;
    await page.goto(screen);
    await isAlive(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectForEverybody(page);
  });
});
