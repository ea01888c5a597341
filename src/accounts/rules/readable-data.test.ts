import { describe, expect, test } from 'vitest';
import type { DataWords } from '#basics/data-words.ts';
import { readableSection } from './readable-data.ts';

const WORDS: DataWords = {
  title: 'Commandes',
  groups: { orders: 'Vos commandes' },
  fields: { placed_at: 'Passée le', net_cents: 'Total', state: 'État', address: 'Adresse' },
  values: { paid: 'payée', true: 'oui' },
};

/** The facts of the only record. */
function factsOf(record: Record<string, unknown>, language: 'fr' | 'en' = 'fr') {
  const [group] = readableSection([record], WORDS, language).groups;
  return group?.records[0]?.map(({ label, value }) => [label, value]);
}

describe('what is kept, to be read', () => {
  test('names its lists, its fields and its codes', () => {
    expect(readableSection({ orders: [{ state: 'paid' }] }, WORDS, 'fr')).toEqual({
      title: 'Commandes',
      groups: [{ title: 'Vos commandes', records: [[{ label: 'État', value: 'payée' }]] }],
    });
  });

  test('writes moments, days and sums as people do', () => {
    const record = { placed_at: '2026-11-21T14:04:05.123Z', net_cents: 123_456 };
    expect(factsOf(record)).toEqual([
      ['Passée le', '21 novembre 2026 à 15\u00a0h\u00a004'],
      ['Total', '1\u202f234,56\u00a0€'],
    ]);
    expect(factsOf({ placed_at: '2026-12-01' }, 'en')).toEqual([['Passée le', '1 December 2026']]);
  });

  test('leaves out what is empty, and writes what lies inside on one line', () => {
    const address = { city: 'Lyon', line2: null, postcode: '69003' };
    expect(factsOf({ address, state: '', message: null })).toEqual([
      ['Adresse', 'city\u00a0: Lyon · postcode\u00a0: 69003'],
    ]);
  });

  test('says of several things each on its line', () => {
    expect(factsOf({ lines: [{ name: 'a' }, { name: 'b' }] })).toEqual([
      ['lines', 'name\u00a0: a\nname\u00a0: b'],
    ]);
  });

  test('what was never kept is an empty list, not a fault', () => {
    expect(readableSection([], WORDS, 'fr').groups).toEqual([{ title: '', records: [] }]);
    expect(readableSection({ orders: null }, WORDS, 'fr').groups[0]?.records).toEqual([]);
  });
});
