import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSiren } from './siren.ts';
import {
  frenchVatNumberOf,
  isFrenchVatNumber,
  isVatNumber,
  normalizeVatNumber,
  sirenOfFrenchVatNumber,
} from './vat-number.ts';

describe('a French VAT number is the key of its SIREN', () => {
  test.each([
    ['732829320', 'FR44732829320'],
    ['303265045', 'FR40303265045'],
    ['356000000', 'FR39356000000'],
  ])('%s', (siren, vatNumber) => {
    expect(frenchVatNumberOf(siren)).toBe(vatNumber);
    expect(isFrenchVatNumber(vatNumber)).toBe(true);
    expect(sirenOfFrenchVatNumber(vatNumber)).toBe(siren);
  });

  test('any other numeric key is refused', () => {
    fc.assert(
      fc.property(fc.nat(99), (key) => {
        const vatNumber = `FR${String(key).padStart(2, '0')}732829320`;
        expect(isFrenchVatNumber(vatNumber)).toBe(key === 44);
      }),
    );
  });

  test('every SIREN has a number that is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        const siren = String(number).padStart(9, '0');
        fc.pre(isSiren(siren));
        expect(isVatNumber(frenchVatNumberOf(siren))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('a key with a letter is accepted by its form, without I or O', () => {
    expect(isFrenchVatNumber('FRK7399859412')).toBe(true);
    expect(isFrenchVatNumber('FRI7399859412')).toBe(false);
    expect(isFrenchVatNumber('FRO7399859412')).toBe(false);
  });

  test('a company of Monaco has no SIREN but a key', () => {
    expect(isFrenchVatNumber(frenchVatNumberOf('000003709'))).toBe(true);
    expect(isFrenchVatNumber('FR12000000000')).toBe(false);
  });
});

describe('numbers of the Union are accepted in their form', () => {
  test.each([
    'ATU13585627',
    'BE0403019261',
    'BE1000010018',
    'DE136695976',
    'EL094259216',
    'ESX2482300W',
    'ES54362315K',
    'ESB58378431',
    'IE6433435F',
    'IE6433435OA',
    'IE8D79739I',
    'IT00743110157',
    'LU15027442',
    'NL004495445B01',
    'PL8567346215',
    'PT501964843',
    'SE123456789701',
    'XI123456789',
  ])('%s', (vatNumber) => {
    expect(isVatNumber(vatNumber)).toBe(true);
  });

  test.each([
    '',
    'FR',
    'FR44732829321',
    'BE0403019262',
    'BE2403019261',
    'IT00743110158',
    'ES123456789',
    'DE13669597',
    'GR094259216',
    'GB123456789',
    'US123456789',
    'fr44732829320',
    'FR 44 732829320',
  ])('%j is refused', (vatNumber) => {
    expect(isVatNumber(vatNumber)).toBe(false);
  });

  test('it is read however it is spaced or capitalised', () => {
    expect(normalizeVatNumber(' fr 44 732.829\u00a0320 ')).toBe('FR44732829320');
  });
});
