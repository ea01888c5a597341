import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPages } from '#app/build-pages.ts';
import { createLog } from '#platform/log.ts';
import { type FoundBrowser, findBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: FoundBrowser;
  }
}

/** What journeys need once: built pages and a browser. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-browser-'));
  const [browser] = await Promise.all([findBrowser(folder), buildPages(createLog('warn'))]);
  provide('browser', browser);
  return () => rm(folder, { recursive: true, force: true });
}
