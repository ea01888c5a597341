/**
 * The rule: a number may be told of a group of at least k people who did not all say nearly the same.
 * Groups are added and taken from each other without going back to their people.
 */
import { GRAINS_A_POINT } from './qvct-score.ts';

/** Under which no setting goes. */
export const LEAST_K = 5;

/** A group whose standard deviation is smaller is hidden: its mean would be everybody's answer. */
const LEAST_DEVIATION = 0.75 * GRAINS_A_POINT;
/** Sums are kept around the middle of the scale, so that those of a million people are exact. */
const MIDDLE = 8 * GRAINS_A_POINT;

/** How many answered, and what is needed of their scores: exact whole numbers. */
export interface Crowd {
  readonly count: number;
  /** Of each score's distance from the middle, in grains. */
  readonly sum: number;
  /** Of the squares of these distances. */
  readonly squares: number;
}

export const NOBODY: Crowd = { count: 0, sum: 0, squares: 0 };

/** @param weeks the week of each person, in grains */
export function crowdOf(weeks: readonly number[]): Crowd {
  return weeks.reduce((crowd, week) => {
    const distance = week - MIDDLE;
    return together(crowd, { count: 1, sum: distance, squares: distance * distance });
  }, NOBODY);
}

export function together(a: Crowd, b: Crowd): Crowd {
  return { count: a.count + b.count, sum: a.sum + b.sum, squares: a.squares + b.squares };
}

/** The people of `all` without those of `part`, who are among them. */
export function without(all: Crowd, part: Crowd): Crowd {
  return {
    count: all.count - part.count,
    sum: all.sum - part.sum,
    squares: all.squares - part.squares,
  };
}

/** Whether a number of this group may be told, or worked out from numbers that are. */
export function isTellable({ count, sum, squares }: Crowd, k: number): boolean {
  if (count < Math.max(k, LEAST_K)) return false;
  const mean = sum / count;
  return squares / count - mean * mean >= LEAST_DEVIATION * LEAST_DEVIATION;
}

/** The mean score of a group that is not empty, in grains; not rounded. */
export function meanGrains({ count, sum }: Crowd): number {
  return MIDDLE + sum / count;
}
