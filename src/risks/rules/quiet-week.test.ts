import { describe, expect, test } from 'vitest';
import { isQuietWeek } from './quiet-week.ts';

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
});
