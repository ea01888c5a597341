import { expect, test } from 'vitest';
import { foundOrders } from './own-orders.ts';

const ORDERS = [
  { number: 'CMD-2026-0001', purchaseOrderNumber: 'BC-77', lines: [{ name: 'Box Saveurs' }] },
  { number: 'CMD-2026-0002', purchaseOrderNumber: null, lines: [{ name: 'Box Bien-être' }] },
];

test.each([
  ['nothing typed', ' ', ['CMD-2026-0001', 'CMD-2026-0002']],
  ['a purchase-order number', 'bc-77', ['CMD-2026-0001']],
  ['a part of its own number', '0002', ['CMD-2026-0002']],
  ['what is in it, without accents', 'bien etre box', ['CMD-2026-0002']],
  ['what is in it, in any order', 'bien-etre BOX', ['CMD-2026-0002']],
  ['words that are in two of them', 'saveurs 0002', []],
])('orders are found by %s', (_name, search, numbers) => {
  expect(foundOrders(ORDERS, search).map(({ number }) => number)).toEqual(numbers);
});
