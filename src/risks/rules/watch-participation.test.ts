import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import {
  CALM,
  FIRST_MONDAY,
  hidden,
  quiet,
  signalled,
  times,
} from '../../../tests/support/watched-weeks.ts';

describe('far fewer answers', () => {
  const silent = { participation: 30 };

  test('are signalled once two means of two weeks are under half of what is usual', () => {
    expect(signalled([...CALM, silent, silent])).toEqual([]);
    expect(signalled([...CALM, silent, silent, silent])).toEqual([
      {
        kind: 'participation',
        stage: 'information',
        since: addDays(FIRST_MONDAY, 7 * 14),
        baseline: 80,
        recent: 30,
      },
    ]);
  });

  test.each([
    [80, 80, 40, 'standard', false],
    [60, 70, 30, 'standard', true],
    [80, 80, 40, 'attentive', true],
    [70, 70, 40, 'attentive', false],
    [70, 70, 40, 'veryAttentive', true],
    [30, 30, 10, 'standard', true],
    // Less than half of it, but not by twenty points.
    [20, 30, 10, 'standard', false],
  ] as const)('%d or %d percent before, %d since, %s: %s', (a, b, since, sensitivity, isTold) => {
    const before = [...times(6, { participation: a }), ...times(6, { participation: b })];
    const weeks = [...before, ...times(6, { participation: since })];
    expect(signalled(weeks, sensitivity)).toHaveLength(Number(isTold));
  });

  test('in August say nothing, nor before six weeks say what is usual', () => {
    expect(signalled([...CALM, ...times(5, quiet(silent)), {}, {}])).toEqual([]);
    expect(signalled([...times(5, {}), silent, silent])).toEqual([]);
  });

  test('are not over because there are too few to tell anything', () => {
    const lasting = [...CALM, ...times(4, silent)];
    expect(signalled([...lasting, ...times(30, hidden)])).toEqual(signalled(lasting));
  });

  test('are no more after three weeks above three quarters of it', () => {
    const fallen = [...CALM, ...times(4, silent)];
    expect(signalled([...fallen, ...times(8, { participation: 60 })])).toHaveLength(1);
    expect(signalled([...fallen, ...times(3, { participation: 80 })])).toHaveLength(1);
    expect(signalled([...fallen, ...times(4, { participation: 80 })])).toEqual([]);
  });
});
