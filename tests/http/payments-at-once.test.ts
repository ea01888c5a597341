import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../support/checkout-orders.ts';
import { bringForward, queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  eventsOf,
  type PlacedOrder,
  paymentStates,
  place,
  readPlaced,
} from '../support/placed-orders.ts';
import { deliver } from '../support/sandbox-party.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** What would tell of the payment once more. */
async function waiting({ reference }: PlacedOrder): Promise<number> {
  const { rows } = await sql`select from graphile_worker.jobs
    where key = ${`sandbox-notify:${reference}`}`.execute(product.database.owner);
  return rows.length;
}

const setAsked = ({ reference }: PlacedOrder, cents: number) =>
  sql`update sandbox.sessions set amount_cents = ${cents}
    where client_reference = ${reference}`.execute(product.database.owner);

test('who comes back from the pay page finds the order paid, and no job is left to tell of it', async () => {
  const order = await place(product);
  expect((await decide(order.payPage, 'paid')).status).toBe(303);
  expect(await readPlaced(product, order)).toMatchObject({ state: 'confirmed', isPaid: true });
  expect(await waiting(order)).toBe(0);
  await queueIsQuiet(product);
  expect(await eventsOf(product, order)).toEqual(['placed', 'payment-paid']);
});

test('a word that was not taken at once is brought by a job, and takes effect once', async () => {
  const order = await place(product);
  await setAsked(order, 1);
  expect((await decide(order.payPage, 'paid')).status).toBe(303);
  expect((await readPlaced(product, order)).state).toBe('awaiting-payment');
  expect(await waiting(order)).toBe(1);
  await setAsked(order, order.input.expectedGrossCents);
  await bringForward(product, `sandbox-notify:${order.reference}`);
  await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
  await queueIsQuiet(product);
  expect(await waiting(order)).toBe(0);
  expect(await eventsOf(product, order)).toEqual(['placed', 'payment-paid']);
});

test('page, notifications and queue at the same moment settle it once', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => place(product)));
  await Promise.all(
    orders.flatMap((order) => [
      decide(order.payPage, 'paid'),
      decide(order.payPage, 'paid'),
      deliver(product, { eventId: `evt_${randomUUID()}`, reference: order.reference }),
      repeatJob(product, 'check-payment', { provider: 'sandbox', reference: order.reference }, 2),
      deliver(product, { eventId: `evt_${randomUUID()}`, reference: order.reference }),
    ]),
  );
  await queueIsQuiet(product);
  for (const order of orders) {
    expect(await readPlaced(product, order)).toMatchObject({ state: 'confirmed', isPaid: true });
    expect(await paymentStates(product, order)).toEqual(['paid']);
    expect(await eventsOf(product, order)).toEqual(['placed', 'payment-paid']);
    expect(await waiting(order)).toBe(0);
  }
});
