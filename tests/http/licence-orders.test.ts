import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { listJournal, listSpaces, setLicence } from '#company/contract.ts';
import { licencePort } from '#company/server/licence-port.ts';
import { downloadInvoice, listOrderInvoices } from '#shop/invoices/contract.ts';
import { orderLicence, priceLicence } from '#shop/licences/contract.ts';
import type { LicencePurchase } from '#shop/licences/rules/licence-purchase.ts';
import { beginLicenceYears } from '#shop/licences/server/apply-licence.ts';
import {
  cancelOrder,
  importTransfers,
  listOrders,
  prepareOrders,
  readOrder,
  releaseTransfer,
} from '#shop/orders/contract.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { BUYER, decide } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { orderIdOf } from '../support/placed-orders.ts';
import { readPdf } from '../support/read-pdf.ts';
import { callOver } from '../support/running-product.ts';
import { credit, fileOf, newId, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const TODAY = '2026-11-23';
const clock = settableClock(`${TODAY}T09:00:00Z`);
let product: TestProduct;
let claire: Person;
let paul: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffOf(product);
});
afterAll(() => product.stop());

/** Signed for each call: a token of the session would end when the clock is put forward. */
function lasting(who: Person): Person {
  return {
    ...who,
    async call(contract, input, language = 'fr') {
      const claims = { role: 'authenticated', sub: who.id };
      const token = await product.tokens.signAccess(claims, 3_600);
      return callOver(product.url, contract, input, language, token);
    },
  };
}

const goTo = (day: string) => clock.set(`${day}T09:00:00Z`);

async function licenceOf(companyId: string) {
  const { spaces } = await claire.call(listSpaces, {});
  return spaces.find(({ id }) => id === companyId)?.licence;
}

type Wish = { readonly method?: 'card' | 'transfer'; readonly change?: object };

/** As the browser orders what is offered, at the price that it shows. */
async function orderOf(companyId: string, kind: LicencePurchase, seats: number, wish: Wish = {}) {
  const { offers } = await claire.call(priceLicence, { companyId, seats });
  const offer = offers.find((each) => each.kind === kind);
  return {
    companyId,
    kind,
    seats,
    checkoutKey: randomUUID(),
    expectedGrossCents: offer?.totals.grossCents ?? 0,
    form: { ...BUYER, paymentMethod: wish.method ?? ('card' as const) },
    ...wish.change,
  };
}

/** Ordered, paid by card, and followed by what it changes. */
async function buy(companyId: string, kind: LicencePurchase, seats: number) {
  const placed = await claire.call(orderLicence, await orderOf(companyId, kind, seats));
  await decide(placed.redirectUrl ?? '', 'paid');
  await queueIsQuiet(product);
  return placed;
}

/** A trial of thirty days that Claire begins today. */
async function trial(): Promise<string> {
  goTo(TODAY);
  claire = lasting(await person(product));
  return companyOf(claire);
}

describe('what is offered', () => {
  test('to a trial is a year after it, each at the price of their band, with VAT', async () => {
    const companyId = await trial();
    const price = await claire.call(priceLicence, { companyId, seats: 50 });
    expect(price).toMatchObject({
      company: { legalName: 'Atelier Lumière', siren: '732829320', kind: 'employer' },
      people: 0,
      licence: { kind: 'trial', seats: 60, endsOn: '2026-12-22', state: 'running' },
      waiting: null,
    });
    expect(price.offers).toEqual([
      {
        kind: 'year',
        seats: 50,
        seatsAfter: 50,
        beginsOn: '2026-12-23',
        endsOn: '2027-12-22',
        parts: [
          { from: 1, to: 49, unitNetCents: 4_800 },
          { from: 50, to: 50, unitNetCents: 3_840 },
        ],
        rateBasisPoints: 2_000,
        totals: {
          netCents: 239_040,
          vatCents: 47_808,
          grossCents: 286_848,
          vatGroups: [{ rateBasisPoints: 2_000, netCents: 239_040, vatCents: 47_808 }],
        },
      },
    ]);
    const { offers } = await claire.call(priceLicence, { companyId });
    expect(offers).toMatchObject([{ kind: 'year', seats: 60 }]);
  });

  test('is owners’ and HR’s to know and to buy: nobody else, of that company or of another', async () => {
    const companyId = await trial();
    const hr = lasting(await memberWithRole(product, claire, companyId, 'hr'));
    const cse = lasting(await memberWithRole(product, claire, companyId, 'cse'));
    const employee = lasting(await person(product));
    await sql`insert into public.employees (company_id, site_id, first_name, last_name, user_id)
      select ${companyId}, id, 'Léa', 'Fontaine', ${employee.id} from public.sites
      where company_id = ${companyId}`.execute(product.database.owner);
    const elsewhere = lasting(await person(product));
    await companyOf(elsewhere);
    const order = await orderOf(companyId, 'year', 60, { method: 'transfer' });
    for (const who of [cse, employee, elsewhere, paul]) {
      expect((await refusalOf(who.call(priceLicence, { companyId }))).code).toBe('forbidden');
      expect((await refusalOf(who.call(orderLicence, order))).code).toBe('forbidden');
    }
    expect((await refusalOf(product.call(priceLicence, { companyId }))).code).toBe(
      'sign-in-required',
    );
    expect((await refusalOf(product.call(orderLicence, order))).code).toBe('sign-in-required');
    expect((await hr.call(priceLicence, { companyId })).people).toBe(1);
    await hr.call(orderLicence, order);

    // What was bought is read by who orders there and by staff, and written by nobody.
    const rows = async (who: Person) =>
      (
        await product.database.asCaller({ role: 'authenticated', claims: { sub: who.id } }, (tx) =>
          tx
            .selectFrom('licence_orders')
            .select('seats')
            .where('company_id', '=', companyId)
            .execute(),
        )
      ).length;
    expect(await Promise.all([claire, hr, cse, paul].map(rows))).toEqual([1, 1, 1, 1]);
    expect(await Promise.all([employee, elsewhere].map(rows))).toEqual([0, 0]);
  });
});

describe('a year that is paid', () => {
  test('by card changes the licence once, is delivered without a parcel, and is in the journal', async () => {
    const companyId = await trial();
    const { accessKey, number } = await buy(companyId, 'year', 60);
    expect(await licenceOf(companyId)).toMatchObject({
      kind: 'paid',
      seats: 60,
      startsOn: TODAY,
      endsOn: '2027-12-22',
    });
    const order = await product.call(readOrder, { accessKey });
    expect(order).toMatchObject({
      state: 'delivered',
      isPaid: true,
      licence: { kind: 'year', seats: 60, endsOn: '2027-12-22' },
      lines: [
        { name: 'Licence Prévenance, 12 mois (1 à 49)', quantity: 49, unitNetCents: 4_800 },
        { name: 'Licence Prévenance, 12 mois (50 à 60)', quantity: 11, unitNetCents: 3_840 },
      ],
      parcels: [],
    });
    const orderId = await orderIdOf(product, { number });
    await repeatJob(product, 'order-moved', { orderId, state: 'confirmed' }, 50);
    await queueIsQuiet(product);
    expect((await licenceOf(companyId))?.endsOn).toBe('2027-12-22');
    const { entries } = await claire.call(listJournal, {
      companyId,
      about: 'company',
    });
    const set = entries.filter(({ action, by }) => action === 'licence-set' && by === 'product');
    expect(set).toMatchObject([{ licence: { seats: 60, endsOn: '2027-12-22' } }]);

    const file = await fileOf(paul, { id: orderId });
    expect([file.acts, file.leftToPack]).toEqual([['refund'], []]);
    expect(file.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'payment-paid',
      'licence-applied',
    ]);
    expect(await paul.call(prepareOrders, { orderIds: [orderId] })).toEqual({ prepared: 0 });
    const { orders } = await claire.call(listOrders, { companyId });
    expect(orders).toMatchObject([{ number, isService: true }]);
    const mail = await product.mailTo(BUYER.company.email, number);
    expect(mail.text).not.toContain('box');
  });

  test('is changed once by fifty who are told of it at the same moment', async () => {
    const companyId = await trial();
    const order = await orderOf(companyId, 'year', 60);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => claire.call(orderLicence, order)),
    );
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    const [{ number, redirectUrl } = { number: '', redirectUrl: '' }] = answers;
    const orderId = await orderIdOf(product, { number });
    await Promise.all([
      decide(redirectUrl ?? '', 'paid'),
      repeatJob(product, 'order-moved', { orderId, state: 'confirmed' }, 50),
    ]);
    await queueIsQuiet(product);
    await repeatJob(product, 'order-moved', { orderId, state: 'confirmed' }, 50);
    await queueIsQuiet(product);
    expect(await licenceOf(companyId)).toMatchObject({ kind: 'paid', endsOn: '2027-12-22' });
  });

  test('costs what the server says, whatever the browser sends', async () => {
    const companyId = await trial();
    const order = await orderOf(companyId, 'year', 60);
    for (const expectedGrossCents of [0, 1, order.expectedGrossCents - 1]) {
      const refusal = await refusalOf(claire.call(orderLicence, { ...order, expectedGrossCents }));
      expect(refusal).toMatchObject({ code: 'price-changed' });
      expect(refusal.details?.price).toMatchObject({
        offers: [{ totals: { grossCents: order.expectedGrossCents } }],
      });
    }
    await claire.call(orderLicence, order);
    const other = { ...order, seats: 61, expectedGrossCents: 61 * 4_608 };
    expect((await refusalOf(claire.call(orderLicence, other))).code).toBe('conflict');
    const wrong = { ...order, form: { ...BUYER, acceptsTerms: false }, checkoutKey: randomUUID() };
    expect((await refusalOf(claire.call(orderLicence, wrong))).problems).toEqual([
      { path: 'acceptsTerms', problem: 'terms-not-accepted' },
    ]);
  });

  test('by transfer begins when the money comes; until then nothing changes', async () => {
    const companyId = await trial();
    const order = await orderOf(companyId, 'year', 60, { method: 'transfer' });
    const { number, redirectUrl, accessKey } = await claire.call(orderLicence, order);
    expect(redirectUrl).toBeNull();
    expect(await licenceOf(companyId)).toMatchObject({ kind: 'trial', endsOn: '2026-12-22' });
    const { waiting } = await claire.call(priceLicence, { companyId });
    expect(waiting).toEqual({ number, accessKey });

    // After the trial, from that day on: no day is paid for that was none.
    goTo('2027-01-10');
    const credits = [credit(creditorReferenceOf(number), order.expectedGrossCents, '2027-01-10')];
    await paul.call(importTransfers, { credits });
    await queueIsQuiet(product);
    expect(await licenceOf(companyId)).toMatchObject({
      kind: 'paid',
      startsOn: '2027-01-10',
      endsOn: '2028-01-09',
    });
    const { rows } = await sql<{ id: string }>`select id from public.received_transfers
      where order_id = ${await orderIdOf(product, { number })}`.execute(product.database.owner);
    const release = {
      transferId: rows[0]?.id ?? '',
      orderId: await orderIdOf(product, { number }),
      actId: newId(),
      form: { reason: 'Une autre' },
    };
    expect((await refusalOf(paul.call(releaseTransfer, release))).code).toBe('conflict');
  });

  test('that is cancelled before it is paid changes nothing', async () => {
    const companyId = await trial();
    const order = await orderOf(companyId, 'year', 60, { method: 'transfer' });
    const { number } = await claire.call(orderLicence, order);
    const orderId = await orderIdOf(product, { number });
    await paul.call(cancelOrder, { orderId, actId: newId(), form: { reason: 'Doublon' } });
    await queueIsQuiet(product);
    expect(await licenceOf(companyId)).toMatchObject({ kind: 'trial' });
    expect((await claire.call(priceLicence, { companyId })).waiting).toBeNull();
  });
});

describe('as the years go by', () => {
  test('a licence is renewed before its end or after it, and places are added to it', async () => {
    const companyId = await trial();
    await buy(companyId, 'year', 60);
    expect((await claire.call(priceLicence, { companyId })).offers).toMatchObject([
      { kind: 'seats', seats: 1, parts: [{ from: 61, to: 61, unitNetCents: 3_840 }] },
    ]);

    // 183 days left, of 365: 3,840 × 183 / 365.
    goTo('2027-06-23');
    const { offers } = await claire.call(priceLicence, { companyId, seats: 5 });
    expect(offers).toMatchObject([
      {
        kind: 'seats',
        seatsAfter: 65,
        endsOn: '2027-12-22',
        parts: [{ from: 61, to: 65, unitNetCents: 1_925 }],
      },
    ]);
    await buy(companyId, 'seats', 5);
    expect(await licenceOf(companyId)).toMatchObject({ seats: 65, endsOn: '2027-12-22' });
    const early = await orderOf(companyId, 'year', 60);
    expect((await refusalOf(claire.call(orderLicence, early))).details).toEqual({
      reason: 'not-offered',
    });

    // Renewed early, and for fewer: the places that were paid for stay until the new year begins.
    goTo('2027-11-01');
    await buy(companyId, 'year', 50);
    expect(await licenceOf(companyId)).toMatchObject({ seats: 65, endsOn: '2028-12-22' });
    await buy(companyId, 'seats', 2);
    const begin = () =>
      beginLicenceYears({ database: product.database, clock, licences: licencePort });
    goTo('2027-12-22');
    await begin();
    expect((await licenceOf(companyId))?.seats).toBe(67);
    goTo('2027-12-23');
    await begin();
    await begin();
    expect((await licenceOf(companyId))?.seats).toBe(52);

    goTo('2029-01-05');
    expect((await claire.call(priceLicence, { companyId })).offers).toMatchObject([
      { kind: 'year', beginsOn: '2029-01-05', endsOn: '2030-01-04' },
    ]);
    await buy(companyId, 'year', 40);
    expect(await licenceOf(companyId)).toMatchObject({
      seats: 40,
      startsOn: '2029-01-05',
      endsOn: '2030-01-04',
      state: 'running',
    });
  });

  test('a number that staff have set meanwhile is not taken back by the new year', async () => {
    const companyId = await trial();
    await buy(companyId, 'year', 60);
    goTo('2027-12-01');
    await buy(companyId, 'year', 50);
    const form = { kind: 'paid', seats: '70', endsOn: '2028-12-22' };
    await paul.call(setLicence, { companyId, form });
    goTo('2027-12-23');
    await beginLicenceYears({ database: product.database, clock, licences: licencePort });
    expect((await licenceOf(companyId))?.seats).toBe(70);
  });

  test('places that are paid for once the licence has ended wait for somebody of the staff', async () => {
    const companyId = await trial();
    await buy(companyId, 'year', 60);
    goTo('2027-12-20');
    const order = await orderOf(companyId, 'seats', 5, { method: 'transfer' });
    const { number } = await claire.call(orderLicence, order);
    goTo(addDays('2027-12-22', 1));
    expect(parisDayOf(clock.now())).toBe('2027-12-23');
    const credits = [credit(creditorReferenceOf(number), order.expectedGrossCents, '2027-12-23')];
    await paul.call(importTransfers, { credits });
    await queueIsQuiet(product);
    expect((await licenceOf(companyId))?.seats).toBe(60);
    const file = await fileOf(paul, { id: await orderIdOf(product, { number }) });
    expect([file.state, file.acts]).toEqual(['confirmed', ['cancel', 'refund']]);
    expect(file.events.at(-1)?.kind).toBe('licence-not-applied');
  });
});

test('no order but one of a licence that was changed is delivered without having been shipped', async () => {
  const companyId = await trial();
  const order = await orderOf(companyId, 'year', 60, { method: 'transfer' });
  const { number } = await claire.call(orderLicence, order);
  const id = await orderIdOf(product, { number });
  const move = (state: 'confirmed' | 'delivered') =>
    product.database.asService((tx) =>
      tx.updateTable('orders').set({ state }).where('id', '=', id).execute(),
    );
  await move('confirmed');
  await expect(move('delivered')).rejects.toThrow('only a licence is delivered without a parcel');
});

test('its invoice says the days that it pays for, and goes to no place', async () => {
  const companyId = await trial();
  const { accessKey } = await buy(companyId, 'year', 50);
  const { invoices } = await product.call(listOrderInvoices, { accessKey });
  const invoiceId = invoices[0]?.id ?? '';
  const pdf = await readPdf(
    (await product.call(downloadInvoice, { invoiceId, accessKey })) as Blob,
  );
  expect(pdf.text.replace(/\s+/g, ' ')).toContain('du 23 décembre 2026 au 22 décembre 2027');
  const data = pdf.attachments['factur-x.xml'] ?? '';
  expect(data).toMatch(/<ram:StartDateTime>[^/]*>20261223</);
  expect(data).toMatch(/<ram:EndDateTime>[^/]*>20271222</);
  expect(data).toContain('<ram:SellerAssignedID>licence-year</ram:SellerAssignedID>');
  // Nothing in it is empty.
  expect(data).not.toMatch(/<(\w+:\w+)[^>]*><\/\1>|\/>/);
});
