import { expect, test } from 'vitest';
import { dayOfEvent, GIFT_EVENTS, isPerChild } from './gift-events.ts';

test.each([
  ['mothers-day', 2025, '2025-05-25'],
  ['mothers-day', 2026, '2026-05-31'],
  // Whit Sunday is on 28 May 2023 and on 31 May 2020: it takes the day.
  ['mothers-day', 2023, '2023-06-04'],
  ['mothers-day', 2020, '2020-06-07'],
  ['fathers-day', 2025, '2025-06-15'],
  ['fathers-day', 2026, '2026-06-21'],
  ['saint-catherine', 2026, '2026-11-25'],
  ['saint-nicholas', 2026, '2026-12-06'],
  ['employee-christmas', 2026, '2026-12-25'],
  ['child-christmas', 2026, '2026-12-25'],
  ['school-start', 2026, '2026-09-01'],
] as const)('%s of %d is on %s', (event, year, day) => {
  expect(dayOfEvent(event, year)).toBe(day);
});

test('what happens to one person has no day of its own, and two events count by child', () => {
  expect(GIFT_EVENTS.filter((event) => dayOfEvent(event, 2026) === undefined)).toEqual([
    'birth',
    'adoption',
    'marriage',
    'civil-partnership',
    'retirement',
  ]);
  expect(GIFT_EVENTS.filter(isPerChild)).toEqual(['child-christmas', 'school-start']);
});
