import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelOrder,
  readOrderFile,
  refundOrder,
  reinstateOrder,
  searchOrders,
} from '#shop/orders/contract.ts';
import { readWork } from '#staff/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { eventsOf, orderIdOf, paymentStates, place } from '../support/placed-orders.ts';
import { staffMember } from '../support/staff.ts';
import type { DisputeWish } from '../support/stripe-double/stripe-disputes.ts';
import { type StripeDouble, startStripeDouble } from '../support/stripe-double/stripe-double.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let double: StripeDouble;
let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  const keys = { secretKey: 'sk_test_of_this_run', webhookSecret: 'whsec_of_this_run_only' };
  double = await startStripeDouble({
    ...keys,
    webhookUrl: () => `${product.url}/webhooks/payments/stripe`,
    isTelling: false,
  });
  product = await startTestProduct({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_BASE: double.url,
    AUTH_RATE_LIMITS: 'off',
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

/** Everything that happened at Stripe since, told in its order, or in another. */
async function tellAll(inOrder = (events: StripeDouble['events']) => events): Promise<void> {
  for (const event of inOrder(double.events.slice(told)))
    expect(await double.deliver(event)).toBe(204);
  told = double.events.length;
  await queueIsQuiet(product);
}

/** An order that was paid, by card unless by debit. */
async function paid(by: 'paid' | 'debit' = 'paid') {
  const order = await place(product);
  double.decide(order.payPage.split('/').at(-1) ?? '', by);
  if (by === 'debit') double.endDebit(order.reference, 'succeeded');
  await tellAll();
  const { number, reference, input } = order;
  return {
    id: await orderIdOf(product, order),
    number,
    reference,
    cents: input.expectedGrossCents,
  };
}
type Paid = Awaited<ReturnType<typeof paid>>;

/** Contested, and told. */
async function contested(order: Paid, wish?: DisputeWish): Promise<string> {
  const id = double.dispute(order.reference, wish);
  await tellAll();
  return id;
}

const PAGE = {
  search: '',
  state: null,
  payment: null,
  week: null,
  dispute: null,
  isLate: false,
  sort: 'newest',
  page: 1,
} as const;

const fileOf = ({ id }: Paid) => paul.call(readOrderFile, { orderId: id });
const refund = ({ id }: Paid, cents: number) =>
  paul.call(refundOrder, {
    orderId: id,
    refundId: randomUUID(),
    form: { amount: (cents / 100).toFixed(2), reason: 'Abîmée' },
  });
const own = (statement: string) => sql.raw(statement).execute(product.database.owner);

/** Titles of what staff were written about this order's dispute. */
async function mailsAbout({ number }: Paid): Promise<string[]> {
  const mails = await product.mailbox.list();
  return mails
    .map(({ subject }) => subject ?? '')
    .filter((subject) => /ontest/.test(subject) && subject.includes(number));
}

describe('a payment that a bank contests', () => {
  test('is known at once and once, however often Stripe says so; staff are told why and until when', async () => {
    const order = await paid();
    const before = await paul.call(readWork, {});
    double.dispute(order.reference, { reason: 'product_not_received' });
    const [opened] = double.events.slice(told);
    if (!opened) throw new Error('Stripe told nothing');
    expect(await Promise.all([1, 2, 3].map(() => double.deliver(opened)))).toEqual([204, 204, 204]);
    await tellAll();
    const file = await fileOf(order);
    expect(file).toMatchObject({ state: 'confirmed', dispute: 'to-answer' });
    expect(file.disputes).toMatchObject([
      {
        state: 'to-answer',
        reason: 'product_not_received',
        amountCents: order.cents,
        takenCents: order.cents,
        answerBy: expect.any(String),
        endedAt: null,
      },
    ]);
    expect(await eventsOf(product, order)).toEqual([
      'placed',
      'payment-paid',
      'dispute-opened',
      'dispute-withdrawn',
    ]);
    expect(await mailsAbout(order)).toEqual([
      expect.stringMatching(`^Paiement contesté.*${order.number}$`),
    ]);
    const mail = (await product.mailbox.list()).find(
      ({ subject }) => subject?.startsWith('Paiement contesté') && subject.includes(order.number),
    );
    expect(mail?.text).toContain('l’acheteur dit n’avoir rien reçu');
    expect(mail?.text).toContain('Répondez dans le tableau de bord de Stripe avant le');
    expect(mail?.text).toContain(`/cms/orders?order=${order.id}`);
    expect((await paul.call(readWork, {})).contestedOrders).toBe(before.contestedOrders + 1);
    const found = await paul.call(searchOrders, { ...PAGE, dispute: 'to-answer' });
    expect(found.orders.map(({ number, dispute }) => [number, dispute])).toContainEqual([
      order.number,
      'to-answer',
    ]);
    const lost = await paul.call(searchOrders, { ...PAGE, dispute: 'lost' });
    expect(lost.orders.map(({ number }) => number)).not.toContain(order.number);
  });

  test('is not given back meanwhile, beyond what nobody contests; won, it is ours again', async () => {
    const order = await paid();
    const dispute = await contested(order, { amount: order.cents - 500 });
    expect((await fileOf(order)).money).toMatchObject({
      refundableCents: 500,
      heldCents: order.cents - 500,
    });
    expect((await refusalOf(refund(order, 501))).problems).toEqual([
      { path: 'amount', problem: 'refund-contested' },
    ]);
    await refund(order, 500);
    await queueIsQuiet(product);
    expect((await refusalOf(refund(order, 1))).problems).toEqual([
      { path: 'amount', problem: 'refund-contested' },
    ]);
    expect(double.refundedCents(order.reference)).toBe(500);
    double.disputes.answer(dispute);
    await tellAll();
    expect((await fileOf(order)).dispute).toBe('under-review');
    double.disputes.win(dispute);
    await tellAll();
    const file = await fileOf(order);
    expect(file).toMatchObject({ dispute: 'won', money: { heldCents: 0, owedBackCents: 0 } });
    expect(file.money?.refundableCents).toBe(order.cents - 500);
    expect((await mailsAbout(order)).map((title) => title.split('\u00a0')[0])).toEqual(
      expect.arrayContaining(['Paiement contesté', 'Contestation gagnée']),
    );
    expect((await eventsOf(product, order)).slice(2)).toEqual([
      'dispute-opened',
      'dispute-withdrawn',
      'refund-asked',
      'refunded',
      'dispute-answered',
      'dispute-won',
      'dispute-reinstated',
    ]);
  });

  test('and lost stays taken; the invoice stands, nothing is owed back, and it may be won on appeal', async () => {
    const order = await paid();
    const dispute = await contested(order);
    double.disputes.lose(dispute);
    await tellAll();
    const input = {
      orderId: order.id,
      actId: randomUUID(),
      form: { reason: 'Fraude', refund: 'on' },
    };
    await paul.call(cancelOrder, input);
    await queueIsQuiet(product);
    const file = await fileOf(order);
    expect(file).toMatchObject({
      state: 'cancelled',
      dispute: 'lost',
      acts: [],
      money: { refundableCents: 0, owedBackCents: 0, heldCents: order.cents },
    });
    expect(double.refundedCents(order.reference)).toBe(0);
    // The list and the file say the same of its money.
    expect(file.payment).toBe('paid');
    const search = { ...PAGE, dispute: 'lost', payment: 'paid', search: order.number } as const;
    expect((await paul.call(searchOrders, search)).orders).toMatchObject([{ payment: 'paid' }]);
    expect(await paymentStates(product, order)).toEqual(['paid']);
    const again = paul.call(reinstateOrder, { orderId: order.id, actId: randomUUID() });
    expect((await refusalOf(again)).code).toBe('conflict');
    await expect(
      own(`update public.orders set state = 'confirmed' where id = '${order.id}'`),
    ).rejects.toThrow('only with its money');
    const { rows } = await own(`select kind from public.invoices where order_id = '${order.id}'`);
    expect(rows).toEqual([{ kind: 'invoice' }]);
    double.disputes.win(dispute);
    await tellAll();
    expect(await fileOf(order)).toMatchObject({
      dispute: 'won',
      acts: ['reinstate', 'refund'],
      money: { owedBackCents: order.cents },
    });
  });

  test('as a debit is lost at once: staff hear of it once, and are not asked for an answer', async () => {
    const order = await paid('debit');
    await contested(order, { as: 'lost', reason: 'debit_not_authorized' });
    const { disputes } = await fileOf(order);
    expect(disputes).toMatchObject([
      {
        state: 'lost',
        reason: 'debit_not_authorized',
        answerBy: null,
        endedAt: expect.any(String),
      },
    ]);
    expect(await mailsAbout(order)).toEqual([expect.stringMatching(/^Contestation perdue/)]);
  });

  test('only asked about has taken nothing, and may be given back until it is taken after all', async () => {
    const order = await paid();
    const dispute = await contested(order, { as: 'inquiry' });
    expect(await fileOf(order)).toMatchObject({ dispute: 'to-answer', money: { heldCents: 0 } });
    await refund(order, 300);
    await queueIsQuiet(product);
    expect(double.refundedCents(order.reference)).toBe(300);
    double.disputes.escalate(dispute);
    await tellAll();
    const { money, disputes } = await fileOf(order);
    expect(money).toMatchObject({ refundableCents: 0, heldCents: order.cents });
    expect(disputes).toMatchObject([{ state: 'to-answer', takenCents: order.cents }]);
    expect(await mailsAbout(order)).toHaveLength(2);
    const other = await paid();
    const question = await contested(other, { as: 'inquiry' });
    double.disputes.answer(question);
    double.disputes.drop(question);
    await tellAll();
    expect(await fileOf(other)).toMatchObject({
      dispute: 'won',
      disputes: [{ state: 'closed', takenCents: 0 }],
    });
  });

  test('ends as Stripe says, though its words come backwards or not at all', async () => {
    const order = await paid();
    const dispute = double.dispute(order.reference);
    double.disputes.answer(dispute);
    double.disputes.lose(dispute);
    await tellAll((events) => events.toReversed());
    expect((await fileOf(order)).disputes).toMatchObject([{ state: 'lost' }]);
    const silent = await paid();
    double.dispute(silent.reference);
    told = double.events.length;
    await repeatJob(product, 'look-for-disputes', {}, 1);
    await queueIsQuiet(product);
    expect(await fileOf(silent)).toMatchObject({ dispute: 'to-answer' });
    expect(await mailsAbout(silent)).toHaveLength(1);
  });
});

describe('the database', () => {
  test('lets no dispute go back, no sum shrink, and nobody be asked for what is contested', async () => {
    const order = await paid();
    const dispute = await contested(order);
    double.disputes.lose(dispute);
    await tellAll();
    const change = (words: string) =>
      own(`update public.disputes set ${words} where provider_reference = '${dispute}'`);
    await expect(change(`state = 'to-answer', ended_at = null`)).rejects.toThrow('cannot move');
    await expect(change('withdrawn_cents = 0')).rejects.toThrow('stays told');
    await expect(change(`provider_reference = 'dp_other'`)).rejects.toThrow('stays told');
    const refundOf = (reference: string) =>
      own(`insert into public.refunds (id, payment_id, order_id, amount_cents, reason, asked_at,
          provider_reference)
        select gen_random_uuid(), id, order_id, 1, 'x', now(), ${reference} from public.payments
        where order_id = '${order.id}'`);
    await expect(refundOf('null')).rejects.toThrow('contests or has taken');
    // What the provider gave back all the same is in its books, and so in ours.
    await expect(refundOf(`'re_${randomUUID()}'`)).resolves.toBeDefined();
    const unpaid = await place(product);
    await expect(
      own(`insert into public.disputes (payment_id, order_id, provider_reference, state, reason,
          amount_cents, opened_at)
        select id, order_id, 'dp_none', 'to-answer', 'fraudulent', 1, now() from public.payments
        where reference = '${unpaid.reference}'`),
    ).rejects.toThrow('money that came in');
    await expect(
      product.database.asService((tx) => sql`delete from public.disputes`.execute(tx)),
    ).rejects.toThrow('permission denied');
  });

  test('shows disputes to staff alone, and lets nobody write them', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const hr = await memberWithRole(product, owner, companyId, 'hr');
    const employee = await person(product);
    await own(`insert into public.employees (company_id, site_id, first_name, last_name, user_id)
      select company_id, id, 'Léa', 'Fontaine', '${employee.id}' from public.sites
      where company_id = '${companyId}' limit 1`);
    const order = await paid();
    const dispute = await contested(order);
    await own(`update public.orders set company_id = '${companyId}' where id = '${order.id}'`);
    const rest = async (who: Person | undefined, method: string, path: string, body?: object) => {
      const token =
        (await who?.client.getSession())?.data.session?.access_token ??
        (await product.tokens.apiKey('anon'));
      return fetch(`${product.url}/rest/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    };
    for (const who of [owner, hr, employee]) {
      const answer = await rest(who, 'GET', 'disputes');
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    }
    expect((await rest(undefined, 'GET', 'disputes')).status).toBe(401);
    const seen = await rest(paul, 'GET', `disputes?provider_reference=eq.${dispute}`);
    expect(await seen.json()).toHaveLength(1);
    const one = `disputes?provider_reference=eq.${dispute}`;
    for (const who of [owner, hr, employee, paul]) {
      expect((await rest(who, 'PATCH', one, { state: 'won' })).status).toBe(403);
      expect((await rest(who, 'DELETE', one)).status).toBe(403);
      expect((await rest(who, 'POST', 'disputes', { order_id: order.id })).status).toBe(403);
    }
  });
});
