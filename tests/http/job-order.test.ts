import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '#shop/orders/contract.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { bringForward } from '../support/job-queue.ts';
import { place, readPlaced } from '../support/placed-orders.ts';
import { type StripeDouble, startStripeDouble } from '../support/stripe-double/stripe-double.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const ORDERS = 300;
const MAIL_TAKES_MS = 1_000;
const WITHIN_MS = 5_000;
const KEYS = { secretKey: 'sk_test_of_jobs', webhookSecret: 'whsec_of_these_jobs' };

/** Takes each mail, and its time. */
const reached: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    stream.resume();
    void sleep(MAIL_TAKES_MS).then(() => {
      reached.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});

let stripe: StripeDouble;
let product: TestProduct;
const double = { ...KEYS, webhookUrl: () => `${product.url}/webhooks/payments/stripe` };
beforeAll(async () => {
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.server.address() as AddressInfo;
  stripe = await startStripeDouble({ ...double, isTelling: false });
  product = await startTestProduct({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  const wanted = await orderOf(product, [line('box-saveurs', 1)]);
  const form = { ...BUYER, paymentMethod: 'transfer' as const };
  for (let many = 0; many < ORDERS; many += 10) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        product.call(placeOrder, { ...wanted, form, checkoutKey: randomUUID() }),
      ),
    );
  }
}, 60_000);
afterAll(async () => {
  await product.stop();
  await stripe.stop();
  await new Promise<void>((done) => mailServer.close(() => done()));
}, 60_000);

describe('behind hundreds of mails that leave slowly', () => {
  test('an order whose payment nobody told of is seen as paid as soon as it is asked about', async () => {
    const order = await place(product);
    stripe.decide(order.payPage.split('/').at(-1) ?? '', 'paid');
    await bringForward(product, `check-payment:${order.reference}`);
    await expect
      .poll(async () => (await readPlaced(product, order)).isPaid, { timeout: WITHIN_MS })
      .toBe(true);
  });

  test('an order of which Stripe tells is seen as paid', async () => {
    const order = await place(product);
    const told = stripe.events.length;
    stripe.decide(order.payPage.split('/').at(-1) ?? '', 'paid');
    for (const event of stripe.events.slice(told)) await stripe.deliver(event);
    expect((await readPlaced(product, order)).isPaid).toBe(true);
  });

  test('whoever signs in has their link before those who ordered have their mails', async () => {
    const asked = await fetch(`${product.url}/auth/v1/otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify({ email: 'camille@atelier.example' }),
    });
    expect(asked.status).toBe(200);
    await expect.poll(() => reached, { timeout: WITHIN_MS }).toContain('camille@atelier.example');
    expect(reached.length).toBeLessThan(ORDERS / 3);
  });
});
