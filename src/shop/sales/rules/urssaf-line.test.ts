import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftsUnderLine, monthLineIsCrossed, urssafLine } from './urssaf-line.ts';
import { withVat } from './vat.ts';

const LIMIT_2026 = 20_000;
const LIMIT_2025 = 19_600;

describe('the line is crossed above the limit, not on it', () => {
  test.each([
    [0, 20_000, { isOver: false, totalCents: 20_000, remainingCents: 0, overByCents: 0 }],
    [0, 20_001, { isOver: true, totalCents: 20_001, remainingCents: 0, overByCents: 1 }],
    [15_000, 4_788, { isOver: false, totalCents: 19_788, remainingCents: 212, overByCents: 0 }],
    [25_000, 0, { isOver: true, totalCents: 25_000, remainingCents: 0, overByCents: 5_000 }],
  ])('%d given, %d more', (valueSoFarCents, giftCents, expected) => {
    expect(urssafLine({ valueSoFarCents, giftCents, limitCents: LIMIT_2026 })).toEqual(expected);
  });
});

describe('the facts the site states are what the arithmetic gives', () => {
  test.each([
    ['2026', LIMIT_2026, 2000, 6],
    ['2026', LIMIT_2026, 550, 7],
    ['2025', LIMIT_2025, 2000, 6],
    ['2025', LIMIT_2025, 550, 7],
  ])(
    'in %s (limit %d) a monthly box of 29 EUR at %d passes in month %d',
    (_year, limitCents, rate, month) => {
      const monthlyCents = withVat(2900, rate);
      expect(monthLineIsCrossed({ valueSoFarCents: 0, monthlyCents, limitCents })).toBe(month);
    },
  );

  test.each([
    [2000, LIMIT_2026],
    [550, LIMIT_2026],
    [2000, LIMIT_2025],
    [550, LIMIT_2025],
  ])('at %d, limit %d, the fifth box of 39.90 EUR crosses the line', (rate, limitCents) => {
    const giftCents = withVat(3990, rate);
    expect(giftsUnderLine({ valueSoFarCents: 0, giftCents, limitCents })).toBe(4);
    expect(urssafLine({ valueSoFarCents: 4 * giftCents, giftCents, limitCents }).isOver).toBe(true);
    expect(urssafLine({ valueSoFarCents: 3 * giftCents, giftCents, limitCents }).isOver).toBe(
      false,
    );
  });
});

describe('a plan that starts during the year', () => {
  test.each([
    [0, 7, 12],
    [0, 8, undefined],
    [10_000, 8, 10],
    [20_000, 12, 12],
    [30_000, 3, 3],
  ])(
    '%d given before, from month %d: crossed in month %s',
    (valueSoFarCents, firstMonth, month) => {
      const monthlyCents = withVat(2900, 2000);
      expect(
        monthLineIsCrossed({ valueSoFarCents, monthlyCents, limitCents: LIMIT_2026, firstMonth }),
      ).toBe(month);
    },
  );

  test('the month found is the first above the limit', () => {
    fc.assert(
      fc.property(
        fc.nat(30_000),
        fc.nat(10_000),
        fc.integer({ min: 1, max: 12 }),
        (before, monthly, first) => {
          const found = monthLineIsCrossed({
            valueSoFarCents: before,
            monthlyCents: monthly,
            limitCents: LIMIT_2026,
            firstMonth: first,
          });
          const months = Array.from({ length: 13 - first }, (_, index) => first + index);
          const above = months.filter(
            (month) => before + monthly * (month - first + 1) > LIMIT_2026,
          );
          expect(found).toBe(above[0]);
        },
      ),
    );
  });
});

test('as many gifts as fit stay under the line, and one more does not', () => {
  fc.assert(
    fc.property(
      fc.nat(25_000),
      fc.integer({ min: 1, max: 30_000 }),
      (valueSoFarCents, giftCents) => {
        const gifts = { valueSoFarCents, giftCents, limitCents: LIMIT_2026 };
        const count = giftsUnderLine(gifts);
        const after = (n: number) => urssafLine({ ...gifts, giftCents: giftCents * n }).isOver;
        if (valueSoFarCents <= LIMIT_2026) expect(after(count)).toBe(false);
        expect(after(count + 1)).toBe(true);
      },
    ),
  );
  expect(giftsUnderLine({ valueSoFarCents: 0, giftCents: 0, limitCents: 1 })).toBe(
    Number.POSITIVE_INFINITY,
  );
});
