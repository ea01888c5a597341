import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changedValues } from './changed-values.ts';

const CHANGE: Change = {
  subjectId: 'p1',
  part: null,
  act: 'changed',
  before: null,
  after: null,
};

describe('of a change is told', () => {
  test.each<[string, Partial<Change>, ReturnType<typeof changedValues>]>([
    [
      'each value as it was and as it is',
      { before: { price_cents: 3_990, stock: null }, after: { price_cents: 4_200, stock: 3 } },
      [
        { column: 'price_cents', before: 3_990, after: 4_200 },
        { column: 'stock', before: null, after: 3 },
      ],
    ],
    [
      'of what was added, what it has, but not again what it is about',
      { act: 'added', part: 'fr', after: { product_id: 'p1', language: 'fr', name: 'Box' } },
      [{ column: 'name', before: null, after: 'Box' }],
    ],
    [
      'of what was removed, what it had',
      { act: 'removed', part: '0', before: { product_id: 'p1', position: 0, alt_fr: 'Un pot' } },
      [{ column: 'alt_fr', before: 'Un pot', after: null }],
    ],
    [
      'that a value became that of the record it is about',
      { before: { maker_id: 'm1' }, after: { maker_id: 'p1' } },
      [{ column: 'maker_id', before: 'm1', after: 'p1' }],
    ],
    [
      'not when it was written, which the line says',
      { before: { changed_at: '1', name: 'A' }, after: { changed_at: '2', name: 'B' } },
      [{ column: 'name', before: 'A', after: 'B' }],
    ],
  ])('%s', (_promise, change, told) => {
    expect(changedValues({ ...CHANGE, ...change })).toEqual(told);
  });

  test('nothing that is the same before and after, whatever it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => {
        expect(changedValues({ ...CHANGE, before: values, after: { ...values } })).toEqual([]);
      }),
    );
  });
});
