import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyState } from '#shop/orders/rules/orders-at-work.ts';
import {
  owedBackCents,
  paymentStateAfterRefund,
  readRefundForm,
  refundableCents,
  remainderCents,
} from './order-money.ts';

const money = (
  askedCents: number,
  capturedCents: number,
  refundedCents: number,
  heldCents = 0,
) => ({
  askedCents,
  capturedCents,
  refundedCents,
  heldCents,
});

test.each([
  ['awaiting-payment', money(100, 0, 0), 'unpaid', 100, 0],
  ['awaiting-payment', money(100, 40, 0), 'partial', 60, 0],
  ['confirmed', money(100, 100, 0), 'paid', 0, 0],
  ['confirmed', money(100, 130, 0), 'to-return', 0, 30],
  ['confirmed', money(100, 130, 30), 'paid', 0, 0],
  ['confirmed', money(100, 100, 20), 'part-refunded', 0, 0],
  ['cancelled', money(100, 100, 0), 'to-return', 0, 100],
  ['cancelled', money(100, 40, 0), 'to-return', 60, 40],
  ['cancelled', money(100, 100, 100), 'refunded', 0, 0],
  // What a bank contests or has taken is owed to nobody.
  ['confirmed', money(100, 100, 0, 100), 'paid', 0, 0],
  ['cancelled', money(100, 100, 0, 100), 'paid', 0, 0],
  ['cancelled', money(100, 100, 0, 60), 'to-return', 0, 40],
  ['cancelled', money(100, 100, 50, 60), 'part-refunded', 0, 0],
] as const)('of an order that is %s, %j is %s', (state, given, said, remainder, owed) => {
  expect(moneyState(given, state)).toBe(said);
  expect(remainderCents(given)).toBe(remainder);
  expect(owedBackCents(given, state)).toBe(owed);
});

test.each([
  [money(100, 100, 100), 'refunded'],
  [money(100, 100, 1), 'part-refunded'],
  [money(100, 130, 30), 'paid'],
  [money(100, 130, 31), 'part-refunded'],
] as const)('after refunds a payment of %j is %s', (given, state) => {
  expect(paymentStateAfterRefund(given)).toBe(state);
});

test('no sequence of refunds that the form accepts gives back more than came in and is not contested', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.nat(4_000),
      fc.array(fc.nat(12_000)),
      (captured, held, wishes) => {
        let refundedCents = 0;
        for (const cents of wishes) {
          const mostCents = refundableCents(money(5_000, captured, refundedCents, held));
          const form = { amount: (cents / 100).toFixed(2), reason: 'x' };
          const { problems, values } = readRefundForm(form, {
            mostCents,
            heldCents: held,
            isByHand: false,
          });
          if (problems.length === 0) refundedCents += values.amountCents;
        }
        expect(refundedCents).toBeLessThanOrEqual(Math.max(0, captured - held));
      },
    ),
  );
});

describe('a refund as it is typed', () => {
  test.each([
    [{ amount: '10,00', reason: 'Abîmée', bankReference: '' }, true, ['bankReference required']],
    [{ amount: '0', reason: '' }, false, ['amount amount-invalid', 'reason required']],
    [{ amount: '10,01', reason: 'x' }, false, ['amount refund-too-much']],
    [{ amount: 'dix', reason: 'x' }, false, ['amount amount-invalid']],
    [{ amount: '10', reason: 'x' }, false, []],
  ])('%j', (form, isByHand, problems) => {
    const read = readRefundForm(form, { mostCents: 1_000, heldCents: 0, isByHand });
    expect(read.problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual(problems);
  });

  test('beyond what a bank contests is told apart from too much', () => {
    const limits = { mostCents: 1_000, heldCents: 500, isByHand: false };
    expect(readRefundForm({ amount: '10,01', reason: 'x' }, limits).problems).toEqual([
      { path: 'amount', problem: 'refund-contested' },
    ]);
    expect(readRefundForm({ amount: '10', reason: 'x' }, limits).problems).toEqual([]);
  });
});
