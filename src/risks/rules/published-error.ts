/**
 * The rule: two published numbers of a place differ by chance, because of the secret terms, of rounding
 * and of who happens to answer; and, once its people have changed, because of who they are. All of it is
 * known beforehand but how people differ, which is assumed. Variances, in squares of points.
 */
import { PERSON_DEVIATION, PLACE_DEVIATION } from '#listening/rules/released-cells.ts';

/** How far people are from each other: standard deviation of their weeks, as for trends. */
const PEOPLE_DEVIATION = 3;
/** How far somebody’s week is from what they usually say. */
const WEEK_DEVIATION = 1.5;
/** How far the mood of a place drifts without a cause. */
const DRIFT_DEVIATION = Number(process.env.DR ?? 0.35);
/** Of a number told in half points. */
const ROUNDING_VARIANCE = 0.5 ** 2 / 12;
/** How many people are others after a change of the roster, as far as is assumed. */
const PEOPLE_A_CHANGE = Number(process.env.PAC ?? 1);

/** Of one week, while the people of the place stay the same. */
export function weekVariance(told: {
  readonly least: number;
  readonly participation: number;
}): number {
  const silent = 1 - told.participation / 100;
  const whoAnswers = silent * (PEOPLE_DEVIATION ** 2 + PERSON_DEVIATION ** 2);
  return (
    (whoAnswers + WEEK_DEVIATION ** 2) / told.least +
    (PLACE_DEVIATION / told.least) ** 2 +
    ROUNDING_VARIANCE +
    DRIFT_DEVIATION ** 2
  );
}

/** Of what is permanent for one version of the roster and other for the next. */
export function rosterVariance(least: number): number {
  const people = PEOPLE_A_CHANGE * (PEOPLE_DEVIATION ** 2 + PERSON_DEVIATION ** 2);
  return (people + PLACE_DEVIATION ** 2) / least ** 2;
}
