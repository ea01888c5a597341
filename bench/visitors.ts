import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openPool } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { ask } from './http-client.ts';
import { CONCURRENCY, percentile } from './measure.ts';
import { openPlace, type Place } from './place.ts';
import { type Running, startProcess } from './processes.ts';
import { placeAndPay, queueIsEmpty } from './shop-orders.ts';
import { isTiny, sized } from './size.ts';

const SECONDS = sized(20, 1);
const VISITS_A_SECOND = 20;
const ORDERS_A_SECOND = 10;
const BURST = sized(300, 5);
/** How much longer the slowest visitor in a hundred may wait, and how long the papers of a burst may take. */
const MOST_SLOWER = 2;
const MOST_SECONDS = 60;

const PARTS: Readonly<Record<string, readonly string[]>> = {
  'npm start': ['--all'],
  'npm run web and npm run worker': ['--web', '--worker'],
};

const out = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run bench -- visitors`: how long visitors wait for the home page while ten orders a second are paid, confirmed
 * and invoiced, and how soon all that follows a burst of orders is done: in one process, and in two.
 */
export async function benchVisitors(): Promise<void> {
  out(`${VISITS_A_SECOND} visits and ${ORDERS_A_SECOND} orders a second, ${SECONDS} s; ms`);
  out(
    `${''.padEnd(34)}${['half, quiet', 'p99, quiet', 'half, then', 'p99, then'].map((each) => each.padStart(13)).join('')}`,
  );
  for (const [name, parts] of Object.entries(PARTS)) await benchParts(name, parts);
}

async function benchParts(name: string, parts: readonly string[]): Promise<void> {
  const place = await openPlace();
  const pool = openPool(place.owner, CONCURRENCY, createLog('warn'));
  const running: Running[] = [];
  try {
    for (const part of parts) running.push(await startPart(place, part));
    const url = running[0]?.url ?? '';
    await visits(url, sized(3, 1));
    const quiet = await visits(url, SECONDS);
    const [busy] = await Promise.all([visits(url, SECONDS), orders(url)]);
    await queueIsEmpty(pool);
    const cells = [quiet, busy].flatMap((each) => [percentile(each, 0.5), percentile(each, 0.99)]);
    out(name.padEnd(34) + cells.map((cell) => cell.toFixed(1).padStart(13)).join(''));
    const slower = percentile(busy, 0.99) / percentile(quiet, 0.99);
    out(
      `  p99 is ${slower.toFixed(1)} of the quiet one (asked of two processes: ≤ ${MOST_SLOWER})`,
    );
    const seconds = await burst(url, pool);
    out(
      `  ${BURST} orders at once: all done ${seconds.toFixed(0)} s later (asked: ≤ ${MOST_SECONDS} s)`,
    );
    const isReached = seconds <= MOST_SECONDS && (parts.length < 2 || slower <= MOST_SLOWER);
    if (!isReached && !isTiny) process.exitCode = 1;
  } finally {
    for (const each of running) await each.stop();
    await pool.end();
    await place.leave();
  }
}

function startPart({ settings }: Place, part: string): Promise<Running> {
  return startProcess(
    'src/app/server-main.ts',
    { PORT: '0', ...settings, LOG_LEVEL: 'warn', FAIR_USE: 'off', ORDER_LIMITS: 'off' },
    [part],
  );
}

/** One after the other at their own pace, however long an answer takes. */
async function steadily(
  aSecond: number,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const begun: Promise<unknown>[] = [];
  for (let at = 0; at < aSecond * seconds; at += 1) {
    begun.push(work());
    await sleep(1_000 / aSecond);
  }
  await Promise.all(begun);
}

async function visits(url: string, seconds: number): Promise<number[]> {
  const took: number[] = [];
  await steadily(VISITS_A_SECOND, seconds, async () => {
    const began = performance.now();
    const { status } = await ask(url, { headers: { 'accept-encoding': 'br' } });
    if (status !== 200) throw new Error(`the home page answered ${status}`);
    took.push(performance.now() - began);
  });
  return took;
}

const orders = (url: string) => steadily(ORDERS_A_SECOND, SECONDS, () => placeAndPay(url));

/** @returns the seconds from the first order until nothing is left to be done for the last one */
async function burst(url: string, pool: pg.Pool): Promise<number> {
  const began = performance.now();
  let left = BURST;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (; left > 0; left -= 1) await placeAndPay(url);
    }),
  );
  await queueIsEmpty(pool);
  return (performance.now() - began) / 1_000;
}
