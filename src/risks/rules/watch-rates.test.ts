import { describe, expect, test } from 'vitest';
import { flaggedPercents, ratesAtRest } from '../../../tests/support/alert-rates.ts';

/** A short run of `npm run torture -- alerts`, whose long one is what the rule is judged by. */
const RUNS = 60;
const SEED = 20261121;
const WITHIN = [8];

describe.each([
  // Bounds of what sixty units may show, around what six hundred do.
  { answering: 8, two: 65, three: 92 },
  { answering: 20, two: 88, three: 97 },
])('of $answering people who answer and stay', ({ answering, two, three }) => {
  const unit = { people: Math.round(answering / 0.8), answering, leavingPercent: 0 };

  test('the watch is seldom wrong, and far less than without statistics', () => {
    const { watched, under, fell } = ratesAtRest(unit, RUNS, SEED);
    expect(watched.standard.onsets).toBeLessThan(0.3);
    expect(Object.values(watched).map(({ againPercent }) => againPercent)).toEqual([0, 0, 0]);
    expect(watched.standard.resumedPercent).toBeLessThan(5);
    expect(under).toBeGreaterThan(5 * watched.standard.onsets);
    expect(fell).toBeGreaterThan(10 * watched.standard.onsets);
    expect(watched.attentive.onsets).toBeGreaterThanOrEqual(watched.standard.onsets);
    expect(watched.veryAttentive.onsets).toBeLessThan(1.2);
  });

  test.each([
    [2, two],
    [3, three],
  ])('a lasting fall of %d points is seen within eight weeks in %d of a hundred', (fall, least) => {
    const flagged = flaggedPercents({ ...unit, kind: 'drop', fall }, WITHIN, RUNS, SEED);
    expect(flagged.standard[0]).toBeGreaterThan(least);
  });
});

test('where people leave and answer as they like, it is wrong no more often', () => {
  const { watched } = ratesAtRest({ people: 15, leavingPercent: 15 }, RUNS, SEED);
  expect(watched.standard.onsets).toBeLessThan(0.3);
});

test('of five who answer nothing is told, so nothing is signalled', () => {
  const unit = { people: 6, answering: 5, leavingPercent: 0 };
  const { watched, fell } = ratesAtRest(unit, RUNS, SEED);
  expect([watched.veryAttentive.onsets, fell]).toEqual([0, 0]);
});

test('of fifty people it also sees that many are low, and that many are silent', () => {
  const unit = { people: 50, leavingPercent: 15 };
  const level = flaggedPercents({ ...unit, kind: 'level', fall: 4 }, [26], RUNS, SEED);
  expect(level.standard[0]).toBeGreaterThan(85);
  const befallen = { ...unit, kind: 'participation', silence: 0.35 } as const;
  expect(flaggedPercents(befallen, WITHIN, RUNS, SEED).standard[0]).toBeGreaterThan(85);
});
