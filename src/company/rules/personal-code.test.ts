import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personalCodeOf, printedCode, typedCode } from './personal-code.ts';

const seven = fc.uint8Array({ minLength: 7, maxLength: 32 });

describe('a personal code', () => {
  test('is ten signs that nobody confuses, in two groups', () => {
    fc.assert(
      fc.property(seven, (bytes) => {
        expect(personalCodeOf(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
        expect(printedCode(personalCodeOf(bytes))).toMatch(/^.{5}-.{5}$/);
      }),
    );
  });

  test('is another one for other bytes', () => {
    const codes = new Set<string>();
    for (let number = 0; number < 4_096; number += 1) {
      codes.add(personalCodeOf(Uint8Array.from([1, 2, 3, 4, 5, number >> 8, number & 255])));
    }
    expect(codes.size).toBe(4_096);
  });

  test('is understood however it is copied', () => {
    fc.assert(
      fc.property(seven, (bytes) => {
        const code = personalCodeOf(bytes);
        const printed = printedCode(code);
        const copies = [
          code,
          printed,
          printed.toLowerCase(),
          ` ${printed.replace('-', ' ')} `,
          printed.replace('-', ' – '),
          printed.replaceAll('0', 'o').replaceAll('1', 'l'),
          printed.replaceAll('0', 'O').replaceAll('1', 'I'),
        ];
        expect(copies.map(typedCode)).toEqual(copies.map(() => code));
      }),
    );
  });

  test.each(['', 'ABCDE', 'ABCDE-FGHJK-M', 'ABCDU-FGHJK', 'ABCDÉ-FGHJK', '🙂'])(
    'is not %j',
    (typed) => expect(typedCode(typed)).toBeUndefined(),
  );
});
