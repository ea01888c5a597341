import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartItem, MAX_LINES } from './cart.ts';
import { CART_STORAGE_KEY, readCart, writeCart } from './stored-cart.ts';

const ITEM = { id: 'box', price: '39,90 €', quantity: 2 };

test('the cart is kept under the versioned key of the specification', () => {
  expect(CART_STORAGE_KEY).toBe('prevenance_cart_v1');
});

describe('what is written is read back, with the fields it carries', () => {
  test('for any cart', () => {
    const carried = fc.dictionary(
      fc
        .string({ minLength: 1 })
        .filter((key) => !/^(?:__proto__|constructor|prototype)$/.test(key)),
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()), fc.constant(null)),
    );
    const item = fc
      .tuple(
        carried,
        fc.string({ minLength: 1 }),
        fc.string({ maxLength: 64 }),
        fc.integer({ min: 1, max: 99 }),
      )
      .map(([fields, id, price, quantity]): CartItem => ({ ...fields, id, price, quantity }));
    const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 30 });
    fc.assert(
      fc.property(items, (cart) => {
        expect(readCart(writeCart(cart))).toEqual(JSON.parse(JSON.stringify(cart)));
      }),
    );
  });
});

describe('a storage failure gives an empty cart', () => {
  test.each([
    null,
    '',
    'null',
    'undefined',
    '{',
    '[',
    '"box"',
    '3',
    '{}',
    JSON.stringify({ items: [ITEM] }),
    JSON.stringify({ 0: ITEM, length: 1 }),
    `[${' '.repeat(1_000_001)}]`,
  ])('%j', (text) => {
    expect(readCart(text)).toEqual([]);
  });

  test('and no text makes it throw or give an item that cannot be sold', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.jsonValue()).map((v) => JSON.stringify(v)),
        ),
        (text) => {
          for (const item of readCart(text)) {
            expect(
              Number.isInteger(item.quantity) && item.quantity >= 1 && item.quantity <= 99,
            ).toBe(true);
          }
        },
      ),
    );
  });
});

describe('an item that cannot be sold is left out, the others stay', () => {
  test.each([
    null,
    'box',
    [],
    {},
    { ...ITEM, id: undefined },
    { ...ITEM, id: '' },
    { ...ITEM, id: 3 },
    { ...ITEM, id: 'x'.repeat(4001) },
    { ...ITEM, price: 39.9 },
    { ...ITEM, price: '1'.repeat(65) },
    { ...ITEM, quantity: '2' },
    { ...ITEM, quantity: 0 },
    { ...ITEM, quantity: -3 },
    { ...ITEM, quantity: 0.5 },
    { ...ITEM, quantity: null },
  ])('%j', (wrong) => {
    const other = { ...ITEM, id: 'other' };
    expect(readCart(JSON.stringify([wrong, other]))).toEqual([other]);
  });

  test.each([
    [2.9, 2],
    [150, 99],
  ])('a quantity of %d becomes %d', (stored, quantity) => {
    expect(readCart(JSON.stringify([{ ...ITEM, quantity: stored }]))).toEqual([
      { ...ITEM, quantity },
    ]);
  });

  test('an item written twice is one item', () => {
    expect(readCart(JSON.stringify([ITEM, { ...ITEM, quantity: 98 }]))).toEqual([
      { ...ITEM, quantity: 99 },
    ]);
  });

  test('beyond 200 lines the rest is left out', () => {
    const items = Array.from({ length: 500 }, (_, n) => ({ ...ITEM, id: `p${n}` }));
    expect(readCart(writeCart(items))).toEqual(items.slice(0, MAX_LINES));
  });
});

test('no stored name reaches a prototype, at any depth', () => {
  const text = `[{"id":"box","price":"1","quantity":1,"__proto__":{"isAdmin":true},
    "constructor":{"prototype":{"isAdmin":true}},"maker":{"name":"M","__proto__":{"isAdmin":true}}}]`;
  const [item] = readCart(text);
  expect(item).toEqual({ id: 'box', price: '1', quantity: 1, maker: { name: 'M' } });
  expect(Object.keys(item ?? {})).toEqual(['id', 'price', 'quantity', 'maker']);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect((item as Record<string, unknown>).isAdmin).toBeUndefined();
});
