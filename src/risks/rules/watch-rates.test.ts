import { describe, expect, test } from 'vitest';
import { flaggedPercents, ratesAtRest } from '../../../tests/support/alert-rates.ts';
import { ALERT_FIGURES, type AlertFigure } from './alert-figures.ts';

/** A short run of `npm run torture -- alerts`, whose long one is what the rule is judged by. */
const RUNS = 60;
const SEED = 20261121;
const WITHIN = [8];

describe.each([
  // Bounds of what sixty places may show, around what six hundred do.
  { people: 14, smaller: 60, two: 80 },
  { people: 40, smaller: 80, two: 95 },
])('of $people people', ({ people, smaller, two }) => {
  const unit = { people, leavingPercent: 15 };

  test('the watch is seldom wrong, and far less than without statistics', () => {
    const { watched, under } = ratesAtRest(unit, RUNS, SEED);
    expect(watched.standard.onsets).toBeLessThan(0.3);
    expect(Object.values(watched).map(({ againPercent }) => againPercent)).toEqual([0, 0, 0]);
    expect(watched.standard.resumedPercent).toBeLessThan(5);
    expect(under).toBeGreaterThan(3 * watched.standard.onsets);
    expect(watched.attentive.onsets).toBeGreaterThanOrEqual(watched.standard.onsets);
    expect(watched.veryAttentive.onsets).toBeLessThan(0.8);
    expect(watched.standard.silences).toBeLessThan(0.05);
  });

  test.each([
    [1.5, smaller],
    [2, two],
  ])('a lasting fall of %d points is seen within eight weeks in %d of a hundred', (fall, least) => {
    const flagged = flaggedPercents({ ...unit, kind: 'drop', fall }, WITHIN, RUNS, SEED);
    expect(flagged.standard[0]).toBeGreaterThan(least);
  });
});

test('where nobody leaves, it is wrong no more often', () => {
  const { watched } = ratesAtRest({ people: 15, leavingPercent: 0 }, RUNS, SEED);
  expect(watched.standard.onsets).toBeLessThan(0.3);
});

test('where moods wander twice as far as is assumed, it is wrong more often, and how often is told', () => {
  const unit = { people: 14, leavingPercent: 15, drift: 0.7 };
  const { watched } = ratesAtRest(unit, RUNS, SEED);
  const { onsets, onsetsIfDrifting } = ALERT_FIGURES.standard[0] as AlertFigure;
  expect(watched.standard.watchedOnsets).toBeGreaterThan(onsets);
  expect(watched.standard.watchedOnsets).toBeLessThan(1.3 * onsetsIfDrifting);
});

test('of nine people nothing is told, so nothing is signalled', () => {
  const { watched, fell } = ratesAtRest({ people: 9, leavingPercent: 0 }, RUNS, SEED);
  expect([watched.veryAttentive.onsets, fell]).toEqual([0, 0]);
});

test('of many people it also sees that they are low for long, and that many are silent', () => {
  const unit = { people: 140, leavingPercent: 15 };
  const level = flaggedPercents({ ...unit, kind: 'level', fall: 5 }, [26], 20, SEED);
  expect(level.standard[0]).toBeGreaterThan(80);
  const befallen = { ...unit, kind: 'participation', silence: 0.5 } as const;
  expect(flaggedPercents(befallen, [26], 20, SEED).standard[0]).toBeGreaterThan(80);
});

test('that a place is low is not signalled where it is in the middle, however large', () => {
  const { watched } = ratesAtRest({ people: 140, leavingPercent: 15, usual: 8 }, 20, SEED);
  expect(watched.standard.levels).toBe(0);
});
