import { expect, test } from 'vitest';
import { orderActs, readCancelForm, searchedOrderWords } from './orders-at-work.ts';

const UNPAID = { askedCents: 100, capturedCents: 0, refundedCents: 0, heldCents: 0 };
const PAID = { ...UNPAID, capturedCents: 100 };

test.each([
  ['awaiting-payment', 'transfer', UNPAID, false, ['cancel', 'remind']],
  ['awaiting-payment', 'card', UNPAID, false, ['cancel']],
  [
    'awaiting-payment',
    'transfer',
    { ...UNPAID, capturedCents: 40 },
    false,
    ['cancel', 'remind', 'refund'],
  ],
  ['confirmed', 'card', PAID, false, ['prepare', 'cancel', 'refund']],
  ['in-preparation', 'card', PAID, false, ['pack', 'cancel', 'refund']],
  ['in-preparation', 'card', PAID, true, ['pack', 'refund']],
  ['shipped', 'card', PAID, true, ['pack', 'refund']],
  ['cancelled', 'card', UNPAID, false, []],
  ['cancelled', 'card', PAID, false, ['reinstate', 'refund']],
  ['cancelled', 'transfer', { ...PAID, capturedCents: 99 }, false, ['refund']],
] as const)(
  'an order that is %s, by %s, with %j may: %s',
  (state, paymentMethod, money, hasLeft, acts) => {
    expect(
      orderActs({
        state,
        paymentMethod,
        money,
        hasPiecesLeft: true,
        hasLeft,
        awaitsCredit: false,
        reminders: null,
      }),
    ).toEqual(acts);
  },
);

test('of a licence there is nothing to prepare; it may be cancelled until it is applied', () => {
  const order = {
    paymentMethod: 'card',
    money: PAID,
    hasPiecesLeft: false,
    hasLeft: false,
    awaitsCredit: false,
    reminders: null,
  } as const;
  expect(orderActs({ ...order, state: 'confirmed' })).toEqual(['cancel', 'refund']);
  expect(orderActs({ ...order, state: 'delivered' })).toEqual(['refund']);
});

test('with every piece in a parcel there is nothing to pack', () => {
  const order = { state: 'shipped', paymentMethod: 'card', money: UNPAID } as const;
  expect(
    orderActs({
      ...order,
      hasPiecesLeft: false,
      hasLeft: true,
      awaitsCredit: false,
      reminders: null,
    }),
  ).toEqual([]);
});

test('nobody is asked for a transfer while it is not decided when it is paid', () => {
  const order = {
    state: 'awaiting-payment',
    paymentMethod: 'transfer',
    money: UNPAID,
    hasPiecesLeft: true,
    hasLeft: false,
    reminders: null,
  } as const;
  expect(orderActs({ ...order, awaitsCredit: false })).toContain('remind');
  expect(orderActs({ ...order, awaitsCredit: true })).not.toContain('remind');
});

test.each([
  ['  Éditions PÉRAULT ', ['editions', 'perault']],
  ['RF18 PV20 2600 0123', ['pv2026000123']],
  ['rf18-pv2026-000123', ['pv2026000123']],
  ['732 829 320', ['732829320']],
  ['732 829 320 00074', ['73282932000074']],
  ['PV-2026-000123', ['pv-2026-000123']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['', []],
])('searching “%s” looks for %j', (search, words) => {
  expect(searchedOrderWords(search)).toEqual(words);
});

test('nothing is cancelled without a reason', () => {
  expect(readCancelForm({ reason: ' ' }).problems).toEqual([
    { path: 'reason', problem: 'required' },
  ]);
  expect(readCancelForm({ reason: 'Doublon', refund: 'on' }).values).toEqual({
    reason: 'Doublon',
    isRefunded: true,
  });
});

test('reminders of what is due are held, and resumed where they are', () => {
  const order = {
    state: 'shipped',
    paymentMethod: 'transfer',
    money: UNPAID,
    hasPiecesLeft: false,
    hasLeft: true,
    awaitsCredit: false,
  } as const;
  expect(orderActs({ ...order, reminders: 'running' })).toEqual(['hold']);
  expect(orderActs({ ...order, reminders: 'held' })).toEqual(['resume']);
});
