import { expect, test } from 'vitest';
import { readTextSize } from './text-size.ts';

test.each([
  ['125', 125],
  ['200', 200],
  ['300', 100],
  ['12', 100],
  [null, 100],
])('%j is read as %i per cent', (kept, size) => {
  expect(readTextSize(kept)).toBe(size);
});
