import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  formatDay,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWeek,
  isoWeekdayOf,
  isoWeekOf,
  isoWeekText,
  isParisDay,
  mondayOfIsoWeek,
  parisDayOf,
  parisInstant,
  parseIsoWeek,
  startOfParisDay,
} from './dates.ts';

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day is the civil day in Paris', () => {
  test.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-13T21:59:59Z', '2026-07-13'],
    ['2026-07-13T22:00:00Z', '2026-07-14'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
    // Clocks go forward on 29 March 2026, back on 25 October 2026.
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s is %s', (instant, day) => {
    expect(parisDayOf(new Date(instant))).toBe(day);
  });

  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-21', 24],
  ])('%s lasts %d hours and counts as one day', (day, hours) => {
    const next = addDays(day, 1);
    expect((startOfParisDay(next).getTime() - startOfParisDay(day).getTime()) / 3_600_000).toBe(
      hours,
    );
    expect(daysBetween(day, next)).toBe(1);
  });

  test('a day starts at its first instant, every day since 1980', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        fc.pre(day >= '1980-01-01');
        const start = startOfParisDay(day);
        expect(parisDayOf(start)).toBe(day);
        expect(parisDayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });

  test.each([
    '2026-02-29',
    '0000-01-01',
    '2026-13-01',
    '2026-1-1',
    '26-01-01',
    '2026-00-10',
    '',
    'today',
    null,
    20261121,
  ])('%j is not a day', (text) => {
    expect(isParisDay(text)).toBe(false);
    expect(() => addDays(String(text), 1)).toThrow(RangeError);
  });

  test('29 February exists in leap years only', () => {
    expect([2000, 2024, 2028].every((year) => isParisDay(`${year}-02-29`))).toBe(true);
    expect([1900, 2026, 2100].some((year) => isParisDay(`${year}-02-29`))).toBe(false);
  });

  test('adding days and taking them back changes nothing', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const moved = addDays(day, days);
        expect(addDays(moved, -days)).toBe(day);
        expect(daysBetween(day, moved)).toBe(days);
      }),
    );
  });
});

describe('weeks are those of ISO 8601', () => {
  test.each([
    ['2026-11-21', 2026, 47],
    ['2026-01-01', 2026, 1],
    ['2025-12-29', 2026, 1],
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2021-01-03', 2020, 53],
  ])('%s is in %d week %d', (day, year, week) => {
    expect(isoWeekOf(day)).toEqual({ year, week });
  });

  test('the Monday of the week of a day is at most six days before it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = isoWeekOf(day);
        const monday = mondayOfIsoWeek(week);
        expect(isoWeekdayOf(monday)).toBe(1);
        expect(daysBetween(monday, day)).toBe(isoWeekdayOf(day) - 1);
        expect(parseIsoWeek(isoWeekText(week))).toEqual(week);
      }),
    );
  });

  test.each([
    '2025-W53',
    '2026-W00',
    '2026-W54',
    '2026-48',
    '2026-W4',
    '2026-w48',
    ' 2026-W48',
    '',
  ])('%j is not a week', (text) => {
    expect(parseIsoWeek(text)).toBeUndefined();
  });

  test('a year has no more weeks than it has', () => {
    expect(mondayOfIsoWeek({ year: 2026, week: 53 })).toBe('2026-12-28');
    expect(() => mondayOfIsoWeek({ year: 2025, week: 53 })).toThrow(RangeError);
    expect(() => mondayOfIsoWeek({ year: 2025, week: 0 })).toThrow(RangeError);
  });
});

describe('days and weeks are written as people write them', () => {
  test.each([
    ['2026-11-21', '21 novembre 2026', '21 November 2026'],
    ['2026-12-01', '1er décembre 2026', '1 December 2026'],
  ])('%s', (day, french, english) => {
    expect(formatDay(day, 'fr')).toBe(french);
    expect(formatDay(day, 'en')).toBe(english);
  });

  test.each([
    ['2026-11-21', '21\u00a0nov.\u00a02026', '21\u00a0Nov\u00a02026'],
    ['2026-12-01', '1er\u00a0déc.\u00a02026', '1\u00a0Dec\u00a02026'],
  ])('%s, where there is little room', (day, french, english) => {
    expect(formatShortDay(day, 'fr')).toBe(french);
    expect(formatShortDay(day, 'en')).toBe(english);
  });

  test.each([
    ['2026-W48', 'semaine 48, du 23 au 29 novembre 2026', 'week 48, 23 to 29 November 2026'],
    [
      '2026-W49',
      'semaine 49, du 30 novembre au 6 décembre 2026',
      'week 49, 30 November to 6 December 2026',
    ],
    [
      '2026-W53',
      'semaine 53, du 28 décembre 2026 au 3 janvier 2027',
      'week 53, 28 December 2026 to 3 January 2027',
    ],
    ['2026-W23', 'semaine 23, du 1er au 7 juin 2026', 'week 23, 1 to 7 June 2026'],
  ])('%s', (text, french, english) => {
    const week = parseIsoWeek(text);
    if (!week) throw new Error(`${text} should be a week`);
    expect(formatWeek(week, 'fr')).toBe(french);
    expect(formatWeek(week, 'en')).toBe(english);
  });
});

describe('a moment', () => {
  test.each([
    ['2026-11-30T23:04:00Z', '1er décembre 2026 à 0\u00a0h\u00a004', '1 December 2026 at 00:04'],
    ['2026-07-14T12:30:59Z', '14 juillet 2026 à 14\u00a0h\u00a030', '14 July 2026 at 14:30'],
  ])('is said as a clock in Paris shows it: %s', (instant, french, english) => {
    expect(formatMoment(new Date(instant), 'fr')).toBe(french);
    expect(formatMoment(new Date(instant), 'en')).toBe(english);
    expect(french).toContain(formatTime(new Date(instant), 'fr'));
    expect(english).toContain(formatTime(new Date(instant), 'en'));
  });
});

describe('the time on a clock in Paris', () => {
  test.each([
    ['2026-12-01T09:30', '2026-12-01T08:30:00.000Z'],
    ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    // It never shows that: the clock goes from 2 to 3.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    // Twice, in autumn.
    ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ])('%s is %s', (local, instant) => {
    expect(parisInstant(local)?.toISOString()).toBe(instant);
  });

  test.each(['', '2026-02-29T09:30', '2026-12-01T24:00', '2026-12-01', '2026-12-01T09:30:00Z'])(
    '%j is none',
    (local) => expect(parisInstant(local)).toBeUndefined(),
  );

  test('is what the clock shows at that instant, twice a year apart', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const local = `${parisDayOf(date)}T12:00`;
          const instant = parisInstant(local) as Date;
          expect([parisDayOf(instant), formatTime(instant, 'en')]).toEqual([
            parisDayOf(date),
            '12:00',
          ]);
        },
      ),
    );
  });
});
