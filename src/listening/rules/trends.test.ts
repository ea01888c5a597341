import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countingIn,
  fourWeekLevel,
  type PublishedWeek,
  sevenDayTrend,
  thirtyDayTrend,
  weekLevel,
} from './trends.ts';

const told = (thread: number, listed = 140, more: Partial<PublishedWeek> = {}): PublishedWeek => ({
  points: thread,
  thread,
  listed,
  leaves: 1,
  rate: 'most',
  begins: false,
  ...more,
});
const weeks = (...points: readonly (number | undefined)[]) =>
  points.map((each) => (each === undefined ? undefined : told(each)));

describe('seven days', () => {
  test.each([
    [9, 9, 'stable'],
    [9, 9.5, 'stable'],
    [9, 10, 'up'],
    [9, 8, 'down'],
  ])('from %d to %d among 140 people is %s', (before, now, direction) => {
    expect(sevenDayTrend(weeks(before, now))).toEqual({ change: now - before, direction });
  });

  test('of twelve people the same change is chance', () => {
    expect(sevenDayTrend([told(9, 12), told(10, 12)])?.direction).toBe('stable');
    expect(sevenDayTrend([told(6, 12), told(9.5, 12)])?.direction).toBe('up');
  });

  test('are read from the thread, not from where the place stands', () => {
    const now = told(9, 140, { points: 12 });
    expect(sevenDayTrend([told(9), now])).toEqual({ change: 0, direction: 'stable' });
  });

  test('without two weeks side by side, or across a list with which the thread begins, there is none', () => {
    expect(sevenDayTrend(weeks(9, undefined))).toBeUndefined();
    expect(sevenDayTrend(weeks(9, undefined, 9))).toBeUndefined();
    expect(sevenDayTrend(weeks(9))).toBeUndefined();
    expect(sevenDayTrend([told(9), told(12, 140, { begins: true })])).toBeUndefined();
  });
});

describe('thirty days', () => {
  test('are four weeks against the four before', () => {
    const trend = thirtyDayTrend(weeks(8, 8, 9, 9, 9.5, 9.5, 10, 10));
    expect(trend).toEqual({ change: 1.25, direction: 'up' });
    expect(thirtyDayTrend(weeks(1, 8, 8, 9, 9, 9, 8.5, 8.5, 9))?.direction).toBe('stable');
  });

  test('bear one week of silence in each, not two', () => {
    expect(thirtyDayTrend(weeks(8, undefined, 8, 8, 8, 8, undefined, 8))?.change).toBe(0);
    expect(thirtyDayTrend(weeks(8, 8, 8, 8, 8, undefined, undefined, 8))).toBeUndefined();
    expect(fourWeekLevel(weeks(8, undefined, undefined, 8))).toBeUndefined();
    expect(fourWeekLevel(weeks(8, 9, undefined, 10))?.points).toBe(9);
  });

  test('see less than chance brings as stable, and a fall among forty people in a month', () => {
    const fall = (listed: number) =>
      thirtyDayTrend([9.5, 9.5, 9.5, 9.5, 8, 8, 8, 8].map((points) => told(points, listed)));
    expect(fall(10)?.direction).toBe('down');
    expect(
      thirtyDayTrend([9, 9, 9, 9, 8.5, 8, 8.5, 8].map((each) => told(each, 10)))?.direction,
    ).toBe('stable');
  });
});

describe('a margin', () => {
  test('is the one that the public page says of a team of 12, 20, 40 and a company of 140 in twelve', () => {
    const margin = (listed: number, leaves: number) =>
      weekLevel(told(9, listed, { leaves })).margin;
    // 1.96 times the error of the score in `docs/decisions/0046-lists.md`.
    expect(margin(12, 1)).toBeGreaterThan(3.5);
    expect(margin(12, 1)).toBeLessThan(4.5);
    expect(margin(20, 1)).toBeLessThan(3.3);
    expect(margin(40, 1)).toBeLessThan(2.2);
    expect(margin(140, 12)).toBeLessThan(1.3);
  });

  test('shrinks with people and with weeks, and grows with leaves', () => {
    expect(weekLevel(told(9, 30)).margin).toBeLessThan(weekLevel(told(9, 12)).margin);
    expect(weekLevel(told(9, 30, { leaves: 3 })).margin).toBeGreaterThan(
      weekLevel(told(9, 30)).margin,
    );
    const month = fourWeekLevel(weeks(9, 9, 9, 9))?.margin as number;
    expect(month).toBeLessThanOrEqual(weekLevel(told(9)).margin);
    expect(countingIn({ listed: 20, rate: 'over-half' })).toBeLessThan(
      countingIn({ listed: 20, rate: 'most' }),
    );
  });

  test('no arrow is shown for less than half a point, however many are listed', () => {
    const points = fc.integer({ min: 5, max: 27 }).map((half) => half / 2);
    fc.assert(
      fc.property(points, points, fc.integer({ min: 10, max: 10_000 }), (a, b, listed) => {
        const trend = sevenDayTrend([told(a, listed), told(b, listed)]);
        if (Math.abs(b - a) <= 0.5) expect(trend?.direction).toBe('stable');
        if (trend?.direction === 'up') expect(b).toBeGreaterThan(a);
        if (trend?.direction === 'down') expect(b).toBeLessThan(a);
      }),
    );
  });
});
