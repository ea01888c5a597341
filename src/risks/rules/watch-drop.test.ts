import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import {
  CALM,
  FIRST_MONDAY,
  hidden,
  quiet,
  signalled,
  times,
  type Week,
  watched,
} from '../../../tests/support/watched-weeks.ts';
import { signalsOf } from './signals.ts';
import { isCalibrating } from './watch.ts';

const low = { points: 7.5 };

describe('a fall', () => {
  test('is signalled with what is usual, the mean of the last weeks and the margin', () => {
    expect(signalled([...CALM, low])).toEqual([]);
    expect(signalled([...CALM, low, low])).toEqual([
      {
        kind: 'drop',
        stage: 'information',
        since: addDays(FIRST_MONDAY, 7 * 13),
        baseline: 9.5,
        ewma: 8.5,
        margin: 0.7,
      },
    ]);
  });

  test.each([
    ['of one point, of thirty people', { points: 8.5 }, false],
    ['of one point and a half', { points: 8 }, true],
    ['of one point and a half, of eight', { points: 8, least: 8 }, false],
    ['of three points, of eight', { points: 6.5, least: 8 }, true],
    ['of seven, who are too few', { points: 2.5, least: 7 }, false],
    ['in weeks in which everybody is away', quiet({ points: 2.5 }), false],
    ['upwards', { points: 13.5 }, false],
  ])('%s: %j is signalled within five weeks: %s', (_, week, isSignalled) => {
    const least = 'least' in week ? week.least : 30;
    expect(signalled([...times(12, { least }), ...times(5, week)]).length).toBe(
      Number(isSignalled),
    );
  });

  test.each([
    [30, true],
    [20, false],
  ])('where %d percent answer is seen: %s', (participation, isSeen) => {
    const before = times(12, { participation });
    const weeks = [...before, ...times(5, { points: 4.5, participation })];
    expect(signalled(weeks)).toHaveLength(Number(isSeen));
  });

  test('where one bad week is not, among people who go on as before', () => {
    const weeks = [...CALM, { points: 7 }, {}, {}, {}, {}, {}, { points: 7 }, {}, {}];
    for (const watch of watched(weeks)) expect(signalsOf(watch)).toEqual([]);
  });

  test('is signalled only once six weeks say what is usual', () => {
    for (const watch of watched([{}, {}, {}, {}, low, low])) expect(signalsOf(watch)).toEqual([]);
    const weeksLeft = watched([{}, hidden, {}, quiet({}), {}, { least: 5 }, {}, {}, {}, {}]);
    expect(weeksLeft.map((watch) => isCalibrating(watch)?.weeksLeft)).toEqual([
      5,
      5,
      4,
      4,
      3,
      3,
      2,
      1,
      undefined,
      undefined,
    ]);
  });

  test('is not looked for where fewer than eight answer, week after week', () => {
    const [last] = watched(times(7, { least: 5 })).slice(-1);
    expect(last && isCalibrating(last)).toEqual({ weeksLeft: null });
    const [shrunk] = watched([{}, {}, ...times(9, { least: 5 })]).slice(-1);
    expect(shrunk && isCalibrating(shrunk)).toEqual({ weeksLeft: null });
  });

  test('is one from what has been usual of late', () => {
    const risen = [...times(30, { points: 7.5 }), ...times(7, { points: 10 })];
    expect(signalled([...risen, ...times(3, { points: 8 })])).toMatchObject([{ baseline: 10 }]);
  });

  test('of people who have changed must be larger', () => {
    const fallen = { points: 7.5, least: 15 };
    const [first, later] = [{ ...fallen, isChanged: true }, times(3, fallen)];
    const before = times(12, { least: 15 });
    expect(signalled([...before, fallen, ...later])).toHaveLength(1);
    expect(signalled([...before, first, ...later])).toEqual([]);
    const deep = { points: 5, least: 15 };
    expect(signalled([...before, first, ...times(3, deep)])).toHaveLength(1);
  });
});

describe('an episode', () => {
  const stages = (weeks: readonly Week[]) =>
    watched(weeks).map((watch) => signalsOf(watch)[0]?.stage ?? '');

  test('is graver after three weeks and after six', () => {
    expect(stages([...CALM, ...times(9, { points: 8 })]).slice(12)).toEqual([
      ...['', ''],
      ...['information', 'information', 'vigilance'],
      ...['vigilance', 'vigilance', 'alert', 'alert'],
    ]);
  });

  test('is graver at once where the fall is two points, or three', () => {
    expect(stages([...CALM, { points: 2.5 }]).at(-1)).toBe('vigilance');
    expect(stages([...CALM, { points: 2.5 }, { points: 2.5 }]).at(-1)).toBe('alert');
  });

  test('ends after three weeks near to what is usual, and not before', () => {
    const fallen = [...CALM, low, low, low];
    const lasting = (weeks: readonly Week[]) => signalled([...fallen, ...weeks]).length;
    const back = times(4, {});
    expect(lasting(back)).toBe(1);
    expect(lasting([...back, {}])).toBe(1);
    expect(lasting([...back, {}, {}])).toBe(0);
    expect(lasting([...back, hidden, hidden, hidden, quiet({}), {}])).toBe(1);
    expect(lasting([...back, {}, { points: 6 }, ...times(5, {})])).toBe(1);
  });

  test('does not make a lasting fall what is usual', () => {
    const lasting = signalled([...CALM, ...times(60, low)]);
    expect(lasting).toMatchObject([{ stage: 'alert', baseline: 9.5, ewma: 7.5 }]);
    expect(signalled([...CALM, ...times(60, low), ...times(8, {})])).toEqual([]);
  });

  test('goes on through weeks that say nothing, however many, from the same that was usual', () => {
    const fallen = [...CALM, ...times(3, low)];
    for (const silence of [times(8, hidden), times(60, hidden), times(60, quiet({}))]) {
      expect(signalled([...fallen, ...silence])).toEqual(signalled(fallen));
      expect(signalled([...fallen, ...silence, ...times(9, low)])).toMatchObject([
        { stage: 'alert', baseline: 9.5, since: signalled(fallen)[0]?.since },
      ]);
      expect(signalled([...fallen, ...silence, ...times(8, {})])).toEqual([]);
    }
  });

  test('where none is on, what is usual is learned anew after nine weeks that say nothing', () => {
    const [last] = watched([...CALM, ...times(9, hidden), low]).slice(-1);
    expect(last && isCalibrating(last)).toEqual({ weeksLeft: 5 });
  });
});
