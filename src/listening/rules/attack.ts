/**
 * The rule: whoever knows everything but one answer (the method, the list, what everybody else usually
 * says) still has the secret terms between them and that answer: of the others, of the place, and of the
 * person. How often they would guess right between a low number (3) and a high one (13), and how much a
 * told figure speaks for one of them, follow from sizes alone: no real answer is looked at.
 */
import { LEAF_DEVIATION, PERSON_DEVIATION, WEEK_DEVIATION } from './secret-terms.ts';
import { countingIn, type PublishedWeek } from './trends.ts';

export const LOW = 3;
export const HIGH = 13;
const MIDDLE = 8;
/** Of rounding to half a point. */
const ROUNDING_VARIANCE = 0.25 / 12;
/** Of Laplace's law, which the term of a person follows. */
const SCALE = PERSON_DEVIATION / Math.SQRT2;
/** So far from 0, in twentieths of the scale, lies all of that law that counts. */
const STEPS = 300;

/** What is told of a place from its list. */
export type Place = Pick<PublishedWeek, 'listed' | 'leaves' | 'rate'>;

/** How long somebody looks on while nobody moves. */
export interface Watch {
  readonly lists: number;
  readonly weeks: number;
}

const ONE_WEEK: Watch = { lists: 1, weeks: 1 };

/** In percent, whatever an employer does, for ever: all is known but the term of one person. */
export const MOST_RIGHT = 100 * (1 - Math.exp((LOW - HIGH) / 2 / SCALE) / 2);
/** And how sure they can be at most. */
export const MOST_SURE = 100 / (1 + Math.exp((LOW - HIGH) / SCALE));

/** How often the guess is right, in percent; 50 is a coin. */
export function rightGuesses(place: Place, watch: Watch): number {
  const deviation = unknownDeviation(place, watch);
  const share = overTerms((term) => normalShare(((HIGH - LOW) / 2 - term) / deviation));
  return Math.min(MOST_RIGHT, 100 * share);
}

/**
 * In percent, how much one week's figure speaks for a low number of one person, rather than a high one.
 * @param points what is told of the place
 * @param others what the others who count say, on the mean
 * @param knowsTerms all secret terms but the person's own are known, which nobody can read
 */
export function chanceOfLow(
  place: Place & { readonly points: number },
  others: number,
  knowsTerms = false,
): number {
  const people = countingIn(place);
  const adds = (place.points - MIDDLE) * people - (people - 1) * (others - MIDDLE);
  const deviation = knowsTerms ? roundingDeviation(place) : unknownDeviation(place, ONE_WEEK);
  const density = (number: number) =>
    overTerms((term) => normalDensity((adds - (number - MIDDLE) - term) / deviation));
  const [low, high] = [density(LOW), density(HIGH)];
  // Far out, where sums of densities are nothing, the law of the person's own term is the limit still.
  const chance = low + high === 0 ? (adds < 0 ? 100 : 0) : (100 * low) / (low + high);
  return Math.min(MOST_SURE, Math.max(100 - MOST_SURE, chance));
}

/** On the sum of a place, beside the person: the terms of all others who are listed, of the leaves and weeks, rounding. */
function unknownDeviation(place: Place, { lists, weeks }: Watch): number {
  const others = Math.max(0, place.listed - 1) * PERSON_DEVIATION ** 2;
  const leaves = place.leaves * (LEAF_DEVIATION ** 2 / lists + WEEK_DEVIATION ** 2 / weeks);
  return Math.sqrt(others + leaves + roundingDeviation(place) ** 2 / weeks);
}

function roundingDeviation(place: Place): number {
  return countingIn(place) * Math.sqrt(ROUNDING_VARIANCE);
}

/** The mean of something over the law of a person's term. */
function overTerms(of: (term: number) => number): number {
  let [sum, all] = [0, 0];
  for (let at = -STEPS; at <= STEPS; at += 1) {
    const share = Math.exp(-Math.abs(at) / 20);
    sum += share * of((at / 20) * SCALE);
    all += share;
  }
  return sum / all;
}

const normalDensity = (z: number) => Math.exp(-(z ** 2) / 2);

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
