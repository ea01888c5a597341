import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, isoWeekdayOf } from '#basics/dates.ts';
import {
  countsFrom,
  factorPeriodEnding,
  firstListMonday,
  isListMonday,
  listMondayAfter,
  rememberedWeeks,
  waitsUntil,
} from './listening-list.ts';

const mondays = fc.integer({ min: 0, max: 4_000 }).map((weeks) => addDays('2024-01-01', 7 * weeks));
const LONG_AGO = '2020-01-06';

describe('lists', () => {
  test.each([
    ['2026-10-05', true],
    ['2026-09-28', false],
    ['2026-10-12', false],
    ['2027-01-04', true],
    ['2027-04-05', true],
    ['2024-01-01', true],
  ])('on %s: %s', (monday, is) => {
    expect(isListMonday(monday, LONG_AGO)).toBe(is);
  });

  test.each([
    ['after four weeks', '2026-10-12', '2026-11-09'],
    ['after four weeks that end with a quarter’s list', '2026-09-07', '2026-10-05'],
    ['or later, where a quarter begins within four weeks after them', '2026-11-23', '2027-01-04'],
    ['not with a quarter that begins before them', '2026-09-21', '2026-10-19'],
  ])('a company that is new has its first one %s', (_, firstWeek, first) => {
    expect(firstListMonday(firstWeek)).toBe(first);
    const until = Array.from({ length: 12 }, (_week, at) => addDays(firstWeek, 7 * at));
    expect(until.find((monday) => isListMonday(monday, firstWeek))).toBe(first);
  });

  test('follow each other by four to fourteen weeks, all on Mondays', () => {
    fc.assert(
      fc.property(mondays, mondays, (firstWeek, later) => {
        const monday = later < firstWeek ? firstWeek : later;
        const next = listMondayAfter(monday, firstWeek);
        expect(isoWeekdayOf(next)).toBe(1);
        expect(isListMonday(next, firstWeek)).toBe(true);
        for (let week = addDays(monday, 7); week < next; week = addDays(week, 7)) {
          expect(isListMonday(week, firstWeek)).toBe(false);
        }
        const weeks = daysBetween(next, listMondayAfter(next, firstWeek)) / 7;
        expect(weeks >= 4 && weeks <= 14).toBe(true);
      }),
    );
  });

  test('tell factors three times at most, of four weeks that begin in them', () => {
    const list = '2026-10-05';
    const ends = Array.from({ length: 14 }, (_, week) =>
      factorPeriodEnding(addDays(list, 7 * week), list),
    );
    expect(ends.filter((period) => period !== undefined)).toEqual([0, 1, 2]);
    expect([ends[3], ends[7], ends[11]]).toEqual([0, 1, 2]);
  });
});

test('twelve weeks are remembered, with the one that ends', () => {
  const weeks = Array.from({ length: 20 }, (_, at) => addDays('2026-06-01', 7 * at));
  const remembered = rememberedWeeks(weeks, addDays('2026-06-01', 7 * 19));
  expect(remembered).toEqual(weeks.slice(-12));
});

describe('who counts in a list', () => {
  const list = '2026-10-05';
  test.each([
    ['two weeks answered', ['2026-09-21', '2026-09-28'], true],
    ['two answers of one week', ['2026-09-21', '2026-09-21'], false],
    ['twelve weeks before and one week before', ['2026-07-13', '2026-09-28'], true],
    ['one of them thirteen weeks before', ['2026-07-06', '2026-09-28'], false],
    ['one of them in the list itself', ['2026-09-28', '2026-10-05'], false],
    ['none', [], false],
  ])('%s', (_, answered, counts) => {
    expect(countsFrom(list, answered)).toBe(counts);
  });
});

test.each([
  [
    'before the first list, everybody',
    '2026-10-12T08:00:00Z',
    '2026-10-12',
    '2026-10-12',
    '2026-11-09',
  ],
  [
    'who came in on the Monday of the list',
    '2026-10-05T08:00:00Z',
    '2026-10-05',
    LONG_AGO,
    '2027-01-04',
  ],
  ['who moved in the quarter', '2026-11-20T08:00:00Z', '2026-11-23', LONG_AGO, '2027-01-04'],
  [
    'nobody who was there when it was made',
    '2026-10-05T03:59:00Z',
    '2026-11-23',
    LONG_AGO,
    undefined,
  ],
  ['nobody of the first list', '2026-10-12T08:00:00Z', '2026-11-16', '2026-10-12', undefined],
])('waits for a list: %s', (_, hereSince, running, firstWeek, until) => {
  expect(waitsUntil(new Date(hereSince), running, firstWeek)).toBe(until);
});
