/**
 * The rule: each person has one number, from their first answer on. A week with answers moves it towards what
 * they said that week by two points at most, and it stays between 3 and 13; a week without leaves it where
 * it is. So one week moves nobody far, and an absence shows nowhere. For each factor there is one more; its
 * step is of four weeks.
 */
import { GRAINS_A_POINT } from './qvct-score.ts';

const LOWEST = 3 * GRAINS_A_POINT;
const HIGHEST = 13 * GRAINS_A_POINT;
const MOST_STEP = 2 * GRAINS_A_POINT;

/**
 * The number after a week, in whole grains; undefined before somebody's first answer.
 * @param number of the week before; it begins with what somebody first said
 * @param week mean of the answers of this week, in grains; undefined without any
 */
export function nextNumber(
  number: number | undefined,
  week: number | undefined,
): number | undefined {
  if (week === undefined) return number;
  const said = kept(Math.round(week));
  if (number === undefined) return said;
  return number + Math.min(MOST_STEP, Math.max(-MOST_STEP, said - number));
}

/** The numbers of everybody after a week, by pseudonym. */
export function nextNumbers(
  numbers: ReadonlyMap<string, number>,
  weeks: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const after = new Map(numbers);
  for (const [pseudonym, week] of weeks) {
    const number = nextNumber(numbers.get(pseudonym), week);
    if (number !== undefined) after.set(pseudonym, number);
  }
  return after;
}

function kept(grains: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, grains));
}
