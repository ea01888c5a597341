/**
 * The rule: whoever knows everything but one answer (the method, who is in the group, what everybody
 * else usually says) still has the secret terms between them and that answer. How often they would
 * guess right between a low answer (3) and a high one (13), and which answers a published number
 * leaves possible, follow from the numbers of people alone: no real answer is looked at.
 */
import { PERSON_DEVIATION, PLACE_DEVIATION } from './released-cells.ts';

const LOW = 3;
const HIGH = 13;
/** How far the others are, this week, from what they usually say. */
const WEEK_DEVIATION = 1.5;
const ROUNDING_VARIANCE = 0.25 / 12;
const SURE = 1.96;
export const LOWEST = 1;
export const HIGHEST = 15;

/**
 * How often the guess is right, in percent; 50 is a coin.
 * @param people how many answered, at least
 * @param weeks how many weeks of the same group are told, the person saying the same each time
 */
export function rightGuesses(people: number, weeks = 1): number {
  const effect = (HIGH - LOW) / people;
  return 100 * normalShare(effect / 2 / Math.sqrt(varianceOf(people, weeks)));
}

/**
 * What one person may have said, nineteen times out of twenty, where the others are known; the whole
 * scale nearly always.
 * @param points what is told of the group
 * @param others what the others said, on the mean
 */
export function possibleAnswers(
  points: number,
  others: number,
  people: number,
): { readonly from: number; readonly to: number } {
  const said = people * points - (people - 1) * others;
  const spread = SURE * people * Math.sqrt(varianceOf(people, 1));
  return {
    from: Math.max(LOWEST, Math.min(HIGHEST, said - spread)),
    to: Math.min(HIGHEST, Math.max(LOWEST, said + spread)),
  };
}

/** Of what is told, beside what one wants to know: the terms, the others, rounding. */
function varianceOf(people: number, weeks: number): number {
  const permanent = PERSON_DEVIATION ** 2 / people + (PLACE_DEVIATION / people) ** 2;
  const weekly = (PLACE_DEVIATION / people) ** 2 + WEEK_DEVIATION ** 2 / people + ROUNDING_VARIANCE;
  return permanent + weekly / weeks;
}

/** The share of a normal law under `z` (Abramowitz and Stegun, 7.1.26: exact to seven digits). */
function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const poly =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const error = 1 - poly * Math.exp(-x * x);
  return z >= 0 ? (1 + error) / 2 : (1 - error) / 2;
}
