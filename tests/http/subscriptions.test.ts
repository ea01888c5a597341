import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { downloadInvoice, listOrderInvoices } from '#shop/invoices/contract.ts';
import { claimOrder, listOrders, payOrder, placeOrder } from '#shop/orders/contract.ts';
import {
  changeSubscription,
  listSubscriptions,
  type Subscription,
  searchSubscriptions,
} from '#shop/subscriptions/contract.ts';
import type { SubscriptionAct } from '#shop/subscriptions/rules/changes.ts';
import { monthBegin } from '#shop/subscriptions/rules/months.ts';
import { cancellationSums } from '#shop/subscriptions/rules/sums.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { readPdf } from '../support/read-pdf.ts';
import { callOver } from '../support/running-product.ts';
import { staffMember } from '../support/staff.ts';
import {
  type Means,
  type StripeDouble,
  startStripeDouble,
} from '../support/stripe-double/stripe-double.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const BEGAN = '2027-01-31';
const MONTHLY = 'box-pouvoir-d-achat';
const SECRET_KEY = 'sk_test_of_this_run';

let now = new Date(`${BEGAN}T09:00:00+01:00`);
let double: StripeDouble;
let product: TestProduct;
let claire: Person;
let companyId: string;
beforeAll(async () => {
  double = await startStripeDouble({
    secretKey: SECRET_KEY,
    webhookSecret: 'whsec_of_this_run_only',
    webhookUrl: () => `${product.url}/webhooks/payments/stripe`,
    isTelling: false,
  });
  product = await startTestProduct(
    {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_this_run_only',
      STRIPE_API_BASE: double.url,
      AUTH_RATE_LIMITS: 'off',
    },
    { now: () => now },
  );
  claire = atAnyTime(await person(product));
  companyId = await companyOf(claire);
});
afterAll(async () => {
  await product.stop();
  await double.stop();
});
beforeEach(() => {
  now = new Date(`${BEGAN}T09:00:00+01:00`);
});

/** Signed for each call: a session would end while months pass. */
function atAnyTime(who: Person): Person {
  return {
    ...who,
    async call(contract, input, language = 'fr') {
      const claims = { role: 'authenticated', sub: who.id };
      const token = await product.tokens.signAccess(claims, 3_600);
      return callOver(product.url, contract, input, language, token);
    },
  };
}

type Wish = {
  readonly months?: 0 | 6 | 12;
  readonly headcount?: number;
  readonly method?: 'card' | 'transfer';
  readonly decision?: 'paid' | 'debit';
  readonly email?: string;
  readonly kind?: 'employer' | 'cse';
  readonly isGuest?: boolean;
};

/** What somebody ordered, and how it was paid. */
async function order({ months = 12, headcount = 20, ...wish }: Wish) {
  const email = wish.email ?? `${randomUUID()}@atelier.example`;
  const company = { ...BUYER.company, email, kind: wish.kind ?? 'employer' };
  const form = { ...BUYER, company, paymentMethod: wish.method ?? 'card' };
  const lines = [line(MONTHLY, headcount, { commitmentMonths: months })];
  const input = await orderOf(product, lines, { form, ...(!wish.isGuest && { companyId }) });
  const buyer = wish.isGuest ? product : claire;
  const { accessKey, number, redirectUrl } = await buyer.call(placeOrder, input);
  return { accessKey, number, email, payPage: redirectUrl ?? '', cents: input.expectedGrossCents };
}

/** Somebody decides on a page of Stripe, and everything that follows has happened. */
async function decide(payPage: string, decision: 'paid' | 'debit'): Promise<void> {
  const told = double.events.length;
  double.decide(payPage.split('/').at(-1) ?? '', decision);
  await tell(told);
}

async function tell(since: number): Promise<void> {
  for (const event of double.events.slice(since)) expect(await double.deliver(event)).toBe(204);
  await queueIsQuiet(product);
}

/** A subscription that has just begun. */
async function begun(wish: Wish = {}) {
  const first = await order(wish);
  if (first.payPage) await decide(first.payPage, 'paid');
  return { ...first, id: await idOf(first.number) };
}

async function idOf(number: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select subscriptions.id from subscriptions
    join orders on orders.id = order_id where number = ${number}`.execute(product.database.owner);
  return rows[0]?.id ?? '';
}

async function read(id: string, who: Person = claire): Promise<Subscription> {
  const { subscriptions } = await who.call(listSubscriptions, { companyId });
  const found = subscriptions.find((each) => each.id === id);
  if (!found) throw new Error(`No subscription ${id} is shown`);
  return found;
}

/** It is that day, in the morning, and the product has looked for what is due. */
async function dayComes(day: string, times = 1): Promise<void> {
  now = new Date(`${day}T09:00:00+01:00`);
  await repeatJob(product, 'renew-subscriptions', {}, times);
  await queueIsQuiet(product);
}

async function change(
  id: string,
  act: SubscriptionAct,
  form: Record<string, string> = {},
  expectedGrossCents: number | null = null,
  who: Person = claire,
): Promise<void> {
  const { revision } = await read(id);
  const input = { subscriptionId: id, actId: randomUUID(), revision, act, form };
  await who.call(changeSubscription, { ...input, expectedGrossCents });
  await queueIsQuiet(product);
}

/** Every attempt to pay this subscription without its buyer, in cents, by what Stripe was asked. */
async function charges(id: string): Promise<readonly number[]> {
  const { rows } = await sql<{ reference: string }>`select reference from payments
    join subscription_periods using (order_id)
    where subscription_id = ${id} and is_charge order by opened_at, reference`.execute(
    product.database.owner,
  );
  return rows.flatMap(({ reference }) => double.chargesOf(reference));
}

/** The latest attempt to pay an order. */
async function referenceOf(number: string): Promise<string> {
  const { rows } = await sql<{ reference: string }>`select reference from payments
    join orders on orders.id = order_id where number = ${number}
    order by payments.opened_at desc limit 1`.execute(product.database.owner);
  return rows[0]?.reference ?? '';
}

const subjectsTo = async (email: string) =>
  (await product.mailbox.list())
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => subject ?? '');

describe('a monthly box of a place that we no longer deliver to', () => {
  const OVERSEAS = {
    line1: '1 rue Pasteur',
    postcode: '97400',
    city: 'Saint-Denis',
    country: 'FR',
  };

  /** As it was sold before that was refused. */
  async function movedTo(number: string, address: object): Promise<void> {
    const { owner } = product.database;
    await sql`alter table public.orders disable trigger user`.execute(owner);
    await sql`update public.orders set delivery_address = ${JSON.stringify(address)}::jsonb
      where number = ${number}`.execute(owner);
    await sql`alter table public.orders enable trigger user`.execute(owner);
  }

  test('is held and told of once, charges nothing, and goes on once staff say so', async () => {
    const { id, number, email } = await begun({ months: 0, headcount: 3 });
    await movedTo(number, OVERSEAS);
    await dayComes('2027-02-28', 3);
    expect(await read(id)).toMatchObject({ state: 'paused', pausedFor: 'address', taken: 1 });
    await dayComes('2027-03-31', 3);
    expect((await read(id)).history.map(({ kind }) => kind)).toEqual(['not-delivered', 'started']);
    expect(await charges(id)).toEqual([]);
    const { rows } = await sql`select last_error from graphile_worker._private_jobs
      where last_error is not null`.execute(product.database.owner);
    expect(rows).toEqual([]);
    const told = (await subjectsTo(email)).filter((subject) => subject.includes('suspendue'));
    expect(told).toEqual([
      'Votre box du mois est suspendue\u00a0: nous ne livrons pas à cette adresse',
    ]);
    const staffMails = (await product.mailbox.list()).filter(({ text }) => text?.includes(email));
    expect(staffMails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Abonnement suspendu, adresse non desservie'),
    );
    // Only staff let it go on.
    const resume = { subscriptionId: id, actId: randomUUID(), act: 'resume' as const, form: {} };
    const { revision } = await read(id);
    const early = claire.call(changeSubscription, {
      ...resume,
      revision,
      expectedGrossCents: null,
    });
    expect((await refusalOf(early)).code).toBe('conflict');
    const paul = atAnyTime(await staffMember(product));
    await movedTo(number, BUYER.billingAddress);
    await paul.call(changeSubscription, {
      ...resume,
      revision,
      form: { reason: 'Nouvelle adresse à Lyon' },
      expectedGrossCents: null,
    });
    await queueIsQuiet(product);
    expect(await read(id)).toMatchObject({ state: 'active', pausedFor: null });
    await dayComes('2027-04-30');
    expect((await read(id)).taken).toBeGreaterThan(1);
  });

  test('is ended by its buyer, at no cost', async () => {
    const { id, number } = await begun({ months: 12, headcount: 3 });
    await movedTo(number, OVERSEAS);
    await dayComes('2027-02-28');
    await change(id, 'cancel', { lastMonth: '1' }, 0);
    expect(await read(id)).toMatchObject({ state: 'ended', taken: 1 });
  });
});

describe('a monthly box that was paid', () => {
  test('begins one subscription, whose means is kept, and its buyer is told', async () => {
    const { id, number, email } = await begun({ headcount: 20 });
    const session = double.sessionOf(await referenceOf(number));
    expect(session?.keeps_means).toBe(true);
    expect(await read(id)).toMatchObject({
      state: 'active',
      commitmentMonths: 12,
      headcount: 20,
      startsOn: BEGAN,
      nextOn: '2027-02-28',
      taken: 1,
      takenUntil: '2027-02-27',
      grantedUnitNetCents: 2_900,
      uncommittedUnitNetCents: 3_500,
      paidCents: session?.amount_total,
      mayChange: true,
    });
    expect(await subjectsTo(email)).toContain('Votre box du mois commence');
    const { rows } = await sql<{
      id: string;
    }>`select id from orders where number = ${number}`.execute(product.database.owner);
    await repeatJob(product, 'order-moved', { orderId: rows[0]?.id, state: 'confirmed' }, 5);
    await queueIsQuiet(product);
    expect((await read(id)).history.map(({ kind }) => kind)).toEqual(['started']);
  });

  test('makes one order for each month, charged once, though many look for it at once', async () => {
    const { id, email, cents } = await begun();
    for (const [index, day] of ['2027-02-28', '2027-03-31', '2027-04-30'].entries()) {
      await dayComes(addDays(day, -1));
      expect((await read(id)).taken).toBe(index + 1);
      await dayComes(day, 50);
      const { months, state, paidCents } = await read(id);
      expect(months).toHaveLength(index + 2);
      expect(months[0]).toMatchObject({
        beginsOn: day,
        grossCents: cents,
        orderState: 'confirmed',
      });
      expect({ state, paidCents }).toEqual({ state: 'active', paidCents: cents * (index + 2) });
    }
    expect(await charges(id)).toEqual([cents, cents, cents]);
    const confirmed = (await subjectsTo(email)).filter((each) => each.includes('est confirmée'));
    expect(confirmed).toHaveLength(4);
  });

  test('is found to be due after days without a server, every month once', async () => {
    const { id } = await begun();
    await dayComes('2027-05-02', 8);
    const { months, nextOn } = await read(id);
    expect(months.map(({ beginsOn }) => beginsOn)).toEqual([
      '2027-04-30',
      '2027-03-31',
      '2027-02-28',
      BEGAN,
    ]);
    expect(nextOn).toBe('2027-05-31');
    expect(await charges(id)).toHaveLength(3);
  });

  test('is charged once, though Stripe’s answer got lost and the job is repeated', async () => {
    const { id, cents } = await begun();
    double.befall('server-error', 'no-answer', 'no-answer');
    await dayComes('2027-02-28');
    const { rows } = await sql<{ order_id: string; reference: string }>`
      select order_id, reference from payments join subscription_periods using (order_id)
      where subscription_id = ${id} and is_charge`.execute(product.database.owner);
    const [attempt] = rows;
    const payload = {
      subscriptionId: id,
      orderId: attempt?.order_id,
      reference: attempt?.reference,
    };
    await repeatJob(product, 'charge-subscription', payload, 4);
    await queueIsQuiet(product);
    expect(await charges(id)).toEqual([cents]);
    expect((await read(id)).months[0]?.orderState).toBe('confirmed');
  });

  test('ordered twice in one order begins twice', async () => {
    const lines = [0, 12].map((months) =>
      line(MONTHLY, 2, { commitmentMonths: months as 0 | 12, lineId: `line-${months}` }),
    );
    const input = await orderOf(product, lines, { companyId });
    const { redirectUrl, number } = await claire.call(placeOrder, input);
    await decide(redirectUrl ?? '', 'paid');
    const { subscriptions } = await claire.call(listSubscriptions, { companyId });
    const both = subscriptions.filter(({ months }) => months[0]?.orderNumber === number);
    expect(both.map(({ commitmentMonths }) => commitmentMonths).toSorted()).toEqual([0, 12]);
    expect(both.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(input.expectedGrossCents);
  });
});

describe('a payment that is refused', () => {
  test.each(['authentication_required', 'gone'] as const)(
    'is tried again, then everything stops until it is paid, and goes on with the new means: %s',
    async (means: Means) => {
      const { id, number, email } = await begun();
      double.meansBecome(await referenceOf(number), means);
      for (const [day, retryOn] of [
        ['2027-02-28', '2027-03-03'],
        ['2027-03-03', '2027-03-05'],
        ['2027-03-05', '2027-03-07'],
      ] as const) {
        await dayComes(day, 2);
        expect(await read(id)).toMatchObject({ state: 'past-due', retryOn, taken: 2 });
      }
      await dayComes('2027-03-07');
      const stopped = await read(id);
      expect(stopped).toMatchObject({ state: 'paused', pausedFor: 'payment', retryOn: null });
      const told = await subjectsTo(email);
      expect(told.filter((each) => each.includes('n’a pas abouti'))).toHaveLength(3);
      expect(told.filter((each) => each.includes('faute de paiement'))).toHaveLength(1);
      expect(
        (await product.mailbox.list()).filter(
          ({ subject, text }) => subject?.includes('Abonnement suspendu') && text?.includes(email),
        ),
      ).toHaveLength(1);
      // Nothing more is asked for meanwhile, and no month begins.
      await dayComes('2027-03-20', 3);
      expect((await read(id)).taken).toBe(2);

      const accessKey = stopped.unpaid?.accessKey ?? '';
      const { redirectUrl } = await product.call(payOrder, { accessKey });
      await decide(redirectUrl ?? '', 'paid');
      expect(await read(id)).toMatchObject({ state: 'active', unpaid: null, nextOn: '2027-03-31' });
      await dayComes('2027-03-31');
      expect(await read(id)).toMatchObject({ state: 'active', taken: 3, unpaid: null });
    },
  );

  test('by the bank days after a debit counts too, and the next try may succeed', async () => {
    const first = await order({});
    await decide(first.payPage, 'debit');
    let since = double.events.length;
    double.endDebit(await referenceOf(first.number), 'succeeded');
    await tell(since);
    const id = await idOf(first.number);
    await dayComes('2027-02-28');
    const [month] = (await read(id)).months;
    expect(await read(id)).toMatchObject({ state: 'active', retryOn: null });
    const reference = await referenceOf(month?.orderNumber ?? '');
    now = new Date('2027-03-06T09:00:00+01:00');
    since = double.events.length;
    double.endDebit(reference, 'failed');
    await tell(since);
    expect(await read(id)).toMatchObject({ state: 'past-due', retryOn: '2027-03-09' });
    double.meansBecome(await referenceOf(first.number), 'works');
    await dayComes('2027-03-09');
    expect(await read(id)).toMatchObject({ state: 'active', unpaid: null, retryOn: null });
  });

  test('and never made good is given up with its order; the subscription is there to be resumed', async () => {
    const { id, number } = await begun({ months: 0 });
    double.meansBecome(await referenceOf(number), 'card_declined');
    for (const day of ['2027-02-28', '2027-03-03', '2027-03-05', '2027-03-07']) await dayComes(day);
    const { rows } = await sql<{ order_id: string }>`select order_id from subscription_periods
      where subscription_id = ${id} and number = 2`.execute(product.database.owner);
    now = new Date('2027-03-31T09:00:00+02:00');
    await repeatJob(product, 'expire-order', { orderId: rows[0]?.order_id }, 2);
    await queueIsQuiet(product);
    expect(await read(id)).toMatchObject({ state: 'paused', unpaid: null, taken: 2 });
    double.meansBecome(await referenceOf(number), 'works');
    await change(id, 'resume');
    expect(await read(id)).toMatchObject({ state: 'active', taken: 3, takenUntil: '2027-04-29' });
  });

  test('closes the page that its buyer left open before it asks again: nobody pays twice', async () => {
    const { id, number, cents } = await begun();
    double.meansBecome(await referenceOf(number), 'card_declined');
    await dayComes('2027-02-28');
    const accessKey = (await read(id)).unpaid?.accessKey ?? '';
    const { redirectUrl } = await product.call(payOrder, { accessKey });
    const page = redirectUrl?.split('/').at(-1) ?? '';
    double.meansBecome(await referenceOf(number), 'works');
    await dayComes('2027-03-03');
    expect(await read(id)).toMatchObject({ state: 'active', unpaid: null });
    expect(double.decide(page, 'paid')).toContain('/checkout/cancel');
    expect((await read(id)).paidCents).toBe(2 * cents);
  });
});

test('a payment that a bank contests holds the next months until staff say so, whoever won', async () => {
  const paul = atAnyTime(await staffMember(product));
  const { id, number } = await begun();
  const told = double.events.length;
  const dispute = double.dispute(await referenceOf(number));
  await tell(told);
  const held = { state: 'paused', pausedFor: 'dispute', taken: 1 };
  expect(await read(id)).toMatchObject(held);
  const mail = (await product.mailbox.list()).find(
    ({ subject }) => subject?.startsWith('Paiement contesté') && subject.includes(number),
  );
  expect(mail?.text).toContain('avant que vous la repreniez');
  await dayComes('2027-02-28', 3);
  expect(await read(id)).toMatchObject(held);
  // Neither its buyer nor a cancellation that is taken back lets it go on.
  expect((await refusalOf(change(id, 'resume'))).code).toBe('conflict');
  now = new Date(`${BEGAN}T09:00:00+01:00`);
  await change(id, 'cancel', { lastMonth: '1' }, 0);
  await change(id, 'undo');
  await dayComes('2027-03-02');
  expect(await read(id)).toMatchObject(held);
  const search = { search: number, state: null, page: 1 } as const;
  const { subscriptions } = await paul.call(searchSubscriptions, search);
  expect(subscriptions).toMatchObject([{ id, pausedFor: 'dispute' }]);
  double.disputes.win(dispute);
  await tell(told);
  expect(await read(id)).toMatchObject(held);
  expect(await charges(id)).toEqual([]);

  await change(id, 'resume', { reason: 'Vu avec Claire' }, null, paul);
  expect(await read(id)).toMatchObject({ state: 'active', nextOn: '2027-03-31' });
  await tell(told);
  await dayComes('2027-03-31');
  expect(await read(id)).toMatchObject({ state: 'active', taken: 2, unpaid: null });
  expect(await charges(id)).toHaveLength(1);
});

test('paid by transfer, each month waits for its own, and the next one for it', async () => {
  const first = await order({ method: 'transfer', months: 6 });
  const settle = (number: string) =>
    sql`with paid as (update payments set state = 'paid', captured_cents = amount_cents,
        settled_at = ${now} from orders where orders.id = order_id and number = ${number}
        returning order_id)
      update orders set state = 'confirmed' from paid where id = order_id`.execute(
      product.database.owner,
    );
  const moved = async (number: string) => {
    await settle(number);
    const { rows } = await sql<{
      id: string;
    }>`select id from orders where number = ${number}`.execute(product.database.owner);
    await repeatJob(product, 'order-moved', { orderId: rows[0]?.id, state: 'confirmed' }, 2);
    await queueIsQuiet(product);
  };
  await moved(first.number);
  const id = await idOf(first.number);
  await dayComes('2027-02-28');
  const second = (await read(id)).unpaid;
  expect(second?.grossCents).toBe(20 * 3_200 * 1.2);
  await product.mailTo(first.email, `${second?.number} est enregistrée`);
  await dayComes('2027-03-31', 3);
  expect(await read(id)).toMatchObject({ state: 'past-due', taken: 2 });
  expect(
    (await subjectsTo(first.email)).filter((each) => each.includes('n’est pas arrivé')),
  ).toHaveLength(1);
  await moved(second?.number ?? '');
  expect(await read(id)).toMatchObject({
    state: 'active',
    taken: 3,
    unpaid: { grossCents: 76_800 },
  });
});

describe('cancelling', () => {
  // Every plan, month and headcount is the matter of the rule's own property.
  test.each([
    [12, 1, 2],
    [6, 2, 1],
    [0, 1, 0],
  ] as const)(
    'a plan of %i months after %i, with %i more: what is charged is what was shown',
    async (months, taken, more) => {
      const { id } = await begun({ months });
      for (let index = 1; index < taken; index += 1) await dayComes(monthBegin(BEGAN, index));
      const before = await read(id);
      const endsAfter = taken + more;
      const shown = cancellationSums(before, { taken, endsAfter }, before.rateBasisPoints);
      await change(id, 'cancel', { lastMonth: String(endsAfter) }, shown.totalGrossCents);
      expect(await read(id)).toMatchObject({ state: 'ending', cancelledAfter: taken, endsAfter });
      for (let index = taken; index <= endsAfter + 1; index += 1)
        await dayComes(monthBegin(BEGAN, index), 2);
      const after = await read(id);
      expect(after.state).toBe('ended');
      expect(after.taken).toBe(endsAfter);
      expect(after.paidCents - before.paidCents).toBe(shown.totalGrossCents);
      expect(await charges(id)).toHaveLength(endsAfter - 1);
    },
  );

  test('is refused at another sum than the one that was shown, and taken back until the end', async () => {
    const { id } = await begun();
    const wrong = await refusalOf(change(id, 'cancel', { lastMonth: '2' }, 0));
    expect(wrong.code).toBe('price-changed');
    const { totalGrossCents } = cancellationSums(
      await read(id),
      { taken: 1, endsAfter: 2 },
      (await read(id)).rateBasisPoints,
    );
    await change(id, 'cancel', { lastMonth: '2' }, totalGrossCents);
    await change(id, 'undo');
    await dayComes('2027-02-28');
    const { months, state } = await read(id);
    expect(state).toBe('active');
    expect(months[0]?.grossCents).toBe(months[1]?.grossCents);
  });
});

test('the database lets nobody go back from the end, nor alter what was agreed', async () => {
  const { id } = await begun({ months: 0, headcount: 2 });
  const alter = (columns: string) =>
    product.database.asService((tx) =>
      sql`update subscriptions set ${sql.raw(columns)} where id = ${id}`.execute(tx),
    );
  await expect(alter('granted_unit_net_cents = 1')).rejects.toThrow('what was agreed');
  await expect(alter("state = 'paused'")).rejects.toThrow('check constraint');
  await alter("state = 'ended'");
  await expect(alter("state = 'active'")).rejects.toThrow('cannot move');
  const again = sql`insert into subscription_periods (subscription_id, number, order_id, begins_on,
      ends_on, headcount) select subscription_id, number, order_id, begins_on, ends_on, headcount
    from subscription_periods where subscription_id = ${id}`;
  await expect(product.database.asService((tx) => again.execute(tx))).rejects.toThrow('duplicate');
});

describe('changing', () => {
  test('the headcount asks the sum that was shown from the next month on', async () => {
    const { id, email } = await begun({ headcount: 99 });
    const cents = 150 * 2_900 * 1.2;
    await change(id, 'headcount', { headcount: '150' }, cents);
    expect((await read(id)).months[0]?.headcount).toBe(99);
    const mail = await product.mailTo(email, 'nouvel effectif');
    expect(mail.text).toContain('de 99 à 150');
    await dayComes('2027-02-28');
    expect((await read(id)).months[0]).toMatchObject({ headcount: 150, grossCents: cents });
    expect(await charges(id)).toEqual([cents]);
  });

  test('sent twice is done once; after somebody else’s change it is refused', async () => {
    const { id } = await begun({ headcount: 2 });
    const { revision } = await read(id);
    const input = { subscriptionId: id, actId: randomUUID(), revision, act: 'pause' } as const;
    const pause = { ...input, form: { months: '2' }, expectedGrossCents: null };
    await Promise.all([1, 2, 3].map(() => claire.call(changeSubscription, pause)));
    expect(await read(id)).toMatchObject({ state: 'paused', nextOn: '2027-04-30' });
    const other = { ...pause, actId: randomUUID() };
    expect((await refusalOf(claire.call(changeSubscription, other))).code).toBe('conflict');
    expect((await read(id)).history.map(({ kind }) => kind)).toEqual(['pause', 'started']);
  });

  test('to a pause skips months that count for no commitment, and comes back by itself', async () => {
    const { id, cents } = await begun();
    await change(id, 'pause', { months: '2' });
    for (const day of ['2027-02-28', '2027-03-31']) await dayComes(day);
    expect(await read(id)).toMatchObject({ state: 'paused', taken: 1 });
    await dayComes('2027-04-30');
    expect(await read(id)).toMatchObject({ state: 'active', taken: 2, paidCents: 2 * cents });
  });
});

describe('who may', () => {
  test('owners and HR change it, a works council only its own, nobody else sees it', async () => {
    const [hr, cse, elsewhere, staff] = await Promise.all([
      memberWithRole(product, claire, companyId, 'hr').then(atAnyTime),
      memberWithRole(product, claire, companyId, 'cse').then(atAnyTime),
      person(product).then(atAnyTime),
      staffMember(product).then(atAnyTime),
    ]);
    const theirs = await companyOf(elsewhere);
    const { id } = await begun();
    const { id: ofCouncil } = await begun({ kind: 'cse' });
    const pause = { months: '1' };
    await change(id, 'pause', pause, null, hr);
    await change(ofCouncil, 'pause', pause, null, cse);
    const resume = { act: 'resume', form: {}, expectedGrossCents: null } as const;
    const attempt = async (who: Person) => {
      const { revision } = await read(id);
      const named = { subscriptionId: id, actId: randomUUID(), revision };
      return (await refusalOf(who.call(changeSubscription, { ...named, ...resume }))).code;
    };
    expect(await attempt(cse)).toBe('forbidden');
    expect((await read(id, cse)).mayChange).toBe(false);
    expect(await attempt(elsewhere)).toBe('forbidden');
    for (const company of [companyId, theirs]) {
      const seen = await elsewhere.call(listSubscriptions, { companyId: company });
      expect(seen.subscriptions).toEqual([]);
    }
    const nobody = product.call(listSubscriptions, { companyId });
    expect((await refusalOf(nobody)).code).toBe('sign-in-required');
    const search = { search: 'lumiere', state: null, page: 1 };
    expect((await refusalOf(claire.call(searchSubscriptions, search))).code).toBe('forbidden');

    const { subscriptions, total } = await staff.call(searchSubscriptions, search);
    expect(total).toBeGreaterThanOrEqual(subscriptions.length);
    expect(subscriptions.map((each) => each.id)).toContain(id);
    // Staff say why.
    expect(await attempt(staff)).toBe('invalid-input');
    const reason = { reason: 'Demandé au téléphone' };
    await change(id, 'resume', reason, null, staff);
    expect((await read(id)).history[0]).toMatchObject({
      actor: 'staff',
      kind: 'resume',
      ...reason,
    });
    const of = await staff.call(searchSubscriptions, { ...search, state: 'ended' });
    expect(of.subscriptions.every(({ state }) => state === 'ended')).toBe(true);
  });

  test('a guest is told how to come in, and finds the subscription in the space that they open', async () => {
    const guest = atAnyTime(await person(product));
    const { id } = await begun({ isGuest: true, email: guest.email });
    const mail = await product.mailTo(guest.email, 'commence');
    expect(mail.text).toContain('/auth?next=/dashboard');
    const elsewhere = atAnyTime(await person(product));
    await companyOf(elsewhere);
    const own = await companyOf(guest);
    // Their address alone does not make it theirs: they say so.
    const { unclaimed } = await guest.call(listOrders, { companyId: own });
    await guest.call(claimOrder, { orderId: unclaimed[0]?.id ?? '', isMine: true });
    const { subscriptions } = await guest.call(listSubscriptions, { companyId: own });
    expect(subscriptions.map((each) => [each.id, each.mayChange])).toEqual([[id, true]]);
    const { rows } = await sql`select company_id from subscriptions where id = ${id}`.execute(
      product.database.owner,
    );
    expect(rows).toEqual([{ company_id: own }]);
  });

  test('no employee of the company sees it', async () => {
    const { id } = await begun();
    const lea = atAnyTime(await person(product));
    await sql`insert into employees (company_id, site_id, first_name, last_name, user_id)
      select ${companyId}, id, 'Léa', 'Fontaine', ${lea.id} from sites
      where company_id = ${companyId} limit 1`.execute(product.database.owner);
    expect((await lea.call(listSubscriptions, { companyId })).subscriptions).toEqual([]);
    const { revision } = await read(id);
    const input = { subscriptionId: id, actId: randomUUID(), revision, act: 'cancel' } as const;
    const cancel = { ...input, form: { lastMonth: '1' }, expectedGrossCents: 0 };
    expect((await refusalOf(lea.call(changeSubscription, cancel))).code).toBe('forbidden');
    expect(parisDayOf(now)).toBe(BEGAN);
  });
});

test('the invoice of each month says which days it is, the first and the later ones', async () => {
  const { accessKey, id } = await begun();
  const dataOf = async (key: string) => {
    const { invoices } = await product.call(listOrderInvoices, { accessKey: key });
    const input = { invoiceId: invoices[0]?.id ?? '', accessKey: key };
    const pdf = await readPdf((await product.call(downloadInvoice, input)) as Blob);
    return pdf.attachments['factur-x.xml'] ?? '';
  };
  const daysIn = (data: string) =>
    [...data.matchAll(/(?:Start|End)DateTime><[^>]*>(\d+)</g)].map(([, day]) => day);
  // Of its line, and of the whole.
  const first = await dataOf(accessKey);
  expect(daysIn(first)).toEqual(['20270131', '20270227', '20270131', '20270227']);
  expect(first).toContain(`<ram:SellerAssignedID>${MONTHLY}</ram:SellerAssignedID>`);
  now = new Date(`${monthBegin(BEGAN, 1)}T09:00:00+01:00`);
  await repeatJob(product, 'renew-subscriptions', {}, 1);
  await queueIsQuiet(product);
  const { rows } = await sql<{ key: string }>`select access_key as key from orders
    join subscription_periods on order_id = orders.id
    where subscription_id = ${id} and subscription_periods.number = 2`.execute(
    product.database.owner,
  );
  const second = await dataOf(rows[0]?.key ?? '');
  expect(daysIn(second)).toEqual(['20270228', '20270330', '20270228', '20270330']);
});
