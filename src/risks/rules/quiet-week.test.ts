import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { isClosedWeek, isQuietWeek } from './quiet-week.ts';

describe('a week that is compared with no other', () => {
  test.each([
    ['2026-07-20', false],
    // 1 August is a Saturday.
    ['2026-07-27', true],
    ['2026-08-03', true],
    // 20 August is a Thursday.
    ['2026-08-17', true],
    ['2026-08-24', false],
    // 20 August is a Wednesday.
    ['2025-08-18', true],
    ['2025-08-25', false],
    // 1 August is a Sunday.
    ['2027-07-26', true],
    ['2027-08-16', true],
    ['2027-08-23', false],
  ])('the week of %s is in August: %s', (monday, isQuiet) => {
    expect(isQuietWeek(monday)).toBe(isQuiet);
  });

  test.each([
    ['2026-12-14', false],
    // Christmas Eve falls on its Thursday.
    ['2026-12-21', true],
    ['2026-12-28', true],
    ['2027-01-04', false],
    // Christmas Eve falls on its Sunday, so none of its weekdays is concerned.
    ['2028-12-18', false],
    ['2028-12-25', true],
    // New Year’s Day is its Monday.
    ['2029-01-01', true],
    ['2029-01-08', false],
  ])('the week of %s is between the years: %s', (monday, isQuiet) => {
    expect(isQuietWeek(monday)).toBe(isQuiet);
  });

  test.each([
    ['1 May alone', '2026-04-27', [], false],
    // 14 May 2026 is Ascension Day.
    ['Ascension with the day after', '2026-05-11', [['2026-05-15', '2026-05-15']], false],
    ['Ascension with two days', '2026-05-11', [['2026-05-13', '2026-05-15']], true],
    ['three days closed', '2026-03-02', [['2026-03-04', '2026-03-06']], true],
    ['two days and a week-end', '2026-03-02', [['2026-03-05', '2026-03-08']], false],
    [
      'days of two closures',
      '2026-03-02',
      [
        ['2026-02-20', '2026-03-03'],
        ['2026-03-06', '2026-03-09'],
      ],
      true,
    ],
    [
      'the same day twice',
      '2026-03-02',
      [
        ['2026-03-02', '2026-03-03'],
        ['2026-03-02', '2026-03-03'],
      ],
      false,
    ],
  ] as const)('closed: %s', (_, monday, closures, isClosed) => {
    const days = closures.map(([firstDay, lastDay]) => ({ firstDay, lastDay }));
    expect(isClosedWeek(monday, days)).toBe(isClosed);
  });

  test('closures explain whatever week they fill, but not for longer than six weeks', () => {
    const mondays = fc.nat({ max: 1_000 }).map((weeks) => addDays('2024-01-01', 7 * weeks));
    const other = fc.tuple(mondays, fc.nat({ max: 20 })).map(([firstDay, days]) => ({
      firstDay,
      lastDay: addDays(firstDay, days),
    }));
    fc.assert(
      fc.property(mondays, other, fc.nat({ max: 60 }), (monday, another, weeks) => {
        const whole = { firstDay: monday, lastDay: addDays(monday, 4) };
        expect(isClosedWeek(monday, [whole, another])).toBe(true);
        const long = { firstDay: addDays(monday, -7 * weeks), lastDay: addDays(monday, 400) };
        expect(isClosedWeek(monday, [long])).toBe(weeks < 6);
        if (weeks >= 6) expect(isClosedWeek(monday, [long, another])).toBe(false);
      }),
    );
  });
});
