import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { isProxyUnbelieved, localOnly } from './client-network.ts';

const app = new Hono<{ Bindings: HttpBindings }>();
app.use('/door/*', localOnly('closed'));
app.get('/door', (c) => c.text('open'));

/** Asks as if from that address. */
async function ask(from: string, headers: Record<string, string> = {}): Promise<number> {
  const incoming = { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } };
  const request = { headers: { host: 'localhost:3000', ...headers } };
  return (await app.request('/door', request, { incoming })).status;
}

describe('a door of this machine', () => {
  test.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])('opens to %s', async (from) => {
    expect(await ask(from)).toBe(200);
    expect(await ask(from, { host: '127.0.0.1' })).toBe(200);
    expect(await ask(from, { host: '[::1]:3000' })).toBe(200);
  });

  test.each([
    '192.0.2.7',
    '10.0.0.1',
    '172.17.0.1',
    '::ffff:192.168.1.4',
    '2001:db8::1',
    'fe80::1',
  ])('stays closed to %s', async (from) => {
    expect(await ask(from)).toBe(403);
  });

  test.each([
    'x-forwarded-for',
    'X-Forwarded-Proto',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
    'via',
    'cf-connecting-ip',
    'X-Client-IP',
    'x-azure-clientip',
    'true-client-ip',
    'x-envoy-external-address',
    'x-original-forwarded-for',
    'cdn-loop',
  ])(
    'stays closed to whoever comes through a proxy on it, as %s tells, whatever it says',
    async (header) => {
      for (const word of ['127.0.0.1', 'localhost', '', '1.1 proxy']) {
        expect(await ask('127.0.0.1', { [header]: word })).toBe(403);
      }
    },
  );

  test('stays closed to a page of a site whose name was led to this machine', async () => {
    for (const host of [
      'rebound.example',
      'localhost.rebound.example',
      '127.0.0.1.rebound.example:80',
      '',
    ]) {
      expect(await ask('127.0.0.1', { host })).toBe(403);
    }
  });

  test('stays closed to a server that passes requests on without a word, in the old version', async () => {
    const incoming = {
      socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' },
      httpVersionMajor: 1,
      httpVersionMinor: 0,
    };
    const request = { headers: { host: 'localhost:3000' } };
    expect((await app.request('/door', request, { incoming })).status).toBe(403);
  });

  test('stays closed where it is not known who asks', async () => {
    expect((await app.request('/door', { headers: { host: 'localhost' } })).status).toBe(403);
  });
});

test('a proxy is unbelieved while none is counted', async () => {
  const told: boolean[] = [];
  const noting = new Hono().get('/', (c) => {
    told.push(isProxyUnbelieved(c, 0), isProxyUnbelieved(c, 1));
    return c.body(null);
  });
  await noting.request('/', { headers: { 'x-forwarded-for': '192.0.2.7' } });
  await noting.request('/');
  expect(told).toEqual([true, false, false, false]);
});
