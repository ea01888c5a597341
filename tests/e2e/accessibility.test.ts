import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { PUBLIC_PATHS } from '../support/routes.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { isAlive, WIDTHS, welcome } from '../support/visitor.ts';

let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser(inject('browser'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Signing in, as somebody meets it who is not signed in. */
const SIGN_IN_PATHS = [
  '/auth',
  '/auth/login',
  '/auth/login?new',
  '/auth/callback?token_hash=abc&type=magiclink',
  '/auth/callback?error=access_denied',
  '/auth/logout',
  '/reset-password',
  '/reset-password?token_hash=abc&type=recovery',
  '/dashboard',
] as const;

const widths = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test.each(widths)('every page is without an accessibility fault at %s width', async (width) => {
    const scheme = width === 'tablet' ? 'dark' : 'light';
    const { page, leave } = await welcome(browser, server.url, { language, width, scheme });
    const found: string[] = [];
    for (const path of [...PUBLIC_PATHS, ...SIGN_IN_PATHS]) {
      await page.goto(path);
      await isAlive(page);
      found.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) found.push(`${path}: ${overflow}px too wide`);
    }
    expect(found).toEqual([]);
    await leave();
  });
});
