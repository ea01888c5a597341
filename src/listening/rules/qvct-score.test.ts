import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayGrains, GRAINS_A_POINT, TAPS, type Tap, weekGrains } from './qvct-score.ts';

const taps = fc.array(fc.constantFrom(...TAPS), { minLength: 1, maxLength: 3 });
const week = fc.array(taps, { minLength: 1, maxLength: 7 });
const grainsOf = (day: readonly Tap[]) => dayGrains(day) ?? Number.NaN;
const shuffled = <T>(list: readonly T[]) => list.toReversed();

describe('the score of a day', () => {
  test.each<[Tap[], number]>([
    [[1, 1, 1], 1],
    [[3, 3, 3], 8],
    [[5, 5, 5], 15],
    [[1, 5], 8],
    [[4], 11.5],
    [[2, 3, 3], 1 + (14 * (8 / 3 - 1)) / 4],
  ])('of the taps %j is %f points', (given, points) => {
    expect(grainsOf(given) / GRAINS_A_POINT).toBeCloseTo(points, 10);
  });

  test('is none when everything was skipped, and a fault with more than three taps', () => {
    expect(dayGrains([])).toBeUndefined();
    expect(() => dayGrains([1, 2, 3, 4])).toThrow(RangeError);
  });

  test('lies between 1 and 15, whole, whatever the order of the taps', () => {
    fc.assert(
      fc.property(taps, (given) => {
        const grains = grainsOf(given);
        expect(Number.isInteger(grains)).toBe(true);
        expect(grains).toBeGreaterThanOrEqual(GRAINS_A_POINT);
        expect(grains).toBeLessThanOrEqual(15 * GRAINS_A_POINT);
        expect(grainsOf(shuffled(given))).toBe(grains);
      }),
    );
  });
});

describe('the score of a week', () => {
  test('is the mean of its days, whole, in whatever order they come', () => {
    fc.assert(
      fc.property(week, (days) => {
        const grains = days.map(grainsOf);
        const mean = weekGrains(grains) ?? Number.NaN;
        expect(Number.isInteger(mean)).toBe(true);
        expect(weekGrains(shuffled(grains))).toBe(mean);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...grains));
        expect(mean).toBeLessThanOrEqual(Math.max(...grains));
      }),
    );
  });

  test('is none without a day, and a fault with eight', () => {
    expect(weekGrains([])).toBeUndefined();
    expect(() => weekGrains(Array(8).fill(GRAINS_A_POINT))).toThrow(RangeError);
  });
});
