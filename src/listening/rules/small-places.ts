/**
 * What the employer's own tree would let be told, were everybody in it listed: which place hides which, and
 * which two, made one, would be told. It is worked out from how many people are in each place, which whoever
 * keeps the list knows; nothing of a list that holds, nor of who came in, has a part in it.
 */
import {
  type Disclosure,
  disclosureOf,
  type Hidden,
  type ListedPlace,
} from './disclosed-places.ts';

export type SmallPlace = Hidden & {
  readonly id: string;
  /** The neighbour with which it would be told, and how many they would be; undefined where none helps. */
  readonly merge: { readonly id: string; readonly listed: number } | undefined;
};

/** How many neighbours are tried for each place: the least is lost with the smallest. */
const NEIGHBOURS_TRIED = 6;

/** The places with people that are not told, each with what would open it, in the order of `places`. */
export function smallPlaces(places: readonly ListedPlace[], threshold: number): SmallPlace[] {
  const before = disclosureOf(places, threshold);
  return places.flatMap(({ id, parentId }) => {
    const hidden = before.hidden.get(id);
    if (!hidden || hidden.listed === 0) return [];
    const merge = parentId === undefined ? undefined : mergeFor(id, places, threshold, before);
    return [{ id, ...hidden, merge }];
  });
}

function mergeFor(
  id: string,
  places: readonly ListedPlace[],
  threshold: number,
  before: Disclosure,
): SmallPlace['merge'] {
  const parentId = places.find((place) => place.id === id)?.parentId;
  const listedIn = (each: string) => before.told.get(each) ?? before.hidden.get(each)?.listed ?? 0;
  const neighbours = places
    .filter((each) => each.parentId === parentId && each.id !== id && listedIn(each.id) > 0)
    .map((each) => each.id)
    // Nothing is lost by joining those that are not told either.
    .toSorted(
      (a, b) =>
        Number(before.told.has(a)) - Number(before.told.has(b)) || listedIn(a) - listedIn(b),
    );
  for (const other of neighbours.slice(0, NEIGHBOURS_TRIED)) {
    const { told, hidden } = disclosureOf(joined(places, other, id), threshold);
    const hidesNoMore = [...hidden.keys()].every((each) => before.hidden.has(each));
    const listed = told.get(id);
    if (listed !== undefined && hidesNoMore) return { id: other, listed };
  }
  return undefined;
}

/** The tree in which one place, with what lies in it, is part of another. */
function joined(places: readonly ListedPlace[], from: string, into: string): ListedPlace[] {
  const moved = places.find(({ id }) => id === from)?.listed ?? 0;
  return places
    .filter(({ id }) => id !== from)
    .map((place) => ({
      ...place,
      parentId: place.parentId === from ? into : place.parentId,
      listed: place.id === into ? place.listed + moved : place.listed,
    }));
}
