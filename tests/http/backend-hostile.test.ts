import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzBodies } from '../support/fuzz-bodies.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const SEED = 20261121;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());

// `npm run torture -- bodies` sends a hundred thousand.
test('1,500 hostile bodies, to every route and as everybody, meet no fault', async () => {
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
    runs: 1_500,
    seed: SEED,
  });
  expect(faults).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20);
}, 120_000);
