import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCustomisation, SLEEVE_COLOURS } from './box-customisation.ts';
import {
  type AddressedLine,
  addressedLineId,
  askedCart,
  cartParameters,
  MOST_LINES,
  readCartAddress,
  swapField,
  writeCartAddress,
} from './cart-address.ts';
import { COMMITMENTS } from './monthly-box.ts';

const HONEY = '0b9f4c1e-6d57-4f0a-9a53-1f0f6f2a7c11';
const JAM = '1b9f4c1e-6d57-4f0a-9a53-1f0f6f2a7c12';

const anyLine: fc.Arbitrary<AddressedLine> = fc
  .record({
    slug: fc.constantFrom('box-douceur', 'box-saveurs', 'box-du-mois'),
    quantity: fc.integer({ min: 1, max: 99 }),
    commitmentMonths: fc.option(fc.constantFrom(...COMMITMENTS), { nil: undefined }),
    sleeveColour: fc.constantFrom(...SLEEVE_COLOURS),
    cardMessage: fc.string({ unit: 'grapheme', maxLength: 40 }),
    swaps: fc.constantFrom([], [{ from: HONEY, to: JAM }]),
  })
  .map(({ slug, quantity, commitmentMonths, ...own }) => {
    const clean = cleanCustomisation(own);
    const customisation = { ...clean, swaps: [...clean.swaps] };
    const isOwn = addressedLineId({ slug, quantity, customisation }) !== slug;
    return {
      slug,
      quantity,
      ...(commitmentMonths !== undefined && { commitmentMonths }),
      ...(isOwn && { customisation }),
    };
  });

describe('a cart in an address', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyLine, { selector: addressedLineId, maxLength: 5 }), (lines) => {
        expect(readCartAddress(writeCartAddress(lines))).toEqual(lines);
      }),
    );
  });

  test('can hold anything, and what cannot be sold is left out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { quantity } of readCartAddress(text)) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(99);
        }
      }),
    );
    expect(readCartAddress('box*1,Box*1,box*0,box*-1,*3,box,box*1?months=7&sleeve=red')).toEqual([
      { slug: 'box', quantity: 2 },
    ]);
    expect(readCartAddress('box*999')).toEqual([{ slug: 'box', quantity: 99 }]);
    expect(readCartAddress(`box*1?message=${'a'.repeat(9_000)}`)).toEqual([]);
    const many = Array.from({ length: 60 }, (_, index) => `box-${index}*1`).join(',');
    expect(readCartAddress(many)).toHaveLength(MOST_LINES);
  });
});

describe('a form asks for another cart', () => {
  const asked = (text: string) => {
    const lines = askedCart(new URLSearchParams(text));
    return lines && writeCartAddress(lines);
  };

  test.each([
    ['cart=box*1', undefined],
    ['add=box', 'box*1'],
    ['add=box&quantity=3', 'box*3'],
    ['add=box&quantity=beaucoup', 'box*1'],
    ['add=../cgv', ''],
    ['cart=box*1&add=box', 'box*2'],
    ['cart=box*98&add=box&quantity=7', 'box*99'],
    ['cart=box*1&add=mois&commitment=12', 'box*1,mois*1?months=12'],
    ['add=box&sleeveColour=natural&cardMessage=+', 'box*1'],
    ['cart=a*1,b*1&line=1&quantity=5', 'a*1,b*5'],
    ['cart=a*1,b*1&line=0&quantity=0', 'b*1'],
    ['cart=a*1,b*1&line=0&quantity=4&remove=yes', 'b*1'],
    ['cart=a*1&line=7&quantity=2', 'a*1'],
    ['cart=a*1&line=0&quantity=x', 'a*1'],
  ])('%s', (address, expected) => {
    expect(asked(address)).toBe(expected);
  });

  test('with a box made one’s own', () => {
    const address = new URLSearchParams({
      add: 'box',
      sleeveColour: 'pine',
      cardMessage: 'Merci, à toutes !',
      [swapField(HONEY)]: JAM,
      [swapField(JAM)]: '',
    });
    expect(askedCart(address)).toEqual([
      {
        slug: 'box',
        quantity: 1,
        customisation: {
          sleeveColour: 'pine',
          cardMessage: 'Merci, à toutes !',
          swaps: [{ from: HONEY, to: JAM }],
        },
      },
    ]);
  });

  test('and the page of an empty cart has no parameter', () => {
    expect(cartParameters([])).toBe('');
    expect(cartParameters([{ slug: 'box', quantity: 2 }])).toBe('?cart=box*2');
  });
});
