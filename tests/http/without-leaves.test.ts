import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrderInvoices } from '#shop/invoices/contract.ts';
import { quoteCart } from '#shop/orders/contract.ts';
import { line } from '../support/checkout-orders.ts';
import { place, readPlaced } from '../support/placed-orders.ts';
import { deliver, payInSilence } from '../support/sandbox-party.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, undefined, { leaves: [] });
});
afterAll(() => product?.stop());

test('the product sells without approvals and without the vote pack: an order is placed, paid and invoiced', async () => {
  const quote = await product.call(quoteCart, { lines: [line('box-saveurs', 1)] });
  expect(quote.totals.grossCents).toBeGreaterThan(0);
  const order = await place(product);
  await payInSilence(product, order.payPage);
  await deliver(product, { eventId: crypto.randomUUID(), reference: order.reference });
  await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
  const invoicesOf = () => product.call(listOrderInvoices, { accessKey: order.accessKey });
  await expect.poll(async () => (await invoicesOf()).invoices.length).toBe(1);
});

test.each(['ask-approval', 'decide-approval', 'read-order-rules', 'print-vote-pack'])(
  'nothing answers to %s then',
  async (name) => {
    const response = await fetch(`${product.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  },
);
