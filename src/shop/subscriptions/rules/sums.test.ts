import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancellationSums, monthSum, type Terms, unitPrice } from './sums.ts';

const TERMS: Terms = {
  commitmentMonths: 12,
  grantedUnitNetCents: 2_900,
  uncommittedUnitNetCents: 3_500,
  headcount: 60,
  cancelledAfter: null,
  endsAfter: null,
};

describe('the price of a month', () => {
  test.each([
    ['while the commitment runs', {}, 3, 2_900],
    ['once it is kept, month by month, as granted', {}, 13, 2_900],
    ['before a cancellation, never recomputed', { cancelledAfter: 3, endsAfter: 5 }, 3, 2_900],
    [
      'after an early cancellation, without commitment',
      { cancelledAfter: 3, endsAfter: 5 },
      4,
      3_500,
    ],
    [
      'when it ends with the commitment: it is kept',
      { cancelledAfter: 3, endsAfter: 12 },
      11,
      2_900,
    ],
    ['when it ends one month before', { cancelledAfter: 3, endsAfter: 11 }, 11, 3_500],
    ['when it is cancelled after it was kept', { cancelledAfter: 12, endsAfter: 14 }, 14, 2_900],
  ] as const)('%s', (_name, change, number, cents) => {
    expect(unitPrice({ ...TERMS, ...change }, number)).toBe(cents);
  });

  test('without commitment is the same before and after a cancellation', () => {
    const terms = { ...TERMS, commitmentMonths: 0, grantedUnitNetCents: 3_500 } as const;
    expect(unitPrice({ ...terms, cancelledAfter: 1, endsAfter: 2 }, 2)).toBe(3_500);
  });

  test('is that of the boxes of the month, with VAT once on the whole', () => {
    expect(monthSum(TERMS, 2, 550)).toEqual({
      number: 2,
      unitNetCents: 2_900,
      netCents: 174_000,
      vatCents: 9_570,
      grossCents: 183_570,
    });
    expect(monthSum({ ...TERMS, headcount: 61 }, 2, 550).netCents).toBe(176_900);
  });
});

describe('what a cancellation costs', () => {
  test('nothing when no month is taken any more', () => {
    expect(cancellationSums(TERMS, { taken: 3, endsAfter: 3 }, 550)).toEqual({
      months: [],
      totalNetCents: 0,
      totalGrossCents: 0,
      differenceCents: 0,
    });
  });

  test('the months still taken, at the price without commitment, and no more', () => {
    const sums = cancellationSums(TERMS, { taken: 3, endsAfter: 5 }, 550);
    expect(sums.months.map(({ number, grossCents }) => [number, grossCents])).toEqual([
      [4, 221_550],
      [5, 221_550],
    ]);
    expect(sums).toMatchObject({
      totalNetCents: 420_000,
      totalGrossCents: 443_100,
      differenceCents: 443_100 - 2 * 183_570,
    });
  });

  test('is the sum of exactly what each month then asks', () => {
    const plans = fc.constantFrom(0, 6, 12) as fc.Arbitrary<0 | 6 | 12>;
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 1, max: 14 }),
        fc.nat(12),
        fc.constantFrom(550, 2_000),
        (commitmentMonths, headcount, taken, more, rate) => {
          const terms = { ...TERMS, commitmentMonths, headcount };
          const endsAfter = taken + more;
          const shown = cancellationSums(terms, { taken, endsAfter }, rate);
          const after = { ...terms, cancelledAfter: taken, endsAfter };
          let asked = 0;
          for (let number = taken + 1; number <= endsAfter; number += 1)
            asked += monthSum(after, number, rate).grossCents;
          expect(shown.totalGrossCents).toBe(asked);
          expect(shown.differenceCents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
