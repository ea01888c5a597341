/**
 * The rule: a check-in is up to three taps of 1 to 5; its score goes from 1 (every tap 1) over 8 (every
 * tap 3) to 15 (every tap 5). A person's week is the mean of their days, a group's the mean of its
 * people, so that answering more often weighs no more.
 *
 * Computed in whole grains, 5,040 to a point: means of three taps and of seven days are whole numbers
 * of them, so the order in which answers are added never shows.
 */

export const GRAINS_A_POINT = 5_040;
export const LOWEST_SCORE = 1;
export const HIGHEST_SCORE = 15;

export const TAPS = [1, 2, 3, 4, 5] as const;
export type Tap = (typeof TAPS)[number];

const POINTS_A_TAP = (HIGHEST_SCORE - LOWEST_SCORE) / 4;
const MOST_TAPS = 3;
const MOST_DAYS = 7;

/**
 * The score of one day, in grains; undefined when every question was skipped.
 * @throws RangeError for more than three taps
 */
export function dayGrains(taps: readonly Tap[]): number | undefined {
  if (taps.length > MOST_TAPS) throw new RangeError('a check-in has three questions');
  if (taps.length === 0) return undefined;
  const above = taps.reduce((sum, tap) => sum + (tap - 1), 0);
  return GRAINS_A_POINT * LOWEST_SCORE + (GRAINS_A_POINT * POINTS_A_TAP * above) / taps.length;
}

/**
 * The score of one person's week, in grains; undefined without a day.
 * @param days what `dayGrains` gave for each day with an answer
 * @throws RangeError for more than seven days
 */
export function weekGrains(days: readonly number[]): number | undefined {
  if (days.length > MOST_DAYS) throw new RangeError('a week has seven days');
  if (days.length === 0) return undefined;
  return days.reduce((sum, day) => sum + day, 0) / days.length;
}
