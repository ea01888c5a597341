import { expect, test } from 'vitest';
import { firstKeptDay } from './kept-years.ts';

test.each([
  // The last instant of a year in Paris, and the first of the next.
  ['2032-12-31T22:59:59Z', '2026-01-01'],
  ['2032-12-31T23:00:00Z', '2027-01-01'],
  ['2026-07-14T10:00:00Z', '2020-01-01'],
])('at %s gifts are kept from %s on', (now, day) => {
  expect(firstKeptDay(new Date(now))).toBe(day);
});
