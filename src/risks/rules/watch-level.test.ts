import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import {
  FIRST_MONDAY,
  hidden,
  quiet,
  signalled,
  times,
} from '../../../tests/support/watched-weeks.ts';

describe('too many who are low', () => {
  const many = { lowShare: 50 };

  test('are signalled after four weeks that are counted and seven more, though nothing fell', () => {
    expect(signalled(times(10, many))).toEqual([]);
    expect(signalled(times(11, many))).toEqual([
      {
        kind: 'level',
        stage: 'information',
        since: addDays(FIRST_MONDAY, 7 * 10),
        lowShare: 50,
        lowShareAtLeast: 33,
      },
    ]);
  });

  test.each([
    [30, 40, false],
    [60, 40, true],
    [120, 30, false],
    [120, 40, true],
  ])('of %d people %d percent: %s', (least, lowShare, isSignalled) => {
    expect(signalled(times(20, { least, lowShare })).length).toBe(Number(isSignalled));
  });

  test('are counted week after week, without those that say nothing', () => {
    const others = [hidden, quiet({ lowShare: 10 }), { lowShare: undefined, least: 15 }];
    expect(signalled([...times(6, many), ...others, ...times(5, many)])).toHaveLength(1);
    expect(signalled([...times(10, many), { lowShare: 10 }, {}, ...times(5, many)])).toEqual([]);
  });

  test('are not over because no share is told any more', () => {
    const lasting = times(12, many);
    expect(signalled([...lasting, ...times(30, hidden)])).toEqual(signalled(lasting));
    const fewer = times(30, { lowShare: undefined, least: 15 });
    expect(signalled([...lasting, ...fewer])).toEqual(signalled(lasting));
  });

  test('are no more after three weeks in which that is not sure', () => {
    const before = [...times(12, many), ...times(2, { lowShare: 10 })];
    expect(signalled(before)).toHaveLength(1);
    expect(signalled([...before, {}])).toEqual([]);
  });
});
