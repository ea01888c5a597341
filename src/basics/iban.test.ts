import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBic, isIban, normalizeIban, printedIban } from './iban.ts';

const IBAN = 'FR7630006000011234567890189';

describe('isIban', () => {
  test.each([
    [IBAN, true],
    ['DE89370400440532013000', true],
    ['BE68539007547034', true],
    ['FR7630006000011234567890188', false],
    ['FR763000600001123456789018', false],
    ['DE893704004405320130000', false],
    ['XX89370400440532013000', false],
    ['FR76 3000 6000', false],
    ['', false],
  ])('%s: %s', (iban, expected) => {
    expect(isIban(iban)).toBe(expected);
  });

  test('one wrong digit, or two that changed places, are always found', () => {
    const place = fc.integer({ min: 4, max: IBAN.length - 2 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(IBAN[at]) + by) % 10;
        expect(isIban(IBAN.slice(0, at) + digit + IBAN.slice(at + 1))).toBe(false);
        const swapped = IBAN.slice(0, at) + IBAN[at + 1] + IBAN[at] + IBAN.slice(at + 2);
        expect(isIban(swapped)).toBe(swapped === IBAN);
      }),
    );
  });

  test('what is printed is read back', () => {
    expect(printedIban(IBAN)).toBe('FR76 3000 6000 0112 3456 7890 189');
    expect(normalizeIban(` ${printedIban(IBAN).toLowerCase()} `)).toBe(IBAN);
  });
});

test.each([
  ['EXAMFRPPXXX', true],
  ['EXAMFRPP', true],
  ['EXAMFRP', false],
  ['1XAMFRPP', false],
])('the BIC %s: %s', (bic, expected) => {
  expect(isBic(bic)).toBe(expected);
});
