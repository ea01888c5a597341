import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  isoWeekText,
  mondayOfIsoWeek,
  parisDayOf,
  startOfParisDay,
} from '#basics/dates.ts';
import {
  addOrderNote,
  attributeTransfer,
  cancelOrder,
  changeParcel,
  exportOrders,
  importTransfers,
  listOrders,
  listTransfers,
  makeParcel,
  moveParcel,
  prepareOrders,
  previewTransfers,
  printDeskLabels,
  printOrdersPaper,
  printPackingList,
  printPalletList,
  readOrderFile,
  readOrderLogo,
  refundOrder,
  reinstateOrder,
  releaseTransfer,
  remindOfTransfer,
  searchOrders,
  setTransferAside,
  takeTransferBack,
} from '#shop/orders/contract.ts';
import { printedCreditorReference } from '#shop/sales/rules/creditor-reference.ts';
import { wishableWeeks } from '#shop/sales/rules/wished-week.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import { payInSilence } from '../support/sandbox-party.ts';
import {
  credit,
  fileOf,
  newId,
  paidByCard,
  placed,
  type StaffOrder,
  staffOf,
} from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
const START = new Date().toISOString();
const TODAY = parisDayOf(new Date(START));
const [FIRST_WEEK = { year: 0, week: 0 }] = wishableWeeks(TODAY);
const WEEK = isoWeekText(FIRST_WEEK);
const clock = settableClock(START);

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffOf(product), staffOf(product)]);
});
afterAll(() => product.stop());

const EVERY = {
  search: '',
  state: null,
  payment: null,
  week: null,
  dispute: null,
  isLate: false,
  sort: 'newest',
} as const;

const WAITING = { search: '', state: 'to-attribute', page: 1 } as const;

const kinds = async (order: StaffOrder) =>
  (await fileOf(paul, order)).events.map(({ kind }) => kind);

/** Confirmed by a transfer of what it asks. */
async function confirmed(quantity = 2): Promise<StaffOrder> {
  const order = await placed(product, { quantity });
  await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
  return order;
}

async function prepared(quantity = 2): Promise<StaffOrder> {
  const order = await confirmed(quantity);
  await paul.call(prepareOrders, { orderIds: [order.id] });
  return order;
}

/** A parcel of so many pieces of the first line. */
async function parcelOf({ id }: StaffOrder, pieces: number, more: Record<string, string> = {}) {
  const parcelId = newId();
  const form = { 'quantity 1': String(pieces), ...more };
  await paul.call(makeParcel, { orderId: id, parcelId, form });
  return parcelId;
}

const move = (parcelId: string, ...states: readonly ('packed' | 'shipped' | 'delivered')[]) =>
  states.reduce(
    (before, to) => before.then(async () => void (await paul.call(moveParcel, { parcelId, to }))),
    Promise.resolve(),
  );

describe('orders are found', () => {
  test('by number, company, SIREN, e-mail and creditor reference, and by what awaits them', async () => {
    const order = await placed(product, {
      company: { legalName: 'Éditions Pérault', email: 'achats@perault.example' },
      form: { wishedWeek: WEEK },
    });
    const found = async (change: object) =>
      (await paul.call(searchOrders, { ...EVERY, page: 1, ...change })).orders.map(
        ({ number }) => number,
      );
    for (const search of [
      order.number,
      order.number.slice(3).toLowerCase(),
      'editions perault',
      'éd pé',
      'ACHATS@perault',
      printedCreditorReference(order.reference),
      order.reference.toLowerCase(),
    ]) {
      expect([search, await found({ search })]).toEqual([search, [order.number]]);
    }
    // One or two letters begin a word.
    expect(await found({ search: 'pv' })).toContain(order.number);
    expect(await found({ search: 'ra' })).not.toContain(order.number);
    expect(await found({ search: '732 829 320' })).toContain(order.number);
    expect(await found({ search: 'personne' })).toEqual([]);
    expect(await found({ week: WEEK })).toEqual([order.number]);
    expect(await found({ state: 'awaiting-payment', payment: 'unpaid' })).toContain(order.number);
    expect(await found({ state: 'confirmed' })).not.toContain(order.number);
    expect(await found({ isLate: true, search: order.number })).toEqual([]);
    clock.set(startOfParisDay(addDays(mondayOfIsoWeek(FIRST_WEEK), 7)));
    // Not paid yet: its transfer is awaited for two weeks, whatever week is wished.
    await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
    expect(await found({ isLate: true, search: order.number })).toEqual([order.number]);
    clock.set(START);
  });

  test('page by page, with how many are in each state', async () => {
    const marker = 'Compte Rond';
    for (let at = 0; at < 3; at += 1) await placed(product, { company: { legalName: marker } });
    const { orders, total, counts } = await paul.call(searchOrders, {
      ...EVERY,
      search: marker,
      sort: 'amount',
      page: 1,
    });
    expect([orders.length, total, counts]).toEqual([
      3,
      3,
      [{ state: 'awaiting-payment', count: 3 }],
    ]);
    const beyond = await paul.call(searchOrders, { ...EVERY, search: marker, page: 2 });
    expect([beyond.orders, beyond.total]).toEqual([[], 3]);
  });

  test('by what came in exactly as the screen says it', async () => {
    const part = await placed(product);
    const over = await placed(product);
    await paul.call(importTransfers, {
      credits: [credit(part.reference, 100), credit(over.reference, over.grossCents + 5)],
    });
    for (const payment of [
      'unpaid',
      'partial',
      'paid',
      'to-return',
      'part-refunded',
      'refunded',
    ] as const) {
      const { orders } = await paul.call(searchOrders, { ...EVERY, payment, page: 1 });
      expect(orders.every((order) => order.payment === payment)).toBe(true);
      for (const { id } of orders) {
        expect((await fileOf(paul, { id })).payment).toBe(payment);
      }
    }
    expect((await fileOf(paul, part)).payment).toBe('partial');
    expect((await fileOf(paul, over)).payment).toBe('to-return');
  });

  test('as a list for a spreadsheet, in which nothing is computed', async () => {
    await placed(product, { company: { legalName: '=HYPERLINK("x")' } });
    const file = await paul.call(exportOrders, { ...EVERY, search: 'HYPERLINK' });
    const lines = (await (file as unknown as Blob).text()).split('\r\n');
    expect(lines[0]).toContain('Commande;Passée le;État');
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines).toHaveLength(3);
  });

  test('and staff who order for themselves see only their own among their own', async () => {
    const companyId = await companyOf(paul);
    expect((await paul.call(listOrders, { companyId })).orders).toEqual([]);
  });
});

describe('a bank statement', () => {
  test('settles orders by their reference: exact, partial, over, unknown; and the same line once', async () => {
    const [exact, partial, over] = await Promise.all([
      placed(product),
      placed(product),
      placed(product),
    ]);
    const credits = [
      credit(
        `VIR SEPA ATELIER ${printedCreditorReference(exact.reference)} 20/11`,
        exact.grossCents,
      ),
      credit(`vir inst ${partial.reference.toLowerCase()}`, 1_000),
      credit(`VIREMENT ${over.reference}`, over.grossCents + 250),
      credit('REMBOURSEMENT TVA', 99_900),
    ];
    const preview = await paul.call(previewTransfers, { credits });
    expect(
      preview.lines.map(({ verdict, orderNumber, remainderCents, surplusCents }) => [
        verdict,
        orderNumber,
        remainderCents,
        surplusCents,
      ]),
    ).toEqual([
      ['exact', exact.number, 0, 0],
      ['partial', partial.number, partial.grossCents - 1_000, 0],
      ['over', over.number, 0, 250],
      ['unknown', null, 0, 0],
    ]);
    expect((await fileOf(paul, exact)).state).toBe('awaiting-payment');
    expect(await paul.call(importTransfers, { credits })).toEqual(preview);
    const states = async () =>
      Promise.all(
        [exact, partial, over].map(async (order) => {
          const { state, money } = await fileOf(paul, order);
          return [state, money?.remainderCents, money?.owedBackCents];
        }),
      );
    const after = [
      ['confirmed', 0, 0],
      ['awaiting-payment', partial.grossCents - 1_000, 0],
      ['confirmed', 0, 250],
    ];
    expect(await states()).toEqual(after);
    // The same file by somebody else, twice at once, and in another order: nothing more comes in.
    const again = await Promise.all([
      marie.call(importTransfers, { credits }),
      marie.call(importTransfers, { credits: credits.toReversed() }),
    ]);
    expect(again.flatMap(({ lines }) => lines.map(({ verdict }) => verdict))).toEqual(
      Array.from({ length: 8 }, () => 'known'),
    );
    expect(await states()).toEqual(after);
    const mail = await product.mailTo(
      'claire.moreau@atelier-lumiere.example',
      `pour la commande ${partial.number}`,
    );
    expect(mail.text).toContain(printedCreditorReference(partial.reference));
    const rest = credit(partial.reference, partial.grossCents - 1_000, '2026-11-21');
    await paul.call(importTransfers, { credits: [rest] });
    expect((await fileOf(paul, partial)).state).toBe('confirmed');
    expect(await kinds(partial)).toEqual([
      'placed',
      'transfer-partial',
      'transfer-exact',
      'payment-paid',
    ]);
  });

  test('two lines that say the same are two transfers, once each', async () => {
    const order = await placed(product, { quantity: 2 });
    const half = credit(order.reference, 100);
    const credits = [half, half];
    await paul.call(importTransfers, { credits });
    await paul.call(importTransfers, { credits });
    expect((await fileOf(paul, order)).money?.capturedCents).toBe(200);
  });

  test('a transfer without a reference waits until somebody says which order it pays, or why none', async () => {
    const order = await placed(product);
    await paul.call(importTransfers, {
      credits: [credit('VIR ATELIER SANS REFERENCE', order.grossCents), credit('INTERETS', 12)],
    });
    const waiting = async (label: string) =>
      (await paul.call(listTransfers, WAITING)).transfers.find((each) => each.label === label);
    const transferId = (await waiting('VIR ATELIER SANS REFERENCE'))?.id ?? '';
    const unknown = paul.call(attributeTransfer, {
      transferId,
      form: { number: 'PV-2026-999999' },
    });
    expect((await refusalOf(unknown)).problems).toEqual([
      { path: 'number', problem: 'order-unknown' },
    ]);
    const form = { number: ` ${order.number.toLowerCase()} ` };
    await Promise.all([
      paul.call(attributeTransfer, { transferId, form }),
      paul.call(attributeTransfer, { transferId, form }),
    ]);
    expect(await fileOf(paul, order)).toMatchObject({
      payment: 'paid',
      money: { capturedCents: order.grossCents },
    });
    const other = await placed(product);
    const late = paul.call(attributeTransfer, { transferId, form: { number: other.number } });
    expect((await refusalOf(late)).code).toBe('conflict');
    const interest = (await waiting('INTERETS'))?.id ?? '';
    const aside = { transferId: interest, form: { reason: 'Intérêts du compte' } };
    await paul.call(setTransferAside, aside);
    await paul.call(setTransferAside, aside);
    expect(await waiting('INTERETS')).toBeUndefined();
  });
});

describe('an order on its way', () => {
  test('is prepared with others, packed in parcels, shipped with a mail, delivered', async () => {
    const order = await confirmed(5);
    const other = await placed(product);
    const orderIds = [order.id, other.id, newId()];
    expect(await paul.call(prepareOrders, { orderIds })).toEqual({ prepared: 1 });
    expect(await paul.call(prepareOrders, { orderIds })).toEqual({ prepared: 0 });
    const first = await parcelOf(order, 3, {
      carrier: 'colissimo',
      trackingNumber: '6A 1234',
      deliveryDay: '2026-12-02',
    });
    const tooMany = paul.call(makeParcel, {
      orderId: order.id,
      parcelId: newId(),
      form: { 'quantity 1': '3' },
    });
    expect((await refusalOf(tooMany)).problems).toEqual([
      { path: 'quantity 1', problem: 'too-many' },
    ]);
    const second = await parcelOf(order, 2);
    // Sent again, it is the same parcel.
    const form = { 'quantity 1': '2' };
    await paul.call(makeParcel, { orderId: order.id, parcelId: second, form });
    expect((await fileOf(paul, order)).parcels).toHaveLength(2);
    const early = paul.call(moveParcel, { parcelId: first, to: 'shipped' });
    expect((await refusalOf(early)).code).toBe('conflict');
    await move(first, 'packed', 'shipped', 'shipped');
    expect((await fileOf(paul, order)).state).toBe('in-preparation');
    const mail = await product.mailTo(
      'claire.moreau@atelier-lumiere.example',
      `${order.number} est en route`,
    );
    expect(mail.text).toContain('code=6A1234&lang=fr');
    await move(second, 'packed', 'shipped');
    expect((await fileOf(paul, order)).state).toBe('shipped');
    await move(first, 'delivered');
    await move(second, 'delivered');
    const { state, acts, events } = await fileOf(paul, order);
    expect([state, acts]).toEqual(['delivered', ['refund']]);
    expect(events.filter(({ by }) => by === paul.email).length).toBeGreaterThan(5);
    expect(events.map(({ kind }) => kind).slice(-2)).toEqual([
      'parcel-delivered',
      'order-delivered',
    ]);
  });

  test('two who change one parcel: the second is told', async () => {
    const order = await prepared();
    const parcelId = await parcelOf(order, 1);
    const { revision = 0 } = (await fileOf(paul, order)).parcels[0] ?? {};
    const change = (who: Person, trackingNumber: string) =>
      who.call(changeParcel, { parcelId, revision, form: { carrier: 'dpd', trackingNumber } });
    await change(paul, '1');
    await change(paul, '1');
    expect((await refusalOf(change(marie, '2'))).code).toBe('conflict');
  });

  test('what came back may be sent again', async () => {
    const order = await prepared(1);
    const parcelId = await parcelOf(order, 1);
    await move(parcelId, 'packed', 'shipped');
    await paul.call(moveParcel, { parcelId, to: 'returned' });
    expect(await fileOf(paul, order)).toMatchObject({
      state: 'shipped',
      leftToPack: [{ position: 1, quantity: 1 }],
    });
    const again = await parcelOf(order, 1);
    await move(again, 'packed', 'shipped', 'delivered');
    expect((await fileOf(paul, order)).state).toBe('delivered');
  });

  test('is refused by the database too where a rule is passed by', async () => {
    const order = await prepared(1);
    const parcelId = await parcelOf(order, 1);
    const attempt = (statement: ReturnType<typeof sql>) =>
      product.database.asService((tx) => statement.execute(tx));
    await expect(
      attempt(sql`update public.parcels set state = 'delivered' where id = ${parcelId}`),
    ).rejects.toThrow('cannot move');
    await expect(
      attempt(sql`with other as (insert into public.parcels (id, order_id, number, made_at)
          values (${newId()}, ${order.id}, 9, now()) returning id)
        select id from other`),
    ).resolves.toBeDefined();
    await expect(
      attempt(sql`insert into public.parcel_lines (parcel_id, order_id, position, quantity)
        select id, order_id, 1, 1 from public.parcels where order_id = ${order.id} and number = 9`),
    ).rejects.toThrow('more would be packed');
    const waiting = await placed(product);
    await expect(
      attempt(sql`insert into public.parcels (id, order_id, number, made_at)
        values (${newId()}, ${waiting.id}, 1, now())`),
    ).rejects.toThrow('nothing of this order is packed');
    await expect(
      attempt(sql`update public.orders set state = 'cancelled' where id = ${waiting.id}`).then(() =>
        attempt(sql`update public.orders set state = 'confirmed' where id = ${waiting.id}`),
      ),
    ).rejects.toThrow('only with its money');
    await expect(
      attempt(sql`insert into public.refunds (id, payment_id, order_id, amount_cents, reason, asked_at)
        select ${newId()}, id, order_id, captured_cents + 1, 'trop', now() from public.payments
        where order_id = ${order.id}`),
    ).rejects.toThrow('more would be given back');
    await expect(
      attempt(sql`update public.order_events set kind = 'placed' where order_id = ${order.id}`),
    ).rejects.toThrow('permission denied');
  });
});

describe('an order that ends otherwise', () => {
  test('cancelled: its stock is free, its card is paid back once, its buyer told', async () => {
    await setStock(product, 'box-hygiene', 10);
    const order = await paidByCard(product, { slug: 'box-hygiene', quantity: 3 });
    expect(await stockOf(product, 'box-hygiene')).toBe(7);
    const input = { orderId: order.id, actId: newId(), form: { reason: 'Doublon', refund: 'on' } };
    const none = paul.call(cancelOrder, { ...input, form: { reason: ' ' } });
    expect((await refusalOf(none)).problems).toEqual([{ path: 'reason', problem: 'required' }]);
    await Promise.all([paul.call(cancelOrder, input), paul.call(cancelOrder, input)]);
    await queueIsQuiet(product);
    expect(await stockOf(product, 'box-hygiene')).toBe(10);
    const file = await fileOf(paul, order);
    expect(file).toMatchObject({ state: 'cancelled', acts: [], payment: 'refunded' });
    expect(file.refunds.map(({ state, amountCents }) => [state, amountCents])).toEqual([
      ['done', order.grossCents],
    ]);
    const email = 'claire.moreau@atelier-lumiere.example';
    await product.mailTo(email, `${order.number} est annulée`);
    await product.mailTo(email, `Remboursement de la commande ${order.number}`);
    await setStock(product, 'box-hygiene', null);
  });

  test('cancelled while unpaid: nobody can pay any more; paid in that very moment: whoever cancels looks again', async () => {
    const cancel = (order: StaffOrder) =>
      paul.call(cancelOrder, { orderId: order.id, actId: newId(), form: { reason: 'Sans suite' } });
    const order = await placed(product, { method: 'card' });
    await cancel(order);
    expect((await fileOf(paul, order)).payments.map(({ state }) => state)).toEqual(['failed']);
    const paid = await placed(product, { method: 'card' });
    await payInSilence(product, paid.payPage);
    expect((await refusalOf(cancel(paid))).code).toBe('conflict');
    expect((await fileOf(paul, paid)).state).toBe('confirmed');
  });

  test('paid after all: reinstated if there is stock, or given back by hand', async () => {
    await setStock(product, 'box-hygiene', 2);
    const order = await placed(product, { slug: 'box-hygiene', quantity: 2 });
    const cancelled = { orderId: order.id, actId: newId(), form: { reason: 'Sans nouvelles' } };
    await paul.call(cancelOrder, cancelled);
    expect((await fileOf(paul, order)).acts).toEqual([]);
    await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
    expect(await fileOf(paul, order)).toMatchObject({
      state: 'cancelled',
      acts: ['reinstate', 'refund'],
      payment: 'to-return',
      isRefundedByHand: true,
    });
    const again = { orderId: order.id, actId: newId() };
    await setStock(product, 'box-hygiene', 1);
    expect((await refusalOf(paul.call(reinstateOrder, again))).code).toBe('out-of-stock');
    await setStock(product, 'box-hygiene', 2);
    await paul.call(reinstateOrder, again);
    await paul.call(reinstateOrder, again);
    expect(await fileOf(paul, order)).toMatchObject({
      state: 'confirmed',
      payment: 'paid',
    });
    expect(await stockOf(product, 'box-hygiene')).toBe(0);
    await setStock(product, 'box-hygiene', null);
  });

  test('refunded in part, never beyond what came in, and once however often it is sent', async () => {
    const order = await paidByCard(product);
    const refund = (refundId: string, amount: string, who = paul) =>
      who.call(refundOrder, { orderId: order.id, refundId, form: { amount, reason: 'Abîmée' } });
    const id = newId();
    await Promise.all([refund(id, '10'), refund(id, '10')]);
    await queueIsQuiet(product);
    const { money, payment, payments } = await fileOf(paul, order);
    expect(payment).toBe('part-refunded');
    expect(money).toMatchObject({ refundedCents: 1_000 });
    expect(payments[0]?.state).toBe('part-refunded');
    const rest = String((order.grossCents - 1_000) / 100);
    const over = String((order.grossCents - 999) / 100);
    expect((await refusalOf(refund(newId(), over))).problems).toEqual([
      { path: 'amount', problem: 'refund-too-much' },
    ]);
    const both = await Promise.allSettled([refund(newId(), rest), refund(newId(), rest, marie)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await queueIsQuiet(product);
    await repeatJob(product, 'refund-payment', { refundId: id }, 3);
    await queueIsQuiet(product);
    const { rows } = await sql<{ sum: number }>`select sum(refunds.amount_cents)::bigint as sum
      from sandbox.refunds join sandbox.sessions on sessions.id = session_id
      where label = ${order.number}`.execute(product.database.owner);
    expect(rows).toEqual([{ sum: order.grossCents }]);
    expect((await fileOf(paul, order)).payment).toBe('refunded');
  });

  test('a surplus given back by hand, with the reference of the bank, leaves it paid', async () => {
    const order = await placed(product);
    await paul.call(importTransfers, {
      credits: [credit(order.reference, order.grossCents + 300)],
    });
    const refund = { orderId: order.id, refundId: newId() };
    const form = { amount: '3,00', reason: 'Trop-perçu' };
    const unsaid = paul.call(refundOrder, { ...refund, form });
    expect((await refusalOf(unsaid)).problems).toEqual([
      { path: 'bankReference', problem: 'required' },
    ]);
    await paul.call(refundOrder, { ...refund, form: { ...form, bankReference: 'VIR 4412' } });
    expect(await fileOf(paul, order)).toMatchObject({
      state: 'confirmed',
      payment: 'paid',
      money: { owedBackCents: 0 },
      refunds: [{ state: 'done', bankReference: 'VIR 4412' }],
    });
  });
});

test('a transfer that does not come is asked for once by itself, and by hand', async () => {
  const order = await placed(product, { company: { email: 'lente@example.com' } });
  const remind = async (days: number) => {
    clock.set(startOfParisDay(addDays(TODAY, days)));
    await repeatJob(product, 'remind-of-transfers', {}, 2);
    await queueIsQuiet(product);
    return (await kinds(order)).filter((kind) => kind === 'reminded').length;
  };
  expect(await remind(10)).toBe(0);
  expect(await remind(11)).toBe(1);
  expect(await remind(12)).toBe(1);
  const input = { orderId: order.id, actId: newId() };
  await paul.call(remindOfTransfer, input);
  await paul.call(remindOfTransfer, input);
  expect((await kinds(order)).filter((kind) => kind === 'reminded')).toHaveLength(2);
  const mail = await product.mailTo('lente@example.com', 'Votre virement');
  expect(mail.text).toContain(printedCreditorReference(order.reference));
  clock.set(START);
  const paid = await confirmed();
  const late = paul.call(remindOfTransfer, { orderId: paid.id, actId: newId() });
  expect((await refusalOf(late)).code).toBe('conflict');
});

test('notes are signed, kept in order, and shown to nobody else', async () => {
  const order = await placed(product);
  const note = { orderId: order.id, noteId: newId(), form: { note: 'Appeler\navant midi' } };
  await paul.call(addOrderNote, note);
  await paul.call(addOrderNote, note);
  await marie.call(addOrderNote, { ...note, noteId: newId(), form: { note: 'Fait' } });
  const { notes } = await fileOf(paul, order);
  expect(notes.map(({ note: text, by }) => [text, by]).toSorted()).toEqual([
    ['Appeler\navant midi', paul.email],
    ['Fait', marie.email],
  ]);
});

describe('who is not of the staff', () => {
  test('is refused everything, and nobody forges money through the tables', async () => {
    const owner = await person(product);
    const order = await placed(product, { company: { email: owner.email } });
    await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
    await paul.call(prepareOrders, { orderIds: [order.id] });
    const parcelId = await parcelOf(order, 1);
    await paul.call(importTransfers, { credits: [credit('VIR INCONNU', 1_234)] });
    const [transfer] = (await paul.call(listTransfers, WAITING)).transfers;
    const transferId = transfer?.id ?? '';
    const companyId = await companyOf(owner);
    const hr = await memberWithRole(product, owner, companyId, 'hr');
    const orderId = order.id;
    const credits = [credit(order.reference, 1)];
    for (const [call, code] of [
      [product.call, 'sign-in-required'],
      [owner.call, 'forbidden'],
      [hr.call, 'forbidden'],
    ] as const) {
      const attempts = [
        call(searchOrders, { ...EVERY, page: 1 }),
        call(exportOrders, EVERY),
        call(readOrderFile, { orderId }),
        call(readOrderLogo, { orderId, position: 1 }),
        call(prepareOrders, { orderIds: [orderId] }),
        call(makeParcel, { orderId, parcelId: newId(), form: { 'quantity 1': '1' } }),
        call(changeParcel, { parcelId, revision: 1, form: { trackingNumber: '1' } }),
        call(moveParcel, { parcelId, to: 'packed' }),
        call(cancelOrder, { orderId, actId: newId(), form: { reason: 'x' } }),
        call(reinstateOrder, { orderId, actId: newId() }),
        call(refundOrder, { orderId, refundId: newId(), form: { amount: '1', reason: 'x' } }),
        call(remindOfTransfer, { orderId, actId: newId() }),
        call(addOrderNote, { orderId, noteId: newId(), form: { note: 'x' } }),
        call(previewTransfers, { credits }),
        call(importTransfers, { credits }),
        call(listTransfers, WAITING),
        call(releaseTransfer, { transferId, orderId, actId: newId(), form: { reason: 'x' } }),
        call(takeTransferBack, { transferId, actId: newId() }),
        call(attributeTransfer, { transferId, form: { number: order.number } }),
        call(setTransferAside, { transferId, form: { reason: 'x' } }),
        call(printPackingList, { orderId, parcelId: null }),
        call(printOrdersPaper, { paper: 'picking', orderIds: [orderId] }),
        call(printDeskLabels, { orderId }),
        call(printPalletList, { day: '2026-12-02' }),
      ];
      const refusals = await Promise.all(attempts.map(refusalOf));
      expect(refusals.map((refusal) => refusal.code)).toEqual(attempts.map(() => code));
    }
    const rest = async (who: Person, method: string, path: string, body?: object) =>
      fetch(`${await product.tablesOfFunctions()}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${(await who.client.getSession()).data.session?.access_token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    for (const table of [
      'order_events',
      'order_notes',
      'order_sums',
      'parcels',
      'parcel_lines',
      'received_transfers',
      'refunds',
      'stock_moves',
      'order_returns',
      'order_return_lines',
      'return_stock_moves',
      'transfer_events',
    ]) {
      const answer = await rest(owner, 'GET', table);
      expect([table, answer.status, await answer.json()]).toEqual([table, 200, []]);
    }
    const note = { id: newId(), order_id: orderId, note: 'x' };
    expect((await rest(hr, 'POST', 'order_notes', note)).status).toBe(403);
    // Staff either: only the use cases change money and states.
    for (const [method, path, body] of [
      ['PATCH', `orders?id=eq.${orderId}`, { net_cents: 1 }],
      ['PATCH', `orders?id=eq.${orderId}`, { state: 'delivered' }],
      ['PATCH', `order_lines?order_id=eq.${orderId}`, { quantity: 99 }],
      ['PATCH', `payments?order_id=eq.${orderId}`, { captured_cents: 1 }],
      ['PATCH', `parcels?id=eq.${parcelId}`, { state: 'packed' }],
      ['PATCH', `received_transfers?id=eq.${transferId}`, { amount_cents: 1 }],
      ['POST', 'refunds', { id: newId() }],
      ['POST', 'received_transfers', { amount_cents: 1 }],
      ['PATCH', `transfer_events?transfer_id=eq.${transferId}`, { reason: 'x' }],
      ['DELETE', `transfer_events?transfer_id=eq.${transferId}`, undefined],
      ['POST', 'stock_moves', { order_id: orderId }],
      ['POST', 'order_events', { order_id: orderId, kind: 'placed' }],
      ['DELETE', `order_notes?order_id=eq.${orderId}`, undefined],
      ['PATCH', `order_notes?order_id=eq.${orderId}`, { note: 'x' }],
    ] as const) {
      const { status } = await rest(paul, method, path, body);
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  });
});
