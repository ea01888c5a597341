import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import {
  cancelOrder,
  decideCredit,
  importTransfers,
  listCredit,
  listOrders,
  payOrder,
  placeOrder,
  readOrder,
} from '#shop/orders/contract.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { readWork } from '#staff/contract.ts';
import { newEmail } from '../support/account-client.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  newSiren,
  type Person,
  person,
  verify,
} from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import { credit, fileOf, newId, signedAnew, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
const START = new Date().toISOString();
const TODAY = parisDayOf(new Date(START));
const clock = settableClock(START);
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffOf(product);
});
afterAll(() => product.stop());

type Buyer = {
  readonly siren: string;
  readonly companyId: string;
  readonly owner: Person;
  readonly email: string;
};

/** A verified company of its own, whose owner orders. */
async function buyer(): Promise<Buyer> {
  const siren = newSiren();
  const owner = signedAnew(product, await person(product));
  const companyId = await companyOf(owner, { ...COMPANY_FORM, siren });
  await verify(product, companyId);
  return { siren, companyId, owner, email: newEmail() };
}

/** What that company would order, to be paid after delivery. */
async function wish(buyer: Buyer, quantity = 2, ordered = line('box-saveurs', quantity)) {
  const { siren, companyId, email } = buyer;
  const { siret: _, vatNumber: __, ...company } = BUYER.company;
  return orderOf(product, [ordered], {
    companyId,
    form: { ...BUYER, company: { ...company, siren, email }, paymentMethod: 'terms' },
  });
}

async function asked(who: Buyer, quantity = 2, ordered = line('box-saveurs', quantity)) {
  const input = await wish(who, quantity, ordered);
  const placed = await who.owner.call(placeOrder, input);
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${placed.number}`.execute(product.database.owner);
  return { ...placed, ...who, id: rows[0]?.id ?? '', grossCents: input.expectedGrossCents };
}
type Asked = Awaited<ReturnType<typeof asked>>;

const GRANT = { decision: 'granted', limit: '10 000', days: '30', reason: 'Bon payeur' };
const REFUSE = { decision: 'refused', reason: 'Trop récente' };

async function decideOn(order: Asked, form: Record<string, string>, seenDecision?: string | null) {
  const seen = seenDecision === undefined ? await lastDecision(order) : seenDecision;
  const input = { companyId: order.companyId, orderId: order.id, actId: newId(), form };
  await paul.call(decideCredit, { ...input, seenDecision: seen });
}

async function lastDecision({ siren }: Pick<Buyer, 'siren'>): Promise<string | null> {
  return (await lineOf(siren))?.decidedAt ?? null;
}

async function lineOf(siren: string) {
  return (await paul.call(listCredit, { search: siren, page: 1 })).lines[0];
}

const summaryOf = ({ accessKey }: Asked) => product.call(readOrder, { accessKey });

/** Its money comes by transfer. */
async function transferred({ number }: Asked, cents: number): Promise<void> {
  await paul.call(importTransfers, {
    credits: [credit(`VIR ${creditorReferenceOf(number)} ${randomUUID()}`, cents)],
  });
}

/** Everything of it has left, on this day. */
async function shipped({ id }: Asked): Promise<void> {
  await product.database.asService(async (tx) => {
    const move = (state: 'in-preparation' | 'shipped') =>
      tx.updateTable('orders').set({ state }).where('id', '=', id).execute();
    await move('in-preparation');
    await move('shipped');
  });
}

const subjectsTo = async (email: string) =>
  (await product.mailbox.list())
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ subject }) => subject);

describe('a company that asks to pay after delivery', () => {
  test('waits for staff with its pieces; granted, it is confirmed and dated when it has left', async () => {
    await setStock(product, 'box-saveurs', 50);
    const order = await asked(await buyer());
    expect(order.redirectUrl).toBeNull();
    expect(await summaryOf(order)).toMatchObject({
      state: 'awaiting-payment',
      terms: { state: 'requested', days: null, isPayableByCard: false },
      transfer: null,
    });
    expect(await stockOf(product, 'box-saveurs')).toBe(48);
    await setStock(product, 'box-saveurs', null);
    const { requests } = await paul.call(listCredit, { search: '', page: 1 });
    expect(requests.find(({ id }) => id === order.id)).toMatchObject({
      leftCents: order.grossCents,
      company: { siren: order.siren, state: null, owedCents: 0 },
    });
    await decideOn(order, GRANT);
    expect(await summaryOf(order)).toMatchObject({
      state: 'confirmed',
      isPaid: false,
      terms: { state: 'granted', days: 30, dueOn: null, isPayableByCard: true },
    });
    expect((await lineOf(order.siren))?.owedCents).toBe(order.grossCents);
    await shipped(order);
    expect(await fileOf(paul, order)).toMatchObject({ paymentDueOn: addDays(TODAY, 30) });
    await transferred(order, order.grossCents);
    expect(await summaryOf(order)).toMatchObject({ state: 'shipped', isPaid: true });
    expect((await lineOf(order.siren))?.owedCents).toBe(0);
    await queueIsQuiet(product);
    expect((await subjectsTo(order.email)).toSorted()).toEqual([
      `Votre commande ${order.number} attend notre réponse`,
      `Votre commande ${order.number} est confirmée`,
    ]);
    const told = (await product.mailbox.list()).filter(({ text }) => text?.includes(order.siren));
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Paiement après livraison à décider'),
    ]);
  });

  test('refused, is told, and pays the same order by card', async () => {
    const order = await asked(await buyer());
    await decideOn(order, REFUSE);
    const mail = await product.mailTo(order.email, 'à régler avant préparation');
    expect(mail.text).toContain('IBAN');
    expect(mail.text).not.toContain(REFUSE.reason);
    expect(await summaryOf(order)).toMatchObject({
      state: 'awaiting-payment',
      terms: { state: 'refused', isPayableByCard: true },
    });
    const { redirectUrl } = await product.call(payOrder, { accessKey: order.accessKey });
    expect(await product.call(payOrder, { accessKey: order.accessKey })).toEqual({ redirectUrl });
    await decide(redirectUrl ?? '', 'paid');
    await queueIsQuiet(product);
    expect(await summaryOf(order)).toMatchObject({ state: 'confirmed', isPaid: true });
    const { payments } = await fileOf(paul, order);
    expect(payments.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid']);
  });

  test('pays after delivery by card, or by transfer beside a pay page that then ends', async () => {
    const who = await buyer();
    const order = await asked(who);
    await decideOn(order, GRANT);
    const { redirectUrl } = await product.call(payOrder, { accessKey: order.accessKey });
    await transferred(order, order.grossCents);
    await queueIsQuiet(product);
    expect(await (await fetch(redirectUrl ?? '')).text()).not.toContain('name="decision"');
    expect(await product.call(payOrder, { accessKey: order.accessKey })).toEqual({
      redirectUrl: null,
    });
    const next = await asked(who);
    const page = await product.call(payOrder, { accessKey: next.accessKey });
    await decide(page.redirectUrl ?? '', 'paid');
    await queueIsQuiet(product);
    expect(await summaryOf(next)).toMatchObject({ state: 'confirmed', isPaid: true });
  });

  test('is confirmed at once within its limit, and waits again beyond it or when something is overdue', async () => {
    const who = await buyer();
    const first = await asked(who);
    const limit = (first.grossCents * 2) / 100;
    await decideOn(first, { ...GRANT, limit: limit.toFixed(2) });
    const second = await asked(who);
    expect((await summaryOf(second)).state).toBe('confirmed');
    const third = await asked(who);
    expect((await summaryOf(third)).terms?.state).toBe('requested');
    const tooLow = { ...GRANT, limit: limit.toFixed(2) };
    expect((await refusalOf(decideOn(third, tooLow))).problems).toEqual([
      { path: 'limit', problem: 'credit-too-low' },
    ]);
    await paul.call(cancelOrder, { orderId: third.id, actId: newId(), form: { reason: 'Trop' } });
    expect((await refusalOf(decideOn(third, GRANT))).code).toBe('conflict');
    await transferred(second, second.grossCents);
    await shipped(first);
    clock.set(startOfParisDay(addDays(TODAY, 31)));
    const late = await asked(who);
    expect((await summaryOf(late)).terms?.state).toBe('requested');
    const { overdue, requests } = await paul.call(listCredit, { search: '', page: 1 });
    expect(overdue.map(({ id }) => id)).toContain(first.id);
    expect(await paul.call(readWork, {})).toMatchObject({
      creditToDecide: requests.length,
      overduePayments: overdue.length,
    });
    clock.set(START);
  });

  test('takes a monthly box, of which each month is confirmed at once within its limit', async () => {
    const who = await buyer();
    const first = await asked(who, 3, line('box-pouvoir-d-achat', 3, { commitmentMonths: 0 }));
    await decideOn(first, GRANT);
    await queueIsQuiet(product);
    clock.set(startOfParisDay(addDays(TODAY, 32)));
    await repeatJob(product, 'renew-subscriptions', {}, 1);
    await queueIsQuiet(product);
    const { rows } = await sql`select state, credit, renewal_of = ${first.id} as renews
      from orders where siren = ${who.siren} order by placed_at`.execute(product.database.owner);
    expect(rows).toEqual([
      { state: 'confirmed', credit: 'granted', renews: null },
      { state: 'confirmed', credit: 'granted', renews: true },
    ]);
    clock.set(START);
  });

  test('at the same moment as others of it, owes no more than it was granted', async () => {
    const who = await buyer();
    const first = await asked(who, 1);
    await decideOn(first, { ...GRANT, limit: ((first.grossCents * 4) / 100).toFixed(2) });
    const rush = await Promise.all(Array.from({ length: 8 }, () => asked(who, 1)));
    const states = await Promise.all(rush.map(async (order) => (await summaryOf(order)).state));
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(3);
  });
});

describe('nobody', () => {
  test('asks for it on another company’s name, as a guest or as an employee', async () => {
    const who = await buyer();
    const input = await wish(who);
    const stranger = await buyer();
    const employee = await person(product);
    const refusedBeside = (path: string) => [{ path, problem: 'terms-of-another-company' }];
    const { companyId: _, ...spaceless } = input;
    const attempts = [
      product.call(placeOrder, input),
      employee.call(placeOrder, input),
      stranger.owner.call(placeOrder, input),
      who.owner.call(placeOrder, spaceless),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf)))
      expect(refusal.problems).toEqual(refusedBeside('paymentMethod'));
    const foreign = { ...input, companyId: stranger.companyId };
    const refusal = await refusalOf(stranger.owner.call(placeOrder, foreign));
    expect(refusal.problems).toEqual(refusedBeside('company.siren'));
    const hr = await memberWithRole(product, who.owner, who.companyId, 'hr');
    const { number } = await hr.call(placeOrder, input);
    const { orders } = await who.owner.call(listOrders, { companyId: who.companyId });
    expect(orders).toMatchObject([{ number, credit: 'requested' }]);
  });

  test('decides but staff, and nobody writes it through another door', async () => {
    const order = await asked(await buyer());
    const hr = await memberWithRole(product, order.owner, order.companyId, 'hr');
    const employee = await person(product);
    const body = {
      companyId: order.companyId,
      orderId: order.id,
      actId: newId(),
      seenDecision: null,
    };
    const input = { ...body, form: GRANT };
    for (const [call, code] of [
      [product.call, 'sign-in-required'],
      [order.owner.call, 'forbidden'],
      [hr.call, 'forbidden'],
      [employee.call, 'forbidden'],
    ] as const) {
      expect((await refusalOf(call(decideCredit, input))).code).toBe(code);
      expect((await refusalOf(call(listCredit, { search: '', page: 1 }))).code).toBe(code);
    }
    await decideOn(order, GRANT);
    const rest = async (who: Person, method: string, path: string, body?: object) =>
      fetch(`${product.url}/rest/v1/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${(await who.client.getSession()).data.session?.access_token}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    expect(await (await rest(order.owner, 'GET', 'credit_lines')).json()).toEqual([]);
    const line = `credit_lines?siren=eq.${order.siren}`;
    for (const [method, path, body] of [
      ['PATCH', line, { limit_cents: 1 }],
      ['DELETE', line, undefined],
      ['POST', 'credit_lines', { siren: order.siren }],
      ['PATCH', `orders?id=eq.${order.id}`, { payment_terms_days: 60 }],
    ] as const) {
      expect([path, (await rest(paul, method, path, body)).status]).toEqual([path, 403]);
    }
  });

  test('overwrites what a colleague decided, and what is sent twice is decided once', async () => {
    const who = await buyer();
    const order = await asked(who);
    const { companyId } = who;
    const input = { companyId, orderId: order.id, actId: newId(), seenDecision: null };
    await Promise.all([1, 2].map(() => paul.call(decideCredit, { ...input, form: GRANT })));
    const other = paul.call(decideCredit, { ...input, actId: newId(), form: REFUSE });
    expect((await refusalOf(other)).code).toBe('conflict');
    const block = {
      companyId,
      orderId: null,
      form: { decision: 'blocked', reason: 'Litige' },
    };
    const seenDecision = await lastDecision(who);
    clock.set(new Date(Date.parse(START) + 1_000));
    for (let times = 0; times < 2; times += 1)
      await paul.call(decideCredit, { ...block, actId: newId(), seenDecision });
    expect(await lineOf(who.siren)).toMatchObject({ state: 'blocked', limitCents: null });
    const stale = { ...block, actId: newId(), seenDecision, form: GRANT };
    expect((await refusalOf(paul.call(decideCredit, stale))).code).toBe('conflict');
    expect((await summaryOf(await asked(who))).terms?.state).toBe('requested');
    clock.set(START);
  });

  test('confirms, grants or asks against the rules in the database itself', async () => {
    const who = await buyer();
    const order = await asked(who);
    const attempt = (change: object) =>
      product.database.asService((tx) =>
        tx.updateTable('orders').set(change).where('id', '=', order.id).execute(),
      );
    await expect(attempt({ state: 'confirmed' })).rejects.toThrow('confirmed with its money');
    const granted = { credit: 'granted', payment_terms_days: 30 };
    await expect(attempt(granted)).rejects.toThrow('owe more than it was granted');
    await expect(attempt({ payment_terms_days: 30 })).rejects.toThrow('terms_of_granted');
    await decideOn(order, REFUSE);
    await expect(attempt(granted)).rejects.toThrow('decided once');
    await expect(
      sql`insert into orders (number, checkout_key, content_hash, state, payment_method, language,
          placed_at, company_kind, company_name, siren, is_vat_liable, contact_name, email,
          billing_address, delivery_address, net_cents, vat_cents, vat_groups, credit)
        select 'X', gen_random_uuid(), '', 'awaiting-payment', payment_method, language, placed_at,
          company_kind, company_name, siren, is_vat_liable, contact_name, email, billing_address,
          delivery_address, net_cents, vat_cents, vat_groups, 'requested'
        from orders where id = ${order.id}`.execute(product.database.owner),
    ).rejects.toThrow('from within the space of that company');
  });
});
