/**
 * The rule: a place in the tree of a company is published when a number of its people may be told
 * (`crowd`), and when what remains of it beside the published places inside it is again a group of
 * which a number may be told, or has nobody who could have answered: that somebody kept silent is
 * told of nobody either. Otherwise the smallest published place inside is hidden too, until the rule
 * holds everywhere. On a tree the remainders have nobody in common and every sum and difference of
 * published numbers is one of theirs, so the rule is necessary and sufficient.
 */
import { type Crowd, isTellable, NOBODY, together, without } from './crowd.ts';

export interface Place {
  readonly id: string;
  /** Of the place it lies in; undefined for the company. */
  readonly parentId: string | undefined;
  /** Who answered and is in this very place, not in one inside it. */
  readonly crowd: Crowd;
  /** How many people of this very place could have answered. */
  readonly asked: number;
  /** Nothing is told of the place now: its people changed twice within a short time. */
  readonly isQuiet?: boolean;
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
  const quiet = new Set(places.filter(({ isQuiet }) => isQuiet).map(({ id }) => id));
  const published = new Set(
    tree.ids.filter((id) => !quiet.has(id) && isTellable(tree.crowdIn(id), k)),
  );
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
  /** How many could have answered there. */
  readonly askedIn: (id: string) => number;
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
    const couldAnswer = inside.reduce((left, each) => left - tree.askedIn(each), tree.askedIn(id));
    if (couldAnswer === 0 || isTellable(remainder, k)) continue;
    // By who could answer, which changes less from week to week than who did.
    const size = tree.askedIn;
    const smallest = inside.toSorted((a, b) => size(a) - size(b) || compare(a, b))[0];
    if (smallest !== undefined) return smallest;
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
  const own = new Map(places.map((place) => [place.id, place]));
  const gathered = new Map<string, Pick<Place, 'crowd' | 'asked'>>();
  function gather(id: string): Pick<Place, 'crowd' | 'asked'> {
    const { crowd = NOBODY, asked = 0 } = own.get(id) ?? {};
    const inside = (children.get(id) ?? []).map(gather);
    const all = {
      crowd: inside.reduce((sum, each) => together(sum, each.crowd), crowd),
      asked: inside.reduce((sum, each) => sum + each.asked, asked),
    };
    gathered.set(id, all);
    return all;
  }
  for (const root of roots) gather(root);
  if (gathered.size !== places.length) throw new Error('a place lies in itself');
  return {
    ids: [...children.keys()].sort(compare),
    childrenOf: (id) => children.get(id) ?? [],
    crowdIn: (id) => gathered.get(id)?.crowd ?? NOBODY,
    askedIn: (id) => gathered.get(id)?.asked ?? 0,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
