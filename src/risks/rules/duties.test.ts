import { describe, expect, test } from 'vitest';
import { dutiesOf, nextUpdate, yearAfter } from './duties.ts';
import { tasksOf } from './event-tasks.ts';

test.each([
  [1, { plan: 'actions', council: 'none', isYearly: false }],
  [10, { plan: 'actions', council: 'none', isYearly: false }],
  [11, { plan: 'actions', council: 'presented', isYearly: true }],
  [49, { plan: 'actions', council: 'presented', isYearly: true }],
  [50, { plan: 'papripact', council: 'consulted', isYearly: true }],
  [5_000, { plan: 'papripact', council: 'consulted', isYearly: true }],
])('an employer of %d has these duties', (headcount, duties) => {
  expect(dutiesOf(headcount)).toEqual(duties);
});

test.each([
  ['2026-11-23', '2027-11-23'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
])('a year after %s is %s', (day, next) => {
  expect(yearAfter(day)).toBe(next);
});

describe('the next update', () => {
  const small = dutiesOf(6);
  const large = dutiesOf(60);
  const event = { happenedOn: '2026-11-01', notedAt: new Date('2026-11-02T10:00:00Z') };
  const issued = (issuedOn: string, frozenAt = `${issuedOn}T09:00:00Z`) => ({
    issuedOn,
    frozenAt: new Date(frozenAt),
  });

  test.each([
    ['is the first one where there is none', large, undefined, [], '2026-11-23', 'first'],
    ['comes a year after the last', large, issued('2026-03-01'), [], '2027-03-01', 'yearly'],
    [
      'is due for no reason in a small company',
      small,
      issued('2026-03-01'),
      [],
      undefined,
      undefined,
    ],
    [
      'comes a month after an event, at any size',
      small,
      issued('2026-03-01'),
      [event],
      '2026-12-01',
      'event',
    ],
    [
      'comes a month after an event, before the year is over',
      large,
      issued('2026-03-01'),
      [event],
      '2026-12-01',
      'event',
    ],
    [
      'comes after the year where that is sooner',
      large,
      issued('2025-11-25'),
      [event],
      '2026-11-25',
      'yearly',
    ],
    [
      'has taken in what was noted before it was frozen',
      small,
      issued('2026-11-02', '2026-11-02T11:00:00Z'),
      [event],
      undefined,
      undefined,
    ],
    [
      'asks for what was noted later on the day of issue',
      small,
      issued('2026-11-02'),
      [event],
      '2026-12-01',
      'event',
    ],
    [
      'asks for what was noted between freezing and issuing',
      small,
      issued('2026-11-10', '2026-10-31T09:00:00Z'),
      [event],
      '2026-12-01',
      'event',
    ],
  ] as const)('%s', (_what, duties, last, events, dueOn, because) => {
    expect(nextUpdate(duties, last, events, '2026-11-23')).toEqual({ dueOn, because });
  });
});

test('an event asks for a review, for the works council where there is one, and for a transmission', () => {
  expect(tasksOf(dutiesOf(60), '2026-11-23')).toEqual([
    { kind: 'review', dueOn: '2026-12-23' },
    { kind: 'council', dueOn: '2026-12-23' },
    { kind: 'health-service', dueOn: '2027-01-22' },
  ]);
  expect(tasksOf(dutiesOf(6), '2026-11-23').map(({ kind }) => kind)).toEqual([
    'review',
    'health-service',
  ]);
});
