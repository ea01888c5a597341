import { expect, test } from 'vitest';
import { URSSAF_LIMITS, urssafLimitOf } from './urssaf-limits.ts';

test.each(URSSAF_LIMITS)('$year: 5 % of the ceiling, rounded to the euro', (limit) => {
  const fivePercentEuros = (limit.monthlyCeilingCents * 5) / 10_000;
  expect(limit.limitCents).toBe(Math.round(fivePercentEuros) * 100);
});

test('years follow one another, each once', () => {
  const years: number[] = URSSAF_LIMITS.map(({ year }) => year);
  expect(years).toEqual([...new Set(years)].toSorted((a, b) => a - b));
});

test.each([
  [2025, 2025, 19_600],
  [2026, 2026, 20_000],
  [2027, 2026, 20_000],
  [2020, 2025, 19_600],
])('%d is judged by the limit of %d', (year, ofYear, limitCents) => {
  expect(urssafLimitOf(year)).toMatchObject({ year: ofYear, limitCents });
});
