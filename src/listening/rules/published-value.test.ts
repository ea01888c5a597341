import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { participationPercent, publishedPoints, respondentBand } from './published-value.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

describe('a published score', () => {
  test.each([
    [8, 8],
    [8.24, 8],
    [8.26, 8.5],
    [1, 2.5],
    [-40, 2.5],
    [15, 13.5],
    [13.4, 13.5],
  ])('of %f points with its terms is %f', (points, published) => {
    expect(publishedPoints(points * GRAINS_A_POINT)).toBe(published);
  });

  test('is one of twenty-three values', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (grains) => {
        const points = publishedPoints(grains);
        expect(Number.isInteger(points * 2)).toBe(true);
        expect(points).toBeGreaterThanOrEqual(2.5);
        expect(points).toBeLessThanOrEqual(13.5);
      }),
    );
  });
});

test.each([
  [8, 8, 8, 14],
  [14, 8, 8, 14],
  [15, 8, 15, 29],
  [59, 8, 30, 59],
  [119, 8, 60, 119],
  [120, 8, 120, undefined],
  [100_000, 8, 120, undefined],
  [5, 5, 5, 14],
  [20, 20, 20, 29],
])('%i people, where %i are the least, are told as %i to %s', (count, k, from, to) => {
  expect(respondentBand(count, k)).toEqual({ from, to });
});

test.each([
  [8, 8, 90],
  [8, 9, 90],
  [1, 100, 10],
  [44, 100, 40],
  [45, 100, 50],
])('%i of %i is told as %i percent', (answered, asked, percent) => {
  expect(participationPercent(answered, asked)).toBe(percent);
});

test('more than everybody never answered', () => {
  expect(() => participationPercent(9, 8)).toThrow(RangeError);
});
