import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#platform/limits.ts';
import { forgetCounts } from '#platform/rate-limit.ts';
import { keepLogo, placeOrder } from '#shop/orders/contract.ts';
import { forgetLogos } from '#shop/orders/server/forget-logos.ts';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { forgetContactRequests } from '#shop/quotes/server/requests/forget-contact-requests.ts';
import { line, orderOf } from '../support/checkout-orders.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

test('what the privacy policy says is erased is erased, and nothing else', async () => {
  await product.call(sendContactRequest, {
    requestKey: randomUUID(),
    website: '',
    form: {
      name: 'Claire',
      company: 'Atelier',
      email: 'claire@atelier.example',
      message: 'Bonjour, une question.',
    },
  });
  const unused = await product.call(keepLogo, { imageBase64: PIXEL });
  const used = await product.call(keepLogo, { imageBase64: PIXEL });
  const customisation = {
    sleeveColour: 'pine' as const,
    swaps: [],
    logo: { objectId: used.logoId },
  };
  await product.call(
    placeOrder,
    await orderOf(product, [line('box-saveurs', 1, { customisation })]),
  );

  await forget(new Date('2026-11-24T00:00:00Z'));
  expect(await contents()).toEqual({ requests: 1, counts: 0, logos: 2 });
  await forget(new Date('2029-12-24T00:00:00Z'));
  expect(await contents()).toEqual({ requests: 0, counts: 0, logos: 1 });
  const { rows } = await product.database.ownerPool.query('select id from box_logos');
  expect(rows).toEqual([{ id: used.logoId }]);
  expect(unused.logoId).not.toBe(used.logoId);
});

/** Runs the nightly tasks as on that night. */
async function forget(night: Date): Promise<void> {
  const deps = {
    database: product.database,
    clock: { now: () => new Date(night) },
    limits: LIMITS,
  };
  await forgetCounts(deps);
  await forgetContactRequests(deps);
  await forgetLogos(deps);
}

async function contents() {
  const { rows } = await product.database.ownerPool.query(`select
    (select count(*) from contact_requests)::int as requests,
    (select count(*) from rate_counts)::int as counts,
    (select count(*) from box_logos)::int as logos`);
  return rows[0];
}
