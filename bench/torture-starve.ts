import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quoteCart } from '#shop/orders/contract.ts';
import { line } from '../tests/support/checkout-orders.ts';
import { callOver } from '../tests/support/running-product.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { percentile } from './measure.ts';
import { type Running, startProcess } from './processes.ts';
import { isTiny, sized } from './size.ts';
import type { HostileTally, StarveOrders } from './starve-hostile.ts';

const CLIENTS = sized(50, 2);
const VISITORS = 10;
const QUIET_SECONDS = sized(20, 1);
const THINK_MS = 100;
const MOST_SLOWER = 2;

type Visit = { readonly ms: number; readonly status: number };
type Visits = Readonly<Record<string, Visit[]>>;

const CACHED = 'cached pages';
/** One word from a process that does nothing else: what the machine alone, and these clients, make wait. */
const BARE = 'bare server';
/** What somebody does who means well: of a cached page the time counts, of all the rest that it is answered. */
const JOURNEY: readonly (readonly [what: string, path: string, body?: object])[] = [
  [CACHED, '/'],
  [CACHED, '/box'],
  [CACHED, '/boutique/produit/box-saveurs'],
  ['prices', '/functions/v1/list-products', {}],
  [CACHED, '/saas'],
  ['tables', '/rest/v1/products?select=id,slug&limit=5'],
  [CACHED, '/contact'],
  ['sign-in', '/auth/v1/token?grant_type=password', { password: 'pas le bon' }],
  ['probe', '/readyz'],
  [BARE, '/'],
];

/**
 * Fifty hostile clients of each kind, while visitors browse. Each kind comes from a network of its own, as
 * one machine or one house of machines would.
 * @param seconds how long it lasts
 */
export async function tortureStarve(seconds: number): Promise<void> {
  const server = await startBackend({ TRUSTED_PROXIES: '1' }, 10, 'src/app/server-main.ts');
  const bare = await startProcess('bench/hello-server.ts', {});
  try {
    const orders = await hostileOrders(server, seconds);
    await browse(server, bare, sized(5, 1));
    const quiet = await browse(server, bare, QUIET_SECONDS);
    const hostile = startHostile(orders);
    const busy = await browse(server, bare, seconds);
    printTable(quiet, busy, await hostile);
  } finally {
    await bare.stop();
    await server.stop();
  }
}

async function hostileOrders(server: BackendProcess, seconds: number): Promise<StarveOrders> {
  const { rows } = await server.pool.query<{ user_id: string; company_id: string }>(
    `select user_id, company_id from public.company_members where role = 'hr' limit 1`,
  );
  const { totals } = await callOver(
    server.url,
    quoteCart,
    { lines: [line('box-saveurs', 1)] },
    'fr',
  );
  return {
    url: server.url,
    seconds,
    clients: CLIENTS,
    hrToken: await server.tokenOf({ role: 'authenticated', sub: rows[0]?.user_id }),
    companyId: rows[0]?.company_id ?? '',
    grossCents: totals.grossCents,
  };
}

async function startHostile(orders: StarveOrders): Promise<HostileTally> {
  const script = resolve(import.meta.dirname, 'starve-hostile.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // They are on this machine too: what they compute is not what is measured.
  if (child.pid) setPriority(child.pid, 15);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await once(child, 'close');
  return JSON.parse(printed) as HostileTally;
}

/** Visitors of ten networks, each at their own pace. */
async function browse(product: Running, bare: Running, seconds: number): Promise<Visits> {
  const visits: Record<string, Visit[]> = {};
  const ends = performance.now() + seconds * 1_000;
  const agent = new Agent({ keepAlive: true });
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    await sleep((THINK_MS / VISITORS) * visitor);
    for (let step = visitor; performance.now() < ends; step += 1) {
      const [what, path, body] = JOURNEY[step % JOURNEY.length] ?? [CACHED, '/'];
      const began = performance.now();
      const { url } = what === BARE ? bare : product;
      const status = await statusOf(agent, `${url}${path}`, `10.1.${visitor}.1`, body);
      visits[what] = [...(visits[what] ?? []), { ms: performance.now() - began, status }];
      await sleep(THINK_MS);
    }
  });
  await Promise.all(visitors);
  agent.destroy();
  return visits;
}

/** 599 when there was no answer at all. */
function statusOf(agent: Agent, url: string, network: string, body?: object): Promise<number> {
  return new Promise((done) => {
    const sent = request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': network,
          'accept-encoding': 'br',
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 599));
      },
    );
    sent.on('error', () => done(599));
    // Everybody their own address: of one, nobody may try many passwords.
    const email = `${randomUUID()}@example.com`;
    sent.end(body && JSON.stringify('password' in body ? { email, ...body } : body));
  });
}

function printTable(quiet: Visits, busy: Visits, hostile: HostileTally): void {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  const p95 = (visits: readonly Visit[] = []) =>
    percentile(
      visits.map(({ ms }) => ms),
      0.95,
    );
  out(`${CLIENTS} hostile clients of each kind, what they were answered:`);
  for (const [kind, answers] of Object.entries(hostile)) {
    const told = Object.entries(answers).map(([answer, times]) => `${answer} × ${times}`);
    out(`  ${kind.padEnd(14)} ${told.join(', ')}`);
  }
  out(`${VISITORS} visitors meanwhile:`);
  out(
    `  ${'what'.padEnd(14)} ${'answers'.padStart(8)} ${'5xx'.padStart(5)} ${'429'.padStart(5)}  p95 quiet    p95 then`,
  );
  let faults = 0;
  for (const [what, visits] of Object.entries(busy)) {
    const failed = visits.filter(({ status }) => status >= 500).length;
    const refused = visits.filter(({ status }) => status === 429).length;
    faults += failed;
    out(
      `  ${what.padEnd(14)} ${String(visits.length).padStart(8)} ${String(failed).padStart(5)} ${String(refused).padStart(5)}` +
        ` ${p95(quiet[what]).toFixed(1).padStart(8)} ms ${p95(visits).toFixed(1).padStart(8)} ms`,
    );
  }
  const ratio = p95(busy[CACHED]) / p95(quiet[CACHED]);
  out(`5xx for visitors: ${faults} (asked: 0)`);
  const longer = (what: string) => (p95(busy[what]) - p95(quiet[what])).toFixed(1);
  out(`a bare server waits ${longer(BARE)} ms more, cached pages ${longer(CACHED)} ms more`);
  out(`p95 of cached pages: ${ratio.toFixed(2)} of the quiet figure (asked: < ${MOST_SLOWER})`);
  if (faults > 0 || !(ratio < MOST_SLOWER || isTiny)) process.exitCode = 1;
}
