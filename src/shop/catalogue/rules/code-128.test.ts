import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128Widths } from './code-128.ts';

/** Dark and light modules, as a scanner sees them. */
const modulesOf = (text: string) =>
  code128Widths(text)
    .map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

const START = '11010010000';
const STOP = '1100011101011';

describe('a text in bars', () => {
  // Patterns and check values as the standard’s table has them, from works on the subject.
  test.each([
    ['A', '10100011000', 34, '10001011000'],
    ['Z', '11101100010', 59, '11100011010'],
    ['0', '10011101100', 17, '10011100110'],
    ['-', '10011011100', 14, '10011001110'],
  ])('is its start, its symbols, its check and its stop: %s', (text, symbol, check, pattern) => {
    expect((104 + (text.charCodeAt(0) - 32)) % 103).toBe(check);
    expect(modulesOf(text)).toBe(START + symbol + pattern + STOP);
  });

  test('“Wikipedia” has the check value 88 that its article prints', () => {
    const widths = code128Widths('Wikipedia');
    expect(widths.slice(-13, -7)).toEqual([4, 2, 1, 2, 1, 1]);
  });

  test('is eleven modules a symbol, bars of even width together, whatever it says', () => {
    const printable = fc.string({ unit: fc.constantFrom(...ASCII), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(printable, (text) => {
        const widths = code128Widths(text);
        expect(widths).toHaveLength(6 * (text.length + 2) + 7);
        for (let first = 0; first < widths.length - 7; first += 6) {
          const symbol = widths.slice(first, first + 6);
          expect(symbol.reduce((sum, width) => sum + width)).toBe(11);
          expect(symbol.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b) % 2).toBe(0);
        }
      }),
    );
  });

  test('two texts of one character never look alike, and letters with accents are refused', () => {
    expect(new Set(ASCII.map(modulesOf)).size).toBe(95);
    expect(() => code128Widths('É')).toThrow(RangeError);
  });
});

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
