import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditorReferenceOf } from './creditor-reference.ts';
import { orderNumberText, parseOrderNumber } from './order-number.ts';

test.each([
  [{ year: 2026, rank: 123 }, 'PV-2026-000123'],
  [{ year: 2026, rank: 1 }, 'PV-2026-000001'],
  [{ year: 2027, rank: 1_234_567 }, 'PV-2027-1234567'],
])('%j is written %s', (number, text) => {
  expect(orderNumberText(number)).toBe(text);
});

test('every number is read back, and a transfer can carry it', () => {
  const numbers = fc.record({
    year: fc.integer({ min: 1000, max: 9999 }),
    rank: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  });
  fc.assert(
    fc.property(numbers, (number) => {
      const text = orderNumberText(number);
      expect(parseOrderNumber(` ${text.toLowerCase()}\n`)).toEqual(number);
      expect(creditorReferenceOf(text)).toContain(text.replaceAll('-', ''));
    }),
  );
});

describe('what is not a number is not one', () => {
  test.each([
    '',
    'PV-2026-0',
    'PV-2026-000000',
    'PV-2026-0000123',
    'PV-26-000123',
    'FA-2026-000123',
    'PV2026000123',
  ])('%j', (text) => {
    expect(parseOrderNumber(text)).toBeUndefined();
  });

  test.each([
    { year: 2026, rank: 0 },
    { year: 2026, rank: 1.5 },
    { year: 26, rank: 1 },
    { year: Number.NaN, rank: 1 },
  ])('%j', (number) => {
    expect(() => orderNumberText(number)).toThrow(RangeError);
  });
});
