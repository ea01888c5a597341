import { expect, test } from 'vitest';
import { ALLERGENS, allergensOf } from './allergens.ts';

test('the regulation lists fourteen', () => {
  expect(new Set(ALLERGENS).size).toBe(14);
});

test('each allergen is named once, in the order of the regulation', () => {
  const items = [
    { allergens: ['nuts', 'milk'] },
    { allergens: [] },
    { allergens: ['gluten', 'milk'] },
  ];
  expect(allergensOf(items)).toEqual(['gluten', 'milk', 'nuts']);
  expect(allergensOf([])).toEqual([]);
});
