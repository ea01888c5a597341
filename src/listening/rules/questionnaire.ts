/**
 * The rule: of a yearly questionnaire it is told, once, after it closed, where places of thirty listed and more
 * stand in each dimension, in half points, from the employer’s list alone. Nothing is told of a statement. The sum of
 * a leaf is that of the terms of everybody listed (`questionnaire-terms`), written down when the list is made and
 * held by nobody’s name, and of how far from 8 they are who answered; places are sums of leaves. It is divided by
 * how many are listed times the rate of the company, and nothing is told where fewer than half answered.
 */
import { disclosedPlaces, leastListed } from './disclosed-places.ts';
import { type Constants, withAdded } from './leaf-constants.ts';
import {
  fromMiddle,
  publishedRate,
  type Rate,
  sumsOfLeaves,
  type TreePlace,
  TWENTIETHS,
} from './published-week.ts';
import { DIMENSIONS, type Dimension } from './questionnaire-items.ts';
import { type DimensionNumbers, HIGHEST_NUMBER, LOWEST_NUMBER } from './questionnaire-score.ts';
import { LEAF_VARIANCE, leafTermOf, ownTerm, PERSON_VARIANCE } from './questionnaire-terms.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';
import { type Draw, rateTerm } from './secret-terms.ts';
import { countingIn } from './trends.ts';

/** How many must be listed in a place: under it the margin would be close to half of the range of numbers. */
export const LEAST_LISTED_FOR_DIMENSIONS = 30;
const THRESHOLD = LEAST_LISTED_FOR_DIMENSIONS - leastListed(0);
const LEAST_TWENTIETHS = 10;
const THOUSANDTHS = 1_000;
const STEP = GRAINS_A_POINT / 2;
const MIDDLE = 8 * GRAINS_A_POINT;
const SURE = 1.96;
const ROUNDING_VARIANCE = 0.25 / 12;

/** What is always in the sums of leaves for everybody listed, by dimension and leaf, in grains. */
export function listedTerms(
  people: readonly { readonly termKey: string; readonly leaf: string }[],
  draw: Draw,
): Constants {
  return people.reduce<Constants>(
    (constants, { termKey, leaf }) =>
      withAdded(
        constants,
        leaf,
        new Map(
          DIMENSIONS.map((dimension) => [subjectOf(dimension), ownTerm(draw, termKey, dimension)]),
        ),
      ),
    new Map(),
  );
}

/** The subject under which those are kept, beside those of weeks. */
export const subjectOf = (dimension: Dimension) => `questionnaire ${dimension}`;

export interface Questionnaire {
  readonly id: string;
  readonly companyId: string;
  readonly places: readonly TreePlace[];
  /** Of the list, with what `listedTerms` gave for it. */
  readonly constants: Constants;
  /** Who answered, where they are on the list. */
  readonly answered: readonly { readonly leaf: string; readonly numbers: DimensionNumbers }[];
}

/** What is told of one place. */
export interface PublishedDimensions {
  readonly placeId: string;
  /** How many are listed in it and inside it, and in how many leaves. */
  readonly listed: number;
  readonly leaves: number;
  /** From 4 to 12, in halves. */
  readonly points: Readonly<Record<Dimension, number>>;
}

export interface PublishedQuestionnaire {
  readonly rate: Rate;
  /** Nothing where fewer than half answered. */
  readonly told: readonly PublishedDimensions[];
}

/** Where it is told, each place with how many are listed in it: from the employer’s list alone. */
export function questionnairePlaces(places: readonly TreePlace[]): ReadonlyMap<string, number> {
  return disclosedPlaces(places, THRESHOLD);
}

/** Whether it is known what hides everybody: a list made before there were questionnaires does not say it. */
export function hasListedTerms(constants: Constants): boolean {
  return DIMENSIONS.every((dimension) => constants.has(subjectOf(dimension)));
}

/** Of a list whose terms are not known, nothing is told. */
export function publishedQuestionnaire(
  questionnaire: Questionnaire,
  draw: Draw,
): PublishedQuestionnaire {
  const { places, constants } = questionnaire;
  const rate = answeredRate(questionnaire, draw);
  if (rate === undefined || !hasListedTerms(constants))
    return { rate: publishedRate(undefined), told: [] };
  const sums = DIMENSIONS.map((dimension) => dimensionSums(questionnaire, dimension, draw));
  const leaves = sumsOfLeaves(places, () => 1);
  return {
    rate: publishedRate(rate),
    told: [...questionnairePlaces(places)].map(([placeId, listed]) => ({
      placeId,
      listed,
      leaves: leaves.get(placeId) ?? 0,
      points: Object.fromEntries(
        DIMENSIONS.map((dimension, at) => {
          const sum = sums[at]?.get(placeId) ?? 0;
          return [dimension, publishedPoints(MIDDLE + (sum * TWENTIETHS) / (listed * rate))];
        }),
      ) as Record<Dimension, number>,
    })),
  };
}

/** The sum of every place in a dimension, in grains: from nothing else its points are told. */
export function dimensionSums(
  { id, places, constants, answered }: Omit<Questionnaire, 'companyId'>,
  dimension: Dimension,
  draw: Draw,
): ReadonlyMap<string, number> {
  const here = Map.groupBy(answered, ({ leaf }) => leaf);
  const terms = constants.get(subjectOf(dimension));
  return sumsOfLeaves(places, (leaf) =>
    (here.get(leaf) ?? []).reduce(
      (sum, { numbers }) => sum + fromMiddle(numbers.get(dimension)),
      (terms?.get(leaf) ?? 0) + leafTermOf(draw, leaf, id, dimension),
    ),
  );
}

/** Twentieths of the listed who answered, with secret terms; undefined under a half. */
function answeredRate(
  { id, companyId, places, answered }: Questionnaire,
  draw: Draw,
): number | undefined {
  const listed = places.reduce((sum, place) => sum + place.listed, 0);
  const noisy = answered.length + answeredTerm(draw, companyId, id) / THOUSANDTHS;
  const twentieths = Math.round((noisy / listed) * TWENTIETHS);
  return twentieths < LEAST_TWENTIETHS ? undefined : Math.min(TWENTIETHS, twentieths);
}

/** Whole thousandths of a person: what is added to how many answered; another one than that of weeks. */
export function answeredTerm(draw: Draw, companyId: string, id: string): number {
  return rateTerm(draw, `questionnaire ${companyId}`, id);
}

function publishedPoints(grains: number): number {
  const points = (Math.round(grains / STEP) * STEP) / GRAINS_A_POINT;
  return Math.min(HIGHEST_NUMBER, Math.max(LOWEST_NUMBER, points));
}

/** How far a number of a place may be off, in tenths of a point, nineteen times in twenty. */
export function dimensionMargin({
  listed,
  leaves,
  rate,
}: Pick<PublishedDimensions, 'listed' | 'leaves'> & { readonly rate: Rate }): number {
  const terms = listed * PERSON_VARIANCE + leaves * LEAF_VARIANCE;
  const variance = terms / countingIn({ listed, rate }) ** 2 + ROUNDING_VARIANCE;
  return Math.ceil(SURE * Math.sqrt(variance) * 10) / 10;
}
