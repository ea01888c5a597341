/**
 * The rule: in a list each person who counts has one number. A week with answers moves it towards what they
 * said that week by two points at most, and it stays between 3 and 13; a week without leaves it where it
 * is. So one week moves nobody far, and an absence shows nowhere.
 */
import { GRAINS_A_POINT } from './qvct-score.ts';

const LOWEST = 3 * GRAINS_A_POINT;
const HIGHEST = 13 * GRAINS_A_POINT;
const MOST_STEP = 2 * GRAINS_A_POINT;

/** What a number begins with: the last one, else the mean of the weeks. @returns whole grains; undefined for nothing */
export function firstNumber(
  last: number | undefined,
  weeks: readonly number[],
): number | undefined {
  if (last !== undefined) return last;
  if (weeks.length === 0) return undefined;
  return kept(Math.round(weeks.reduce((sum, week) => sum + week, 0) / weeks.length));
}

/** The number after a week. @param week mean of the answers of that week, in grains; undefined without any */
export function nextNumber(number: number, week: number | undefined): number {
  if (week === undefined) return number;
  const step = kept(Math.round(week)) - number;
  return number + Math.min(MOST_STEP, Math.max(-MOST_STEP, step));
}

function kept(grains: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, grains));
}
