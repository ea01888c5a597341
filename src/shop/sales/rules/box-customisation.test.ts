import { describe, expect, test } from 'vitest';
import {
  type BoxCustomisation,
  cleanCustomisation,
  customisationProblems,
  itemsAfterSwaps,
} from './box-customisation.ts';

const BOX = {
  itemIds: ['miel', 'tisane', 'sablés'],
  alternativeIds: ['nougat', 'confiture', 'miel'],
};
const PLAIN: BoxCustomisation = { sleeveColour: 'natural', swaps: [] };

describe('a box customised within the rules is accepted', () => {
  test.each([
    PLAIN,
    { ...PLAIN, cardMessage: 'Merci à toutes et tous,\nbonne fin d’année !' },
    { ...PLAIN, cardMessage: '😀'.repeat(300) },
    { ...PLAIN, sleeveColour: 'mist', logo: { objectId: '0B9F4C1E-6D57-4F0A-9A53-1F0F6F2A7C11' } },
    {
      ...PLAIN,
      swaps: [
        { from: 'miel', to: 'nougat' },
        { from: 'tisane', to: 'confiture' },
      ],
    },
  ] as BoxCustomisation[])('%j', (customisation) => {
    expect(customisationProblems(customisation, BOX)).toEqual([]);
  });
});

describe('what the workshop could not make is said beside its field', () => {
  test.each([
    [{ cardMessage: 'x'.repeat(301) }, 'cardMessage', 'too-long'],
    [{ cardMessage: 'x\u202ey' }, 'cardMessage', 'control-characters'],
    [{ sleeveColour: 'pink' }, 'sleeveColour', 'sleeve-colour-unknown'],
    [{ logo: { objectId: '../../etc/passwd' } }, 'logo', 'logo-invalid'],
    [{ swaps: [{ from: 'nougat', to: 'confiture' }] }, 'swaps.0.from', 'swap-from-not-in-box'],
    [{ swaps: [{ from: 'miel', to: 'tisane' }] }, 'swaps.0.to', 'swap-to-already-in-box'],
    [{ swaps: [{ from: 'miel', to: 'miel' }] }, 'swaps.0.to', 'swap-to-already-in-box'],
    [{ swaps: [{ from: 'miel', to: 'savon' }] }, 'swaps.0.to', 'swap-to-outside-theme'],
    [
      {
        swaps: [
          { from: 'tisane', to: 'nougat' },
          { from: 'tisane', to: 'confiture' },
        ],
      },
      'swaps.1.from',
      'swap-from-repeated',
    ],
    [
      {
        swaps: [
          { from: 'tisane', to: 'nougat' },
          { from: 'miel', to: 'nougat' },
        ],
      },
      'swaps.1.to',
      'swap-to-repeated',
    ],
  ])('%j', (change, path, problem) => {
    const customisation = { ...PLAIN, ...change } as BoxCustomisation;
    expect(customisationProblems(customisation, BOX)).toEqual([{ path, problem }]);
  });
});

test('an empty message is no message, and unknown fields are not kept', () => {
  const typed = { ...PLAIN, cardMessage: ' \n ', logo: undefined, extra: 1 };
  expect(cleanCustomisation(typed)).toEqual(PLAIN);
});

test('a swapped item takes the place of the one it replaces', () => {
  expect(itemsAfterSwaps(BOX.itemIds, [{ from: 'tisane', to: 'nougat' }])).toEqual([
    'miel',
    'nougat',
    'sablés',
  ]);
});
