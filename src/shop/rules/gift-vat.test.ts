import { expect, test } from 'vitest';
import { giftVat } from './gift-vat.ts';

test.each([
  [false, 0, 'not-liable'],
  [false, 7_300, 'not-liable'],
  [true, 7_300, 'accountant'],
  [true, 7_301, 'above-limit'],
] as const)('recovers %s, %d given in the year: %s', (recoversVat, yearCents, expected) => {
  expect(giftVat({ recoversVat, yearCents })).toBe(expected);
});
