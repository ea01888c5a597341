import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactPriceOf, parsePriceText, priceText } from './price-text.ts';

describe('a price text is read by the rule of the specification', () => {
  test.each([
    ['39,90 €', 39.9],
    ['39,90\u00a0€', 39.9],
    ['€39.90', 39.9],
    ['1\u202f234,50\u00a0€', 1234.5],
    ['29 € / mois', 29],
    ['-5,00 €', -5],
    ['€-5', -5],
    ['.5', 0.5],
    ['5.', 5],
    ['5,', 5],
    ['1e5', 15],
    ['0x10', 10],
    ['٣٩', 0],
  ])('%j is %d', (text, expected) => {
    expect(parsePriceText(text)).toBe(expected);
  });

  test.each([
    '',
    '€',
    '-',
    '.',
    ',',
    '-.',
    '--5',
    '5-',
    '1-2',
    '1.234.5',
    '1,234.50',
    '1.234,50',
    '1,2,3',
    '5,-',
    'NaN',
    'Infinity',
    'gratuit',
    '9'.repeat(400),
    '-0',
    '0,00',
  ])('%j counts as 0', (text) => {
    expect(Object.is(parsePriceText(text), 0)).toBe(true);
  });

  test('10,000 random texts agree with a reader written another way', () => {
    const near = fc.string({
      unit: fc.constantFrom(...'0123456789,.-€ \u00a0\u202feE+xa'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: near }, fc.string({ unit: 'binary' })),
        (text) => {
          const number = parsePriceText(text);
          expect(Object.is(number, readCharacterByCharacter(text))).toBe(true);
          expect(Number.isFinite(number)).toBe(true);
          const { units, decimals } = exactPriceOf(text);
          expect(Number(`${units}e-${decimals}`)).toBe(number);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

describe('the text we write is read back to the cent', () => {
  test.each([
    [3990, '39,90\u00a0€', '€39.90'],
    [123450, '1\u202f234,50\u00a0€', '€1\u202f234.50'],
    [123456789, '1\u202f234\u202f567,89\u00a0€', '€1\u202f234\u202f567.89'],
  ])('%d cents', (cents, french, english) => {
    expect(priceText(cents, 'fr')).toBe(french);
    expect(priceText(cents, 'en')).toBe(english);
  });

  test('for every amount, in both languages', () => {
    const amounts = fc.oneof(
      fc.maxSafeInteger(),
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom('fr' as const, 'en' as const), (cents, language) => {
        const text = priceText(cents, language);
        const { units, decimals } = exactPriceOf(text);
        expect(units * 10n ** BigInt(2 - decimals)).toBe(BigInt(cents));
        if (Math.abs(cents) < 1e13) expect(Math.round(parsePriceText(text) * 100) || 0).toBe(cents);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The rule as a walk over the characters, accepting sign, digits, one dot, digits. */
function readCharacterByCharacter(text: string): number {
  let isCommaSeen = false;
  let kept = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === ',') {
      kept += isCommaSeen ? ',' : '.';
      isCommaSeen = true;
    } else if ((character >= '0' && character <= '9') || character === '.' || character === '-') {
      kept += character;
    }
  }
  const isNegative = kept.startsWith('-');
  const rest = isNegative ? kept.slice(1) : kept;
  const halves = rest.split('.');
  const digits = halves.join('');
  if (halves.length > 2 || digits === '' || [...digits].some((c) => c < '0' || c > '9')) return 0;
  const value = Number.parseFloat(`0${halves[0]}.${halves[1] ?? ''}0`);
  return value === 0 || value === Number.POSITIVE_INFINITY ? 0 : isNegative ? -value : value;
}
