import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addOrderNote,
  claimOrder,
  importTransfers,
  listOrders,
  makeParcel,
  moveParcel,
  prepareOrders,
  readOrder,
} from '#shop/orders/contract.ts';
import { companyOf, type Person, person } from '../support/company.ts';
import { credit, newId, placed, type StaffOrder, staffOf } from '../support/staff-orders.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffOf(product);
});
afterAll(() => product.stop());

async function accessKeyOf({ id }: StaffOrder): Promise<string> {
  const { access_key: accessKey } = await product.database.asService((tx) =>
    tx.selectFrom('orders').select('access_key').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return accessKey;
}

test('a buyer follows each parcel, and reads nothing of what staff say among themselves', async () => {
  const buyer = await person(product);
  const order = await placed(product, { quantity: 4, company: { email: buyer.email } });
  const accessKey = await accessKeyOf(order);
  const parcelsByKey = async () => (await product.call(readOrder, { accessKey })).parcels;
  expect(await parcelsByKey()).toEqual([]);
  await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
  await paul.call(prepareOrders, { orderIds: [order.id] });
  const note = { orderId: order.id, noteId: newId(), form: { note: 'Mauvais payeur' } };
  await paul.call(addOrderNote, note);
  const parcel = async (pieces: number, more: Record<string, string> = {}) => {
    const parcelId = newId();
    const form = { 'quantity 1': String(pieces), ...more };
    await paul.call(makeParcel, { orderId: order.id, parcelId, form });
    return parcelId;
  };
  const sent = await parcel(2, {
    carrier: 'colissimo',
    trackingNumber: '6A777',
    deliveryDay: '2026-12-04',
  });
  await parcel(1);
  const undone = await parcel(1);
  await paul.call(moveParcel, { parcelId: sent, to: 'packed' });
  await paul.call(moveParcel, { parcelId: sent, to: 'shipped' });
  await paul.call(moveParcel, { parcelId: undone, to: 'cancelled' });
  const seen = await parcelsByKey();
  expect(seen).toEqual([
    {
      number: 1,
      state: 'shipped',
      carrier: 'colissimo',
      trackingNumber: '6A777',
      expectedOn: '2026-12-04',
      shippedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      deliveredOn: null,
      lines: [{ position: 1, name: 'Box Saveurs', quantity: 2 }],
    },
    {
      number: 2,
      state: 'in-preparation',
      carrier: null,
      trackingNumber: null,
      expectedOn: null,
      shippedOn: null,
      deliveredOn: null,
      lines: [{ position: 1, name: 'Box Saveurs', quantity: 1 }],
    },
  ]);
  const companyId = await companyOf(buyer);
  const { unclaimed } = await buyer.call(listOrders, { companyId });
  await buyer.call(claimOrder, { orderId: unclaimed[0]?.id ?? '', isMine: true });
  const own = await buyer.call(listOrders, { companyId });
  expect(own.orders.map(({ number, parcels }) => [number, parcels])).toEqual([
    [order.number, seen],
  ]);
  for (const told of [await product.call(readOrder, { accessKey }), own]) {
    const text = JSON.stringify(told);
    for (const secret of ['Mauvais payeur', paul.email, paul.id, sent, 'revision'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
  const stranger = await person(product);
  expect((await stranger.call(listOrders, { companyId })).orders).toEqual([]);
  await paul.call(moveParcel, { parcelId: sent, to: 'delivered' });
  expect((await parcelsByKey())[0]).toMatchObject({
    state: 'delivered',
    deliveredOn: expect.any(String),
  });
});
