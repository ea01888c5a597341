import { expect, test } from 'vitest';
import { createHealth, createHealthState } from './health.ts';

const TOKEN = 'a-token-of-32-characters-or-more';

function ask(
  path: string,
  {
    socket = '127.0.0.1',
    isReady = async () => true,
    headers = {},
  }: { socket?: string; isReady?: () => Promise<boolean>; headers?: Record<string, string> } = {},
) {
  const app = createHealth(
    createHealthState({ isReady, metricsToken: TOKEN, countChainFaults: async () => 3 }),
  );
  const incoming = { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } };
  return app.request(path, { headers: { host: 'localhost', ...headers } }, { incoming });
}

test('figures of the process are for this machine and for who shows the token', async () => {
  expect((await ask('/metrics')).status).toBe(200);
  expect((await ask('/metrics', { socket: '203.0.113.9' })).status).toBe(403);
  // Behind our proxy every visitor comes by loopback.
  const visitor = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await ask('/metrics', visitor)).status).toBe(403);
  const wrong = { socket: '203.0.113.9', headers: { authorization: `Bearer ${TOKEN}x` } };
  expect((await ask('/metrics', wrong)).status).toBe(403);
  const shown = { socket: '203.0.113.9', headers: { authorization: `Bearer ${TOKEN}` } };
  expect((await ask('/metrics', shown)).status).toBe(200);
});

test('a probe tells whether we can serve, and nothing else', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect(await (await ask(path, { socket: '203.0.113.9' })).text()).toMatch(/^(ok|ready)$/);
  const failing = await ask('/readyz', {
    isReady: () => Promise.reject(new Error('password authentication failed for user "owner"')),
  });
  expect([failing.status, await failing.text()]).toEqual([503, 'not ready']);
});
