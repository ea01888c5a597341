import { describe, expect, test } from 'vitest';
import { weekVarianceOf } from '#listening/rules/trends.ts';
import { normal, randomFrom } from '../../../tests/support/attacker.ts';
import { type ComparedWeek, comparisonOf, DRIFT_VARIANCE } from './comparison.ts';

/** Standard deviation, in points; it comes back by a tenth of it a week. */
const ASSUMED_DRIFT = 0.35;
const TOLD = { listed: 10, leaves: 1, rate: 'most' } as const;
const week = (thread: number, isCalm: boolean): ComparedWeek => ({ ...TOLD, thread, isCalm });

describe('a comparison', () => {
  test('has a median and a weighted mean', () => {
    const weeks = [9, 9, 9, 9.5, 9.5, 9.5].map((points) => week(points, true));
    const compared = comparisonOf([...weeks, week(5, false)]);
    expect(compared?.baseline).toBe(9.25);
    // Of weights 0.3, 0.21, 0.147 and so on, shared out among seven weeks.
    expect(compared?.average).toBeCloseTo(7.943, 3);
    expect(comparisonOf(weeks.slice(1))).toBeUndefined();
  });

  test('is as far from none as its standard error says', () => {
    const random = randomFrom(20261121);
    const deviation = Math.sqrt(weekVarianceOf(TOLD));
    const runs = 4_000;
    let squares = 0;
    let expected = 0;
    for (let run = 0; run < runs; run += 1) {
      const weeks = Array.from({ length: 12 }, (_, at) =>
        week(9 + deviation * normal(random), at < 11),
      );
      const { baseline = 0, average = 0, standardError = 0 } = comparisonOf(weeks) ?? {};
      squares += (baseline - average) ** 2;
      expected = standardError ** 2 - DRIFT_VARIANCE;
    }
    // The median of few values varies a little less than that of many.
    expect(squares / runs / expected).toBeGreaterThan(0.88);
    expect(squares / runs / expected).toBeLessThan(1.05);
  });

  test.each([
    ['right after the weeks that say what is usual, more', 0, 0.1, 0.25],
    ['half a year later, less', 26, 0.35, 0.45],
  ])(
    'allows drift what an assumed wandering of moods puts between the two: %s',
    (_, later, from, to) => {
      const random = randomFrom(20261123);
      const runs = 4_000;
      let squares = 0;
      for (let run = 0; run < runs; run += 1) {
        let mood = ASSUMED_DRIFT * normal(random);
        const weeks = Array.from({ length: 12 + later }, (__, at) => {
          mood = 0.9 * mood + Math.sqrt(1 - 0.9 ** 2) * ASSUMED_DRIFT * normal(random);
          return week(9 + mood, at < 12);
        });
        const { baseline = 0, average = 0 } = comparisonOf(weeks) ?? {};
        squares += (baseline - average) ** 2;
      }
      expect(Math.sqrt(squares / runs)).toBeGreaterThan(from);
      expect(Math.sqrt(squares / runs)).toBeLessThan(to);
    },
  );

  test('allows drift something between the two', () => {
    expect(Math.sqrt(DRIFT_VARIANCE)).toBeGreaterThan(0.25);
    expect(Math.sqrt(DRIFT_VARIANCE)).toBeLessThan(0.35);
  });
});
