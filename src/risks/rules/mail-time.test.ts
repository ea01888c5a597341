import { expect, test } from 'vitest';
import { isLastWeek, secondsUntilMail } from './mail-time.ts';

test.each([
  ['as the week is closed', '2026-11-23', '2026-11-30T06:00:00+01:00', 7_200],
  ['a moment before eight', '2026-11-23', '2026-11-30T07:59:59.500+01:00', 1],
  ['at eight', '2026-11-23', '2026-11-30T08:00:00+01:00', 0],
  ['a day later', '2026-11-23', '2026-12-01T06:00:00+01:00', 0],
  ['the day after clocks went back', '2026-10-19', '2026-10-26T06:00:00+01:00', 7_200],
  ['the day after clocks went forward', '2027-03-22', '2027-03-29T06:00:00+02:00', 7_200],
])('%s, mails leave at eight in Paris or at once', (_when, monday, now, seconds) => {
  expect(secondsUntilMail(monday, new Date(now))).toBe(seconds);
});

test.each([
  ['2026-11-23', '2026-11-30T05:59:59+01:00', false],
  ['2026-11-23', '2026-11-30T06:00:00+01:00', true],
  ['2026-11-23', '2026-12-07T05:59:59+01:00', true],
  ['2026-11-23', '2026-12-07T06:00:00+01:00', false],
  ['2026-11-30', '2026-11-30T08:00:00+01:00', false],
  ['2026-10-19', '2026-10-26T06:00:00+01:00', true],
  ['2026-10-19', '2026-10-26T05:59:59+01:00', false],
  ['2027-03-22', '2027-03-29T05:59:59+02:00', false],
  ['2027-03-22', '2027-03-29T06:00:00+02:00', true],
])('the week of %s is the last at %s: %s', (monday, now, isLast) => {
  expect(isLastWeek(monday, new Date(now))).toBe(isLast);
});
