import { expect, test } from 'vitest';
import { climateOf, sureClimate } from './climate.ts';

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

test.each([
  [{ points: 4, margin: 1.5 }, 'low'],
  [{ points: 8, margin: 2 }, 'middle'],
  [{ points: 12, margin: 1.9 }, 'high'],
  [{ points: 12, margin: 2 }, undefined],
  [{ points: 11, margin: 1.5 }, undefined],
  [{ points: 5, margin: 1 }, undefined],
  [{ points: 8, margin: 4.4 }, undefined],
])('a level has a word only where its margin lies within it: %j', (level, climate) => {
  expect(sureClimate(level)).toBe(climate);
});
