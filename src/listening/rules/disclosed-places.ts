/**
 * The rule: whether a place is told follows from the employer's own list alone, once a list: it is told when
 * ten people are listed there (two more than the threshold), and when those who remain beside the told
 * places inside it are nobody or ten again. Otherwise the smallest told place inside is hidden too. On a
 * tree every sum and difference of told numbers is one of these remainders. No answer is looked at: that
 * something is told, or hidden, says nothing of what anybody said, nor whether they said it.
 */

/** Added to the threshold of a company: how many must be listed. */
const ABOVE_THRESHOLD = 2;

export interface ListedPlace {
  readonly id: string;
  /** Of the place it lies in; undefined for the company. */
  readonly parentId: string | undefined;
  /** How many people are listed in this very place, not in one inside it. */
  readonly listed: number;
}

/** How many must be listed in a place of a company with this threshold. */
export function leastListed(threshold: number): number {
  return threshold + ABOVE_THRESHOLD;
}

/** Why a place is not told. */
export type Hidden = {
  /** How many are listed in it and inside it. */
  readonly listed: number;
  /** Where it has enough people: in which place `remain` people would be singled out beside the told ones, and where they are. */
  readonly beside?: {
    readonly within: string;
    readonly remain: number;
    readonly places: readonly string[];
  };
};

export type Disclosure = {
  /** How many are listed in each told place and inside it. */
  readonly told: ReadonlyMap<string, number>;
  readonly hidden: ReadonlyMap<string, Hidden>;
};

/** The places that are told, by id, each with how many are listed in it and inside it. @throws Error for what is no tree */
export function disclosedPlaces(
  places: readonly ListedPlace[],
  threshold: number,
): ReadonlyMap<string, number> {
  return disclosureOf(places, threshold).told;
}

/** Which places are told, and why the others are not. @throws Error for what is no tree */
export function disclosureOf(places: readonly ListedPlace[], threshold: number): Disclosure {
  const tree = treeOf(places);
  const least = leastListed(threshold);
  const disclosed = new Set(tree.ids.filter((id) => tree.listedIn(id) >= least));
  const hidden = new Map<string, Hidden>(
    tree.ids
      .filter((id) => !disclosed.has(id))
      .map((id) => [id, { listed: tree.listedIn(id) }] as const),
  );
  for (let next = firstToHide(); next !== undefined; next = firstToHide()) {
    const { id, beside } = next;
    disclosed.delete(id);
    hidden.set(id, { listed: tree.listedIn(id), beside });
  }
  return { told: new Map([...disclosed].map((id) => [id, tree.listedIn(id)])), hidden };

  function firstToHide() {
    for (const id of disclosed) {
      const inside = nearestInside(tree, disclosed, id);
      const remain = remainsIn(id);
      if (remain === 0 || remain >= least) continue;
      const smallest = inside.toSorted(
        (a, b) => tree.listedIn(a) - tree.listedIn(b) || (a < b ? -1 : 1),
      )[0];
      if (smallest === undefined) continue;
      const hiding = tree.childrenOf(id).filter((each) => !disclosed.has(each) && remainsIn(each));
      return { id: smallest, beside: { within: id, remain, places: hiding } };
    }
    return undefined;
  }

  /** Those of a place who are in none of the told places inside it. */
  function remainsIn(id: string): number {
    const inside = nearestInside(tree, disclosed, id);
    return inside.reduce((left, each) => left - tree.listedIn(each), tree.listedIn(id));
  }
}

interface Tree {
  /** In their order, so that the same tree always gives the same answer. */
  readonly ids: readonly string[];
  readonly childrenOf: (id: string) => readonly string[];
  readonly listedIn: (id: string) => number;
}

/** The told places inside one, without those that lie inside another of them. */
function nearestInside(tree: Tree, disclosed: ReadonlySet<string>, id: string): string[] {
  return tree
    .childrenOf(id)
    .flatMap((child) => (disclosed.has(child) ? [child] : nearestInside(tree, disclosed, child)));
}

/** @throws Error when a place is there twice, lies in itself, or in one that is not there */
function treeOf(places: readonly ListedPlace[]): Tree {
  const children = new Map<string, string[]>(places.map(({ id }) => [id, []]));
  if (children.size !== places.length) throw new Error('a place is in the list twice');
  const roots: string[] = [];
  for (const { id, parentId } of places) {
    const siblings = parentId === undefined ? roots : children.get(parentId);
    if (!siblings) throw new Error('a place lies in one that is not there');
    siblings.push(id);
  }
  const own = new Map(places.map(({ id, listed }) => [id, listed]));
  const gathered = new Map<string, number>();
  function gather(id: string): number {
    const inside = children.get(id) ?? [];
    const all = inside.reduce((sum, child) => sum + gather(child), own.get(id) ?? 0);
    gathered.set(id, all);
    return all;
  }
  for (const root of roots) gather(root);
  if (gathered.size !== places.length) throw new Error('a place lies in itself');
  return {
    ids: [...children.keys()].sort(),
    childrenOf: (id) => children.get(id) ?? [],
    listedIn: (id) => gathered.get(id) ?? 0,
  };
}
