import { expect, test } from 'vitest';
import { shortMoney } from './short-money.ts';

test.each([
  [2_900, 'fr', '29\u00a0€'],
  [3_990, 'fr', '39,90\u00a0€'],
  [2_900, 'en', '€29'],
  [3_990, 'en', '€39.90'],
  [1_000_000, 'en', '€10,000'],
  [0, 'en', '€0'],
] as const)('%i cents in %s: %s', (cents, language, text) => {
  expect(shortMoney(cents, language)).toBe(text);
});
