import { FACTORS } from '#listening/rules/daily-question.ts';
import { PERSON_DEVIATION, PERSON_FACTOR_DEVIATION } from '#listening/rules/secret-terms.ts';
import { solve } from './attacker.ts';

/** What a list told of one leaf, on the mean of its weeks, less what is known of it: in points. */
export interface Reading {
  /** The score, or the six factors together. */
  readonly subject: 'score' | 'factors';
  /** Which leaf of which list: what is told of it bears the same term. */
  readonly leaf: string;
  readonly rest: number;
  /** Whose terms are in it, beside the target’s; */
  readonly others: readonly string[];
  /** and their sum, for an employer to whom they would be known. */
  readonly terms: number;
  /** Whether the target is listed there. */
  readonly hasTarget: boolean;
  /** Of what belongs to this leaf and list, and of what belongs to this reading alone. */
  readonly leafVariance: number;
  readonly variance: number;
}

export interface Knowledge {
  /** Without the terms of people: then this employer must find out, or it is no attack. */
  readonly isControl?: boolean | undefined;
  readonly knowsTerms?: boolean | undefined;
}

/** What the target says in each reading, as one of two things that may be so would have it: points from 8. */
export type Supposition = (reading: Reading, at: number) => number;

const SCALE = PERSON_DEVIATION / Math.SQRT2;
const FACTOR_VARIANCE = PERSON_FACTOR_DEVIATION ** 2 / FACTORS.length;

/**
 * The logarithm of how much likelier the one is than the other, from all readings together: exact in the law
 * of the target's term, and with normal laws for all else. Undefined when nothing is told of the target.
 */
export function evidenceFor(
  readings: readonly Reading[],
  [one, other]: readonly [Supposition, Supposition],
  knows: Knowledge,
): number | undefined {
  if (!readings.some(({ hasTarget }) => hasTarget)) return undefined;
  const matrix = covarianceOf(readings, knows);
  const bears = readings.map(({ hasTarget }) => Number(hasTarget));
  const ofTerm = solve(matrix, bears);
  const precision = dot(ofTerm, bears);
  const logLikelihood = (says: Supposition) => {
    const rests = readings.map((reading, at) => {
      const known = knows.knowsTerms ? reading.terms : 0;
      return reading.rest - known - (reading.hasTarget ? says(reading, at) : 0);
    });
    const term = dot(ofTerm, rests) / precision;
    // What no term of the target explains, and how likely the term is that explains the rest.
    const unexplained = dot(solve(matrix, rests), rests) - precision * term ** 2;
    return logDensity(term, 1 / Math.sqrt(precision), knows) - unexplained / 2;
  };
  return logLikelihood(one) - logLikelihood(other);
}

function covarianceOf(readings: readonly Reading[], { isControl, knowsTerms }: Knowledge) {
  const person = isControl || knowsTerms ? 0 : PERSON_DEVIATION ** 2;
  return readings.map((one, row) => {
    const here = new Set(one.others);
    return readings.map((two, column) => {
      const both = two.others.filter((name) => here.has(name)).length;
      const ofFactors = one.subject === 'factors' && two.subject === 'factors';
      const withTarget = both + Number(one.hasTarget && two.hasTarget);
      return (
        person * both +
        (ofFactors ? FACTOR_VARIANCE * withTarget : 0) +
        (one.leaf === two.leaf ? one.leafVariance : 0) +
        (row === column ? one.variance : 0)
      );
    });
  });
}

const dot = (one: readonly number[], two: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (two[at] ?? 0), 0);

export const logNormal = (x: number, deviation: number) =>
  -(x ** 2) / (2 * deviation ** 2) - Math.log(deviation * Math.sqrt(2 * Math.PI));

/** Of a secret term of a person and of what blurs its estimate together: a sum over the term. */
function logDensity(x: number, deviation: number, { isControl }: Knowledge): number {
  if (isControl) return logNormal(x, deviation);
  const step = SCALE / 20;
  let density = 0;
  for (let at = -300; at <= 300; at += 1) {
    const term = at * step;
    const ofTerm = Math.exp(-Math.abs(term) / SCALE) / (2 * SCALE);
    density += ofTerm * Math.exp(logNormal(x - term, deviation)) * step;
  }
  return Math.log(density);
}
