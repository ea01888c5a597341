import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, formatMoney, formatWholeEuros, parseEuros, roundHalfUp } from './money.ts';

describe('an amount is written as each language writes it', () => {
  test.each([
    [3990, '39,90\u00a0€', '€39.90'],
    [0, '0,00\u00a0€', '€0.00'],
    [-0, '0,00\u00a0€', '€0.00'],
    [5, '0,05\u00a0€', '€0.05'],
    [-150, '-1,50\u00a0€', '-€1.50'],
    [123456789, '1\u202f234\u202f567,89\u00a0€', '€1,234,567.89'],
  ])('%d cents', (cents, french, english) => {
    expect(formatMoney(cents, 'fr')).toBe(french);
    expect(formatMoney(cents, 'en')).toBe(english);
  });

  test('every cent is exact, up to the largest amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(BigInt(formatMoney(cents, 'en').replace(/[^\d-]/g, ''))).toBe(BigInt(cents));
      }),
    );
  });

  test('a fraction of a cent is not money', () => {
    expect(() => formatMoney(39.9, 'fr')).toThrow(RangeError);
    expect(() => formatMoney(Number.NaN, 'fr')).toThrow(RangeError);
  });
});

describe('rounding is half-up, exact and symmetrical', () => {
  test.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-5, 10, -1],
    [-25, 10, -3],
    [5, -10, -1],
    [0, 7, 0],
    [1005, 10, 101],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  test('the result is the nearest whole number, a half away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 9n), (top, low) => {
        const bottom = low + 10n ** 9n;
        fc.pre(top / bottom < 2n ** 52n && top / bottom > -(2n ** 52n));
        const rounded = BigInt(roundHalfUp(top, bottom));
        const doubledError = 2n * (rounded * bottom - top);
        const outward = top < 0n ? -doubledError : doubledError;
        expect(outward <= bottom && outward > -bottom).toBe(true);
        expect(roundHalfUp(-top, bottom)).toBe(-Number(rounded) || 0);
      }),
    );
  });

  test('it refuses what it could not count exactly', () => {
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
    expect(() => roundHalfUp(0.5, 1)).toThrow(RangeError);
    expect(() => roundHalfUp(10n ** 30n, 1)).toThrow(RangeError);
  });
});

describe('a shared amount loses no cent', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [1, 2, 1], [3, 5, 2]],
    [1, [0, 1], [0, 1]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [7, [5], [7]],
  ])('%d by %j is %j', (total, weights, expected) => {
    expect(allocate(total, weights)).toEqual(expected);
  });

  test('shares add up, stay within one cent of the exact share, and are never -0', () => {
    const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer(), weights, (total, parts) => {
        const sum = parts.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        const shares = allocate(total, parts);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        shares.forEach((share, index) => {
          expect(Object.is(share, -0)).toBe(false);
          const gap = BigInt(share) * BigInt(sum) - BigInt(total) * BigInt(parts[index] ?? 0);
          expect(gap < BigInt(sum) && gap > -BigInt(sum)).toBe(true);
        });
      }),
    );
  });

  test('there must be something to share by', () => {
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
    expect(() => allocate(1, [2, -1])).toThrow(RangeError);
  });
});

describe('an amount of euros as it is typed', () => {
  test.each([
    ['1200', 120_000],
    ['1 200,50', 120_050],
    ['1\u202f200,5 €', 120_050],
    ['€1,200.50', 120_050],
    ['1.200', 120_000],
    ['0', 0],
    ['12.5', 1_250],
  ])('%s is read', (typed, cents) => {
    expect(parseEuros(typed)).toBe(cents);
  });

  test.each(['', '-5', '1,2,3', '12e3', 'mille', '1.2345', ',50', '9'.repeat(13)])(
    '%s is not an amount',
    (typed) => {
      expect(parseEuros(typed)).toBeUndefined();
    },
  );

  test('every amount that is written is read back, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom('fr' as const, 'en' as const),
        (cents, language) => parseEuros(formatMoney(cents, language)) === cents,
      ),
    );
  });
});

test('a sum that is only looked over has no cents', () => {
  expect(formatWholeEuros(4_238_268, 'fr')).toBe('42\u202f383\u00a0€');
  expect(formatWholeEuros(4_238_268, 'en')).toBe('€42,383');
});
