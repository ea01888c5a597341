import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  type CartState,
  clearCart,
  closeCart,
  EMPTY_CART,
  MAX_LINES,
  openCart,
  quantityOf,
  removeItem,
  setQuantity,
  toggleCart,
  totalAmount,
  totalCents,
  totalItemCount,
  withAtLeast,
} from './cart.ts';

const BOX = { id: 'box-douceur', price: '39,90\u00a0€', name: 'Douceur' };

function cartOf(...items: CartState['items']): CartState {
  return { items, isOpen: false };
}

describe('a cart that takes over another one', () => {
  const TEA = { id: 'box-the', price: '10 €' };

  test.each([
    ['nothing', [], [{ ...TEA, quantity: 3 }]],
    ['fewer', [{ ...TEA, quantity: 2 }], [{ ...TEA, quantity: 3 }]],
    ['more', [{ ...TEA, quantity: 7 }], [{ ...TEA, quantity: 7 }]],
    [
      'something else',
      [{ ...BOX, quantity: 1 }],
      [
        { ...BOX, quantity: 1 },
        { ...TEA, quantity: 3 },
      ],
    ],
  ])('has at least what the other had, however often: it had %s', (_, kept, expected) => {
    const taken = withAtLeast(kept, [{ ...TEA, quantity: 3 }]);
    expect(taken).toEqual(expected);
    expect(withAtLeast(taken, [{ ...TEA, quantity: 3 }])).toEqual(expected);
  });
});

describe('an item present is raised by one, another is appended with quantity 1', () => {
  test('and other product fields are carried along as given', () => {
    const once = addItem(EMPTY_CART, BOX);
    expect(once.items).toEqual([{ ...BOX, quantity: 1 }]);
    const twice = addItem(once, { ...BOX, price: '1 €', quantity: 50 });
    expect(twice.items).toEqual([{ ...BOX, quantity: 2 }]);
    const other = addItem(twice, { id: 'box-surprise', price: '10 €', quantity: 50 });
    expect(other.items[1]).toEqual({ id: 'box-surprise', price: '10 €', quantity: 1 });
  });

  test('at 99 it stays 99', () => {
    const full = cartOf({ ...BOX, quantity: 99 });
    expect(addItem(full, BOX)).toBe(full);
  });

  test('a cart of 200 lines takes more of what it holds and nothing else', () => {
    const items = Array.from({ length: MAX_LINES }, (_, n) => ({
      id: `p${n}`,
      price: '1',
      quantity: 1,
    }));
    const full = cartOf(...items);
    expect(addItem(full, BOX)).toBe(full);
    expect(quantityOf(addItem(full, { id: 'p7', price: '1' }), 'p7')).toBe(2);
  });
});

describe('a quantity set is rounded down and clamped between 0 and 99', () => {
  test.each([
    [3, 3],
    [2.9, 2],
    [99.99, 99],
    [100, 99],
    [1e308, 99],
    [Number.POSITIVE_INFINITY, 99],
    [0.99, 0],
    [0, 0],
    [-0, 0],
    [-1, 0],
    [-0.5, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.NaN, 5],
  ])('%d gives %d', (wanted, expected) => {
    const cart = setQuantity(cartOf({ ...BOX, quantity: 5 }), BOX.id, wanted);
    expect(quantityOf(cart, BOX.id)).toBe(expected);
    expect(cart.items.length).toBe(expected === 0 ? 0 : 1);
  });

  test('of an item that is not there, it changes nothing', () => {
    const cart = cartOf({ ...BOX, quantity: 5 });
    expect(setQuantity(cart, 'other', 3)).toBe(cart);
    expect(removeItem(cart, 'other')).toBe(cart);
  });
});

test('the panel opens, closes and toggles, and the items stay', () => {
  const cart = cartOf({ ...BOX, quantity: 5 });
  expect(openCart(cart)).toEqual({ ...cart, isOpen: true });
  expect(openCart(openCart(cart)).isOpen).toBe(true);
  expect(closeCart(openCart(cart))).toEqual(cart);
  expect(toggleCart(toggleCart(cart))).toEqual(cart);
  expect(clearCart(openCart(cart))).toEqual({ items: [], isOpen: true });
});

describe('the total is exact to the cent', () => {
  test.each([
    [[], 0],
    [[['39,90 €', 3]], 119.7],
    [[['0,10 €', 3]], 0.3],
    [
      [
        ['0,1', 1],
        ['0,2', 1],
      ],
      0.3,
    ],
    [[['1.005', 1]], 1.01],
    [[['0,333', 3]], 1],
    [
      [
        ['gratuit', 9],
        ['5 €', 1],
      ],
      5,
    ],
    [
      [
        ['-5 €', 1],
        ['39,90 €', 1],
      ],
      34.9,
    ],
    [[['1\u202f234,50\u00a0€', 99]], 122215.5],
  ] as [[string, number][], number][])('%j is %d', (lines, expected) => {
    const items = lines.map(([price, quantity], index) => ({ id: `${index}`, price, quantity }));
    expect(totalAmount(cartOf(...items))).toBe(expected);
  });

  test('for any prices in cents, whatever the order of the lines', () => {
    const line = fc.record({
      cents: fc.nat(10_000_000),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const items = lines.map(({ cents, quantity }, index) => ({
          id: `${index}`,
          price: `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`,
          quantity,
        }));
        const expected = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
        expect(totalCents(cartOf(...items))).toBe(expected);
        expect(totalCents(cartOf(...items.toReversed()))).toBe(expected);
        expect(totalAmount(cartOf(...items))).toBe(expected / 100);
      }),
    );
  });

  test('an absurd price gives a number all the same', () => {
    const price = '9'.repeat(60);
    expect(totalCents(cartOf({ id: 'a', price, quantity: 99 }))).toBe(Number.MAX_SAFE_INTEGER);
    expect(totalCents(cartOf({ id: 'a', price: `-${price}`, quantity: 9 }))).toBe(
      -Number.MAX_SAFE_INTEGER,
    );
  });
});

describe('whatever is done to a cart, it does what a list of quantities does', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const wanted = fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double());
  const action = fc.oneof(
    fc.record({ do: fc.constant('add' as const), id }),
    fc.record({ do: fc.constant('set' as const), id, wanted }),
    fc.record({ do: fc.constant('remove' as const), id }),
    fc.record({ do: fc.constant('clear' as const) }),
    fc.record({ do: fc.constant('toggle' as const) }),
  );

  test('and it never changes a state it gave before', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
        let cart = EMPTY_CART;
        let isOpen = false;
        const model = new Map<string, number>();
        for (const step of actions) {
          const before = structuredClone(cart);
          const given = cart;
          if (step.do === 'add') {
            cart = addItem(cart, { id: step.id, price: '2,50 €' });
            model.set(step.id, Math.min((model.get(step.id) ?? 0) + 1, 99));
          } else if (step.do === 'set') {
            cart = setQuantity(cart, step.id, step.wanted);
            if (model.has(step.id) && !Number.isNaN(step.wanted)) {
              if (step.wanted < 1) model.delete(step.id);
              else model.set(step.id, step.wanted >= 99 ? 99 : Math.trunc(step.wanted));
            }
          } else if (step.do === 'remove') {
            cart = removeItem(cart, step.id);
            model.delete(step.id);
          } else if (step.do === 'clear') {
            cart = clearCart(cart);
            model.clear();
          } else {
            cart = toggleCart(cart);
            isOpen = !isOpen;
          }
          expect(given).toEqual(before);
          expect(cart.items.map((item) => [item.id, item.quantity])).toEqual([...model]);
          expect(cart.isOpen).toBe(isOpen);
          const count = [...model.values()].reduce((sum, quantity) => sum + quantity, 0);
          expect(totalItemCount(cart)).toBe(count);
          expect(totalAmount(cart)).toBe(count * 2.5);
        }
      }),
    );
  });
});
