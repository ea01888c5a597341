import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoWeekdayOf } from '#basics/dates.ts';
import { countsFrom, factorPeriodEnding, listMondayOf, nextListMonday } from './listening-list.ts';

const mondays = fc.integer({ min: 0, max: 4_000 }).map((weeks) => addDays('2024-01-01', 7 * weeks));

describe('the list of a week', () => {
  test.each([
    ['2026-10-05', '2026-10-05'],
    ['2026-11-23', '2026-10-05'],
    ['2026-12-28', '2026-10-05'],
    ['2027-01-04', '2027-01-04'],
    ['2027-02-01', '2027-01-04'],
    ['2024-01-01', '2024-01-01'],
  ])('in the week of %s is the one of %s', (monday, list) => {
    expect(listMondayOf(monday)).toBe(list);
  });

  test('lists follow each other by twelve to fourteen weeks, and each holds until the next', () => {
    fc.assert(
      fc.property(mondays, (monday) => {
        const list = listMondayOf(monday);
        const next = nextListMonday(monday);
        expect(isoWeekdayOf(list)).toBe(1);
        expect(list <= monday && monday < next).toBe(true);
        expect([12, 13, 14]).toContain((Date.parse(next) - Date.parse(list)) / (7 * 86_400_000));
        expect(listMondayOf(addDays(next, -7))).toBe(list);
        expect(listMondayOf(next)).toBe(next);
      }),
    );
  });

  test('factors are told three times in it, of four weeks that begin in it', () => {
    fc.assert(
      fc.property(mondays, (monday) => {
        const list = listMondayOf(monday);
        const ends = Array.from({ length: 14 }, (_, week) => addDays(list, 7 * week))
          .filter((each) => listMondayOf(each) === list)
          .map(factorPeriodEnding);
        expect(ends.filter((period) => period !== undefined)).toEqual([0, 1, 2]);
        expect([ends[3], ends[7], ends[11]]).toEqual([0, 1, 2]);
      }),
    );
  });
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
