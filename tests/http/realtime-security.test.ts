import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { RealtimeClient } from '@supabase/realtime-js';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket as PlainSocket } from 'ws';
import type { Clock } from '#platform/clock.ts';
import { member } from '../support/account-client.ts';
import { runs } from '../support/nightly.ts';
import { heard, openPage, subscribed } from '../support/page.ts';
import { TEST_NOW } from '../support/running-product.ts';
import { startServer } from '../support/server-process.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let now = new Date(TEST_NOW);
const clock: Clock = { now: () => now };
let anonKey: string;
beforeAll(async () => {
  product = await startTestProduct({ REALTIME_PUBLIC_TOPICS: 'on' }, clock);
  anonKey = await product.tokens.apiKey('anon');
  await sql`
    create table public.let_in (id uuid primary key);
    grant select on public.let_in to authenticated;
    create policy listed on realtime.messages for select to authenticated
      using (exists (select from public.let_in where id = auth.uid()))`.execute(
    product.database.owner,
  );
});
afterAll(() => product.stop());
beforeEach(() => {
  now = new Date(TEST_NOW);
});

const address = (key = anonKey) =>
  `${product.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`;

async function letIn(): Promise<string> {
  const sub = randomUUID();
  await sql`insert into let_in values (${sub})`.execute(product.database.owner);
  return sub;
}

/** A page that joined a private topic as somebody, and what became of it. */
async function listener(token: string) {
  const page = openPage(product.url, anonKey, { reconnectAfterMs: () => 3_600_000 });
  await page.setAuth(token);
  const channel = page.channel('house', { config: { private: true } });
  const messages: string[] = [];
  channel.on('system', {}, ({ message }) => messages.push(message));
  expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', reason: undefined });
  return { page, channel, messages };
}

describe('a token', () => {
  test('that runs out closes the page’s connection, which is told why', async () => {
    const token = await product.tokens.signAccess(
      { role: 'authenticated', sub: await letIn() },
      60,
    );
    const { page, messages } = await listener(token);
    now = new Date(now.getTime() + 59_000);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(page.connectionState()).toBe('open');
    now = new Date(now.getTime() + 2_000);
    await expect.poll(() => page.connectionState()).toBe('closed');
    expect(messages).toContain('Token has expired');
    await page.disconnect();
  });

  test('that is renewed in time keeps it open', async () => {
    const sub = await letIn();
    const claims = { role: 'authenticated', sub };
    const { page } = await listener(await product.tokens.signAccess(claims, 60));
    await page.setAuth(await product.tokens.signAccess(claims, 3_600));
    await new Promise((done) => setTimeout(done, 300));
    now = new Date(now.getTime() + 61_000);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(page.connectionState()).toBe('open');
    await page.disconnect();
  });

  test('that proves nothing is not taken, neither when joining nor later', async () => {
    const page = openPage(product.url, anonKey, { reconnectAfterMs: () => 3_600_000 });
    await page.setAuth('x.y.z');
    expect(await subscribed(page.channel('a'))).toEqual({
      status: 'CHANNEL_ERROR',
      reason: expect.stringContaining('InvalidJWTToken'),
    });
    await page.disconnect();
    const token = await product.tokens.signAccess(
      { role: 'authenticated', sub: await letIn() },
      60,
    );
    const { page: joined } = await listener(token);
    await joined.setAuth('x.y.z');
    await expect.poll(() => joined.connectionState()).toBe('closed');
    await joined.disconnect();
  });

  test('whose right was taken away closes the topic when it is renewed', async () => {
    const sub = await letIn();
    const claims = { role: 'authenticated', sub };
    const { page, channel, messages } = await listener(await product.tokens.signAccess(claims, 60));
    await sql`delete from let_in where id = ${sub}`.execute(product.database.owner);
    await page.setAuth(await product.tokens.signAccess(claims, 120));
    await expect.poll(() => channel.state).toBe('closed');
    expect(messages.join()).toContain('You do not have permissions');
    await page.disconnect();
  });

  test('of somebody else’s making joins public topics as a visitor', async () => {
    const token = await product.tokens.signAccess({ role: 'anon', sub: 'not-a-uuid' }, 60);
    const page = openPage(product.url, anonKey);
    await page.setAuth(token);
    expect((await subscribed(page.channel('public'))).status).toBe('SUBSCRIBED');
    await page.disconnect();
  });
});

describe('signing out', () => {
  test('closes the connections of the session within five seconds, in every process', async () => {
    const other = await product.another();
    const { client, id } = await member(product);
    await sql`insert into let_in values (${id})`.execute(product.database.owner);
    const { data } = await client.getSession();
    const token = data.session?.access_token ?? '';
    const bystander = openPage(product.url, anonKey);
    bystander.connect();
    const pages: RealtimeClient[] = [];
    for (const url of [product.url, other.url]) {
      const page = openPage(url, anonKey, { reconnectAfterMs: () => 3_600_000 });
      await page.setAuth(token);
      const channel = page.channel('house', { config: { private: true } });
      expect((await subscribed(channel)).status).toBe('SUBSCRIBED');
      pages.push(page);
    }
    await client.signOut({ scope: 'global' });
    await expect
      .poll(() => pages.map((page) => page.connectionState()))
      .toEqual(['closed', 'closed']);
    expect(bystander.connectionState()).toBe('open');
    for (const page of [...pages, bystander]) await page.disconnect();
    await other.stop();
  });
});

test('the product itself has no public topics: nobody joins or speaks on one', async () => {
  const closed = await startTestProduct();
  const key = await closed.tokens.apiKey('anon');
  const page = openPage(closed.url, key);
  const channel = page.channel('anything');
  expect(await subscribed(channel)).toEqual({
    status: 'CHANNEL_ERROR',
    reason: expect.stringContaining('Unauthorized'),
  });
  await expect(channel.httpSend('a', {})).rejects.toThrow('permissions');
  await page.disconnect();
  await closed.stop();
});

describe('what no client sends', () => {
  async function plain(): Promise<PlainSocket> {
    const socket = new PlainSocket(address());
    await new Promise((done) => socket.once('open', done));
    return socket;
  }
  const answers = (socket: PlainSocket) => {
    const received: unknown[] = [];
    socket.on('message', (data) => received.push(JSON.parse(String(data))));
    return received;
  };
  const reply = (reason: string) => ({
    response: { reason: expect.stringContaining(reason) },
    status: 'error',
  });

  test('is refused topic by topic, and breaks nothing', async () => {
    const socket = await plain();
    const received = answers(socket);
    const say = (...frame: unknown[]) => socket.send(JSON.stringify(frame));
    say('1', '1', 'elsewhere:a', 'phx_join', {});
    say('1', '2', 'realtime:', 'phx_join', {});
    say('1', '3', 'realtime:a', 'phx_join', { config: { private: 'yes' } });
    say('1', '4', 'realtime:a', 'broadcast', { event: 'x', payload: {} });
    say('1', '5', 'realtime:a', 'phx_join', { config: {} });
    say('1', '6', 'realtime:a', 'dance', {});
    say('1', '7', 'realtime:a', 'presence', { event: 'track', payload: { a: 'x'.repeat(20_000) } });
    say('1', '8', 'realtime:a', 'presence', { event: 'fly' });
    say(null, '9', 'phoenix', 'heartbeat', {});
    await expect.poll(() => received.length).toBe(9);
    const payloads = (received as [unknown, unknown, unknown, unknown, unknown][]).map(
      (frame) => frame[4],
    );
    expect(payloads).toEqual([
      reply('unmatched topic'),
      reply('unmatched topic'),
      reply('not understood'),
      reply('unmatched topic'),
      { status: 'ok', response: { postgres_changes: [] } },
      reply('not understood'),
      reply('too much'),
      reply('not understood'),
      { status: 'ok', response: {} },
    ]);
    socket.terminate();
  });

  test('at most a hundred topics are joined, two hundred messages a second heard', async () => {
    const socket = await plain();
    const received = answers(socket);
    for (let n = 0; n < 101; n += 1) {
      socket.send(JSON.stringify(['1', String(n), `realtime:${n}`, 'phx_join', {}]));
    }
    await expect.poll(() => received.length).toBe(101);
    expect(JSON.stringify(received.at(-1))).toContain('too many topics');
    const closed = new Promise((done) => socket.once('close', done));
    for (let n = 0; n < 250; n += 1) {
      socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]));
    }
    expect(await closed).toBe(1008);
  });

  test.each(['//', '/\\\\', '/%', '/realtime/v1/other', '*'])(
    'a connection asked for at another address is nobody’s, and harms nobody: %s',
    async (path) => {
      const { hostname, port } = new URL(product.url);
      const socket = connect(Number(port), hostname);
      const ended = new Promise((done) => socket.once('close', done));
      socket.on('error', () => undefined);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      );
      socket.setTimeout(300, () => socket.destroy());
      await ended;
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    },
  );

  test('a frame larger than any closes its connection', async () => {
    const socket = await plain();
    socket.on('error', () => undefined);
    const closed = new Promise((done) => socket.once('close', done));
    socket.send(JSON.stringify(['1', '1', 'realtime:a', 'phx_join', { a: 'x'.repeat(400_000) }]));
    expect(await closed).toBe(1009);
  });

  test('two thousand torn frames later, others hear each other', async () => {
    const frame = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc
        .uint8Array({ minLength: 6, maxLength: 60 })
        .map((bytes) => Buffer.concat([Buffer.from([3]), bytes])),
      fc
        .tuple(fc.string(), fc.string(), fc.constant('realtime:a'), fc.string(), fc.jsonValue())
        .map((parts) => JSON.stringify(parts)),
      fc
        .tuple(
          fc.constant('1'),
          fc.string(),
          fc.constantFrom('realtime:a', 'phoenix'),
          fc.constantFrom('phx_join', 'phx_leave', 'presence', 'broadcast', 'access_token'),
          fc.jsonValue(),
        )
        .map((parts) => JSON.stringify(parts)),
    );
    const frames = fc.sample(frame, { numRuns: runs(2_000, 500), seed: 20261121 });
    let socket = await plain();
    for (const [index, each] of frames.entries()) {
      if (socket.readyState !== PlainSocket.OPEN || index % 150 === 149) {
        socket.terminate();
        socket = await plain();
        socket.on('error', () => undefined);
      }
      socket.send(each, { binary: typeof each !== 'string' });
      if (index % 10 === 0) await new Promise((done) => setImmediate(done));
    }
    socket.terminate();
    const [one, two] = [openPage(product.url, anonKey), openPage(product.url, anonKey)];
    const [mouth, ears] = [one.channel('a'), two.channel('a')];
    const messages = heard(ears, 'still');
    await subscribed(mouth);
    await subscribed(ears);
    await mouth.send({ type: 'broadcast', event: 'still', payload: { there: true } });
    await expect.poll(() => messages).toEqual([{ event: 'still', payload: { there: true } }]);
    await one.disconnect();
    await two.disconnect();
  });

  test('a page that does not read is let go before it fills the memory', async () => {
    const slow = await plain();
    slow.send(JSON.stringify(['1', '1', 'realtime:flood', 'phx_join', {}]));
    await new Promise((done) => slow.once('message', done));
    slow.pause();
    const closed = new Promise((done) => slow.once('close', done));
    const key = await product.tokens.apiKey('service_role');
    const messages = Array.from({ length: 10 }, (_, n) => ({
      topic: 'flood',
      event: 'a',
      payload: { n, text: 'x'.repeat(20_000) },
    }));
    for (let round = 0; round < 100; round += 1) {
      await fetch(`${product.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify({ messages }),
      });
    }
    slow.resume();
    expect(await closed).toBe(1006);
  });
});

test('pages come back by themselves after the server started anew', async () => {
  const secret = 'a secret of the tests that is long enough';
  const settings = { AUTH_JWT_SECRET: secret, PORT: '0', DEMO_SEED: 'off' };
  const first = await startServer(settings, 'src/app/backend-main.ts');
  const { port } = new URL(first.url);
  const keyed = await new SignJWT({ role: 'anon' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
  const page = openPage(first.url, keyed);
  const channel = page.channel('a', { config: { broadcast: { self: true } } });
  const messages = heard(channel);
  expect((await subscribed(channel)).status).toBe('SUBSCRIBED');
  await first.end('SIGTERM');
  await expect.poll(() => page.connectionState()).not.toBe('open');
  const second = await startServer({ ...settings, PORT: port }, 'src/app/backend-main.ts');
  await expect.poll(() => channel.state).toBe('joined');
  await channel.send({ type: 'broadcast', event: 'back', payload: {} });
  await expect.poll(() => messages.length).toBe(1);
  await page.disconnect();
  await first.stop();
  await second.stop();
});
