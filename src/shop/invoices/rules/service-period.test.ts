import { expect, test } from 'vitest';
import { wholePeriod } from './service-period.ts';

const november = { from: '2026-11-23', to: '2026-12-22' };
const year = { from: '2026-11-01', to: '2027-10-31' };

test('of lines that all go on, from the first day to the last', () => {
  expect(wholePeriod([{ period: november }])).toEqual(november);
  expect(wholePeriod([{ period: november }, { period: year }])).toEqual(year);
});

test('none where something is delivered once, and none of documents of before', () => {
  expect(wholePeriod([{ period: november }, { period: null }])).toBeNull();
  expect(wholePeriod([{}])).toBeNull();
  expect(wholePeriod([])).toBeNull();
});
