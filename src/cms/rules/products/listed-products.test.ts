import { expect, test } from 'vitest';
import { foundProducts, TO_CHECK, TO_RENEW } from './listed-products.ts';

const product = (slug: string, change: object = {}) => ({
  slug,
  name: { fr: `Box ${slug}`, en: `Box ${slug}` },
  kind: 'box',
  status: 'published',
  stock: null,
  position: 1,
  changedAt: '2026-11-01T00:00:00.000Z',
  concerns: [] as readonly string[],
  isEvidenceEnding: false,
  ...change,
});
const ALL = [
  product('ete', {
    name: { fr: 'Été', en: 'Summer' },
    stock: 4,
    position: 3,
    isEvidenceEnding: true,
  }),
  product('saveurs', {
    changedAt: '2026-11-05T00:00:00.000Z',
    position: 2,
    concerns: ['evidence-over'],
  }),
  product('ancienne', {
    status: 'archived',
    kind: 'boutique',
    stock: 0,
    concerns: ['partner-suspended'],
    isEvidenceEnding: true,
  }),
];
const EVERYTHING = { search: '', state: '', kind: '', sort: 'position' } as const;
const slugs = (wish: object, language: 'fr' | 'en' = 'fr') =>
  foundProducts(ALL, { ...EVERYTHING, ...wish }, language).map(({ slug }) => slug);

test.each([
  [{}, ['ancienne', 'saveurs', 'ete']],
  [{ search: ' ETE ' }, ['ete']],
  [{ search: 'summer' }, ['ete']],
  [{ search: 'introuvable' }, []],
  [{ state: 'archived' }, ['ancienne']],
  // What is not on sale waits for nobody.
  [{ state: TO_CHECK }, ['saveurs']],
  [{ state: TO_RENEW }, ['ete']],
  [{ kind: 'box', sort: 'name' }, ['saveurs', 'ete']],
  [{ sort: 'changed' }, ['saveurs', 'ete', 'ancienne']],
  [{ sort: 'stock' }, ['ancienne', 'ete', 'saveurs']],
])('%j finds %j', (wish, found) => {
  expect(slugs(wish)).toEqual(found);
});

test('names stand in the order of the reader’s language', () => {
  expect(slugs({ sort: 'name' }, 'en')).toEqual(['ancienne', 'saveurs', 'ete']);
});
