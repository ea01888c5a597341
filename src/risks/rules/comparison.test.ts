import { describe, expect, test } from 'vitest';
import { normal, randomFrom } from '../../../tests/support/attacker.ts';
import { type ComparedWeek, comparisonOf } from './comparison.ts';
import { DRIFT_VARIANCE, rosterVariance, weekVariance } from './published-error.ts';

const TOLD = { least: 8, participation: 80 };
const week = (points: number, at: number, isCalm: boolean): ComparedWeek => {
  return { ...TOLD, points, roster: Number(at >= 12), isCalm };
};

describe('a comparison', () => {
  test('has a median and a weighted mean', () => {
    const weeks = [9, 9, 9, 9.5, 9.5, 9.5].map((points) => week(points, 0, true));
    const compared = comparisonOf([...weeks, week(5, 0, false)]);
    expect(compared?.baseline).toBe(9.25);
    // Of weights 0.3, 0.21, 0.147 and so on, shared out among seven weeks.
    expect(compared?.average).toBeCloseTo(7.943, 3);
    expect(comparisonOf(weeks.slice(1))).toBeUndefined();
  });

  test.each([
    ['the same people', 0, 0],
    ['people who changed with the last five weeks', 5, Math.sqrt(rosterVariance(TOLD.least))],
  ])('of %s is as far from none as its standard error says', (_, changed, rosterDeviation) => {
    const random = randomFrom(20261121);
    const deviation = Math.sqrt(weekVariance(TOLD));
    const runs = 4_000;
    let squares = 0;
    let expected = 0;
    for (let run = 0; run < runs; run += 1) {
      const permanent = [0, 1].map(() => rosterDeviation * normal(random));
      const weeks = Array.from({ length: 12 }, (__, at) => {
        const shifted = at + changed;
        const points = 9 + deviation * normal(random) + (permanent[Number(shifted >= 12)] ?? 0);
        return week(points, shifted, at < 11);
      });
      const { baseline = 0, average = 0, standardError = 0 } = comparisonOf(weeks) ?? {};
      squares += (baseline - average) ** 2;
      expected = standardError ** 2 - DRIFT_VARIANCE;
    }
    // The median of few values varies a little less than that of many; of two groups it leans to
    // the larger one, a little more than a mean does.
    expect(squares / runs / expected).toBeGreaterThan(0.88);
    expect(squares / runs / expected).toBeLessThan(1.2);
  });
});
