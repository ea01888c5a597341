import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientNetwork, networkOf } from './client-network.ts';

/** The network that is counted for a request which comes from `socket` with this header. */
async function counted(
  trustedProxies: number,
  socket: string,
  forwarded?: string,
): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientNetwork(c, trustedProxies)));
  const incoming = { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } };
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming })).text();
}

describe('the network that limits count', () => {
  test.each([
    [0, '203.0.113.9', '198.51.100.1', '203.0.113.0/24'],
    [0, '203.0.113.9', undefined, '203.0.113.0/24'],
    [1, '127.0.0.1', '198.51.100.1', '198.51.100.0/24'],
    [1, '127.0.0.1', '6.6.6.6, 7.7.7.7, 198.51.100.1', '198.51.100.0/24'],
    [2, '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.1', '198.51.100.0/24'],
    [1, '127.0.0.1', undefined, '127.0.0.0/24'],
  ])(
    'is what our own proxies say, never what a visitor writes: %i, %s, %j',
    async (trustedProxies, socket, forwarded, network) => {
      expect(await counted(trustedProxies, socket, forwarded)).toBe(network);
    },
  );

  test.each([
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:5678', '2001:db8:1:2::/64'],
    ['203.0.113.9:5678', '203.0.113.0/24'],
    ['::FFFF:203.0.113.9', '203.0.113.0/24'],
    ['::1', '0:0:0:0::/64'],
    ['drop table', 'unknown'],
  ])('is as wide as what one subscriber is given: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
