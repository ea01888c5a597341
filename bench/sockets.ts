import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import { openPage } from '../tests/support/page.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { residentMegabytes } from './processes.ts';
import { sized } from './size.ts';

const PAGES = sized(2_000, 50);
const OPENED_AT_ONCE = 50;
const MESSAGES = sized(20, 2);
const PAUSE_MS = 250;
const RESTART_LIMIT_MS = 60_000;

type Page = { readonly client: RealtimeClient; readonly channel: RealtimeChannel };

/**
 * Two thousand open pages on one topic, all with the official client and its own delays: memory,
 * time to join, time until a message is heard by all, and time until all are back after a restart.
 */
export async function benchSockets(): Promise<void> {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  const backend = await startBackend();
  const key = await backend.tokenOf({ role: 'anon' });
  const delays: number[] = [];
  const pages: Page[] = [];
  try {
    const before = await residentMegabytes(backend);
    const joins: number[] = [];
    while (pages.length < PAGES) {
      const some = await Promise.all(
        Array.from({ length: OPENED_AT_ONCE }, () => openAndJoin(backend, key, delays)),
      );
      for (const { page, ms } of some) {
        pages.push(page);
        joins.push(ms);
      }
    }
    const after = await residentMegabytes(backend);
    out(`${PAGES} open pages, this process and the server's on the same machine`);
    out(`memory: ${before} MB before, ${after} MB with them: ${after - before} MB (asked: < 200)`);
    out(`join, ${OPENED_AT_ONCE} at once: ${spread(joins)}`);

    const [speaker] = pages;
    for (let n = 0; n < MESSAGES; n += 1) {
      await speaker?.channel.send({ type: 'broadcast', event: 'a', payload: { sent: Date.now() } });
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    out(`heard ${delays.length} of ${MESSAGES * (PAGES - 1)}, after: ${spread(delays)}`);

    await backend.restart();
    const began = performance.now();
    const isBack = ({ channel }: Page) => channel.state === 'joined';
    while (!pages.every(isBack) && performance.now() - began < RESTART_LIMIT_MS) {
      await new Promise((done) => setTimeout(done, 100));
    }
    const back = pages.filter(isBack).length;
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    out(`after a restart: ${back} of ${PAGES} back in ${seconds} s (asked: all in 30 s)`);
    if (back < PAGES) process.exitCode = 1;
  } finally {
    await Promise.all(pages.map(({ client }) => client.disconnect()));
    await backend.stop();
  }
}

async function openAndJoin(
  { url }: BackendProcess,
  key: string,
  delays: number[],
): Promise<{ page: Page; ms: number }> {
  const began = performance.now();
  const client = openPage(url, key);
  const channel = client.channel('everybody');
  channel.on('broadcast', { event: 'a' }, ({ payload }) => {
    delays.push(Date.now() - Number(payload.sent));
  });
  await new Promise<void>((done, fail) => {
    channel.subscribe((status, error) =>
      status === 'SUBSCRIBED' ? done() : fail(error ?? new Error(status)),
    );
  });
  return { page: { client, channel }, ms: performance.now() - began };
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
  return `half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, all within ${at(1)} ms`;
}
