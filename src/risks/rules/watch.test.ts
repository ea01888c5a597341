import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { RATES } from '#listening/rules/published-week.ts';
import { FIRST_MONDAY, signalled, times, watchAll } from '../../../tests/support/watched-weeks.ts';
import { STAGES } from './episode.ts';
import { SENSITIVITIES } from './sensitivity.ts';
import { signalsOf } from './signals.ts';
import {
  SIGNAL_KINDS,
  type Watch,
  type WeekSeen,
  watchedOtherwise,
  watchWeek,
  watchWeeks,
} from './watch.ts';

test('two signals at once are an alert', () => {
  const before = times(12, { list: { since: FIRST_MONDAY, rate: 'most' } });
  const first = [...before, ...times(3, { points: 7 })];
  expect(signalled(first)).toMatchObject([{ kind: 'drop', stage: 'information' }]);
  const list = { since: addDays(FIRST_MONDAY, 7 * 12), rate: 'over-half' } as const;
  const both = [...before, ...times(3, { points: 7, list })];
  expect(signalled(both)).toMatchObject([
    { kind: 'drop', stage: 'alert' },
    { kind: 'participation', stage: 'alert' },
  ]);
});

describe('of any weeks', () => {
  const told = fc.record({
    points: fc.integer({ min: -2, max: 2 }).map((halves) => halves / 2),
    thread: fc.integer({ min: -2, max: 2 }).map((halves) => halves / 2),
    listed: fc.constantFrom(10, 10, 15, 30, 30, 140),
    leaves: fc.constantFrom(1, 1, 4),
    rate: fc.constantFrom(...RATES),
    begins: fc.integer({ max: 20, min: 0 }).map((draw) => draw === 0),
  });
  const one = fc.record({
    told: fc.option(told, { nil: undefined, freq: 9 }),
    isQuiet: fc.integer({ min: 0, max: 12 }).map((draw) => draw === 0),
    /** Of a list that begins in that week. */
    rate: fc.option(fc.constantFrom(...RATES), { nil: undefined, freq: 1 }),
    /** Days since the week before. */
    days: fc.constantFrom(7, 7, 7, 7, 7, 7, 7, 7, 14, 70),
  });
  /** Some weeks around one level, then some around another, and so on. */
  const history = fc
    .array(
      fc.tuple(
        fc.integer({ min: 8, max: 24 }).map((halves) => halves / 2),
        fc.array(one, { maxLength: 20 }),
      ),
      { maxLength: 6 },
    )
    .map((parts): WeekSeen[] => {
      let monday = FIRST_MONDAY;
      let list: WeekSeen['list'];
      return parts.flatMap(([level, weeks]) =>
        weeks.map((week) => {
          monday = addDays(monday, week.days);
          if (week.rate) list = { since: monday, rate: week.rate };
          const { points = 0, thread = 0 } = week.told ?? {};
          const cell = week.told && {
            ...week.told,
            points: level + points,
            thread: level + thread,
          };
          return { monday, told: cell, isQuiet: week.isQuiet, list };
        }),
      );
    });
  const sensitivities = fc.constantFrom(...SENSITIVITIES);
  test('the watch is the same whether it was kept as JSON or worked out again', () => {
    fc.assert(
      fc.property(history, sensitivities, (weeks, sensitivity) => {
        let kept: Watch | undefined;
        for (const [at, watch] of watchAll(weeks, sensitivity).entries()) {
          const week = weeks[at] as WeekSeen;
          kept = JSON.parse(JSON.stringify(watchWeek(kept, week, sensitivity)));
          expect(kept).toStrictEqual(watch);
          expect(watchWeek(kept, week, sensitivity)).toBe(kept);
          expect(watchWeek(kept, weeks[0] as WeekSeen, sensitivity)).toBe(kept);
        }
      }),
    );
  });

  test('what was explained is learned anew, that kind alone, kept or worked out again', () => {
    const kinds = fc.constantFrom(...SIGNAL_KINDS);
    const some = fc.tuple(history, sensitivities, kinds, fc.nat({ max: 60 }));
    fc.assert(
      fc.property(some, ([weeks, sensitivity, kind, at]) => {
        const explained = weeks[at]?.monday;
        if (explained === undefined) return;
        const before = watchWeeks(undefined, weeks.slice(0, at + 1), sensitivity);
        const learnedFrom = { [kind]: explained };
        const kept = watchWeeks(before, weeks, sensitivity, learnedFrom);
        const again = watchWeeks(undefined, weeks, sensitivity, learnedFrom);
        const unexplained = watchWeeks(undefined, weeks, sensitivity);
        expect(kept?.[kind]).toStrictEqual(again?.[kind]);
        for (const other of SIGNAL_KINDS.filter((each) => each !== kind)) {
          const { episode: _, ended: __, ...own } = kept?.[other] ?? {};
          expect(unexplained?.[other]).toMatchObject(own);
        }
        const since = again?.[kind].episode?.since;
        if (since !== undefined) expect(since > explained).toBe(true);
      }),
    );
  });

  test('by other limits, a signal that is on goes on as it was, whatever was told or is quiet', () => {
    fc.assert(
      fc.property(history, history, sensitivities, sensitivities, (weeks, others, one, other) => {
        const before = watchWeeks(undefined, weeks, one);
        if (!before) return;
        const earlier = others.filter(({ monday }) => monday <= before.monday);
        const now = watchedOtherwise(before, earlier, other);
        if (!now) return;
        for (const kind of SIGNAL_KINDS) {
          if (before[kind].episode) expect(now[kind]).toStrictEqual(before[kind]);
        }
      }),
    );
  });

  test('a stage never goes back, and what is usual stays while the fall lasts', () => {
    fc.assert(
      fc.property(history, sensitivities, (weeks, sensitivity) => {
        const told = watchAll(weeks, sensitivity).map(signalsOf);
        for (const [at, signals] of told.entries()) {
          for (const signal of signals) {
            const before = told[at - 1]?.find(({ kind }) => kind === signal.kind);
            if (before?.since !== signal.since) continue;
            expect(STAGES.indexOf(signal.stage)).toBeGreaterThanOrEqual(
              STAGES.indexOf(before.stage),
            );
            if (signal.kind !== 'drop' || before.kind !== 'drop') continue;
            expect(signal.baseline).toBe(before.baseline);
          }
        }
      }),
    );
  });

  test('a fall or a level begins only in a week that can be compared, after others', () => {
    fc.assert(
      fc.property(history, sensitivities, (weeks, sensitivity) => {
        let comparable = 0;
        for (const [at, watch] of watchAll(weeks, sensitivity).entries()) {
          const week = weeks[at] as WeekSeen;
          for (const { kind, since } of signalsOf(watch)) {
            if (since !== week.monday || kind === 'participation') continue;
            expect(week.told !== undefined && !week.isQuiet).toBe(true);
            expect(comparable).toBeGreaterThanOrEqual(6);
          }
          if (week.told && !week.isQuiet) comparable += 1;
        }
      }),
    );
  });

  test('a closer watch sees the first signal no later', () => {
    fc.assert(
      fc.property(history, (weeks) => {
        const first = SENSITIVITIES.map((sensitivity) => {
          const at = watchAll(weeks, sensitivity).findIndex((watch) => signalsOf(watch).length > 0);
          return at < 0 ? weeks.length : at;
        });
        expect(first.toSorted((a, b) => b - a)).toEqual(first);
      }),
    );
  });

  test('weeks that say nothing change nothing but the day, as long as there are not too many', () => {
    fc.assert(
      fc.property(history, sensitivities, (weeks, sensitivity) => {
        const watch = watchAll(weeks, sensitivity).at(-1);
        if (!watch) return;
        const monday = addDays(watch.monday, 7);
        const silent = { monday, told: undefined, isQuiet: false };
        const after = watchWeek(watch, silent, sensitivity);
        const last = [watch.drop, watch.level].map((part) => part.monday);
        const isRecent = last.every((day) => day === null || addDays(day, 56) >= monday);
        if (isRecent) expect(after).toEqual({ ...watch, monday });
      }),
    );
  });
});
