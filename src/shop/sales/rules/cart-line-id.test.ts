import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCustomisation, SLEEVE_COLOURS } from './box-customisation.ts';
import { cartLineId, productSlugOfCartLine } from './cart-line-id.ts';

const LOGO = { objectId: '0b9f4c1e-6d57-4f0a-9a53-1f0f6f2a7c11' };

describe('the id of a line says the product and its customisation', () => {
  test.each([
    [undefined, 'box-douceur'],
    [{ sleeveColour: 'natural', swaps: [] }, 'box-douceur'],
    [{ sleeveColour: 'natural', swaps: [], cardMessage: '  \n ' }, 'box-douceur'],
    [
      { sleeveColour: 'pine', swaps: [], cardMessage: 'Merci !' },
      'box-douceur?sleeve=pine&message=Merci%20!',
    ],
    [
      { sleeveColour: 'natural', logo: LOGO, swaps: [{ from: 'miel', to: 'nougat' }] },
      `box-douceur?logo=${LOGO.objectId}&swap=miel~nougat`,
    ],
  ] as const)('%j', (customisation, expected) => {
    expect(cartLineId('box-douceur', customisation)).toBe(expected);
    expect(productSlugOfCartLine(expected)).toBe('box-douceur');
  });
});

const anyCustomisation = fc.record({
  sleeveColour: fc.constantFrom(...SLEEVE_COLOURS),
  cardMessage: fc.option(fc.string({ unit: 'grapheme', maxLength: 8 }), { nil: undefined }),
  logo: fc.option(fc.constant(LOGO), { nil: undefined }),
  swaps: fc.array(
    fc.record({
      from: fc.string({ unit: fc.constantFrom(...'ab~&=?%'), maxLength: 3 }),
      to: fc.constantFrom('a', 'b~', 'c'),
    }),
    { maxLength: 3 },
  ),
});

describe('two boxes share a line exactly when they are customised the same way', () => {
  test('whatever the order of the swaps', () => {
    fc.assert(
      fc.property(anyCustomisation, (customisation) => {
        const reordered = { ...customisation, swaps: customisation.swaps.toReversed() };
        expect(cartLineId('box', reordered)).toBe(cartLineId('box', customisation));
      }),
    );
  });

  test('and never otherwise', () => {
    fc.assert(
      fc.property(anyCustomisation, anyCustomisation, (one, other) => {
        const isSame =
          JSON.stringify(cleanCustomisation(one)) === JSON.stringify(cleanCustomisation(other));
        expect(cartLineId('box', one) === cartLineId('box', other)).toBe(isSame);
      }),
      { numRuns: 2000 },
    );
  });

  test('even if ids hold the signs that separate', () => {
    const swapped = (from: string, to: string) =>
      cartLineId('box', { sleeveColour: 'natural', swaps: [{ from, to }] });
    expect(swapped('a~b', 'c')).not.toBe(swapped('a', 'b~c'));
    expect(swapped('a', 'b&swap=c~d')).not.toContain('&');
  });

  test('a message with half a character does not stop the shop', () => {
    expect(cartLineId('box', { sleeveColour: 'natural', swaps: [], cardMessage: 'a\ud800' })).toBe(
      'box?message=a%EF%BF%BD',
    );
  });
});
