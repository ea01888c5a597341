import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSiren, isSiren, isSiret, normalizeDigits, sirenOfSiret } from './siren.ts';

describe('real numbers of companies are accepted', () => {
  test.each(['732829320', '356000000', '552081317', '443061841', '005520135'])(
    'SIREN %s',
    (siren) => {
      expect(isSiren(siren)).toBe(true);
    },
  );

  test.each(['73282932000074', '35600000000048', '55208131766522'])('SIRET %s', (siret) => {
    expect(isSiret(siret)).toBe(true);
  });

  test.each(['35600000009075', '35600000009093'])(
    "La Poste's %s, whose digits add up to a multiple of five, is accepted",
    (siret) => {
      expect(isSiret(siret)).toBe(true);
    },
  );

  test.each([
    '732 829 320 00074',
    '732\u00a0829\u00a0320\u00a000074',
    '732\u202f829.320-00074',
    ' 73282932000074\n',
  ])('%j is read however it is spaced', (text) => {
    expect(isSiret(normalizeDigits(text))).toBe(true);
  });
});

describe('what is not a number of a company is refused', () => {
  test.each(['', '000000000', '73282932', '7328293200', '732829321', '73282932O', '٧٣٢٨٢٩٣٢٠'])(
    'SIREN %j',
    (text) => {
      expect(isSiren(text)).toBe(false);
    },
  );

  test.each([
    '',
    '7328293200007',
    '73282932000075',
    '00000000000000',
    '35600000009090',
    '73282932100073',
  ])('SIRET %j', (text) => {
    expect(isSiret(text)).toBe(false);
  });
});

const aSiren = fc.integer({ min: 1, max: 99_999_999 }).map((root) => {
  const eight = String(root).padStart(8, '0');
  const found = [...'0123456789'].map((digit) => eight + digit).find(isSiren);
  return found ?? '732829320';
});

const aSiret = fc.tuple(aSiren, fc.integer({ min: 1, max: 9999 })).map(([siren, office]) => {
  const thirteen = siren + String(office).padStart(4, '0');
  return [...'0123456789'].map((digit) => thirteen + digit).find(isSiret) ?? '73282932000074';
});

describe('a mistyped digit is always noticed', () => {
  test.each([
    ['SIREN', aSiren, isSiren],
    ['SIRET', aSiret, isSiret],
  ] as const)('in a %s', (_name, numbers, isValid) => {
    fc.assert(
      fc.property(numbers, fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
        fc.pre(at < number.length && !number.startsWith('356000000'));
        const wrong = String((Number(number[at]) + shift) % 10);
        const mistyped = number.slice(0, at) + wrong + number.slice(at + 1);
        fc.pre(!mistyped.startsWith('356000000'));
        expect(isValid(number)).toBe(true);
        expect(isValid(mistyped)).toBe(false);
      }),
    );
  });

  test('the SIREN of a SIRET is its first nine digits', () => {
    expect(sirenOfSiret('73282932000074')).toBe('732829320');
  });
});

test.each([
  ['732829320', '732\u202f829\u202f320'],
  ['73282932000074', '732\u202f829\u202f320\u202f00074'],
])('%s is written as people read it, and read again as it is', (digits, text) => {
  expect(formatSiren(digits)).toBe(text);
  expect(normalizeDigits(text)).toBe(digits);
});
