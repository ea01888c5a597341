import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crowdOf, isTellable, meanGrains, NOBODY, together, without } from './crowd.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

const points = (...scores: number[]) => scores.map((score) => score * GRAINS_A_POINT);
const weeks = fc.array(fc.integer({ min: GRAINS_A_POINT, max: 15 * GRAINS_A_POINT }));

describe('a group of people', () => {
  test('is told of from k people on, and never under five', () => {
    const eight = crowdOf(points(3, 5, 7, 9, 11, 13, 8, 6));
    expect(isTellable(eight, 8)).toBe(true);
    expect(isTellable(eight, 9)).toBe(false);
    expect(isTellable(crowdOf(points(3, 13, 8, 5)), 1)).toBe(false);
    expect(isTellable(NOBODY, 8)).toBe(false);
  });

  test('is not told of when all said nearly the same, however many they are', () => {
    expect(isTellable(crowdOf(points(...Array(100).fill(3))), 8)).toBe(false);
    expect(isTellable(crowdOf(points(...Array(50).fill(3), ...Array(50).fill(4.4))), 8)).toBe(
      false,
    );
    expect(isTellable(crowdOf(points(...Array(50).fill(3), ...Array(50).fill(4.6))), 8)).toBe(true);
  });

  test('has the mean of its people, in whatever order they come', () => {
    fc.assert(
      fc.property(weeks, (given) => {
        const crowd = crowdOf(given);
        expect(crowdOf(given.toReversed())).toEqual(crowd);
        if (given.length > 0) {
          const mean = given.reduce((sum, week) => sum + week, 0) / given.length;
          expect(meanGrains(crowd)).toBeCloseTo(mean, 6);
        }
      }),
    );
  });

  test('is added to another and taken away again, exactly', () => {
    fc.assert(
      fc.property(weeks, weeks, (some, others) => {
        const all = together(crowdOf(some), crowdOf(others));
        expect(all).toEqual(crowdOf([...some, ...others]));
        expect(without(all, crowdOf(others))).toEqual(crowdOf(some));
      }),
    );
  });

  test('a million people are summed exactly', () => {
    const extreme = { count: 1, sum: 35_280, squares: 35_280 ** 2 };
    const million = { count: 1e6, sum: 35_280e6, squares: 35_280 ** 2 * 1e6 };
    expect(without(together(million, extreme), million)).toEqual(extreme);
  });
});
