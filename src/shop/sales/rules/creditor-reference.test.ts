import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creditorReferenceOf,
  isCreditorReference,
  normalizeCreditorReference,
  printedCreditorReference,
} from './creditor-reference.ts';

describe('known references are those of ISO 11649', () => {
  test.each([
    ['539007547034', 'RF18539007547034'],
    ['5000056789012345', 'RF485000056789012345'],
    ['G72UUR', 'RF45G72UUR'],
    ['18K5', 'RF6518K5'],
    ['5390075470Y', 'RF185390075470Y'],
  ])('%s gives %s', (number, reference) => {
    expect(creditorReferenceOf(number)).toBe(reference);
    expect(isCreditorReference(reference)).toBe(true);
  });

  test('an order number gives a reference that people can copy', () => {
    const reference = creditorReferenceOf('PV-2026-000123');
    expect(reference).toMatch(/^RF\d\dPV2026000123$/);
    expect(isCreditorReference(reference)).toBe(true);
    expect(printedCreditorReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
    expect(isCreditorReference(' rf18 5390 0754 7034 ')).toBe(true);
    expect(normalizeCreditorReference('rf18 5390\u00a00754 7034')).toBe('RF18539007547034');
  });
});

const aNumber = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 1,
  maxLength: 21,
});

describe('a mistyped reference is always noticed', () => {
  test('one digit or one letter for another', () => {
    fc.assert(
      fc.property(aNumber, fc.nat(24), fc.nat(25), (number, at, other) => {
        const reference = creditorReferenceOf(number);
        fc.pre(at >= 2 && at < reference.length);
        const right = reference.charAt(at);
        const alphabet = /\d/.test(right) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
        const wrong = alphabet.charAt(other % alphabet.length);
        fc.pre(wrong !== right);
        expect(isCreditorReference(reference)).toBe(true);
        expect(isCreditorReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBe(
          false,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('two neighbouring digits exchanged', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 20n).map(String), fc.nat(19), (number, at) => {
        const [a, b] = [number.charAt(at), number.charAt(at + 1)];
        fc.pre(b !== '' && a !== b);
        const reference = creditorReferenceOf(number);
        const swapped = number.slice(0, at) + b + a + number.slice(at + 2);
        expect(isCreditorReference(reference.slice(0, 4) + swapped)).toBe(false);
      }),
    );
  });

  test.each([
    '',
    'RF',
    'RF18',
    'RF17539007547034',
    'RF1853900754703',
    'XX18539007547034',
    'RF18-5390-0754-7034',
    `RF18${'1'.repeat(22)}`,
  ])('%j is none', (text) => {
    expect(isCreditorReference(text)).toBe(false);
  });

  test('check digits never issued are refused, though they leave the right remainder', () => {
    for (const number of Array.from({ length: 97 }, (_, n) => String(n))) {
      const reference = creditorReferenceOf(number);
      const check = Number(reference.slice(2, 4));
      expect(check >= 2 && check <= 98).toBe(true);
      const twin = check === 2 ? '99' : check >= 97 ? `0${check - 97}` : undefined;
      if (twin) expect(isCreditorReference(`RF${twin}${number}`)).toBe(false);
    }
  });
});

test.each(['', '---', 'é', 'A'.repeat(22)])('no reference is made from %j', (number) => {
  expect(() => creditorReferenceOf(number)).toThrow(RangeError);
});
