import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chooser, fixedParcels } from './fixed-parcels.ts';

const chooser = (id: string, more: Partial<Chooser> = {}): Chooser => ({
  id,
  site: 'Nantes',
  goesHome: false,
  hasAddress: false,
  choice: null,
  ...more,
});
const chose = (productId: string | null) => ({ choice: { productId, swaps: [] } });
const told = (choosers: readonly Chooser[], fallback: 'box' | 'donation' = 'box') =>
  fixedParcels(choosers, { fallback, defaultProductId: 'food' }).map(
    ({ number, recipientId, goesHome, productId }) =>
      `${number} ${recipientId} ${goesHome ? 'home' : 'site'} ${productId}`,
  );

test('by site, homes last; who has not chosen has the box that was said', () => {
  const people = [
    chooser('léa', { site: 'Rouen', ...chose('care') }),
    chooser('hugo', { goesHome: true, hasAddress: true }),
    chooser('inès', { site: null }),
    chooser('rose'),
  ];
  expect(told(people)).toEqual([
    '1 inès site food',
    '2 rose site food',
    '3 léa site care',
    '4 hugo home food',
  ]);
});

test('or gives it away; a box without an address goes to the company, a gift needs none', () => {
  const people = [
    chooser('léa', { goesHome: true, ...chose('care') }),
    chooser('hugo', { goesHome: true }),
    chooser('rose', chose(null)),
  ];
  expect(told(people, 'donation')).toEqual([
    '1 léa site care',
    '2 rose site null',
    '3 hugo home null',
  ]);
});

test('everybody has one number, and what is drawn by lot stays so within a site', () => {
  const people = fc.uniqueArray(fc.tuple(fc.uuid(), fc.constantFrom('Lille', 'Nantes', null)), {
    selector: ([id]) => id,
  });
  fc.assert(
    fc.property(people, (drawn) => {
      const parcels = fixedParcels(
        drawn.map(([id, site]) => chooser(id, { site })),
        { fallback: 'box', defaultProductId: 'food' },
      );
      expect(parcels.map(({ number }) => number)).toEqual(drawn.map((_, index) => index + 1));
      for (const place of ['Lille', 'Nantes', null]) {
        const ids = parcels.flatMap(({ site, recipientId }) =>
          site === place ? [recipientId] : [],
        );
        expect(ids).toEqual(drawn.flatMap(([id, site]) => (site === place ? [id] : [])));
      }
    }),
  );
});
