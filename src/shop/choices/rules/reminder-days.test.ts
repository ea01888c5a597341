import { expect, test } from 'vitest';
import { dayOf, dueReminder } from './reminder-days.ts';

test.each([
  ['2026-12-04', '2026-11-27', '2026-12-03'],
  // A Monday: one day before is a Sunday.
  ['2026-12-07', '2026-12-02', '2026-12-04'],
  // Christmas, a Friday, and the weekend after it.
  ['2026-12-28', '2026-12-23', '2026-12-24'],
])('for %s they fall on the working days %s and %s', (deadline, first, last) => {
  const campaign = { openedOn: '2026-11-01', deadline };
  expect([dayOf('first', campaign), dayOf('last', campaign)]).toEqual([first, last]);
});

test.each([
  ['2026-11-26T10:00:00+01:00', undefined],
  ['2026-11-27T08:59:00+01:00', undefined],
  ['2026-11-27T09:00:00+01:00', 'first'],
  ['2026-11-27T18:00:00+01:00', undefined],
  ['2026-11-28T10:00:00+01:00', undefined],
  ['2026-12-01T10:00:00+01:00', 'first'],
  ['2026-12-03T10:00:00+01:00', 'last'],
  ['2026-12-04T10:00:00+01:00', 'last'],
  ['2026-12-05T10:00:00+01:00', undefined],
])('at %s, for Friday 4 December: %s', (now, expected) => {
  const campaign = { openedOn: '2026-11-23', deadline: '2026-12-04' };
  expect(dueReminder(new Date(now), campaign)).toBe(expected);
});

test('nobody is reminded on the day on which choosing began', () => {
  const campaign = { openedOn: '2026-12-02', deadline: '2026-12-04' };
  expect(dueReminder(new Date('2026-12-02T15:00:00+01:00'), campaign)).toBeUndefined();
  expect(dueReminder(new Date('2026-12-03T15:00:00+01:00'), campaign)).toBe('last');
});
