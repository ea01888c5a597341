import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPaymentMethods, placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import { bringForward, queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  eventsOf,
  orderIdOf,
  paymentStates,
  place,
  readPlaced,
  setStock,
  stockOf,
} from '../support/placed-orders.ts';
import { callOver } from '../support/running-product.ts';
import { deliverAs, payInSilence } from '../support/sandbox-party.ts';
import { startServer } from '../support/server-process.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('the pay page', () => {
  test.each([
    ['fr', 'Page de paiement d’essai', 'aucune carte n’est demandée', /42,09\s€/],
    ['en', 'Test payment page', 'no card is asked for', /€42\.09/],
  ] as const)(
    'speaks the order’s language and says it is a test: %s',
    async (language, title, label, amount) => {
      const input = await orderOf(product, [line('box-saveurs', 1)]);
      const { redirectUrl, number } = await product.call(placeOrder, input, language);
      const page = await (await fetch(redirectUrl ?? '')).text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<title>${title}</title>`);
      for (const words of [label, number]) expect(page).toContain(words);
      expect(page).toMatch(amount);
    },
  );

  test('leads through the bank’s confirmation (3-D Secure), which alone pays', async () => {
    const order = await place(product);
    const page = await (await fetch(order.payPage)).text();
    expect(page).toContain('href="?step=bank"');
    const bank = await (await fetch(`${order.payPage}?step=bank`)).text();
    expect(bank).toContain('Votre banque vous demande de confirmer');
    expect((await readPlaced(product, order)).isPaid).toBe(false);
    await decide(`${order.payPage}?step=bank`, 'paid');
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
  });

  test('knows no decision but its own, and no session but its own', async () => {
    const order = await place(product);
    expect((await decide(order.payPage, 'free')).status).toBe(400);
    const stranger = `${product.url}/__pay/${randomUUID()}`;
    expect((await fetch(stranger)).status).toBe(404);
    expect((await decide(stranger, 'paid')).status).toBe(404);
    expect((await readPlaced(product, order)).state).toBe('awaiting-payment');
  });
});

describe('an attempt that does not succeed', () => {
  test('refused: the order awaits, and the same checkout gets a new page that confirms it', async () => {
    const order = await place(product);
    await decide(order.payPage, 'refused');
    expect(await (await fetch(order.payPage)).text()).toContain('Paiement refusé par la banque');
    await expect.poll(() => paymentStates(product, order)).toEqual(['failed']);
    expect(await readPlaced(product, order)).toMatchObject({
      state: 'awaiting-payment',
      isPaid: false,
    });

    const again = await product.call(placeOrder, order.input);
    expect(again).toMatchObject({ number: order.number, accessKey: order.accessKey });
    expect(again.redirectUrl).not.toBe(order.payPage);
    // Asked once more, the attempt that is open is the answer.
    expect(await product.call(placeOrder, order.input)).toEqual(again);
    await decide(again.redirectUrl ?? '', 'paid');
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
    expect(await paymentStates(product, order)).toEqual(['failed', 'paid']);
    expect((await product.call(placeOrder, order.input)).redirectUrl).toBeNull();
  });

  test('refused three times and asked for by many at once: one open attempt at a time', async () => {
    const order = await place(product);
    let payPage = order.payPage;
    for (const failed of [1, 2, 3]) {
      await decide(payPage, 'refused');
      await expect.poll(() => paymentStates(product, order)).toEqual(Array(failed).fill('failed'));
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => product.call(placeOrder, order.input)),
      );
      expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
      payPage = answers[0]?.redirectUrl ?? '';
    }
    expect(await paymentStates(product, order)).toEqual(['failed', 'failed', 'failed', 'pending']);
  });

  test('cancelled: the buyer is back on the cancel page, the order and its stock stand', async () => {
    await setStock(product, 'box-hygiene', 10);
    const order = await place(product, {}, 'box-hygiene', 4);
    const answer = await decide(order.payPage, 'cancelled');
    expect(answer.status).toBe(303);
    const back = `${product.url}/checkout/cancel?order=${order.accessKey}`;
    expect(answer.headers.get('location')).toBe(back);
    await queueIsQuiet(product);
    expect(await readPlaced(product, order)).toMatchObject({
      state: 'awaiting-payment',
      isPaid: false,
    });
    expect(await stockOf(product, 'box-hygiene')).toBe(6);
    await setStock(product, 'box-hygiene', null);
  });
});

describe('an order nobody pays', () => {
  test('is cancelled in time, its stock returned exactly once, its pay page closed', async () => {
    await setStock(product, 'box-bien-etre', 20);
    const order = await place(product, {}, 'box-bien-etre', 3);
    expect(await stockOf(product, 'box-bien-etre')).toBe(17);
    const orderId = await orderIdOf(product, order);
    await bringForward(product, `expire-order:${orderId}`);
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('cancelled');
    await repeatJob(product, 'expire-order', { orderId }, 6);
    await queueIsQuiet(product);
    expect(await stockOf(product, 'box-bien-etre')).toBe(20);
    expect(await eventsOf(product, order)).toEqual(['placed', 'payment-expired', 'expired']);

    const page = await (await fetch(order.payPage)).text();
    expect(page).not.toContain('<button');
    expect((await decide(order.payPage, 'paid')).headers.get('location')).toContain(
      '/checkout/cancel',
    );
    await queueIsQuiet(product);
    expect(await readPlaced(product, order)).toMatchObject({ state: 'cancelled', isPaid: false });
    const resent = await refusalOf(product.call(placeOrder, order.input));
    expect(resent).toMatchObject({ code: 'conflict', details: { reason: 'order-closed' } });
    await setStock(product, 'box-bien-etre', null);
  });

  test('is confirmed instead when somebody paid just before', async () => {
    await setStock(product, 'box-bien-etre', 20);
    const order = await place(product, {}, 'box-bien-etre', 3);
    await payInSilence(product, order.payPage);
    await bringForward(product, `expire-order:${await orderIdOf(product, order)}`);
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
    expect(await stockOf(product, 'box-bien-etre')).toBe(17);
    expect(await eventsOf(product, order)).toEqual(['placed', 'payment-paid']);
    await setStock(product, 'box-bien-etre', null);
  });

  test('40 payments racing with the expiry: paid and kept, or cancelled and returned, never both', async () => {
    await setStock(product, 'box-bien-etre', 100);
    const orders = [];
    for (let count = 0; count < 40; count += 1)
      orders.push(await place(product, {}, 'box-bien-etre', 1));
    const ids = await Promise.all(orders.map((order) => orderIdOf(product, order)));
    // Buyers press in the other order than the queue expires: in the middle they meet.
    const presses = orders.map(async ({ payPage }, index) => {
      await sleep((orders.length - index) * 12);
      return decide(payPage, 'paid');
    });
    for (const id of ids) await bringForward(product, `expire-order:${id}`);
    await Promise.all(presses);
    await queueIsQuiet(product);
    const ends = await Promise.all(orders.map((order) => readPlaced(product, order)));
    const pairs = ends.map(({ state, isPaid }) => `${state} ${isPaid ? 'paid' : 'unpaid'}`);
    const kept = pairs.filter((pair) => pair === 'confirmed paid').length;
    expect(pairs.filter((pair) => pair === 'cancelled unpaid')).toHaveLength(40 - kept);
    expect(await stockOf(product, 'box-bien-etre')).toBe(100 - kept);
    await setStock(product, 'box-bien-etre', null);
  });
});

test('without a card provider only transfers are offered, and nothing of the sandbox answers', async () => {
  const server = await startServer({ SANDBOX_PAYMENTS: 'off' });
  try {
    const methods = await callOver(server.url, listPaymentMethods, {}, 'fr');
    expect(methods).toEqual({ methods: ['transfer'], isSandbox: false });

    const lines = [line('box-saveurs', 1)];
    const { totals } = await callOver(server.url, quoteCart, { lines }, 'fr');
    const byCard = {
      checkoutKey: randomUUID(),
      lines,
      expectedGrossCents: totals.grossCents,
      form: BUYER,
    };
    const refusal = await refusalOf(callOver(server.url, placeOrder, byCard, 'fr'));
    expect(refusal.code).toBe('invalid-input');
    expect(refusal.problems).toEqual([
      { path: 'paymentMethod', problem: 'payment-method-unknown' },
    ]);
    const form = { ...BUYER, paymentMethod: 'transfer' as const };
    const placed = await callOver(server.url, placeOrder, { ...byCard, form }, 'fr');
    expect(placed.redirectUrl).toBeNull();

    const payPage = `${server.url}/__pay/${randomUUID()}`;
    expect((await fetch(payPage)).status).toBe(404);
    expect((await decide(payPage, 'paid')).status).toBe(404);
    expect((await deliverAs(server, '{}', 'x')).status).toBe(404);
  } finally {
    await server.stop();
  }
});
