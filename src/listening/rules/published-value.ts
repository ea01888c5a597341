/**
 * The rule: a published score is the mean of who answered with the secret terms on it, rounded to half
 * a point and kept between 2.5 and 13.5; how many answered is told as a band, how many of those who
 * could as tenths. What would be more exact is told to nobody.
 */
import { GRAINS_A_POINT } from './qvct-score.ts';

const STEP = GRAINS_A_POINT / 2;
const LOWEST = 2.5 * GRAINS_A_POINT;
const HIGHEST = 13.5 * GRAINS_A_POINT;
/** Where bands after the first begin; the first begins at k. */
const BANDS = [15, 30, 60, 120] as const;
const TENTH = 10;
/** All that is more is told as this: that everybody answered would be told of each. */
const MOST_PERCENT = 90;

/** Points on the scale of 1 to 15, in steps of a half. @param grains of the mean with its terms */
export function publishedPoints(grains: number): number {
  const rounded = Math.round(grains / STEP) * STEP;
  return Math.min(HIGHEST, Math.max(LOWEST, rounded)) / GRAINS_A_POINT;
}

/** How many answered: from so many, to so many; without an end for the last. */
export interface RespondentBand {
  readonly from: number;
  readonly to: number | undefined;
}

/** The band of a group that is published, whose least size is `k`. */
export function respondentBand(count: number, k: number): RespondentBand {
  const starts = [k, ...BANDS.filter((start) => start > k)];
  const at = starts.findLastIndex((start) => count >= start);
  const next = starts[at + 1];
  return { from: starts[at] ?? k, to: next === undefined ? undefined : next - 1 };
}

/**
 * Percent of those who could answer, in tens; 10 for so many or fewer, 90 for so many or more.
 * @throws RangeError when more answered than could
 */
export function participationPercent(answered: number, asked: number): number {
  if (answered > asked || answered < 1) throw new RangeError('more answered than were asked');
  const percent = Math.round((answered / asked) * TENTH) * TENTH;
  return Math.min(MOST_PERCENT, Math.max(TENTH, percent));
}
