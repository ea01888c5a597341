import { expect, test } from 'vitest';
import { clampQuantity } from './clamp-quantity.ts';

test.each([
  ['12', 12],
  ['0', 0],
  ['99', 99],
  ['100', 99],
  ['-3', 0],
  ['4,9', 4],
  ['1e9', 99],
  ['', 7],
  ['  ', 7],
  ['douze', 7],
])('%j becomes %i between 0 and 99, starting from 7', (typed, quantity) => {
  expect(clampQuantity(typed, 0, 99, 7)).toBe(quantity);
});

test('what was there before is kept within bounds too', () => {
  expect(clampQuantity('', 1, 10, 40)).toBe(10);
});
