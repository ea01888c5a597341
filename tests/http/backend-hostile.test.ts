import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzBodies } from '../support/fuzz-bodies.ts';
import { runs } from '../support/nightly.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const SEED = 20261121;
const BODIES = runs(1_500, 500);

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', FAIR_USE: 'off' });
});
afterAll(() => product.stop());

// `npm run torture -- bodies` sends a hundred thousand.
test(`${BODIES} hostile bodies, to every route and as everybody, meet no fault`, async () => {
  const { tokens, routes, url } = product;
  const callers = [
    '',
    'x.y.z',
    await tokens.apiKey('anon'),
    await tokens.apiKey('service_role'),
    await tokens.signAccess({ role: 'authenticated', sub: randomUUID() }, 3_600),
  ];
  const { statuses, faults } = await fuzzBodies(url, {
    routes,
    tokens: callers,
    runs: BODIES,
    seed: SEED,
  });
  expect(faults).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(BODIES / 75);
});

test.each([
  ['/auth/v1/signup', 'anon'],
  ['/rest/v1/products', 'service_role'],
  ['/rest/v1/rpc/anything', 'anon'],
  ['/storage/v1/bucket', 'service_role'],
  ['/storage/v1/object/move', 'anon'],
  ['/realtime/v1/api/broadcast', 'anon'],
  ['/realtime/v1/api/broadcast/a/events/b', 'anon'],
  ['/functions/v1/list-products', 'anon'],
] as const)('a body that never ends is not read to its end: %s', async (path, role) => {
  const key = await product.tokens.apiKey(role);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(100_000).fill(0x20));
      if (sent === 300) controller.close();
    },
  });
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
});
