/**
 * The rule: an employer is told how many of each box were chosen, and nobody's choice. So nothing is
 * told of fewer than five people; no box that fewer than three took is named, nor what is left when the
 * others are added up; and nothing is told where all but one, or all, took the same, since who knows
 * their own choice would then know everybody's. It is told once, of a whole campaign that is closed,
 * never by site: there is no second figure to subtract.
 */

const LEAST_PEOPLE = 5;
const LEAST_OF_A_KIND = 3;
const LEAST_OTHERS = 2;
const STEP = 5;

/** How often something was taken; null stands for several things, each taken by few. */
export interface DisclosedCount<Key extends string> {
  readonly key: Key | null;
  readonly count: number;
}

/** The most frequent first; undefined where nothing may be told. */
export function disclosedCounts<Key extends string>(
  counts: ReadonlyMap<Key, number>,
): readonly DisclosedCount<Key>[] | undefined {
  const taken = [...counts].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);
  const total = taken.reduce((sum, [, count]) => sum + count, 0);
  if (total < LEAST_PEOPLE || total - (taken[0]?.[1] ?? 0) < LEAST_OTHERS) return undefined;
  const told: DisclosedCount<Key>[] = taken.map(([key, count]) => ({ key, count }));
  let others = 0;
  // What few took is added up; as long as that is little itself, the next one joins it.
  while (
    (others > 0 && others < LEAST_OF_A_KIND) ||
    (told.at(-1)?.count ?? total) < LEAST_OF_A_KIND
  ) {
    others += told.pop()?.count ?? 0;
  }
  return others === 0 ? told : [...told, { key: null, count: others }];
}

/**
 * While people choose: how many have, at least, in steps of five, and never all of them; so that nobody
 * is known to have chosen, or not to. Null of fewer than five people.
 */
export function disclosedAnswers(answered: number, people: number): number | null {
  if (people < LEAST_PEOPLE) return null;
  return Math.floor(Math.min(answered, people - 1) / STEP) * STEP;
}
