import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '#basics/language.ts';
import { IS_NIGHTLY } from './nightly.ts';

export const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;

/** Somebody at a browser. What the browser complains of fails the story they are in. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What was found wrong so far; answered complaints are removed by the story that expects them. */
  readonly complaints: string[];
  leave(): Promise<void>;
}

type Manner = {
  readonly language: Language;
  readonly width?: keyof typeof WIDTHS;
  readonly scheme?: 'light' | 'dark';
  /** Another site that the story leads to, and back from. */
  readonly payPages?: string;
  /** Whether this browser keeps pages for when there is no connection. */
  readonly keepsPages?: boolean;
};

export async function welcome(browser: Browser, url: string, manner: Manner): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    locale: manner.language === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: { width: WIDTHS[manner.width ?? 'desktop'], height: 900 },
    colorScheme: manner.scheme ?? 'light',
    reducedMotion: 'reduce',
  });
  // The workers that keep pages fetch each file a second time, and write it: by night everybody's browser has them,
  // each commit those whose story it is. Where they are refused, the site works as long as there is a connection.
  if (!manner.keepsPages && !IS_NIGHTLY) await context.addInitScript(refuseWorkers);
  // What ends a story that is stuck; on a busy machine each step takes its time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  let hasSignedOut = false;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/auth/v1/logout') hasSignedOut = true;
  });
  page.on('console', (message) => {
    const text = message.text();
    // What a page had asked when its session ended is refused, as it must be, and the browser says so.
    if (hasSignedOut && text.includes('status of 401')) return;
    // Some browsers ask for an icon where a page names none, as those of a payment provider.
    if (message.location().url.endsWith('/favicon.ico')) return;
    // What is left before it was connected to says so, and no page can help it.
    if (text.includes('WebSocket is closed before the connection is established')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isKnown = origin === url || origin === manner.payPages;
    if (protocol.startsWith('http') && !isKnown) complaints.push(`third party: ${origin}`);
  });
  return {
    page,
    context,
    complaints,
    async leave() {
      await context.close();
      expect(complaints, 'the browser complained').toEqual([]);
    },
  };
}

/** Runs in the page, before its own scripts. */
function refuseWorkers(): void {
  if ('ServiceWorkerContainer' in window)
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Refused', 'SecurityError'));
}

/** The same person goes to another screen, as they first came: nothing is left of widths and colours. */
export async function goOn({ page }: Visitor, path: string): Promise<Page> {
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  return page;
}

/** Waits until scripts have taken it over and what they asked for has arrived. */
export async function isAlive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.readyState !== 'loading' && window.earlyGestures?.isTaken !== false,
      ),
    )
    .toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Nothing of the page is still being fetched: no part of it says that it waits. */
export async function hasArrived(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const waiting = page.locator('[role="status"] .animate-spin');
  await expect.poll(() => waiting.count()).toBe(0);
}

/** Takes away the browser's word on an answer of that status, which the story expects. */
export function forgive({ complaints }: Visitor, status: number): void {
  const at = complaints.findIndex((complaint) => complaint.includes(`status of ${status}`));
  expect(at, `no answer of status ${status} was complained of`).toBeGreaterThanOrEqual(0);
  complaints.splice(at, 1);
}
