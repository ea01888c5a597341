import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  importTransfers,
  makeParcel,
  moveParcel,
  prepareOrders,
  printDeskLabels,
  printOrdersPaper,
  printPackingList,
  printPalletList,
} from '#shop/orders/contract.ts';
import type { Person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { readPdf } from '../support/read-pdf.ts';
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
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffOf(product);
});
afterAll(() => product.stop());

async function parcelOf({ id }: StaffOrder, pieces: number, more: Record<string, string> = {}) {
  const parcelId = newId();
  const form = { 'quantity 1': String(pieces), ...more };
  await paul.call(makeParcel, { orderId: id, parcelId, form });
  return parcelId;
}

test('papers say in the order’s language what goes where, whatever people wrote', async () => {
  const order = await placed(product, {
    quantity: 30,
    language: 'en',
    company: { legalName: '#strong[Atelier] & Fils' },
  });
  await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
  await paul.call(prepareOrders, { orderIds: [order.id] });
  await parcelOf(order, 30, { deliveryDay: '2027-01-05', carrier: 'gls', trackingNumber: 'G42' });
  const packing = await readPdf(
    (await paul.call(printPackingList, { orderId: order.id, parcelId: null })) as Blob,
  );
  expect(packing).toMatchObject({ isTagged: true, language: 'en', cutOff: [] });
  expect(packing.title).toBe(`Packing list, order ${order.number}`);
  for (const words of [
    '#strong[Atelier] & Fils',
    'Parcel 1',
    'GLS',
    'G42',
    '69003 Lyon',
    '30 pieces',
  ]) {
    expect(packing.text).toContain(words);
  }
  const labels = await readPdf((await paul.call(printDeskLabels, { orderId: order.id })) as Blob);
  expect(labels).toMatchObject({ isTagged: true, totalPages: 2, cutOff: [] });
  expect(labels.text).toContain('30 / 30');
  const pallets = await readPdf((await paul.call(printPalletList, { day: '2027-01-05' })) as Blob);
  expect(pallets).toMatchObject({ isTagged: true, language: 'fr', cutOff: [] });
  for (const words of ['Palettes du 5 janvier 2027', order.number, 'Un colis, 30 pièces']) {
    expect(pallets.text).toContain(words);
  }
  const none = paul.call(printPalletList, { day: '2027-01-06' });
  expect((await refusalOf(none)).code).toBe('not-found');
});

describe('papers of several orders', () => {
  let orders: readonly StaffOrder[];
  const ids = () => orders.map(({ id }) => id);
  const printed = async (paper: 'picking' | 'packing' | 'labels', orderIds = ids()) =>
    readPdf((await paul.call(printOrdersPaper, { paper, orderIds })) as Blob);
  beforeAll(async () => {
    orders = [
      await paidByCard(product, { quantity: 3, company: { legalName: 'Atelier Un' } }),
      await paidByCard(product, {
        quantity: 4,
        language: 'en',
        company: { legalName: 'Workshop Two' },
      }),
      await paidByCard(product, {
        quantity: 5,
        slug: 'box-bien-etre',
        company: { legalName: 'Atelier Trois' },
      }),
    ];
    await paul.call(prepareOrders, { orderIds: ids().slice(1) });
  });

  test('one list says what to take from the shelves, by product and order: only what is not packed yet', async () => {
    const [first, second, third] = orders as [StaffOrder, StaffOrder, StaffOrder];
    const list = await printed('picking', [...ids(), first.id]);
    expect(list).toMatchObject({ isTagged: true, language: 'fr', cutOff: [], totalPages: 1 });
    for (const words of ['3 commandes, 12 pièces', '7 pièces', '5 pièces', 'Workshop Two'])
      expect(list.text).toContain(words);
    for (const { number } of orders) expect(list.text.split(number)).toHaveLength(2);
    await parcelOf(second, 3);
    await parcelOf(third, 5);
    const left = await printed('picking');
    expect(left.text).toContain('2 commandes, 4 pièces');
    expect(left.text).not.toContain(third.number);
    expect((await printed('picking', [third.id])).text).toContain('Tout est déjà emballé');
  });

  test('packing lists are one file, each on pages of its own, in the language of its order', async () => {
    const file = await printed('packing');
    expect(file).toMatchObject({ isTagged: true, language: 'fr', cutOff: [], totalPages: 3 });
    expect(file.title).toBe('Listes de colisage de 3 commandes');
    const [first, second] = orders as [StaffOrder, StaffOrder];
    for (const words of [
      `Liste de colisage, commande ${first.number}`,
      `Packing list, order ${second.number}`,
      'Page 1 / 1',
    ])
      expect(file.text.replace(/\s+/g, ' ')).toContain(words);
    expect(file.text).not.toContain('/ 3');
  });

  test('labels are one file', async () => {
    const file = await printed('labels');
    expect(file).toMatchObject({ isTagged: true, cutOff: [], totalPages: 1 });
    for (const words of ['3 / 3', '4 / 4', '5 / 5']) expect(file.text).toContain(words);
  });

  test('are refused where one order is not there: nobody packs from a list that lacks one', async () => {
    for (const paper of ['picking', 'packing', 'labels'] as const) {
      const asked = paul.call(printOrdersPaper, { paper, orderIds: [...ids(), newId()] });
      expect((await refusalOf(asked)).code).toBe('not-found');
    }
  });
});

describe('a parcel that leaves as it is made', () => {
  const shippedMails = async (order: StaffOrder) => {
    await queueIsQuiet(product);
    return (await product.mailbox.list()).filter(
      ({ subject }) => subject?.includes(order.number) && subject.includes('est en route'),
    ).length;
  };

  test('is packed, shipped and told to its buyer in one act; sent again, it is one', async () => {
    const order = await paidByCard(product, { quantity: 2 });
    await paul.call(prepareOrders, { orderIds: [order.id] });
    const act = {
      orderId: order.id,
      parcelId: newId(),
      form: { 'quantity 1': '2', carrier: 'gls', trackingNumber: 'G43', leaves: 'on' },
    };
    await Promise.all([paul.call(makeParcel, act), paul.call(makeParcel, act)]);
    const file = await fileOf(paul, order);
    expect(file.state).toBe('shipped');
    expect(file.parcels.map(({ state }) => state)).toEqual(['shipped']);
    expect(await shippedMails(order)).toBe(1);
    expect(
      (await refusalOf(paul.call(moveParcel, { parcelId: act.parcelId, to: 'packed' }))).code,
    ).toBe('conflict');
  });

  test('leaves nothing behind where it is refused', async () => {
    const order = await paidByCard(product, { quantity: 2 });
    const parcelId = newId();
    const form = { 'quantity 1': '2', leaves: 'on' };
    const early = paul.call(makeParcel, { orderId: order.id, parcelId, form });
    expect((await refusalOf(early)).code).toBe('conflict');
    await paul.call(prepareOrders, { orderIds: [order.id] });
    const tooMany = { ...form, 'quantity 1': '3' };
    const wrong = paul.call(makeParcel, { orderId: order.id, parcelId, form: tooMany });
    expect((await refusalOf(wrong)).code).toBe('invalid-input');
    expect((await fileOf(paul, order)).parcels).toEqual([]);
    expect(await shippedMails(order)).toBe(0);
  });
});
