import { expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { effectSince } from './effect.ts';
import type { PublishedWeek } from './trends.ts';

const FIRST = '2026-08-31';
const weeks = (...points: readonly (number | undefined)[]) => ({
  mondays: points.map((_, at) => addDays(FIRST, 7 * at)),
  history: points.map((each): PublishedWeek | undefined =>
    each === undefined
      ? undefined
      : { points: each, thread: each, listed: 140, leaves: 1, rate: 'most', begins: false },
  ),
});
/** The Wednesday of the fifth week. */
const DAY = addDays(FIRST, 4 * 7 + 2);

test.each([
  ['up', [8, 8, 8, 8, 8, 9.5, 10, 10, 10], 'up'],
  ['no effect', [8, 8, 8, 8, 8, 8, 8.5, 8, 8], 'stable'],
  ['down', [10, 10, 10, 10, 10, 8, 8, 8, 8], 'down'],
  ['the last four weeks count, not the first', [8, 8, 8, 8, 8, 14, 8, 8, 8, 8], 'stable'],
  ['too early', [8, 8, 8, 8, 8, 9, 9, 9], undefined],
  ['nothing told before', [undefined, undefined, 8, 8, undefined, 9, 9, 9, 9], undefined],
  ['nothing told since', [8, 8, 8, 8, 8], undefined],
] as const)('%s', (_name, points, direction) => {
  const { history, mondays } = weeks(...points);
  expect(effectSince(history, mondays, DAY)?.direction).toBe(direction);
});

test('the week in which it was published is neither before nor after', () => {
  const { history, mondays } = weeks(8, 8, 8, 8, 1, 8, 8, 8, 8);
  expect(effectSince(history, mondays, DAY)?.direction).toBe('stable');
});

test('nothing is compared across a thread that began anew', () => {
  const { history, mondays } = weeks(10, 10, 10, 10, 10, 8, 8, 8, 8);
  const anew = history.map((week, at) => (week && at === 5 ? { ...week, begins: true } : week));
  expect(effectSince(anew, mondays, DAY)).toBeUndefined();
});
