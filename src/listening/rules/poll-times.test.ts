import { expect, test } from 'vitest';
import { fitsList, isOpen, nextPollTimes, publishedAt, publishedWith } from './poll-times.ts';

test('a question opens on the Monday after it is written, and is open for two weeks', () => {
  const times = { opensOn: '2026-11-30', closesOn: '2026-12-13' };
  expect(nextPollTimes('2026-11-23')).toEqual(times);
  expect(nextPollTimes('2026-11-29')).toEqual(times);
});

test('it is answered from its first minute in Paris to its last', () => {
  const at = (instant: string) => isOpen('2026-11-30', new Date(instant));
  expect(at('2026-11-29T23:59:59+01:00')).toBe(false);
  expect(at('2026-11-30T00:00:00+01:00')).toBe(true);
  expect(at('2026-12-13T23:59:59+01:00')).toBe(true);
  expect(at('2026-12-14T00:00:00+01:00')).toBe(false);
});

test('it is told with the second week, on the Monday after it', () => {
  expect(publishedWith('2026-11-30')).toBe('2026-12-07');
  expect(publishedAt('2026-11-30').toISOString()).toBe('2026-12-14T05:00:00.000Z');
});

test('both weeks lie in one list', () => {
  // Lists of 5 October 2026 and 4 January 2027.
  expect(fitsList('2026-09-28', '2026-10-05')).toBe(false);
  expect(fitsList('2026-10-05', '2026-10-05')).toBe(true);
  expect(fitsList('2026-12-21', '2026-10-05')).toBe(true);
  expect(fitsList('2026-12-28', '2026-10-05')).toBe(false);
});
