import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disclosedAnswers, disclosedCounts } from './disclosed-counts.ts';

const counts = (taken: Readonly<Record<string, number>>) => new Map(Object.entries(taken));

test.each([
  ['fewer than five people', { food: 2, care: 2 }, undefined],
  ['all took the same', { food: 40 }, undefined],
  ['all but one took the same', { food: 39, care: 1 }, undefined],
  ['each taken by several', { food: 4, care: 3 }, ['food 4', 'care 3']],
  ['few are told together', { food: 9, care: 2, gift: 1 }, ['food 9', 'others 3']],
  [
    'few that stay few take the next one along',
    { food: 9, care: 4, gift: 1 },
    ['food 9', 'others 5'],
  ],
  ['what nobody took is not told', { food: 5, care: 3, gift: 0 }, ['food 5', 'care 3']],
])('of choices, where %s', (_case, taken, expected) => {
  const told = disclosedCounts(counts(taken));
  expect(told?.map(({ key, count }) => `${key ?? 'others'} ${count}`)).toEqual(expected);
});

test('whatever was chosen, no figure is of fewer than three people, and they add up', () => {
  const taken = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat({ max: 12 }));
  fc.assert(
    fc.property(taken, (each) => {
      const total = Object.values(each).reduce((sum, count) => sum + count, 0);
      const told = disclosedCounts(counts(each));
      if (!told) return total < 5 || Math.max(...Object.values(each)) > total - 2;
      const sum = told.reduce((added, { count }) => added + count, 0);
      return sum === total && told.every(({ count }) => count >= 3);
    }),
  );
});

describe('of answers', () => {
  test.each([
    [4, 4, null],
    [5, 5, 0],
    [4, 40, 0],
    [7, 40, 5],
    [40, 40, 35],
    [40, 41, 40],
  ])('%i of %i people are told as %s', (answered, people, told) => {
    expect(disclosedAnswers(answered, people)).toBe(told);
  });
});
