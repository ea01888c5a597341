import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPaymentMethods, placeOrder, quoteCart, readOrder } from '#shop/contract.ts';
import { BUYER, decide, line, type OrderInput, orderOf } from '../support/checkout-orders.ts';
import { bringForward, queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { deliver, deliverAs, payInSilence, referenceOf } from '../support/sandbox-party.ts';
import { startServer } from '../support/server-process.ts';
import {
  callOver,
  refusalOf,
  startTestProduct,
  type TestProduct,
} from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** An order placed and not paid yet, with its pay page. */
async function place(change: Partial<OrderInput> = {}, slug = 'box-saveurs', quantity = 1) {
  const input = await orderOf(product, [line(slug, quantity)], change);
  const { redirectUrl, ...placed } = await product.call(placeOrder, input);
  const payPage = redirectUrl ?? '';
  return { ...placed, input, payPage, reference: await referenceOf(product, payPage) };
}

type Placed = Awaited<ReturnType<typeof place>>;

const read = ({ accessKey }: Placed) => product.call(readOrder, { accessKey });

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
    const order = await place();
    const page = await (await fetch(order.payPage)).text();
    expect(page).toContain('href="?step=bank"');
    const bank = await (await fetch(`${order.payPage}?step=bank`)).text();
    expect(bank).toContain('Votre banque vous demande de confirmer');
    expect((await read(order)).isPaid).toBe(false);
    await decide(`${order.payPage}?step=bank`, 'paid');
    await expect.poll(async () => (await read(order)).state, { timeout: 5_000 }).toBe('confirmed');
  });

  test('knows no decision but its own, and no session but its own', async () => {
    const order = await place();
    expect((await decide(order.payPage, 'free')).status).toBe(400);
    const stranger = `${product.url}/__pay/${randomUUID()}`;
    expect((await fetch(stranger)).status).toBe(404);
    expect((await decide(stranger, 'paid')).status).toBe(404);
    expect((await read(order)).state).toBe('awaiting-payment');
  });
});

describe('an attempt that does not succeed', () => {
  test('refused: the order awaits, and the same checkout gets a new page that confirms it', async () => {
    const order = await place();
    await decide(order.payPage, 'refused');
    expect(await (await fetch(order.payPage)).text()).toContain('Paiement refusé par la banque');
    await expect.poll(() => paymentStates(order)).toEqual(['failed']);
    expect(await read(order)).toMatchObject({ state: 'awaiting-payment', isPaid: false });

    const again = await product.call(placeOrder, order.input);
    expect(again).toMatchObject({ number: order.number, accessKey: order.accessKey });
    expect(again.redirectUrl).not.toBe(order.payPage);
    // Asked once more, the attempt that is open is the answer.
    expect(await product.call(placeOrder, order.input)).toEqual(again);
    await decide(again.redirectUrl ?? '', 'paid');
    await expect.poll(async () => (await read(order)).state, { timeout: 5_000 }).toBe('confirmed');
    expect(await paymentStates(order)).toEqual(['failed', 'paid']);
    expect((await product.call(placeOrder, order.input)).redirectUrl).toBeNull();
  });

  test('refused three times and asked for by many at once: one open attempt at a time', async () => {
    const order = await place();
    let payPage = order.payPage;
    for (const failed of [1, 2, 3]) {
      await decide(payPage, 'refused');
      await expect.poll(() => paymentStates(order)).toEqual(Array(failed).fill('failed'));
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => product.call(placeOrder, order.input)),
      );
      expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
      payPage = answers[0]?.redirectUrl ?? '';
    }
    expect(await paymentStates(order)).toEqual(['failed', 'failed', 'failed', 'pending']);
  });

  test('cancelled: the buyer is back on the cancel page, the order and its stock stand', async () => {
    await setStock('box-hygiene', 10);
    const order = await place({}, 'box-hygiene', 4);
    const answer = await decide(order.payPage, 'cancelled');
    expect(answer.status).toBe(303);
    const back = `${product.url}/checkout/cancel?order=${order.accessKey}`;
    expect(answer.headers.get('location')).toBe(back);
    await queueIsQuiet(product);
    expect(await read(order)).toMatchObject({ state: 'awaiting-payment', isPaid: false });
    expect(await stockOf('box-hygiene')).toBe(6);
    await setStock('box-hygiene', null);
  });
});

describe('a notification', () => {
  test('forged or unsigned is refused, and settles nothing although the session is paid', async () => {
    const order = await place();
    await payInSilence(product, order.payPage);
    const body = JSON.stringify({ eventId: 'forged', reference: order.reference });
    const guess = createHmac('sha256', 'guess').update(body).digest('hex');
    for (const signature of [undefined, '', 'x', guess, guess.toUpperCase(), 'é'.repeat(32)]) {
      expect((await deliverAs(product, body, signature && encodeURI(signature))).status).toBe(400);
    }
    expect((await deliverAs(product, 'no json', guess)).status).toBe(400);
    expect(await read(order)).toMatchObject({ state: 'awaiting-payment', isPaid: false });
    expect(await paymentStates(order)).toEqual(['pending']);
  });

  test('delivered many times, at once and late, confirms once and sends one mail', async () => {
    const email = `${randomUUID()}@atelier.example`;
    const order = await place({ form: { ...BUYER, company: { ...BUYER.company, email } } });
    await payInSilence(product, order.payPage);
    const { reference } = order;
    const same = { eventId: `evt_${randomUUID()}`, reference };
    const others = Array.from({ length: 5 }, () => ({ eventId: `evt_${randomUUID()}`, reference }));
    const deliveries = [same, same, same, same, same, ...others];
    const answers = await Promise.all(deliveries.map((each) => deliver(product, each)));
    expect(answers.map(({ status }) => status)).toEqual(deliveries.map(() => 204));
    expect(await read(order)).toMatchObject({ state: 'confirmed', isPaid: true });
    await queueIsQuiet(product);
    for (const late of deliveries) expect((await deliver(product, late)).status).toBe(204);
    await queueIsQuiet(product);

    expect(await eventsOf(order)).toEqual(['placed', 'payment-paid']);
    const mails = (await product.mailbox.list()).filter(({ to }) => to?.[0]?.address === email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Votre commande ${order.number} est confirmée`,
    ]);
  });

  test('of an amount that was not asked for is not accepted; once it is right, it is', async () => {
    const order = await place();
    await payInSilence(product, order.payPage, 1);
    const notification = { eventId: `evt_${randomUUID()}`, reference: order.reference };
    expect((await deliver(product, notification)).status).toBe(500);
    expect(await read(order)).toMatchObject({ state: 'awaiting-payment', isPaid: false });
    expect(await eventsOf(order)).toEqual(['placed']);

    await payInSilence(product, order.payPage, order.input.expectedGrossCents);
    expect((await deliver(product, notification)).status).toBe(204);
    expect(await read(order)).toMatchObject({ state: 'confirmed', isPaid: true });
  });

  test('is believed for nothing: an open session stays open whatever it says', async () => {
    const order = await place();
    const notification = { eventId: `evt_${randomUUID()}`, reference: order.reference };
    expect((await deliver(product, notification)).status).toBe(204);
    expect(await paymentStates(order)).toEqual(['pending']);
  });

  test('about an attempt that is not ours is taken note of; another provider is unknown', async () => {
    const notification = { eventId: `evt_${randomUUID()}`, reference: randomUUID() };
    expect((await deliver(product, notification)).status).toBe(204);
    const elsewhere = await fetch(`${product.url}/webhooks/payments/stripe`, { method: 'POST' });
    expect(elsewhere.status).toBe(404);
  });

  test('that got lost is made up for by asking the provider a quarter of an hour later', async () => {
    const order = await place();
    await payInSilence(product, order.payPage);
    await queueIsQuiet(product);
    expect((await read(order)).state).toBe('awaiting-payment');
    await bringForward(product, `check-payment:${order.reference}`);
    await expect.poll(async () => (await read(order)).state, { timeout: 5_000 }).toBe('confirmed');
  });
});

describe('an order nobody pays', () => {
  test('is cancelled in time, its stock returned exactly once, its pay page closed', async () => {
    await setStock('box-bien-etre', 20);
    const order = await place({}, 'box-bien-etre', 3);
    expect(await stockOf('box-bien-etre')).toBe(17);
    const orderId = await orderIdOf(order);
    await bringForward(product, `expire-order:${orderId}`);
    await expect.poll(async () => (await read(order)).state, { timeout: 5_000 }).toBe('cancelled');
    await repeatJob(product, 'expire-order', { orderId }, 6);
    await queueIsQuiet(product);
    expect(await stockOf('box-bien-etre')).toBe(20);
    expect(await eventsOf(order)).toEqual(['placed', 'payment-expired', 'expired']);

    const page = await (await fetch(order.payPage)).text();
    expect(page).not.toContain('<button');
    expect((await decide(order.payPage, 'paid')).headers.get('location')).toContain(
      '/checkout/cancel',
    );
    await queueIsQuiet(product);
    expect(await read(order)).toMatchObject({ state: 'cancelled', isPaid: false });
    const resent = await refusalOf(product.call(placeOrder, order.input));
    expect(resent).toMatchObject({ code: 'conflict', details: { reason: 'order-closed' } });
    await setStock('box-bien-etre', null);
  });

  test('is confirmed instead when somebody paid just before', async () => {
    await setStock('box-bien-etre', 20);
    const order = await place({}, 'box-bien-etre', 3);
    await payInSilence(product, order.payPage);
    await bringForward(product, `expire-order:${await orderIdOf(order)}`);
    await expect.poll(async () => (await read(order)).state, { timeout: 5_000 }).toBe('confirmed');
    expect(await stockOf('box-bien-etre')).toBe(17);
    expect(await eventsOf(order)).toEqual(['placed', 'payment-paid']);
    await setStock('box-bien-etre', null);
  });

  test('40 payments racing with the expiry: paid and kept, or cancelled and returned, never both', async () => {
    await setStock('box-bien-etre', 100);
    const orders = [];
    for (let count = 0; count < 40; count += 1) orders.push(await place({}, 'box-bien-etre', 1));
    const ids = await Promise.all(orders.map(orderIdOf));
    await Promise.all(
      orders.flatMap((order, index) => [
        decide(order.payPage, 'paid'),
        bringForward(product, `expire-order:${ids[index]}`),
      ]),
    );
    await queueIsQuiet(product);
    const ends = await Promise.all(orders.map(read));
    const pairs = ends.map(({ state, isPaid }) => `${state} ${isPaid ? 'paid' : 'unpaid'}`);
    const kept = pairs.filter((pair) => pair === 'confirmed paid').length;
    expect(pairs.filter((pair) => pair === 'cancelled unpaid')).toHaveLength(40 - kept);
    expect(await stockOf('box-bien-etre')).toBe(100 - kept);
    await setStock('box-bien-etre', null);
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
}, 90_000);

async function orderIdOf({ number }: Placed): Promise<string> {
  const { id } = await product.database.asService((tx) =>
    tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow(),
  );
  return id;
}

/** The states of the order's attempts, in the order in which they were written. */
async function paymentStates(order: Placed): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select payments.state from payments join orders on orders.id = order_id
    where number = ${order.number} order by payments.settled_at nulls last`.execute(
    product.database.owner,
  );
  return rows.map(({ state }) => state);
}

async function eventsOf(order: Placed): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from order_events join orders on orders.id = order_id
    where number = ${order.number} order by order_events.id`.execute(product.database.owner);
  return rows.map(({ kind }) => kind);
}

async function stockOf(slug: string): Promise<number> {
  const { stock } = await product.database.asService((tx) =>
    tx.selectFrom('products').select('stock').where('slug', '=', slug).executeTakeFirstOrThrow(),
  );
  return stock ?? Number.NaN;
}

async function setStock(slug: string, stock: number | null): Promise<void> {
  await product.database.asService((tx) =>
    tx.updateTable('products').set({ stock }).where('slug', '=', slug).execute(),
  );
}
