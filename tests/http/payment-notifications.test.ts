import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUYER } from '../support/checkout-orders.ts';
import { bringForward, queueIsQuiet } from '../support/job-queue.ts';
import { eventsOf, paymentStates, place, readPlaced } from '../support/placed-orders.ts';
import { deliver, deliverAs, payInSilence } from '../support/sandbox-party.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a notification', () => {
  test('forged or unsigned is refused, and settles nothing although the session is paid', async () => {
    const order = await place(product);
    await payInSilence(product, order.payPage);
    const body = JSON.stringify({ eventId: 'forged', reference: order.reference });
    const guess = createHmac('sha256', 'guess').update(body).digest('hex');
    for (const signature of [undefined, '', 'x', guess, guess.toUpperCase(), 'é'.repeat(32)]) {
      expect((await deliverAs(product, body, signature && encodeURI(signature))).status).toBe(400);
    }
    expect((await deliverAs(product, 'no json', guess)).status).toBe(400);
    expect(await readPlaced(product, order)).toMatchObject({
      state: 'awaiting-payment',
      isPaid: false,
    });
    expect(await paymentStates(product, order)).toEqual(['pending']);
  });

  test('delivered many times, at once and late, confirms once, and sends one mail and one invoice', async () => {
    const email = `${randomUUID()}@atelier.example`;
    const order = await place(product, {
      form: { ...BUYER, company: { ...BUYER.company, email } },
    });
    await payInSilence(product, order.payPage);
    const { reference } = order;
    const same = { eventId: `evt_${randomUUID()}`, reference };
    const others = Array.from({ length: 5 }, () => ({ eventId: `evt_${randomUUID()}`, reference }));
    const deliveries = [same, same, same, same, same, ...others];
    const answers = await Promise.all(deliveries.map((each) => deliver(product, each)));
    expect(answers.map(({ status }) => status)).toEqual(deliveries.map(() => 204));
    expect(await readPlaced(product, order)).toMatchObject({ state: 'confirmed', isPaid: true });
    await queueIsQuiet(product);
    for (const late of deliveries) expect((await deliver(product, late)).status).toBe(204);
    await queueIsQuiet(product);

    expect(await eventsOf(product, order)).toEqual(['placed', 'payment-paid']);
    const mails = (await product.mailbox.list()).filter(({ to }) => to?.[0]?.address === email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Votre commande ${order.number} est confirmée`,
      expect.stringMatching(/^Votre facture F2026-\d{6}$/),
    ]);
  });

  test('of an amount that was not asked for is not accepted; once it is right, it is', async () => {
    const order = await place(product);
    await payInSilence(product, order.payPage, 1);
    const notification = { eventId: `evt_${randomUUID()}`, reference: order.reference };
    expect((await deliver(product, notification)).status).toBe(500);
    expect(await readPlaced(product, order)).toMatchObject({
      state: 'awaiting-payment',
      isPaid: false,
    });
    expect(await eventsOf(product, order)).toEqual(['placed']);

    await payInSilence(product, order.payPage, order.input.expectedGrossCents);
    expect((await deliver(product, notification)).status).toBe(204);
    expect(await readPlaced(product, order)).toMatchObject({ state: 'confirmed', isPaid: true });
  });

  test('is believed for nothing: an open session stays open whatever it says', async () => {
    const order = await place(product);
    const notification = { eventId: `evt_${randomUUID()}`, reference: order.reference };
    expect((await deliver(product, notification)).status).toBe(204);
    expect(await paymentStates(product, order)).toEqual(['pending']);
  });

  test('about an attempt that is not ours is taken note of; another provider is unknown', async () => {
    const notification = { eventId: `evt_${randomUUID()}`, reference: randomUUID() };
    expect((await deliver(product, notification)).status).toBe(204);
    const elsewhere = await fetch(`${product.url}/webhooks/payments/stripe`, { method: 'POST' });
    expect(elsewhere.headers.get('x-content-type-options')).toBe('nosniff');
    expect(elsewhere.status).toBe(404);
  });

  test('that got lost is made up for by asking the provider a quarter of an hour later', async () => {
    const order = await place(product);
    await payInSilence(product, order.payPage);
    await queueIsQuiet(product);
    expect((await readPlaced(product, order)).state).toBe('awaiting-payment');
    await bringForward(product, `check-payment:${order.reference}`);
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
  });
});
