import { expect, test } from 'vitest';
import { type SalesWeek, salesMondays, summedUp, yearBefore } from './sales.ts';

test('thirteen Mondays, the one of this week first, also across a change of hours and of year', () => {
  expect(salesMondays('2026-11-29').slice(0, 3)).toEqual([
    '2026-11-23',
    '2026-11-16',
    '2026-11-09',
  ]);
  expect(salesMondays('2026-11-23')[0]).toBe('2026-11-23');
  expect(salesMondays('2027-01-03').at(-1)).toBe('2026-10-05');
  expect(salesMondays('2026-11-29')).toHaveLength(13);
});

test('a year before is a Monday too', () => {
  expect(yearBefore('2026-11-23')).toBe('2025-11-24');
});

const week = (cents: number, before: number, orders = 1): SalesWeek => ({
  monday: '2026-11-23',
  sold: { orders, cents },
  yearBefore: { orders, cents: before },
});

test('the week that is still going on is not summed up, nor are weeks before the last four', () => {
  const weeks = [
    week(9_999, 1),
    ...[100, 200, 300, 400].map((each) => week(each, 100, 2)),
    week(7, 7),
  ];
  expect(summedUp(weeks)).toEqual({
    sold: { orders: 8, cents: 1_000 },
    averageCents: 125,
    change: 1.5,
  });
});

test('where nothing was sold there is neither average nor change', () => {
  expect(summedUp([week(5, 5), week(0, 0, 0)])).toEqual({
    sold: { orders: 0, cents: 0 },
    averageCents: undefined,
    change: undefined,
  });
});
