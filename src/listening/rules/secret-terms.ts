/**
 * The rule: what is added to the answers before they are told belongs to people, and stays with them for
 * ever: wherever and with whomever they are seen again, it is the same, so that no comparison takes it off.
 * It is added for everybody who is listed, whether they answer or not (`leaf-constants`).
 * A place adds a term that holds as long as its list, and one a week. All are drawn from keyed bytes in
 * whole grains: every machine finds the same, and nobody without the key finds any.
 */
import { NOISE_BYTES, noiseGrains } from './keyed-noise.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

/** Standard deviations, in points. Of a person's own number: */
export const PERSON_DEVIATION = 5;
/** of what a person adds to it for each factor; */
export const PERSON_FACTOR_DEVIATION = 4;
/** of the sum of a leaf, as long as a list holds, and in each week. */
export const LEAF_DEVIATION = 10;
export const WEEK_DEVIATION = 4;

/** Bytes that only the holder of the key can compute, for these words. */
export type Draw = (...words: readonly string[]) => Uint8Array;

/** How far apart four draws of deviation 1 lie in the bytes of one. */
const PART = 2 ** 20;

/**
 * The term of a person: Laplace's law, made of four draws that are nearly normal (`ab + cd` has that law,
 * with scale 1 and variance 2), without a logarithm that two machines might round differently.
 * @param termKey what the person is known by for ever, the same in every company
 */
export function personTerm(draw: Draw, termKey: string): number {
  const ofDraw = drawnTerms.get(draw) ?? new Map<string, number>();
  drawnTerms.set(draw, ofDraw);
  const term = ofDraw.get(termKey) ?? drawnTerm(draw, termKey);
  ofDraw.set(termKey, term);
  return term;
}

/** A week asks for each term seven times; they are forgotten with what they were drawn by. */
const drawnTerms = new WeakMap<Draw, Map<string, number>>();

function drawnTerm(draw: Draw, termKey: string): number {
  return laplaceGrains(draw, ['person', termKey], PERSON_DEVIATION);
}

/** One of Laplace’s law, in grains, for these words. */
export function laplaceGrains(draw: Draw, words: readonly string[], deviation: number): number {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((part) =>
    noiseGrains(draw(...words, part), PART),
  ) as [number, number, number, number];
  const scale = (deviation / Math.SQRT2) * GRAINS_A_POINT;
  return Math.round(((a / PART) * (b / PART) + (c / PART) * (d / PART)) * scale);
}

/** What a person adds for a factor, beside their own term. */
export function personFactorTerm(draw: Draw, termKey: string, factor: string): number {
  return normalGrains(draw('person-factor', termKey, factor), PERSON_FACTOR_DEVIATION);
}

/** What the sum of a leaf has on it while its list holds. */
export function leafTerm(draw: Draw, leaf: string, list: string): number {
  return normalGrains(draw('leaf', leaf, list), LEAF_DEVIATION);
}

/** What the sum of a leaf has on it in one week, or in four for a factor. @param when unique to both */
export function weekTerm(draw: Draw, leaf: string, when: string): number {
  return normalGrains(draw('week', leaf, when), WEEK_DEVIATION);
}

/** Whole thousandths of a person: what is added to how many count in a company. */
export function rateTerm(draw: Draw, company: string, list: string): number {
  const always = noiseGrains(draw('rate', company), 3_000);
  return always + noiseGrains(draw('rate', company, list), 2_000);
}

/** A normal one, in grains. */
export function normalGrains(bytes: Uint8Array, deviation: number): number {
  return noiseGrains(bytes.subarray(0, NOISE_BYTES), deviation * GRAINS_A_POINT);
}
