/**
 * The rule: a place in the tree of a company is published when a number of its people may be told
 * (`crowd`), and when what remains of it beside the published places inside it is nobody, or again a
 * group of which a number may be told. Otherwise the smallest published place inside is hidden too,
 * until the rule holds everywhere. On a tree the remainders have nobody in common and every sum and
 * difference of published numbers is one of theirs, so the rule is necessary and sufficient.
 */
import { type Crowd, isTellable, NOBODY, together, without } from './crowd.ts';

export interface Place {
  readonly id: string;
  /** Of the place it lies in; undefined for the company. */
  readonly parentId: string | undefined;
  /** Who answered and is in this very place, not in one inside it. */
  readonly crowd: Crowd;
}

/** The group of a published place. */
export type Cells = ReadonlyMap<string, Crowd>;

/**
 * The places that are published, by id, each with everybody in it who answered.
 * @param places the whole tree of one company
 * @throws Error for what is no tree
 */
export function publishedCells(places: readonly Place[], k: number): Cells {
  const tree = treeOf(places);
  const published = new Set(tree.ids.filter((id) => isTellable(tree.crowdIn(id), k)));
  let hidden = firstToHide(tree, published, k);
  while (hidden !== undefined) {
    published.delete(hidden);
    hidden = firstToHide(tree, published, k);
  }
  return new Map([...published].map((id) => [id, tree.crowdIn(id)]));
}

interface Tree {
  /** In their order, so that the same tree always gives the same answer. */
  readonly ids: readonly string[];
  readonly childrenOf: (id: string) => readonly string[];
  /** Who answered in a place or in one inside it. */
  readonly crowdIn: (id: string) => Crowd;
}

/** The smallest published place in one whose remainder would tell too much; undefined when all are safe. */
function firstToHide(tree: Tree, published: ReadonlySet<string>, k: number): string | undefined {
  for (const id of tree.ids) {
    if (!published.has(id)) continue;
    const inside = nearestInside(tree, published, id);
    const remainder = without(
      tree.crowdIn(id),
      inside.reduce((sum, each) => together(sum, tree.crowdIn(each)), NOBODY),
    );
    if (remainder.count === 0 || isTellable(remainder, k)) continue;
    const size = (each: string) => tree.crowdIn(each).count;
    return inside.toSorted((a, b) => size(a) - size(b) || compare(a, b))[0];
  }
  return undefined;
}

/** The published places inside one, without those that lie inside another of them. */
function nearestInside(tree: Tree, published: ReadonlySet<string>, id: string): string[] {
  return tree
    .childrenOf(id)
    .flatMap((child) => (published.has(child) ? [child] : nearestInside(tree, published, child)));
}

/** @throws Error when a place is there twice, lies in itself, or in one that is not there */
function treeOf(places: readonly Place[]): Tree {
  const children = new Map<string, string[]>(places.map(({ id }) => [id, []]));
  if (children.size !== places.length) throw new Error('a place is in the list twice');
  const roots: string[] = [];
  for (const { id, parentId } of places) {
    const siblings = parentId === undefined ? roots : children.get(parentId);
    if (!siblings) throw new Error('a place lies in one that is not there');
    siblings.push(id);
  }
  const own = new Map(places.map(({ id, crowd }) => [id, crowd]));
  const crowds = new Map<string, Crowd>();
  function gather(id: string): Crowd {
    const inside = (children.get(id) ?? []).map(gather);
    const crowd = inside.reduce(together, own.get(id) ?? NOBODY);
    crowds.set(id, crowd);
    return crowd;
  }
  for (const root of roots) gather(root);
  if (crowds.size !== places.length) throw new Error('a place lies in itself');
  return {
    ids: [...children.keys()].sort(compare),
    childrenOf: (id) => children.get(id) ?? [],
    crowdIn: (id) => crowds.get(id) ?? NOBODY,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
