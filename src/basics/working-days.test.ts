import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { addWorkingDays, isPublicHoliday, isWorkingDay } from './working-days.ts';

describe('the eleven public holidays of the Code du travail are not worked', () => {
  test.each([
    [
      2026,
      [
        '01-01',
        '04-06',
        '05-01',
        '05-08',
        '05-14',
        '05-25',
        '07-14',
        '08-15',
        '11-01',
        '11-11',
        '12-25',
      ],
    ],
    [
      2027,
      [
        '01-01',
        '03-29',
        '05-01',
        '05-06',
        '05-08',
        '05-17',
        '07-14',
        '08-15',
        '11-01',
        '11-11',
        '12-25',
      ],
    ],
    // Easter on 23 March 2008, nearly the earliest; Ascension then falls on 1 May.
    [
      2008,
      ['01-01', '03-24', '05-01', '05-08', '05-12', '07-14', '08-15', '11-01', '11-11', '12-25'],
    ],
  ])('in %d', (year, expected) => {
    const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
    const found = days.filter((day) => day.startsWith(`${year}`) && isPublicHoliday(day));
    expect(found.map((day) => day.slice(5))).toEqual(expected);
  });

  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-11', false],
  ])('%s worked: %s', (day, isWorked) => {
    expect(isWorkingDay(day)).toBe(isWorked);
  });
});

describe('working days are counted over weekends and holidays', () => {
  test.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 5, '2026-11-27'],
    ['2026-12-23', 2, '2026-12-28'],
    ['2026-04-30', 5, '2026-05-11'],
  ])('%s and %d working days is %s', (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });
});
