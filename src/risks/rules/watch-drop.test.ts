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
  watchAll,
  watched,
  weekSeen,
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
        margin: 0.6,
      },
    ]);
  });

  test.each([
    ['of half a point', { points: 9 }, false],
    ['of one point, of ten people', { points: 8.5, listed: 10 }, false],
    ['of one point', { points: 8.5 }, true],
    ['of one point and a half, of ten', { points: 8, listed: 10 }, true],
    ['in weeks in which everybody is away', quiet({ points: 2.5 }), false],
    ['upwards', { points: 13.5 }, false],
  ])('%s: %j is signalled within five weeks: %s', (_, week, isSignalled) => {
    const listed = 'listed' in week ? week.listed : 40;
    expect(signalled([...times(12, { listed }), ...times(5, week)]).length).toBe(
      Number(isSignalled),
    );
  });

  test.each([
    ['most', 1],
    ['under-half', 0],
  ] as const)('is the surer the more people count: %s, %d', (rate, signals) => {
    const own = { listed: 10, rate };
    const weeks = [...times(12, own), ...times(4, { ...own, points: 8 })];
    expect(signalled(weeks)).toHaveLength(signals);
  });

  test('where one bad week is not, which moves nobody further than two points', () => {
    const weeks = [...CALM, low, {}, {}, {}, {}, {}, low, {}, {}];
    for (const watch of watched(weeks)) expect(signalsOf(watch)).toEqual([]);
  });

  test('is signalled only once six weeks say what is usual', () => {
    for (const watch of watched([{}, {}, {}, {}, low, low])) expect(signalsOf(watch)).toEqual([]);
    const weeksLeft = watched([{}, hidden, {}, quiet({}), {}, hidden, {}, {}, {}, {}]);
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

  test('is not looked for where nothing is told, week after week', () => {
    const [last] = watched(times(7, hidden)).slice(-1);
    expect(last && isCalibrating(last)).toEqual({ weeksLeft: null });
    const [shrunk] = watched([{}, {}, ...times(9, hidden)]).slice(-1);
    expect(shrunk && isCalibrating(shrunk)).toEqual({ weeksLeft: null });
  });

  test('is one from what has been usual of late', () => {
    const risen = [...times(30, { points: 7.5 }), ...times(7, { points: 10 })];
    expect(signalled([...risen, ...times(3, { points: 8 })])).toMatchObject([{ baseline: 10 }]);
  });

  test('is one of the thread, wherever the place stands', () => {
    const moved = times(12, {}).map((week) => ({ ...week, points: 6 }));
    const seen = [...CALM, ...moved].map(weekSeen);
    const thread = 9.5;
    const held = seen.map((week) => ({ ...week, told: week.told && { ...week.told, thread } }));
    expect(watchAll(held, 'standard').flatMap(signalsOf)).toEqual([]);
    expect(watchAll(seen, 'standard').flatMap(signalsOf)).not.toEqual([]);
  });

  test('is learned anew where the thread begins anew, from none of the weeks before', () => {
    const anew = { points: 7, begins: true };
    const weeks = watched([...CALM, anew, ...times(6, { points: 7 })]);
    expect(weeks.flatMap(signalsOf)).toEqual([]);
    const left = weeks.slice(CALM.length).map((watch) => isCalibrating(watch)?.weeksLeft);
    expect(left).toEqual([5, 4, 3, 2, 1, undefined, undefined]);
    const [onAQuietWeek] = watched([...CALM, quiet(anew)]).slice(-1);
    expect(onAQuietWeek && isCalibrating(onAQuietWeek)?.weeksLeft).toBeNull();
  });

  test('that was signalled is over where the thread begins anew: nothing says how it goes on', () => {
    const fallen = [...CALM, ...times(3, low)];
    expect(signalled(fallen)).toHaveLength(1);
    expect(signalled([...fallen, { ...low, begins: true }])).toEqual([]);
    const later = [...fallen, { ...low, begins: true }, ...times(5, low)];
    expect(signalled([...later, ...times(3, { points: 5.5 })])).toMatchObject([{ baseline: 7.5 }]);
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
