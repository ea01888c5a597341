import { describe, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/published-week.ts';
import { signalled, type Told, times, watched } from '../../../tests/support/watched-weeks.ts';
import { type Watch, watchWeeks } from './watch.ts';

const WEEKS = 13;
const LISTS = ['2026-01-05', '2026-04-06', '2026-07-06', '2026-10-05', '2027-01-04'];

/** A quarter after the other, each with its word. */
const quarters = (rates: readonly Rate[], own: Told = {}) =>
  rates.flatMap((rate, at) => {
    const told: Told = { ...own, list: { since: LISTS[at] as ParisDay, rate } };
    return times(WEEKS, told);
  });

describe('fewer who take part', () => {
  test('are signalled with the first week of the list that says so, and in no other week', () => {
    expect(signalled(quarters(['most', 'most']))).toEqual([]);
    const weeks = quarters(['most', 'over-half']);
    const began = { kind: 'participation', stage: 'information', since: LISTS[1] };
    expect(signalled(weeks.slice(0, WEEKS))).toEqual([]);
    const told = { ...began, before: 'most', now: 'over-half' };
    expect(signalled(weeks.slice(0, WEEKS + 1))).toEqual([told]);
    expect(signalled(weeks)).toEqual([told]);
  });

  test.each<[readonly Rate[], string | undefined]>([
    [['over-half', 'over-half'], undefined],
    [['over-half', 'most'], undefined],
    [['under-half', 'over-half'], undefined],
    [['over-half', 'under-half'], 'vigilance'],
    [['most', 'under-half'], 'vigilance'],
    [['most', 'over-half', 'over-half'], 'information'],
    [['most', 'over-half', 'under-half'], 'vigilance'],
    // A stage never goes back, as long as the word is lower than it was.
    [['most', 'under-half', 'over-half'], 'vigilance'],
    [['most', 'over-half', 'most'], undefined],
    [['over-half', 'most', 'over-half'], 'information'],
  ])('%j: %s', (rates, stage) => {
    expect(signalled(quarters(rates))[0]?.stage).toBe(stage);
  });

  test.each([
    [39, 0],
    [40, 1],
  ])('of %d listed, where the word may change by chance: %d', (listed, signals) => {
    expect(signalled(quarters(['most', 'over-half'], { listed }))).toHaveLength(signals);
  });

  test('of a small company are signalled once nothing can be told any more', () => {
    const few = quarters(['most', 'over-half'], { listed: 12 });
    const list = { since: LISTS[2] as ParisDay, rate: 'under-half' } as const;
    const watch = watched(few).at(-1) as Watch;
    const silent = { monday: list.since, told: undefined, isQuiet: false, list };
    expect(watchWeeks(watch, [silent], 'standard')?.participation).toMatchObject({
      before: 'most',
      now: 'under-half',
      episode: { since: list.since, stage: 'vigilance' },
    });
  });

  test('explained, what is lower is what is usual', () => {
    const weeks = quarters(['most', 'over-half', 'over-half', 'under-half']);
    const seen = watched(weeks.slice(0, WEEKS + 1)).at(-1) as Watch;
    expect(seen.participation.episode).not.toBeNull();
    const learned = { participation: addDays(LISTS[1] as ParisDay, 7) };
    const later = weeks.map((week, at) => ({
      monday: addDays(LISTS[0] as ParisDay, 7 * at),
      told: undefined,
      isQuiet: false,
      list: (week as Told).list,
    }));
    const until = (count: number) =>
      watchWeeks(undefined, later.slice(0, count), 'standard', learned);
    expect(until(3 * WEEKS)?.participation).toMatchObject({ before: 'over-half', episode: null });
    expect(until(3 * WEEKS + 1)?.participation.episode?.since).toBe(LISTS[3]);
  });
});
