import { expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { type OwnDay, ownPoints, ownTrend } from './own-trend.ts';
import type { Tap } from './qvct-score.ts';

const TODAY = '2026-11-23';
const day = (daysAgo: number, tap: Tap): OwnDay => ({
  day: addDays(TODAY, -daysAgo),
  mood: tap,
  energy: tap,
  factorTap: null,
});

test.each([
  [[5, 5, 5], 15],
  [[1, null, null], 1],
  [[null, 3, 3], 8],
  [[null, null, null], undefined],
] as const)('a day of %j is %s points', ([mood, energy, factorTap], points) => {
  expect(ownPoints({ day: TODAY, mood, energy, factorTap })).toBe(points);
});

test.each([
  [
    'nothing was said',
    [],
    { points: undefined, answers: 0, change: undefined, direction: undefined },
  ],
  ['today alone', [day(0, 3)], { points: 8, answers: 1, change: undefined, direction: undefined }],
  [
    'six days ago is within, seven days ago is before',
    [day(6, 5), day(7, 3)],
    { points: 15, answers: 1, change: 7, direction: 'up' },
  ],
  [
    'thirteen days ago is the last to compare with',
    [day(0, 3), day(13, 3), day(14, 5)],
    { points: 8, answers: 1, change: 0, direction: 'stable' },
  ],
  ['down', [day(1, 2), day(8, 3)], { points: 4.5, answers: 1, change: -3.5, direction: 'down' }],
] as const)('seven days: %s', (_name, days, trend) => {
  expect(ownTrend(days, TODAY, 7)).toEqual(trend);
});

test('thirty days are counted to the day', () => {
  expect(ownTrend([day(29, 5), day(30, 3), day(59, 3), day(60, 1)], TODAY, 30)).toMatchObject({
    points: 15,
    change: 7,
  });
});
