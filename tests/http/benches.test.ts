import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { BENCHMARKS } from '../../bench/benchmarks.ts';
import type { TORTURES } from '../../bench/tortures.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { lengthOf } from '../support/nightly.ts';
import { createTestDatabase, urlOf } from '../support/postgres.ts';

// Commands that nobody runs rot: each is run once, as small as it can be, and must end well with what it measured. The
// night runs them all; each commit those that take seconds.

const ROOT = resolve(import.meta.dirname, '../..');

/** They measure in a browser, for minutes. */
const BY_HAND = ['pages', 'edits'];
/** They take seconds, on a busy machine too. */
const OF_COMMIT = ['duerp', 'invoices', 'administrators', 'nightly'];
const isOfCommit = (name: string) => OF_COMMIT.includes(name);
/** They start the whole product, which fills a database without a demonstration for a minute. */
const WITH_DEMO = ['shop', 'ssr', 'visitors', 'imports', 'starve'];

/** How often each torment is repeated here. */
const RUNS: Readonly<Record<keyof typeof TORTURES, string>> = {
  rest: '20',
  bodies: '20',
  files: '10',
  accounts: '2',
  imports: '40',
  anonymity: '1',
  'anonymity-http': '1',
  alerts: '1',
  orders: '10',
  payments: '13',
  invoices: '6',
  versions: '1',
  closing: '10',
  starve: '1',
  // Only that it finds what runs the suite.
  nightly: '1',
  administrators: '1',
};

/** They open the product twice, under two keys of answers: on a server of their own. */
const ALONE = ['anonymity'];

async function run(command: 'bench' | 'torture', words: readonly string[]): Promise<string> {
  const name = words[0] ?? '';
  // A process of the product shows them.
  if (WITH_DEMO.includes(name)) await buildPages(pino({ level: 'silent' }));
  const { owner, drop, vaultKey } = WITH_DEMO.includes(name)
    ? await createDemoDatabase()
    : { ...(await createTestDatabase()), vaultKey: undefined };
  onTestFinished(drop);
  const child = spawn(process.execPath, [`bench/${command}.ts`, ...words], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve(ROOT, 'node_modules/.cache/compiled'),
      BENCH_SIZE: 'tiny',
      ...(!ALONE.includes(name) && { BENCH_DATABASE_URL: urlOf(owner) }),
      ...(vaultKey && { BENCH_VAULT_KEY: vaultKey }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const [code] = await once(child, 'close');
  expect(code, `${printed}\n${complained}`).toBe(0);
  return printed;
}

const benches = Object.keys(BENCHMARKS).filter((name) => !BY_HAND.includes(name));

test.each(lengthOf(benches, isOfCommit))(
  'npm run bench -- %s runs, and prints its figures beside what is asked',
  async (name) => {
    expect(await run('bench', [name])).toMatch(/\d.*asked|asked[\s\S]*\d/);
  },
);

test.each(lengthOf(Object.entries(RUNS), ([name]) => isOfCommit(name)))(
  'npm run torture -- %s %s runs, and prints what it found',
  async (name, runs) => {
    const words = name === 'nightly' ? [name, runs, '1', '--help'] : [name, runs, '1'];
    expect(await run('torture', words)).toMatch(/\d/);
  },
);
