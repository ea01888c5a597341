import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customisationProblems, type ItemSwap } from '#shop/sales/rules/box-customisation.ts';
import { swapOn } from './swap-rounds.ts';

const ALTERNATIVES = ['mustard', 'crackers'];
const HONEY_FOR_MUSTARD = { from: 'honey', to: 'mustard' };
const HONEY_FOR_CRACKERS = { from: 'honey', to: 'crackers' };
const JAM_FOR_CRACKERS = { from: 'jam', to: 'crackers' };

test.each<[string, ItemSwap[], string, ItemSwap[]]>([
  ['the first of the theme takes its place', [], 'honey', [HONEY_FOR_MUSTARD]],
  ['then the second', [HONEY_FOR_MUSTARD], 'honey', [HONEY_FOR_CRACKERS]],
  ['then the piece is back', [HONEY_FOR_CRACKERS], 'honey', []],
  [
    'what is in the box already is passed over',
    [HONEY_FOR_MUSTARD],
    'jam',
    [HONEY_FOR_MUSTARD, JAM_FOR_CRACKERS],
  ],
  [
    'with everything taken, it stays',
    [HONEY_FOR_MUSTARD, JAM_FOR_CRACKERS],
    'oil',
    [HONEY_FOR_MUSTARD, JAM_FOR_CRACKERS],
  ],
])('a piece that is touched: %s', (_what, swaps, touched, after) => {
  expect(swapOn(swaps, touched, ALTERNATIVES)).toEqual(after);
});

test('whatever is touched in whatever order, the box can be ordered', () => {
  const items = ['a', 'b', 'c', 'd'];
  const touches = fc.array(fc.constantFrom(...items), { maxLength: 30 });
  const alternatives = fc.uniqueArray(fc.constantFrom('v', 'w', 'x', 'y', 'z'));
  fc.assert(
    fc.property(touches, alternatives, (touched, alternativeIds) => {
      const swaps = touched.reduce<ItemSwap[]>(
        (before, from) => swapOn(before, from, alternativeIds),
        [],
      );
      const box = { itemIds: items, alternativeIds };
      expect(customisationProblems({ sleeveColour: 'natural', swaps }, box)).toEqual([]);
    }),
  );
});
