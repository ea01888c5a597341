import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import {
  FIRST_MONDAY,
  hidden,
  quiet,
  signalled,
  times,
} from '../../../tests/support/watched-weeks.ts';

describe('a level that is low for long', () => {
  const low = { points: 5.5, listed: 140 };
  const better = { ...low, points: 8 };

  test('is signalled after four weeks that are counted and seven more, though nothing fell', () => {
    expect(signalled(times(10, low))).toEqual([]);
    expect(signalled(times(11, low))).toEqual([
      {
        kind: 'level',
        stage: 'information',
        since: addDays(FIRST_MONDAY, 7 * 10),
        level: 5.5,
        margin: 1,
      },
    ]);
  });

  test.each([
    // Of a small team a level alone is never sure, unless it is at the end of the scale.
    [10, 3, false],
    [14, 3, true],
    [14, 3.5, false],
    [20, 4, true],
    [20, 4.5, false],
    [40, 5, true],
    [40, 5.5, false],
    [140, 5.5, true],
    [140, 6, false],
    [1_000, 6.5, true],
    [1_000, 7, false],
  ])('of %d people at %d points: %s', (listed, points, isSignalled) => {
    expect(signalled(times(20, { listed, points })).length).toBe(Number(isSignalled));
  });

  test('is less sure where fewer of the listed count, or they are in more leaves', () => {
    const large = { points: 6, listed: 200 };
    expect(signalled(times(20, large))).toHaveLength(1);
    expect(signalled(times(20, { ...large, rate: 'over-half' }))).toEqual([]);
    expect(signalled(times(20, { ...large, leaves: 30 }))).toEqual([]);
  });

  test('is counted week after week, without those that say nothing, and over lists', () => {
    const others = [hidden, quiet({ ...low, points: 9 }), { ...low, begins: true }];
    expect(signalled([...times(6, low), ...others, ...times(4, low)])).toHaveLength(1);
    expect(signalled([...times(10, low), ...times(2, better), ...times(5, low)])).toEqual([]);
  });

  test('is not over because nothing is told any more', () => {
    const lasting = times(12, low);
    expect(signalled([...lasting, ...times(30, hidden)])).toEqual(signalled(lasting));
  });

  test('is no more after three weeks in which it is not sure', () => {
    const before = [...times(12, low), ...times(2, better)];
    expect(signalled(before)).toHaveLength(1);
    expect(signalled([...before, better])).toEqual([]);
  });
});
