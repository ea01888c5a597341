import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentStateAfterRefund } from '#shop/sales/rules/order-money.ts';
import { canMove, PAYMENT_MOVES } from '#shop/sales/rules/order-states.ts';
import { releaseOf } from './released-transfer.ts';

const release = (
  amountCents: number,
  [askedCents, capturedCents, refundedCents]: readonly [number, number, number],
  hasLeft = false,
) => {
  const money = { askedCents, capturedCents, refundedCents };
  const payment =
    capturedCents < askedCents
      ? 'pending'
      : refundedCents > 0
        ? paymentStateAfterRefund(money)
        : 'paid';
  return { before: payment, after: releaseOf({ amountCents, money, payment, hasLeft }) } as const;
};

test.each([
  ['the only one: it is unpaid again', 1_000, [1_000, 1_000, 0], 'pending', true],
  ['one of two halves: it is unpaid again', 500, [1_000, 1_000, 0], 'pending', true],
  ['a part of what had not all come: it waits as before', 300, [1_000, 700, 0], 'pending', false],
  ['what was too much: it stays paid', 1_000, [1_000, 2_000, 0], 'paid', false],
  ['what was too much, of which some went back', 500, [1_000, 2_000, 500], 'paid', false],
  [
    'of two, one of which went back: all of the other has',
    1_000,
    [1_000, 2_000, 1_000],
    'refunded',
    false,
  ],
] as const)('a transfer is taken back, %s', (_name, amount, money, payment, isUnpaid) => {
  expect(release(amount, money).after).toEqual({
    refusal: null,
    capturedCents: money[1] - amount,
    payment,
    isUnpaid,
  });
});

test.each([
  ['what has left was sent for this money', 1_000, [1_000, 1_000, 0], true, 'has-left'],
  ['it was given back already', 1_000, [1_000, 1_000, 1_000], false, 'given-back'],
  [
    'a part was given back, and the rest would not do',
    1_000,
    [1_000, 1_000, 100],
    false,
    'given-back',
  ],
  ['of what had not all come some went back', 700, [1_000, 700, 100], false, 'given-back'],
] as const)('a transfer stays where it is: %s', (_name, amount, money, hasLeft, refusal) => {
  expect(release(amount, money, hasLeft).after).toEqual({ refusal });
});

test('nothing that was given back was never there, and the payment makes a move that it may', () => {
  const cents = fc.integer({ min: 1, max: 3_000 });
  fc.assert(
    fc.property(cents, cents, fc.nat(3_000), fc.nat(3_000), (asked, amount, more, given) => {
      const captured = amount + more;
      const refunded = Math.min(given, captured);
      const { before, after } = release(amount, [asked, captured, refunded]);
      if (after.refusal !== null) return;
      expect(after.capturedCents).toBeGreaterThanOrEqual(refunded);
      expect(after.payment === before || canMove(PAYMENT_MOVES, before, after.payment)).toBe(true);
      expect(after.payment === 'pending' || after.capturedCents >= asked).toBe(true);
    }),
  );
});
