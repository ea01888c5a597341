import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftYear } from './gift-year.ts';
import { giftsUnderLine, monthLineIsCrossed } from './urssaf-line.ts';

const NOTHING = { otherGiftsCents: 0, monthlyBoxCents: 0, boxesCents: [], limitCents: 20_000 };
const FOOD_BOX = 4_209;

describe('the month in which the line is crossed', () => {
  test.each([
    ['nothing at all', {}, undefined],
    ['a monthly box at 20 %', { monthlyBoxCents: 3_480 }, 6],
    ['a monthly box at 5.5 %', { monthlyBoxCents: 3_060 }, 7],
    ['four boxes on demand', { boxesCents: Array(4).fill(FOOD_BOX) }, undefined],
    ['the fifth box, in December', { boxesCents: Array(5).fill(FOOD_BOX) }, 12],
    ['vouchers worth the limit', { otherGiftsCents: 20_000 }, undefined],
    ['vouchers above the limit', { otherGiftsCents: 20_001 }, 1],
    ['vouchers, then one box in December', { otherGiftsCents: 17_000, boxesCents: [3_001] }, 12],
  ])('%s', (_what, gifts, month) => {
    expect(giftYear({ ...NOTHING, ...gifts }).crossedInMonth).toBe(month);
  });
});

test('boxes on demand are spread evenly and the last leaves in December', () => {
  const monthsOf = (count: number) =>
    giftYear({ ...NOTHING, boxesCents: Array(count).fill(1) })
      .months.filter(({ givenCents }) => givenCents > 0)
      .map(({ month }) => month);
  expect(monthsOf(1)).toEqual([12]);
  expect(monthsOf(4)).toEqual([3, 6, 9, 12]);
  expect(monthsOf(5)).toEqual([3, 5, 8, 10, 12]);
  expect(monthsOf(12)).toHaveLength(12);
});

const amounts = fc.nat(50_000);
const anyGifts = fc.record({
  otherGiftsCents: amounts,
  monthlyBoxCents: amounts,
  boxesCents: fc.array(amounts, { maxLength: 48 }),
  limitCents: amounts,
});

test('nothing is lost or counted twice between the months and the year', () => {
  fc.assert(
    fc.property(anyGifts, (gifts) => {
      const year = giftYear(gifts);
      const boxes = gifts.boxesCents.reduce((sum, cents) => sum + cents, 0);
      const expected = gifts.otherGiftsCents + 12 * gifts.monthlyBoxCents + boxes;
      const given = year.months.reduce((sum, { givenCents }) => sum + givenCents, 0);
      expect(year.line.totalCents).toBe(expected);
      expect(gifts.otherGiftsCents + given).toBe(expected);
      expect(year.months.at(-1)?.line.totalCents).toBe(expected);
    }),
  );
});

test('a month is named exactly when the year ends above the limit', () => {
  fc.assert(
    fc.property(anyGifts, (gifts) => {
      const year = giftYear(gifts);
      expect(year.crossedInMonth !== undefined).toBe(year.line.isOver);
    }),
  );
});

test('with a monthly box alone it is the month that the line itself tells', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (valueSoFarCents, monthlyCents, limitCents) => {
      const year = giftYear({
        otherGiftsCents: valueSoFarCents,
        monthlyBoxCents: monthlyCents,
        boxesCents: [],
        limitCents,
      });
      expect(year.crossedInMonth).toBe(
        monthLineIsCrossed({ valueSoFarCents, monthlyCents, limitCents }),
      );
    }),
  );
});

test('with boxes of one value, as many stay under the line as it has room for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 12 }),
      (value, count) => {
        const year = giftYear({ ...NOTHING, boxesCents: Array(count).fill(value) });
        const room = giftsUnderLine({ valueSoFarCents: 0, giftCents: value, limitCents: 20_000 });
        expect(year.line.isOver).toBe(count > room);
      },
    ),
  );
});
