/**
 * The rule: everybody who is listed adds their secret terms to the sum of their leaf while the list holds,
 * whether they answer or not; whoever counts adds what they say. So taking part adds nobody's term, and
 * somebody whose usual answer is the middle one changes no sum by it; and people in league take no term away
 * by falling silent. What silent people add, and what erased ones added, is kept as a sum without names.
 */
import { FACTORS } from './daily-question.ts';
import { saidOutside } from './outside-share.ts';
import { contribution, fromMiddle } from './published-week.ts';
import { type Draw, personFactorTerm } from './secret-terms.ts';

/** The subject under which constants of the score are kept, and of the share outside the middle; others are factors. */
export const SCORE = 'score';
export const OUTSIDE = 'outside';
/** By subject and leaf: grains, and of the share outside people. */
export type Constants = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Somebody of the list, and what they are known by for ever. */
type Listed = { readonly termKey: string; readonly leaf: string };

/** What somebody adds to the sums of their leaf, by subject. @param numbers of the score and of factors; none of who is silent */
export function addedBy(
  person: Pick<Listed, 'termKey'>,
  numbers: ReadonlyMap<string, number | undefined>,
  draw: Draw,
): ReadonlyMap<string, number> {
  const term = contribution(person, undefined, draw);
  return new Map<string, number>([
    [SCORE, term + fromMiddle(numbers.get(SCORE))],
    [OUTSIDE, saidOutside(person, numbers.get(SCORE), draw)],
    ...FACTORS.map((factor) => {
      const ofFactor = personFactorTerm(draw, person.termKey, factor);
      return [factor, term + ofFactor + fromMiddle(numbers.get(factor))] as const;
    }),
  ]);
}

/** What is always in the sums of leaves for people who are listed and do not count. */
export function constantsOf(silent: readonly Listed[], draw: Draw): Constants {
  return silent.reduce<Constants>(
    (constants, person) => withAdded(constants, person.leaf, addedBy(person, new Map(), draw)),
    new Map(),
  );
}

/** With what somebody adds to a leaf. */
export function withAdded(
  constants: Constants,
  leaf: string,
  added: ReadonlyMap<string, number>,
): Constants {
  const all = new Map(constants);
  for (const [subject, amount] of added) {
    const ofLeaves = constants.get(subject) ?? new Map<string, number>();
    all.set(subject, new Map([...ofLeaves, [leaf, (ofLeaves.get(leaf) ?? 0) + amount]]));
  }
  return all;
}
