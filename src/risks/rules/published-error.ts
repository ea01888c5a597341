/**
 * The rule: two published numbers of a place differ by chance, because of the secret terms, of rounding
 * and of who happens to answer; and, once its people have changed, because of who they are. The terms
 * are known, how people differ is assumed. All are variances, in squares of points.
 */
import { PERSON_DEVIATION, PLACE_DEVIATION } from '#listening/rules/released-cells.ts';

/** How far people are from each other: standard deviation of their weeks, as for trends. */
const PEOPLE_DEVIATION = 3;
/** How far somebody’s week is from what they usually say. */
const WEEK_DEVIATION = 1.5;
/** Of a number told in half points. */
const ROUNDING_VARIANCE = 0.5 ** 2 / 12;
/** How many people are others after a change of the roster: mostly, one has left. */
const PEOPLE_A_CHANGE = 1;
/** What somebody adds to the mean of a place, without their term and with it. */
const PERSON_VARIANCE = PEOPLE_DEVIATION ** 2 + PERSON_DEVIATION ** 2;

/**
 * How far the mood of a place wanders within weeks without a cause worth a signal. It is one term of
 * the difference and no part of each week: more weeks do not average it away.
 */
export const DRIFT_VARIANCE = 0.3 ** 2;

/** Of one week, while the people of the place stay the same. */
export function weekVariance(told: {
  readonly least: number;
  readonly participation: number;
}): number {
  const silent = 1 - told.participation / 100;
  return (
    (silent * PERSON_VARIANCE + WEEK_DEVIATION ** 2) / told.least +
    (PLACE_DEVIATION / told.least) ** 2 +
    ROUNDING_VARIANCE
  );
}

/** Of what is permanent while the roster is the same, and other with the next one. */
export function rosterVariance(least: number): number {
  return (PEOPLE_A_CHANGE * PERSON_VARIANCE + PLACE_DEVIATION ** 2) / least ** 2;
}
