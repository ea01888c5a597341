import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#basics/dates.ts';
import { monthBegin, monthBeginFrom, monthEnd, monthsLater } from './months.ts';

describe('a month of a subscription', () => {
  test.each([
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 1, '2026-12-23'],
    ['2026-11-23', 2, '2027-01-23'],
    // The 31st is kept where there is one, and comes back.
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2027-01-31', 12, '2028-01-31'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-12-30', 2, '2028-02-29'],
    ['2026-12-30', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    // Clocks change on 28 March and 31 October 2027.
    ['2027-02-28', 1, '2027-03-28'],
    ['2027-09-30', 1, '2027-10-30'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('that began on %s: the one at %i begins on %s', (startsOn, index, begin) => {
    expect(monthBegin(startsOn, index)).toBe(begin);
  });

  test.each([
    ['2027-01-31', '2027-01-31', '2027-02-27'],
    ['2027-01-31', '2027-02-28', '2027-03-30'],
    ['2028-01-31', '2028-02-29', '2028-03-30'],
    ['2026-11-23', '2026-12-23', '2027-01-22'],
  ])('that began on %s: the one of %s ends on %s', (startsOn, begin, end) => {
    expect(monthEnd(startsOn, begin)).toBe(end);
  });

  test.each([
    ['2027-01-31', '2027-02-28', '2027-02-28'],
    ['2027-01-31', '2027-03-01', '2027-03-31'],
    ['2027-01-31', '2027-04-30', '2027-04-30'],
    ['2026-11-23', '2026-12-24', '2027-01-23'],
    ['2026-11-23', '2026-10-01', '2026-11-23'],
  ])('that began on %s: the first from %s on is %s', (startsOn, day, begin) => {
    expect(monthBeginFrom(startsOn, day)).toBe(begin);
  });

  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
  test('follows the one before without a gap, and never more than one in a calendar month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (startsOn, index) => {
        const begin = monthBegin(startsOn, index);
        const next = monthBegin(startsOn, index + 1);
        expect(addDays(monthEnd(startsOn, begin), 1)).toBe(next);
        expect(monthsLater(startsOn, begin, 1)).toBe(next);
        expect(daysBetween(begin, next)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(begin, next)).toBeLessThanOrEqual(31);
      }),
    );
  });

  test('found from any day is the first that begins then or later', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 800 }), (startsOn, later) => {
        const day = addDays(startsOn, later);
        const begin = monthBeginFrom(startsOn, day);
        expect(begin >= day).toBe(true);
        expect(monthsLater(startsOn, begin, -1) < day || begin === startsOn).toBe(true);
      }),
    );
  });
});
