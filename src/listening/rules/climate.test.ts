import { expect, test } from 'vitest';
import { climateOf } from './climate.ts';

test.each([
  [1, 'low'],
  [5.5, 'low'],
  [6, 'middle'],
  [10, 'middle'],
  [10.5, 'high'],
  [15, 'high'],
])('%d is %s', (points, climate) => {
  expect(climateOf(points)).toBe(climate);
});
