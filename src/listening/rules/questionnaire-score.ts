/**
 * The rule: of each dimension somebody has a number on the scale of 1 to 15, once they answered two of its three
 * statements: the mean, kept between 4 and 12, so that nobody weighs more than the secret terms hide. Whoever
 * has a number in one dimension has answered; a dimension without one is as 8.
 */

import {
  DIMENSIONS,
  type Dimension,
  favourable,
  ITEMS,
  PASSED,
  type Step,
} from './questionnaire-items.ts';
import { GRAINS_A_POINT, LOWEST_SCORE } from './qvct-score.ts';

const LEAST_ANSWERED = 2;
const POINTS_A_STEP = 3.5;
/** In points: what a number is kept between. */
export const LOWEST_NUMBER = 4;
export const HIGHEST_NUMBER = 12;

/** What somebody answered, by the place of the statement: a step, passed, or nothing yet. */
export type Answers = readonly (number | null)[];
/** Of somebody, in grains; a dimension that they did not answer is not in it. */
export type DimensionNumbers = ReadonlyMap<Dimension, number>;

export function dimensionNumbers(answers: Answers): DimensionNumbers {
  return new Map(
    DIMENSIONS.flatMap((dimension) => {
      const steps = ITEMS.flatMap((item, at) => {
        const answer = answers[at] ?? PASSED;
        return item.dimension === dimension && answer !== PASSED
          ? [favourable(item, answer as Step)]
          : [];
      });
      return steps.length < LEAST_ANSWERED ? [] : [[dimension, numberOf(steps)] as const];
    }),
  );
}

/** In whole grains: a mean of two or three is. */
function numberOf(steps: readonly Step[]): number {
  const above = steps.reduce((sum, step) => sum + (step - 1), 0);
  const points = LOWEST_SCORE + (POINTS_A_STEP * above) / steps.length;
  return Math.round(Math.min(HIGHEST_NUMBER, Math.max(LOWEST_NUMBER, points)) * GRAINS_A_POINT);
}
