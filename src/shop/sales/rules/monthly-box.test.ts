import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMMITMENTS,
  earlyCancellation,
  isCommitment,
  plannedMonths,
  priceOfCommitment,
  unitPriceOfMonth,
} from './monthly-box.ts';

const PRICES = { 12: 2900, 6: 3200, 0: 3500 };

test.each([
  [12, 2900],
  [6, 3200],
  [0, 3500],
] as const)('a commitment of %d months has its catalogue price', (commitment, cents) => {
  expect(priceOfCommitment(PRICES, commitment)).toBe(cents);
});

test('there are three commitments', () => {
  expect([12, 6, 0].every(isCommitment)).toBe(true);
  expect([3, '12', null, undefined].some(isCommitment)).toBe(false);
});

describe('cancelling costs no fee and never reaches back', () => {
  test('a year cancelled after four months: four as granted, the rest without commitment', () => {
    const plan = { prices: PRICES, commitment: 12, headcount: 10 } as const;
    const months = plannedMonths(plan, 6, 4);
    expect(months.map((month) => month.unitNetCents)).toEqual([2900, 2900, 2900, 2900, 3500, 3500]);
    expect(months.at(-1)).toEqual({
      month: 6,
      unitNetCents: 3500,
      netCents: 35000,
      cumulatedNetCents: 186000,
    });
    expect(earlyCancellation(plan, 4)).toEqual({
      feeCents: 0,
      backPaymentCents: 0,
      grantedUnitNetCents: 2900,
      unitNetCentsAfter: 3500,
      extraUnitNetCentsPerMonth: 600,
      monthsLeftOfCommitment: 8,
    });
  });

  test.each([
    [12, 12],
    [12, 15],
    [6, 6],
    [0, 0],
    [0, 3],
  ] as const)('a commitment of %d months kept for %d changes nothing', (commitment, months) => {
    expect(earlyCancellation({ prices: PRICES, commitment }, months)).toMatchObject({
      extraUnitNetCentsPerMonth: 0,
      monthsLeftOfCommitment: 0,
    });
  });

  test('whatever the plan and the day, the months before the cancellation keep their price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMMITMENTS),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(24),
        (commitment, headcount, cancelledAfter) => {
          const plan = { prices: PRICES, commitment, headcount };
          const kept = plannedMonths(plan, 24).slice(0, cancelledAfter);
          const months = plannedMonths(plan, 24, cancelledAfter);
          expect(months.slice(0, cancelledAfter)).toEqual(kept);
          for (const { month, unitNetCents, netCents } of months) {
            expect(unitNetCents).toBe(unitPriceOfMonth(plan, month, cancelledAfter));
            expect(netCents).toBe(unitNetCents * headcount);
          }
          const sum = months.reduce((total, month) => total + month.netCents, 0);
          expect(months.at(-1)?.cumulatedNetCents).toBe(sum);
        },
      ),
    );
  });
});
