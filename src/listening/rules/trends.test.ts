import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fourWeekLevel,
  sevenDayTrend,
  type ToldWeek,
  thirtyDayTrend,
  weekLevel,
} from './trends.ts';

const told = (points: number, least = 60, participation = 90): ToldWeek => ({
  points,
  least,
  participation,
  isChanged: false,
});
const weeks = (...points: readonly (number | undefined)[]) =>
  points.map((each) => (each === undefined ? undefined : told(each)));

describe('seven days', () => {
  test.each([
    [9, 9, 'stable'],
    [9, 9.5, 'stable'],
    [9, 10.5, 'up'],
    [9, 7.5, 'down'],
  ])('from %d to %d among sixty people is %s', (before, now, direction) => {
    expect(sevenDayTrend(weeks(before, now))).toEqual({ change: now - before, direction });
  });

  test('of eight people the same change is chance', () => {
    expect(sevenDayTrend([told(9, 8), told(10.5, 8)])?.direction).toBe('stable');
    expect(sevenDayTrend([told(6, 8), told(10.5, 8)])?.direction).toBe('up');
  });

  test('so it is where the people are others', () => {
    const now = { ...told(10, 30), isChanged: true };
    expect(sevenDayTrend([told(9, 30), { ...now, isChanged: false }])?.direction).toBe('up');
    expect(sevenDayTrend([told(9, 30), now])?.direction).toBe('stable');
  });

  test('without two weeks side by side there is none', () => {
    expect(sevenDayTrend(weeks(9, undefined))).toBeUndefined();
    expect(sevenDayTrend(weeks(9, undefined, 9))).toBeUndefined();
    expect(sevenDayTrend(weeks(9))).toBeUndefined();
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
});

describe('a margin', () => {
  test('shrinks with people, with participation and with weeks', () => {
    const [few, more, all] = [told(9, 8), told(9, 30), told(9, 30, 50)].map(
      (week) => weekLevel(week).margin,
    );
    expect(more).toBeLessThan(few as number);
    expect(all).toBeGreaterThan(more as number);
    const month = fourWeekLevel(weeks(9, 9, 9, 9))?.margin as number;
    expect(month).toBeLessThan(weekLevel(told(9)).margin);
  });

  test('no arrow is shown for less than half a point, however many answered', () => {
    const points = fc.integer({ min: 5, max: 27 }).map((half) => half / 2);
    fc.assert(
      fc.property(points, points, fc.integer({ min: 8, max: 10_000 }), (a, b, least) => {
        const trend = sevenDayTrend([told(a, least), told(b, least)]);
        if (Math.abs(b - a) <= 0.5) expect(trend?.direction).toBe('stable');
        if (trend?.direction === 'up') expect(b).toBeGreaterThan(a);
        if (trend?.direction === 'down') expect(b).toBeLessThan(a);
      }),
    );
  });
});
