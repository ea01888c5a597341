import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, isoWeekOf, isoWeekText, mondayOfIsoWeek } from '#basics/dates.ts';
import { wishableWeeks, wishedWeekProblem } from './wished-week.ts';

describe('a week is wished at least five working days ahead, at most 26 weeks', () => {
  test.each([
    // Friday 20 November 2026: the fifth working day is Friday 27.
    ['2026-11-20', '2026-W48', 'week-too-soon'],
    ['2026-11-20', '2026-W49', undefined],
    ['2026-11-20', '2027-W20', undefined],
    ['2026-11-20', '2027-W21', 'week-too-late'],
    // From a Monday, the next Monday is exactly five working days away.
    ['2026-11-23', '2026-W48', 'week-too-soon'],
    ['2026-11-23', '2026-W49', undefined],
    // From a Tuesday it is four.
    ['2026-11-24', '2026-W49', 'week-too-soon'],
    ['2026-11-24', '2026-W50', undefined],
    // The week of 11 November has one working day less.
    ['2026-11-09', '2026-W47', 'week-too-soon'],
    ['2026-11-20', '2026-W01', 'week-too-soon'],
    ['2026-11-20', '2027-W53', 'week-invalid'],
    ['2026-11-20', '48', 'week-invalid'],
  ])('on %s, %s: %s', (today, week, problem) => {
    expect(wishedWeekProblem(week, today)).toBe(problem);
  });

  test('the form offers exactly the weeks that are accepted', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(anyDay, (today) => {
        const offered = wishableWeeks(today).map(isoWeekText);
        const around = Array.from({ length: 40 }, (_, n) =>
          isoWeekText(isoWeekOf(addDays(today, 7 * (n - 5)))),
        );
        expect(offered).toEqual(
          around.filter((week) => wishedWeekProblem(week, today) === undefined),
        );
        for (const week of wishableWeeks(today)) {
          const ahead = daysBetween(today, mondayOfIsoWeek(week));
          expect(ahead >= 7 && ahead <= 26 * 7).toBe(true);
        }
      }),
    );
  });
});
