import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  importTransfers,
  makeParcel,
  moveParcel,
  prepareOrders,
  restockParcel,
} from '#shop/orders/contract.ts';
import { listStaffChanges } from '#staff/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { setStock, stockOf } from '../support/placed-orders.ts';
import {
  credit,
  fileOf,
  newId,
  placed,
  type StaffOrder,
  staffOf,
} from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  [paul, marie] = await Promise.all([staffOf(product), staffOf(product)]);
});
afterAll(() => product.stop());

const SLUG = 'box-hygiene';
const stock = () => stockOf(product, SLUG);

const moves = async (
  parcelId: string,
  ...states: readonly ('packed' | 'shipped' | 'returned')[]
) => {
  for (const to of states) await paul.call(moveParcel, { parcelId, to });
};

async function parcelOf({ id: orderId }: StaffOrder, pieces: number): Promise<string> {
  const parcelId = newId();
  await paul.call(makeParcel, { orderId, parcelId, form: { 'quantity 1': String(pieces) } });
  return parcelId;
}

/** Three pieces sold out of ten, all of which came back. */
async function returned(): Promise<{ order: StaffOrder; parcelId: string }> {
  await setStock(product, SLUG, 10);
  const order = await placed(product, { slug: SLUG, quantity: 3 });
  await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
  await paul.call(prepareOrders, { orderIds: [order.id] });
  const parcelId = await parcelOf(order, 3);
  await moves(parcelId, 'packed', 'shipped', 'returned');
  return { order, parcelId };
}

const restock = (parcelId: string, pieces: number, actId = newId(), who = paul) =>
  who.call(restockParcel, {
    parcelId,
    actId,
    form: { 'quantity 1': String(pieces), reason: 'Revenues intactes' },
  });

const parcelIn = async (order: StaffOrder, parcelId: string) =>
  (await fileOf(paul, order)).parcels.find(({ id }) => id === parcelId);

test('pieces that came back go to the stock once, as many as a person says, with the reason', async () => {
  const { order, parcelId } = await returned();
  expect(await stock()).toBe(7);
  expect((await parcelIn(order, parcelId))?.restockable).toEqual([{ position: 1, quantity: 3 }]);
  expect((await refusalOf(restock(parcelId, 4))).problems).toEqual([
    { path: 'quantity 1', problem: 'too-many' },
  ]);
  const unsaid = paul.call(restockParcel, {
    parcelId,
    actId: newId(),
    form: { 'quantity 1': '2', reason: '' },
  });
  expect((await refusalOf(unsaid)).problems).toEqual([{ path: 'reason', problem: 'required' }]);
  const actId = newId();
  await Promise.all([restock(parcelId, 2, actId), restock(parcelId, 2, actId)]);
  expect(await stock()).toBe(9);
  expect(await parcelIn(order, parcelId)).toMatchObject({
    restockable: [],
    restocked: [{ position: 1, quantity: 2 }],
  });
  expect((await refusalOf(restock(parcelId, 1, newId(), marie))).code).toBe('conflict');
  const { events } = await fileOf(paul, order);
  expect(events.at(-1)).toMatchObject({
    kind: 'parcel-restocked',
    by: paul.email,
    reason: 'Revenues intactes',
    details: { parcel: 1, pieces: 2 },
  });
  const { changes } = await marie.call(listStaffChanges, { subject: 'stock-move' });
  expect(changes[0]).toMatchObject({ byEmail: paul.email, part: order.number });
  expect(changes[0]?.fields.map(({ name, after }) => [name, after])).toEqual(
    expect.arrayContaining([
      ['Pièces', '2'],
      ['Motif', 'Revenues intactes'],
    ]),
  );
});

test('what is sent again after it went back is taken from the stock again, if it is there', async () => {
  const { order, parcelId } = await returned();
  await restock(parcelId, 2);
  expect(await stock()).toBe(9);
  // The piece that did not go back is still the order's.
  await parcelOf(order, 1);
  expect(await stock()).toBe(9);
  await setStock(product, SLUG, 1);
  expect((await refusalOf(parcelOf(order, 2))).code).toBe('out-of-stock');
  expect((await fileOf(paul, order)).parcels).toHaveLength(2);
  await setStock(product, SLUG, 2);
  const again = await parcelOf(order, 2);
  expect(await stock()).toBe(0);
  // It comes back once more: a parcel of its own.
  await moves(again, 'packed', 'shipped', 'returned');
  await restock(again, 2);
  expect(await stock()).toBe(2);
});

test('what travels in another parcel by now does not go back, nor what never left', async () => {
  const { order, parcelId } = await returned();
  const other = await parcelOf(order, 2);
  expect((await parcelIn(order, parcelId))?.restockable).toEqual([{ position: 1, quantity: 1 }]);
  expect((await refusalOf(restock(parcelId, 2))).problems).toEqual([
    { path: 'quantity 1', problem: 'too-many' },
  ]);
  expect((await refusalOf(restock(other, 1))).code).toBe('conflict');
  expect((await refusalOf(restock(newId(), 1))).code).toBe('not-found');
  expect(await stock()).toBe(7);
});

test('what is made to order has no stock to go back to', async () => {
  await setStock(product, SLUG, null);
  const order = await placed(product, { slug: SLUG, quantity: 1 });
  await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
  await paul.call(prepareOrders, { orderIds: [order.id] });
  const parcelId = await parcelOf(order, 1);
  await moves(parcelId, 'packed', 'shipped', 'returned');
  expect((await parcelIn(order, parcelId))?.restockable).toEqual([]);
  expect((await refusalOf(restock(parcelId, 1))).code).toBe('conflict');
});

test('nobody but staff does it, and the database asks for the pieces too', async () => {
  const { order, parcelId } = await returned();
  const owner = await person(product);
  const hr = await memberWithRole(product, owner, await companyOf(owner), 'hr');
  const input = { parcelId, actId: newId(), form: { 'quantity 1': '1', reason: 'x' } };
  expect((await refusalOf(product.call(restockParcel, input))).code).toBe('sign-in-required');
  for (const who of [owner, hr])
    expect((await refusalOf(who.call(restockParcel, input))).code).toBe('forbidden');
  const forged = (pieces: number, kind: string) =>
    product.database.asService((tx) =>
      sql`insert into public.stock_moves
          (parcel_id, line, kind, order_id, product_id, quantity, reason, moved_at)
        select ${parcelId}, 1, ${kind}, ${order.id}, product_id, ${pieces}, 'x', now()
        from public.order_lines where order_id = ${order.id} and position = 1`.execute(tx),
    );
  await expect(forged(4, 'put-back')).rejects.toThrow('not there to be moved');
  await expect(forged(1, 'taken-again')).rejects.toThrow('not there to be moved');
  await expect(
    product.database.asService((tx) => sql`delete from public.stock_moves`.execute(tx)),
  ).rejects.toThrow('permission denied');
  await setStock(product, SLUG, null);
});
