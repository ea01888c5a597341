import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '#shop/orders/contract.ts';
import { readWork } from '#staff/contract.ts';
import { decide, line, orderOf } from '../support/checkout-orders.ts';
import { staffMember } from '../support/staff.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** As the proxy of a machine would pass a stranger's request on. */
const THROUGH_PROXY = { 'x-forwarded-for': '192.0.2.7' };

let product: TestProduct;
const lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  product = await startTestProduct({}, undefined, { log: pino({ level: 'warn' }, sink) });
});
afterAll(() => product.stop());

describe('what is for whoever works on this machine', () => {
  test.each(['/__mail', '/__mail/some.mail/source', '/metrics'])(
    '%s answers here, and nobody who comes through a proxy',
    async (place) => {
      expect((await fetch(product.url + place)).status).not.toBe(403);
      for (const headers of [THROUGH_PROXY, { forwarded: 'for=192.0.2.7' }, { via: '1.1 proxy' }]) {
        expect((await fetch(product.url + place, { headers })).status).toBe(403);
      }
    },
  );

  test('play money is for this machine unless it was asked for by name', async () => {
    const input = await orderOf(product, [line('box-saveurs', 1)]);
    const { redirectUrl } = await product.call(placeOrder, input);
    expect((await fetch(redirectUrl ?? '', { headers: THROUGH_PROXY })).status).toBe(403);
    const paid = await fetch(redirectUrl ?? '', {
      method: 'POST',
      headers: { ...THROUGH_PROXY, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=paid',
      redirect: 'manual',
    });
    expect(paid.status).toBe(403);
    expect((await decide(redirectUrl ?? '', 'paid')).status).toBe(303);
    const open = await startTestProduct({ SANDBOX_PAYMENTS: 'on' });
    const { redirectUrl: page } = await open.call(
      placeOrder,
      await orderOf(open, [line('box-saveurs', 1)]),
    );
    expect((await fetch(page ?? '', { headers: THROUGH_PROXY })).status).toBe(200);
    await open.stop();
  });
});

test('a proxy that is not counted is said once in the log, counted, and told to staff who come through it', async () => {
  const paul = await staffMember(product);
  const token = (await paul.client.getSession()).data.session?.access_token;
  const work = (headers: Record<string, string>) =>
    fetch(`${product.url}/functions/v1/${readWork.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: '{}',
    }).then((response) => response.json() as Promise<{ isProxyUnbelieved: boolean }>);
  expect((await work({})).isProxyUnbelieved).toBe(false);
  for (let asked = 0; asked < 3; asked += 1) {
    expect((await work(THROUGH_PROXY)).isProxyUnbelieved).toBe(true);
  }
  expect(lines.filter((entry) => entry.includes('TRUSTED_PROXIES'))).toHaveLength(1);
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  const counted = /^http_requests_unbelieved_proxy_total (\d+)$/m.exec(metrics)?.[1];
  expect(Number(counted)).toBeGreaterThanOrEqual(3);
});
