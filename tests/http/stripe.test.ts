import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askAboutPayment, payOrder, placeOrder, refundOrder } from '#shop/orders/contract.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import type { Person } from '../support/company.ts';
import { bringForward, queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  eventsOf,
  orderIdOf,
  type PlacedOrder,
  paymentStates,
  place,
  readPlaced,
  setStock,
  stockOf,
} from '../support/placed-orders.ts';
import { staffMember } from '../support/staff.ts';
import {
  type Decision,
  type StripeDouble,
  startStripeDouble,
} from '../support/stripe-double/stripe-double.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const SECRET_KEY = 'sk_test_of_this_run';
const WEBHOOK_SECRET = 'whsec_of_this_run_only';

let double: StripeDouble;
let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  double = await startStripeDouble({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => `${product.url}/webhooks/payments/stripe`,
    isTelling: false,
  });
  product = await startTestProduct({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: double.url,
  });
  paul = await staffMember(product);
});
afterAll(async () => {
  await product.stop();
  await double.stop();
});

/** How many of the double's events were delivered before this test. */
let told = 0;
beforeEach(() => {
  told = double.events.length;
});

/** Everything that happened at Stripe since, told in its order. */
async function tellAll(): Promise<number[]> {
  const answers: number[] = [];
  for (const event of double.events.slice(told)) answers.push(await double.deliver(event));
  told = double.events.length;
  return answers;
}

/** A session's own name, which ends its pay page's address. */
const sessionIdOf = (payPage: string) => payPage.split('/').at(-1) ?? '';

/** Somebody decides on the hosted page, and Stripe tells of it. */
async function decideAndTell(order: PlacedOrder, decision: Decision): Promise<void> {
  double.decide(sessionIdOf(order.payPage), decision);
  expect(await tellAll()).not.toContain(500);
}

const PAID_DEBIT = 'checkout.session.async_payment_succeeded';

describe('an order paid on Stripe’s page', () => {
  test('is confirmed by what Stripe tells, once, and its buyer comes back with the session’s name', async () => {
    const email = `${randomUUID()}@atelier.example`;
    const order = await place(product, {
      form: { ...BUYER, company: { ...BUYER.company, email } },
    });
    expect(order.payPage).toMatch(new RegExp(`^${double.url}/c/pay/cs_test_`));
    expect(double.sessionOf(order.reference)).toMatchObject({
      amount_total: order.input.expectedGrossCents,
      currency: 'eur',
      locale: 'fr',
      label: order.number,
    });
    const back = await decide(order.payPage, 'paid');
    expect(back.headers.get('location')).toBe(
      `${product.url}/checkout/success?order=${order.accessKey}&session=${sessionIdOf(order.payPage)}`,
    );
    // The way back settles nothing.
    expect(await readPlaced(product, order)).toMatchObject({ attempt: 'open', isPaid: false });
    const [paid] = double.events.slice(told);
    if (!paid) throw new Error('Stripe told nothing');
    expect(await Promise.all([1, 2, 3].map(() => double.deliver(paid)))).toEqual([204, 204, 204]);
    expect(await tellAll()).toEqual([204, 204]);
    await queueIsQuiet(product);
    expect(await readPlaced(product, order)).toMatchObject({
      state: 'confirmed',
      attempt: null,
      isPaid: true,
    });
    expect(await eventsOf(product, order)).toEqual(['placed', 'payment-paid']);
    const mails = (await product.mailbox.list()).filter(({ to }) => to?.[0]?.address === email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Votre commande ${order.number} est confirmée`,
      expect.stringMatching(/^Votre facture F2026-\d{6}$/),
    ]);
  });

  test('is opened once, though Stripe’s answer got lost or it was away for a moment', async () => {
    double.befall('no-answer', 'server-error');
    const order = await place(product);
    expect((await product.call(placeOrder, order.input)).redirectUrl).toBe(order.payPage);
    expect(double.sessionsOf(order.reference)).toBe(1);
  });

  test('stands when Stripe is away for longer, and is paid when it is back', async () => {
    double.befall('server-error', 'server-error', 'server-error');
    const input = await orderOf(product, [line('box-saveurs', 1)]);
    const refusal = await refusalOf(product.call(placeOrder, input));
    expect(refusal.code).toBe('temporarily-unavailable');
    const { redirectUrl } = await product.call(placeOrder, input);
    expect(redirectUrl).toContain(double.url);
  });

  test('refused by the bank or left, it awaits on the same page until it is paid there', async () => {
    const order = await place(product);
    expect((await decide(order.payPage, 'refused')).headers.get('location')).toBe(order.payPage);
    expect(await (await fetch(order.payPage)).text()).toContain('declined');
    const left = await decide(order.payPage, 'cancelled');
    expect(left.headers.get('location')).toBe(
      `${product.url}/checkout/cancel?order=${order.accessKey}`,
    );
    const { redirectUrl } = await product.call(payOrder, { accessKey: order.accessKey });
    expect(redirectUrl).toBe(order.payPage);
    await decideAndTell(order, 'paid');
    expect((await readPlaced(product, order)).state).toBe('confirmed');
    expect(await product.call(payOrder, { accessKey: order.accessKey })).toEqual({
      redirectUrl: null,
    });
  });

  test('is found paid by asking, when Stripe’s word got lost', async () => {
    const order = await place(product);
    double.decide(sessionIdOf(order.payPage), 'paid');
    await bringForward(product, `check-payment:${order.reference}`);
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
  });

  test('is found paid at once by whoever is back from its page, who has Stripe asked', async () => {
    const order = await place(product);
    const { accessKey } = order;
    const ask = () => product.call(askAboutPayment, { accessKey });
    // Asked too early, it stays open, and the later question is still to come.
    await ask();
    await queueIsQuiet(product);
    expect(await readPlaced(product, order)).toMatchObject({ attempt: 'open', isPaid: false });
    double.decide(sessionIdOf(order.payPage), 'paid');
    await Promise.all([1, 2, 3].map(ask));
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('confirmed');
    expect(await eventsOf(product, order)).toEqual(['placed', 'payment-paid']);
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs
      where key like ${`check-payment%${order.reference}`}`.execute(product.database.owner);
    expect(rows).toEqual([{ key: `check-payment:${order.reference}` }]);
    // Nothing is open: nothing is asked.
    await ask();
    const other = product.call(askAboutPayment, { accessKey: randomUUID() });
    expect((await refusalOf(other)).code).toBe('not-found');
  });

  test('is asked about ten times a quarter of an hour at most', async () => {
    const { accessKey } = await place(product);
    const ask = () => product.call(askAboutPayment, { accessKey });
    for (let time = 0; time < 10; time += 1) await ask();
    expect((await refusalOf(ask())).code).toBe('too-many-requests');
  });

  test('is not opened here when it was begun with a provider that is no longer connected', async () => {
    const order = await place(product);
    await sql`update payments set provider = 'sandbox' where reference = ${order.reference}`.execute(
      product.database.owner,
    );
    const again = product.call(payOrder, { accessKey: order.accessKey });
    expect((await refusalOf(again)).code).toBe('temporarily-unavailable');
    expect(double.sessionsOf(order.reference)).toBe(1);
  });

  test('expires at Stripe too, so that nobody pays for what is no longer kept', async () => {
    await setStock(product, 'box-bien-etre', 5);
    const order = await place(product, {}, 'box-bien-etre', 2);
    await bringForward(product, `expire-order:${await orderIdOf(product, order)}`);
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('cancelled');
    expect(double.sessionOf(order.reference)?.status).toBe('expired');
    expect(await stockOf(product, 'box-bien-etre')).toBe(5);
    expect(await tellAll()).toEqual([204]);
    expect(await eventsOf(product, order)).toEqual(['placed', 'payment-expired', 'expired']);
    await setStock(product, 'box-bien-etre', null);
  });
});

describe('a SEPA debit', () => {
  test('under way keeps the order and its pieces until the bank has paid', async () => {
    const order = await place(product);
    await decideAndTell(order, 'debit');
    expect(await readPlaced(product, order)).toMatchObject({
      state: 'awaiting-payment',
      attempt: 'processing',
      isPaid: false,
    });
    await repeatJob(product, 'expire-order', { orderId: await orderIdOf(product, order) }, 2);
    await queueIsQuiet(product);
    expect(await paymentStates(product, order)).toEqual(['authorised']);
    double.endDebit(order.reference, 'succeeded');
    expect(double.events.at(-1)?.type).toBe(PAID_DEBIT);
    await tellAll();
    expect(await readPlaced(product, order)).toMatchObject({ state: 'confirmed', isPaid: true });
    expect(await eventsOf(product, order)).toEqual([
      'placed',
      'payment-processing',
      'payment-paid',
    ]);
  });

  test('refused days later leaves three days to pay otherwise, on any device', async () => {
    const email = `${randomUUID()}@atelier.example`;
    const order = await place(product, {
      form: { ...BUYER, company: { ...BUYER.company, email } },
    });
    await decideAndTell(order, 'debit');
    double.endDebit(order.reference, 'failed');
    await tellAll();
    const mail = await product.mailTo(email, 'prélèvement');
    expect(mail.text).toContain(order.accessKey);
    expect(await readPlaced(product, order)).toMatchObject({
      state: 'awaiting-payment',
      attempt: 'failed',
    });
    const { redirectUrl } = await product.call(payOrder, { accessKey: order.accessKey });
    expect(redirectUrl).not.toBe(order.payPage);
    await decideAndTell({ ...order, payPage: redirectUrl ?? '' }, 'paid');
    expect((await readPlaced(product, order)).state).toBe('confirmed');
    expect(await paymentStates(product, order)).toEqual(['failed', 'paid']);
  });

  test('refused and not paid otherwise, the order is cancelled after those days', async () => {
    const order = await place(product);
    await decideAndTell(order, 'debit');
    double.endDebit(order.reference, 'failed');
    await tellAll();
    await bringForward(product, `expire-order:${await orderIdOf(product, order)}`);
    await expect.poll(async () => (await readPlaced(product, order)).state).toBe('cancelled');
  });
});

describe('money given back', () => {
  async function paid() {
    const order = await place(product);
    await decideAndTell(order, 'paid');
    return { ...order, id: await orderIdOf(product, order), cents: order.input.expectedGrossCents };
  }
  const refund = (orderId: string, amount: string, refundId = randomUUID()) =>
    paul.call(refundOrder, { orderId, refundId, form: { amount, reason: 'Abîmée' } });

  test('by staff reaches Stripe once, though its answer got lost, and never beyond what was paid', async () => {
    const { id, reference, cents, ...order } = await paid();
    double.befall('server-error', 'no-answer');
    await refund(id, '10');
    await queueIsQuiet(product);
    expect(double.refundedCents(reference)).toBe(1_000);
    const over = await refusalOf(refund(id, String((cents - 999) / 100)));
    expect(over.problems).toEqual([{ path: 'amount', problem: 'refund-too-much' }]);
    await refund(id, String((cents - 1_000) / 100));
    await queueIsQuiet(product);
    await tellAll();
    expect(double.refundedCents(reference)).toBe(cents);
    expect(await paymentStates(product, order)).toEqual(['refunded']);
  });

  test('in Stripe’s own dashboard is in our books too', async () => {
    const { id, reference, cents, ...order } = await paid();
    double.refundInDashboard(reference, 700);
    await tellAll();
    expect(await paymentStates(product, order)).toEqual(['part-refunded']);
    const over = await refusalOf(refund(id, String((cents - 699) / 100)));
    expect(over.problems).toEqual([{ path: 'amount', problem: 'refund-too-much' }]);
    double.refundInDashboard(reference, cents - 700);
    await tellAll();
    expect(await paymentStates(product, order)).toEqual(['refunded']);
  });

  test('that a bank sends back is ours again, and staff are told', async () => {
    const { id, reference, ...order } = await paid();
    await refund(id, '5');
    await queueIsQuiet(product);
    await tellAll();
    double.failRefunds(reference);
    await tellAll();
    await queueIsQuiet(product);
    expect(await paymentStates(product, order)).toEqual(['paid']);
    const mails = await product.mailbox.list();
    expect(mails.filter(({ subject }) => subject?.includes('Remboursement refusé'))).toHaveLength(
      1,
    );
  });
});

describe('what comes to the webhook', () => {
  const post = (body: string, signature?: string) =>
    fetch(`${product.url}/webhooks/payments/stripe`, {
      method: 'POST',
      headers: { ...(signature !== undefined && { 'stripe-signature': signature }) },
      body,
    });
  const stripe = new Stripe(SECRET_KEY);
  const sign = (payload: string, change = {}) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...change });

  test('forged, altered, unsigned or replayed after minutes is refused and settles nothing', async () => {
    const order = await place(product);
    double.decide(sessionIdOf(order.payPage), 'paid');
    const body = JSON.stringify({ ...double.events.at(-2), livemode: false });
    const old = Math.floor(Date.now() / 1000) - 3_600;
    const refused = [
      [body, undefined],
      [body, ''],
      [body, 't=1,v1=00'],
      [body, sign(body, { secret: 'whsec_of_somebody_else' })],
      [`${body} `, sign(body)],
      [body, sign(body, { timestamp: old })],
    ] as const;
    for (const [payload, signature] of refused) {
      expect((await post(payload, signature)).status).toBe(400);
    }
    expect((await readPlaced(product, order)).state).toBe('awaiting-payment');
    expect((await post(body, sign(body))).status).toBe(204);
    expect((await readPlaced(product, order)).state).toBe('confirmed');
  });

  test('about something else, or somebody else’s session, is taken and changes nothing', async () => {
    const strange = [
      { type: 'customer.created', data: { object: { id: 'cus_1', object: 'customer' } } },
      {
        type: 'checkout.session.completed',
        data: { object: { object: 'checkout.session', client_reference_id: randomUUID() } },
      },
      {
        type: 'checkout.session.completed',
        data: { object: { object: 'checkout.session', client_reference_id: null } },
      },
    ];
    for (const event of strange) {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', ...event });
      expect((await post(body, sign(body))).status).toBe(204);
    }
  });

  test('signed, and claiming what Stripe does not say, is believed for nothing', async () => {
    const order = await place(product);
    const claim = {
      ...double.sessionOf(order.reference),
      status: 'complete',
      payment_status: 'paid',
    };
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: claim },
    });
    expect((await post(body, sign(body))).status).toBe(204);
    expect(await readPlaced(product, order)).toMatchObject({ attempt: 'open', isPaid: false });
  });
});
