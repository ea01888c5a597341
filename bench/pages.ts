import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../tests/support/browser.ts';
import { PUBLIC_PATHS } from '../tests/support/routes.ts';
import { openHttpsFront } from './https-front.ts';
import { median } from './measure.ts';
import { openPlace } from './place.ts';
import { startProcess } from './processes.ts';
import { isTiny } from './size.ts';
import { type FeltRow, FIRST_TAPS, feltOn, printFelt } from './taps.ts';

const HOST = 'www.prevenance.example';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The client fixed the viewport, until staff lift it; pages have a text size of their own (decision 0003). */
const BY_DECISION = 'meta-viewport';
/** Kept out of search results on purpose. */
const CLOSED_TO_ROBOTS = /^\/checkout/;

/** Of 100. How fast a page is, is what `taps.ts` measures; Lighthouse's word on it is printed, and fails nothing. */
const LEAST_SCORE = 98;
const MOST_SHIFT = 0.01;

type Figures = {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly shift: number;
  readonly blockedMs: number;
  readonly totalKilobytes: number;
};

type Row = Figures & { readonly path: string };

/**
 * `npm run bench -- pages [RUNS] [PATH…]`: first what a person feels on a slow phone (`taps.ts`) on the pages where
 * one presses something; then every public page as Lighthouse judges it, in its own mobile setting, the median of
 * RUNS (3). The product runs with a public address, which Chromium finds on this machine behind HTTP/2 over TLS, so
 * that what is said to robots, addresses and policies are those of an installation. A page is asked for at the
 * address that search engines list. Two audits are left out: of the viewport everywhere, and of being found where
 * robots are kept out. Fails where a goal is missed. Times weigh what else the machine does.
 */
export async function benchPages(): Promise<void> {
  const [runs = '3', ...paths] = process.argv.slice(3);
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-bench-'));
  const place = await openPlace();
  const product = await startProcess('src/app/server-main.ts', {
    PORT: '0',
    ...place.settings,
    PUBLIC_URL: `https://${HOST}`,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
  });
  const front = await openHttpsFront(product.url, HOST, folder);
  const debugging = await freePort();
  const browser = await openChromium(folder, front.port, debugging);
  try {
    const felt: FeltRow[] = [];
    for (const [path, tapped] of Object.entries(FIRST_TAPS)) {
      if (paths.length > 0 && !paths.includes(path)) continue;
      const address = `https://${HOST}${path}?lang=fr`;
      felt.push({ path, ...(await feltOn(browser, address, tapped, Number(runs))) });
      process.stderr.write(`${path} by finger\n`);
    }
    const rows: Row[] = [];
    for (const path of paths.length > 0 ? paths : PUBLIC_PATHS) {
      const address = `https://${HOST}${path}?lang=fr`;
      rows.push({ path, ...(await judged(address, debugging, Number(runs))) });
      process.stderr.write(`${path}\n`);
    }
    const isFelt = printFelt(felt, Number(runs));
    printTable(rows, Number(runs));
    const isReached = isFelt && rows.every((row) => faultsOf(row).length === 0);
    if (!isReached && !isTiny) process.exitCode = 1;
  } finally {
    await browser.close();
    front.close();
    await product.stop();
    await place.leave();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openChromium(folder: string, port: number, debugging: number): Promise<Browser> {
  const { executablePath, env } = await findBrowser(folder);
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debugging}`,
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}`,
    ],
  });
}

async function judged(url: string, port: number, runs: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await judgedOnce(url, port));
  const middle = (of: (figures: Figures) => number) => median(all.map(of));
  return {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    shift: middle(({ shift }) => shift),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    totalKilobytes: middle(({ totalKilobytes }) => totalKilobytes),
  };
}

async function judgedOnce(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    // A visitor who was never here; Lighthouse would leave what the page before has kept.
    clearStorageTypes: ['all'],
    onlyCategories: [...CATEGORIES],
    skipAudits: CLOSED_TO_ROBOTS.test(new URL(url).pathname)
      ? [BY_DECISION, 'is-crawlable']
      : [BY_DECISION],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  tellFailures(url, result.lhr);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcpMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    totalKilobytes: value('total-byte-weight') / 1_000,
  };
}

/** What keeps a page from 100, one line each. */
function tellFailures(
  url: string,
  { audits, categories }: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'],
): void {
  for (const id of CATEGORIES) {
    for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
      const { score = 1, displayValue = '', title = '' } = audits[audit] ?? {};
      if (weight > 0 && score !== null && score < 0.9)
        process.stderr.write(`  ${new URL(url).pathname} ${audit}: ${title} ${displayValue}\n`);
    }
  }
}

function faultsOf({ scores, shift }: Row): string[] {
  return [
    ...CATEGORIES.filter(
      (name, index) => name !== 'performance' && (scores[index] ?? 0) < LEAST_SCORE,
    ),
    ...(shift > MOST_SHIFT ? ['CLS'] : []),
  ];
}

const COLUMNS = ['perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms'];
const WEIGHTS = ['total kB'];

function printTable(rows: readonly Row[], runs: number): void {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  const first = Math.max(...rows.map(({ path }) => path.length)) + 1;
  out(`\nLighthouse, median of ${runs}\n`);
  out(
    'page'.padEnd(first) +
      [...COLUMNS, ...WEIGHTS].map((each) => each.padStart(10)).join('') +
      '  missed',
  );
  for (const row of rows) {
    const { path, scores, lcpMs, shift, blockedMs, totalKilobytes } = row;
    const cells = [
      ...scores.map(String),
      lcpMs.toFixed(0),
      shift.toFixed(3),
      blockedMs.toFixed(0),
      totalKilobytes.toFixed(1),
    ];
    out(
      path.padEnd(first) +
        cells.map((cell) => cell.padStart(10)).join('') +
        `  ${faultsOf(row).join(', ')}`,
    );
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
