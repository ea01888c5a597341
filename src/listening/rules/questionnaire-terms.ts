/**
 * The rule: what hides one person in the yearly questionnaire. Numbers lie within 8 points there (4 to 12)
 * instead of the 10 of weeks, so every term is eight tenths as wide. Of a person, for ever:
 * - their term of weeks, times 0.8: whoever says the same each week and each year shows nothing more by it;
 * - one for all dimensions of the questionnaire: for who would know their weeks;
 * - one for each dimension: for who would know their weeks and all other dimensions.
 * Each is Laplace’s with the same ratio of range to width as that of weeks, so each alone holds the bound that
 * stands for ever. Of a leaf two normal ones, drawn for each questionnaire: for all dimensions, and for each.
 */
import type { Dimension } from './questionnaire-items.ts';
import { HIGHEST_NUMBER, LOWEST_NUMBER } from './questionnaire-score.ts';
import {
  type Draw,
  LEAF_DEVIATION,
  laplaceGrains,
  normalGrains,
  PERSON_DEVIATION,
  personTerm,
} from './secret-terms.ts';

/** Numbers of weeks lie between 3 and 13. */
const RANGE_OF_WEEKS = 10;
const NARROWER = (HIGHEST_NUMBER - LOWEST_NUMBER) / RANGE_OF_WEEKS;

/** Standard deviations, in points. Of each of the three terms of a person: */
export const OWN_DEVIATION = NARROWER * PERSON_DEVIATION;
/** of each of both terms of a leaf, on its sum. */
export const LEAF_TERM_DEVIATION = NARROWER * LEAF_DEVIATION;
/** Of what is told: of all terms of one person, and of one leaf. */
export const PERSON_VARIANCE = 3 * OWN_DEVIATION ** 2;
export const LEAF_VARIANCE = 2 * LEAF_TERM_DEVIATION ** 2;

/** What a person adds to the sum of their leaf in a dimension, in grains, answering or silent, in every year. */
export function ownTerm(draw: Draw, termKey: string, dimension: Dimension): number {
  return (
    Math.round(NARROWER * personTerm(draw, termKey)) +
    laplaceGrains(draw, ['questionnaire', termKey], OWN_DEVIATION) +
    laplaceGrains(draw, ['questionnaire', termKey, dimension], OWN_DEVIATION)
  );
}

/** What the sum of a leaf has on it in one dimension of one questionnaire, in grains. */
export function leafTermOf(
  draw: Draw,
  leaf: string,
  questionnaire: string,
  dimension: Dimension,
): number {
  const words = ['questionnaire-leaf', leaf, questionnaire] as const;
  return (
    normalGrains(draw(...words), LEAF_TERM_DEVIATION) +
    normalGrains(draw(...words, dimension), LEAF_TERM_DEVIATION)
  );
}
