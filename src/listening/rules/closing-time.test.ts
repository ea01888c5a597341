import { describe, expect, test } from 'vitest';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { arrivalOf, closingTime, lastClosedMonday, mondayOf } from './closing-time.ts';

describe('a week is closed on the Monday after it, at six in Paris', () => {
  test.each([
    ['2026-11-23T05:59:59+01:00', '2026-11-09'],
    ['2026-11-23T06:00:00+01:00', '2026-11-16'],
    ['2026-11-29T23:59:59+01:00', '2026-11-16'],
    // The night before, clocks went back, or forward.
    ['2026-10-26T05:59:59+01:00', '2026-10-12'],
    ['2026-10-26T06:00:00+01:00', '2026-10-19'],
    ['2027-03-29T05:59:59+02:00', '2027-03-15'],
    ['2027-03-29T06:00:00+02:00', '2027-03-22'],
  ])('at %s the last closed week begins on %s', (now, monday) => {
    expect(lastClosedMonday(new Date(now))).toBe(monday);
  });

  test('every week of 2026 to 2028 is closed once, seven days after the one before on the calendar', () => {
    const hours = (a: Date, b: Date) => (b.getTime() - a.getTime()) / 3_600_000;
    const lengths = new Set<number>();
    for (let monday = '2025-12-29'; monday < '2029-01-01'; monday = addDays(monday, 7)) {
      const time = closingTime(monday);
      expect(parisDayOf(time)).toBe(addDays(monday, 7));
      expect(lastClosedMonday(time)).toBe(monday);
      expect(lastClosedMonday(new Date(time.getTime() - 1))).toBe(addDays(monday, -7));
      lengths.add(hours(time, closingTime(addDays(monday, 7))));
    }
    expect([...lengths].sort()).toEqual([167, 168, 169]);
  });
});

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-22', 'own-only'],
  ['2026-11-16', 'own-only'],
  ['2026-11-15', 'too-late'],
  ['2026-11-24', 'future'],
  ['2026-02-30', 'no-day'],
  ['yesterday', 'no-day'],
])('on Monday 23 November at nine, an answer for %s is: %s', (day, arrival) => {
  expect(arrivalOf(day, new Date('2026-11-23T09:00:00+01:00'))).toBe(arrival);
});

test.each([
  ['2026-11-22', 'counts'],
  ['2026-11-16', 'counts'],
  ['2026-11-15', 'too-late'],
])('before six o’clock that day, one for %s: %s', (day, arrival) => {
  expect(arrivalOf(day, new Date('2026-11-23T05:59:00+01:00'))).toBe(arrival);
});

test('the Monday of a day is the one of its week', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
