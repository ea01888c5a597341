import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from './measure.ts';

/** Lighthouse’s phone, applied by the browser instead of computed afterwards. */
const SLOW_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_PROCESSOR = 4;
const PHONE = { width: 390, height: 844 };
const CALM_MS = 3_000;
const PATIENCE_MS = 20_000;

/** What is pressed first on a page; a panel or a dialog is what it leads to. */
export const FIRST_TAPS: Readonly<Record<string, RegExp>> = {
  '/': /^Menu$/,
  '/saas': /^Menu$/,
  '/box': /^Ajouter au panier/,
  '/boutique/produit/box-saveurs': /^Ajouter au panier/,
};

/** In milliseconds, scripts and shift apart. */
export type Felt = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Time by which tasks were longer than 50 ms, until `CALM_MS` after loading. */
  readonly blocked: number;
  readonly shift: number;
  readonly scriptFiles: number;
  /** As sent, headers left out. */
  readonly scriptBytes: number;
  /** From the finger on the glass to the dialog that is seen, three seconds after loading. */
  readonly calmTap: number;
  /** The same of a finger that comes with the first paint. */
  readonly earlyTap: number;
};

/** Opens the page twice in each round, as somebody who was never there; medians of `rounds`. */
export async function feltOn(
  browser: Browser,
  address: string,
  tapped: RegExp,
  rounds: number,
): Promise<Felt> {
  const all: Felt[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await calmVisit(browser, address, tapped);
    const early = await onPhone(browser, async (page) => {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      return tap(page, tapped);
    });
    all.push({ ...calm, earlyTap: early });
  }
  const first = all[0] as Felt;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(all.map((felt) => felt[key as keyof Felt]))]),
  ) as Felt;
}

function calmVisit(browser: Browser, address: string, tapped: RegExp) {
  return onPhone(browser, async (page, devtools) => {
    const scripts = await watchScripts(devtools);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(CALM_MS);
    const seen = await page.evaluate(() => window.seen);
    const [paint] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    );
    const fetched = {
      scriptFiles: scripts.length,
      scriptBytes: scripts.reduce((a, b) => a + b, 0),
    };
    return {
      firstPaint: paint ?? Number.NaN,
      ...seen,
      ...fetched,
      calmTap: await tap(page, tapped),
      earlyTap: 0,
    };
  });
}

declare global {
  interface Window {
    seen: { largestPaint: number; blocked: number; shift: number };
    tapped?: { at: number; effect?: number };
  }
}

async function onPhone<Result>(
  browser: Browser,
  visit: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'fr-FR',
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    await page.addInitScript(watchPage);
    return await visit(page, devtools);
  } finally {
    await context.close();
  }
}

/** Runs in the page: what a person sees and waits for. */
function watchPage(): void {
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const seen = { largestPaint: 0, blocked: 0, shift: 0 };
  window.seen = seen;
  const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  addEventListener(
    'pointerdown',
    () => {
      const tapped: NonNullable<Window['tapped']> = { at: performance.now() };
      window.tapped = tapped;
      const look = () => {
        const over = [...document.querySelectorAll('[role=dialog], [popover]')];
        if (over.some((each) => each.checkVisibility(SEEN))) tapped.effect = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    true,
  );
}

/** @throws Error where nothing comes of it */
async function tap(page: Page, name: RegExp): Promise<number> {
  await page.getByRole('button', { name }).first().tap({ timeout: PATIENCE_MS });
  await page.waitForFunction(() => window.tapped?.effect, undefined, { timeout: PATIENCE_MS });
  return page.evaluate(() => (window.tapped?.effect ?? Number.NaN) - (window.tapped?.at ?? 0));
}

async function watchScripts(devtools: CDPSession): Promise<number[]> {
  const sizes: number[] = [];
  const ids = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.endsWith('javascript')) ids.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ids.has(requestId)) sizes.push(encodedDataLength);
  });
  return sizes;
}

export type FeltRow = Felt & { readonly path: string };

/** Goals, in milliseconds and as sent; what is fetched ahead for the first press is in the scripts. */
const GOALS: readonly (readonly [keyof Felt, string, number])[] = [
  ['calmTap', 'tap ms', 200],
  ['earlyTap', 'early tap', 1_000],
  ['firstPaint', 'FCP ms', 1_500],
  ['largestPaint', 'LCP ms', 1_500],
  ['blocked', 'TBT ms', 200],
  ['shift', 'CLS', 0.01],
  ['scriptFiles', 'files', 24],
  ['scriptBytes', 'script B', 185_000],
];

/** Answers whether every goal is met. */
export function printFelt(rows: readonly FeltRow[], rounds: number): boolean {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  const line = (first: string, cells: readonly string[]) =>
    out(first.padEnd(32) + cells.map((cell) => ` ${cell.padStart(10)}`).join(''));
  out(`\nA slow phone (processor ÷ ${SLOW_PROCESSOR}, 1.6 Mbit/s, 150 ms), median of ${rounds}\n`);
  line('page', [...GOALS.map(([, title]) => title), 'missed']);
  line(
    'goal, at most',
    GOALS.map(([, , most]) => String(most)),
  );
  let isMet = true;
  for (const row of rows) {
    const missed = GOALS.filter(([key, , most]) => !(row[key] <= most)).map(([, title]) => title);
    if (missed.length > 0) isMet = false;
    const cells = GOALS.map(([key]) => row[key].toFixed(key === 'shift' ? 4 : 0));
    line(row.path, [...cells, missed.join(', ') || '–']);
  }
  return isMet;
}
