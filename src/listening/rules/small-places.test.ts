import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disclosedPlaces, type ListedPlace } from './disclosed-places.ts';
import { smallPlaces } from './small-places.ts';

const THRESHOLD = 8;

/** A company with sites of teams, so many in each. */
function company(sites: Readonly<Record<string, Readonly<Record<string, number>>>>): ListedPlace[] {
  const place = (id: string, parentId: string | undefined, listed = 0) => ({
    id,
    parentId,
    listed,
  });
  return [
    place('all', undefined),
    ...Object.entries(sites).flatMap(([site, teams]) => [
      place(site, 'all'),
      ...Object.entries(teams).map(([team, listed]) => place(team, site, listed)),
    ]),
  ];
}

describe('of the places that are not told', () => {
  test.each([
    [
      'a team alone is too small, and hides the smallest of its neighbours; joined, both are told',
      company({ Lyon: { Vente: 6, Atelier: 12, Appels: 20 } }),
      [
        { id: 'Vente', listed: 6, merge: { id: 'Atelier', listed: 18 } },
        {
          id: 'Atelier',
          listed: 12,
          beside: { within: 'Lyon', remain: 6, places: ['Vente'] },
          merge: { id: 'Vente', listed: 18 },
        },
      ],
    ],
    [
      'two small ones open each other, before anything that is told is given up',
      company({ Lyon: { Vente: 6, Achats: 5, Appels: 20 } }),
      [
        { id: 'Vente', listed: 6, merge: { id: 'Achats', listed: 11 } },
        { id: 'Achats', listed: 5, merge: { id: 'Vente', listed: 11 } },
      ],
    ],
    [
      'an empty team is nobody’s, and where all are too few nothing helps',
      company({ Lyon: { Vente: 3, Achats: 2, Vide: 0 } }),
      [
        { id: 'all', listed: 5, merge: undefined },
        { id: 'Lyon', listed: 5, merge: undefined },
        { id: 'Vente', listed: 3, merge: undefined },
        { id: 'Achats', listed: 2, merge: undefined },
      ],
    ],
    ['nothing is said where all are told', company({ Lyon: { Vente: 10, Appels: 20 } }), []],
  ])('%s', (_, places, expected) => {
    expect(smallPlaces(places, THRESHOLD)).toEqual(expected);
  });

  test('every merge that is proposed opens the place, and closes none, in any company', () => {
    const teams = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(teams, { minLength: 1, maxLength: 4 }), (sizes) => {
        const places = company(
          Object.fromEntries(
            sizes.map((of, site) => [
              `site ${site}`,
              Object.fromEntries(of.map((listed, team) => [`team ${site}.${team}`, listed])),
            ]),
          ),
        );
        const told = disclosedPlaces(places, THRESHOLD);
        const small = smallPlaces(places, THRESHOLD);
        for (const { id, listed, beside, merge } of small) {
          expect(told.has(id)).toBe(false);
          // Too few, or beside too few: one of the two, always.
          expect(beside === undefined).toBe(listed < 10);
          if (!merge) continue;
          const after = disclosedPlaces(
            places
              .filter((place) => place.id !== merge.id)
              .map((place) => ({
                ...place,
                parentId: place.parentId === merge.id ? id : place.parentId,
                listed:
                  place.id === id
                    ? place.listed + (places.find((each) => each.id === merge.id)?.listed ?? 0)
                    : place.listed,
              })),
            THRESHOLD,
          );
          expect(after.get(id)).toBe(merge.listed);
          for (const each of told.keys()) expect(after.has(each) || each === merge.id).toBe(true);
        }
      }),
      { seed: 20261124, numRuns: 500 },
    );
  });
});
