import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextNumber, nextNumbers } from './person-number.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

const grains = (points: number) => points * GRAINS_A_POINT;

describe('the number of a person', () => {
  test.each([
    ['one week of 15 moves it by two points', 8, 15, 10],
    ['one week of 1 too', 8, 1, 6],
    ['a small step is taken whole', 8, 9, 9],
    ['it stays under 13', 12, 15, 13],
    ['and above 3', 4, 1, 3],
  ])('%s', (_, before, week, after) => {
    expect(nextNumber(grains(before), grains(week))).toBe(grains(after));
  });

  test('a week without an answer leaves it, and so does one that says the same', () => {
    expect(nextNumber(grains(7), undefined)).toBe(grains(7));
    expect(nextNumber(grains(7), grains(7))).toBe(grains(7));
  });

  test('begins with what somebody first says, between 3 and 13, and not before', () => {
    expect(nextNumber(undefined, grains(9))).toBe(grains(9));
    expect(nextNumber(undefined, grains(15))).toBe(grains(13));
    expect(nextNumber(undefined, undefined)).toBeUndefined();
    const after = nextNumbers(new Map([['a', grains(8)]]), new Map([['b', grains(4)]]));
    expect(after).toEqual(
      new Map([
        ['a', grains(8)],
        ['b', grains(4)],
      ]),
    );
  });

  test('any week moves it by at most two points, whole, and never out of 3 to 13', () => {
    const number = fc.integer({ min: grains(3), max: grains(13) });
    const week = fc.integer({ min: grains(1), max: grains(15) });
    fc.assert(
      fc.property(number, week, (before, said) => {
        const after = nextNumber(before, said) ?? Number.NaN;
        expect(Number.isInteger(after)).toBe(true);
        expect(Math.abs(after - before)).toBeLessThanOrEqual(grains(2));
        expect(after >= grains(3) && after <= grains(13)).toBe(true);
      }),
    );
  });
});
