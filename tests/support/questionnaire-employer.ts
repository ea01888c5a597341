import {
  answeredTerm,
  dimensionSums,
  LEAST_LISTED_FOR_DIMENSIONS,
  listedTerms,
} from '#listening/rules/questionnaire.ts';
import { DIMENSIONS, type Dimension } from '#listening/rules/questionnaire-items.ts';
import { HIGHEST_NUMBER, LOWEST_NUMBER } from '#listening/rules/questionnaire-score.ts';
import { LEAF_TERM_DEVIATION, OWN_DEVIATION } from '#listening/rules/questionnaire-terms.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import {
  type Draw,
  LEAF_DEVIATION,
  PERSON_DEVIATION,
  personTerm,
  WEEK_DEVIATION,
} from '#listening/rules/secret-terms.ts';
import { MIDDLE, normal, type Random, type Tally } from './attacker.ts';
import { attack, type Run } from './patient-employer.ts';
import { drawFrom } from './watched-lists.ts';

// An employer who has the same questionnaire answered year after year and sees the unrounded sums. They know all of
// everybody else: what they answer, and even their secret terms. So all that is not the target’s is taken off, and
// what is left is a leaf of one. They are judged by the exact laws of all terms.

/** What they know of the target beside. */
export interface Knowledge {
  readonly name: string;
  /** In which dimensions the target is low or high; they are known to be in the middle of the others. */
  readonly dimensions: readonly Dimension[];
  /** Whether weeks tell that the target is low or high there too, or the target’s own term of weeks is known. */
  readonly weeks: 'untold' | 'told' | 'known';
  /** Nobody is asked a questionnaire: what it is measured against. */
  readonly isUnasked?: boolean;
}

const SOME: readonly Dimension[] = ['demands', 'autonomy', 'support'];

export const ATTACKS = [
  { name: 'all dimensions', dimensions: DIMENSIONS, weeks: 'untold' },
  { name: 'all dimensions, their weeks known', dimensions: DIMENSIONS, weeks: 'known' },
  { name: 'one dimension, five and their weeks known', dimensions: ['demands'], weeks: 'known' },
  { name: 'all dimensions and each week', dimensions: DIMENSIONS, weeks: 'told' },
  {
    name: 'each week, nobody is asked (to compare)',
    dimensions: [],
    weeks: 'told',
    isUnasked: true,
  },
] as const satisfies readonly Knowledge[];

/** Who knows half of the answers of somebody may be sure of the rest in the end, and of their weeks: not promised. */
export const NOT_PROMISED = [
  { name: 'three dimensions, three and their weeks known', dimensions: SOME, weeks: 'known' },
  { name: 'each week, all dimensions known', dimensions: [], weeks: 'told' },
] as const satisfies readonly Knowledge[];

const HALF_RANGE = (HIGHEST_NUMBER - LOWEST_NUMBER) / 2;
const HALF_RANGE_OF_WEEKS = 5;
/** What lists and weeks add to the mean of a year’s scores: four lists and one more, thirteen weeks each. */
const WEEKS_VARIANCE = (LEAF_DEVIATION ** 2 + WEEK_DEVIATION ** 2 / 13) / 4.3;
const ANSWERED = { always: 3, each: 2 };
const TARGET = 'target';
const LEAF = 'leaf';
const PLACES = [{ id: LEAF, parentId: undefined, listed: 1 }];

/** Whether the target is low or high, after so many years. */
export function attackDimensions(knowledge: Knowledge, years: number, run: Run): Tally {
  return attack(run, (isHigh, random, key) => {
    const says = (isHigh ? 1 : -1) * HALF_RANGE;
    const seen = knowledge.isUnasked
      ? []
      : seenIn(years, { key, run }, (dimension) =>
          knowledge.dimensions.includes(dimension) ? says : 0,
        );
    const week = weekSeen(isHigh, years, { key, random, run });
    const laws = lawsOf(years, run);
    const [high, low] = [1, -1].map((side) =>
      likelihood(seen, { knowledge, side, week, laws, years }),
    );
    return (high ?? 0) - (low ?? 0);
  });
}

/** Whether the target, who is known to be low in all dimensions, answers: by the rate too. */
export function attackAnswering(years: number, run: Run): Tally {
  const knowledge: Knowledge = { name: '', dimensions: DIMENSIONS, weeks: 'untold' };
  return attack(run, (answers, random, key) => {
    const seen = seenIn(years, { key, run }, () => (answers ? -HALF_RANGE : 0));
    const draw = drawFrom(key);
    const terms = idsOf(years).map((id) => answeredTerm(draw, 'company', id) / 1_000);
    const rate = Number(answers) + terms.reduce((sum, each) => sum + each, 0) / years;
    const rateVariance = ANSWERED.always ** 2 + ANSWERED.each ** 2 / years;
    const week = weekSeen(answers, years, { key, random, run });
    const laws = lawsOf(years, run);
    const [one, none] = [-1, 0].map((side) =>
      likelihood(seen, { knowledge, side, week, laws, years }),
    );
    const byRate = run.isControl ? 0 : (rate - 0.5) / rateVariance;
    return (one ?? 0) - (none ?? 0) + byRate;
  });
}

/**
 * Whether the target is low or high in all dimensions, for who knows what everybody says, and no terms: with other
 * people around the target each year, so that those of others go away on the mean.
 */
export function attackAmongOthers(years: number, run: Run): Tally {
  return attack(run, (isHigh, _, key) => {
    const draw = drawFrom(key);
    const places = [{ id: LEAF, parentId: undefined, listed: LEAST_LISTED_FOR_DIMENSIONS }];
    const numbers = numbersOf(() => (isHigh ? 1 : -1) * HALF_RANGE);
    const answered = [{ leaf: LEAF, numbers }];
    const sums = idsOf(years).flatMap((id) => {
      const others = Array.from({ length: LEAST_LISTED_FOR_DIMENSIONS - 1 }, (_each, at) => ({
        termKey: `${id} ${at}`,
        leaf: LEAF,
      }));
      const constants = listedTerms([{ termKey: TARGET, leaf: LEAF }, ...others], draw);
      const about = { id, places, constants, answered };
      return DIMENSIONS.map((dimension) => dimensionSums(about, dimension, draw).get(LEAF) ?? 0);
    });
    // Right or wrong is what counts here: how sure they may be is not worked out.
    return Math.sign(sums.reduce((all, each) => all + each, 0));
  });
}

type Life = { readonly key: string; readonly random: Random; readonly run: Run };

/** For each dimension the mean of what the target’s leaf of one told, in points from 8. */
function seenIn(
  years: number,
  { key, run }: Pick<Life, 'key' | 'run'>,
  says: (dimension: Dimension) => number,
): readonly number[] {
  const draw: Draw = run.isControl ? () => MIDDLE : drawFrom(key);
  const constants = listedTerms([{ termKey: TARGET, leaf: LEAF }], draw);
  const answered = [{ leaf: LEAF, numbers: numbersOf(says) }];
  return DIMENSIONS.map((dimension) => {
    const sums = idsOf(years).map(
      (id) =>
        dimensionSums({ id, places: PLACES, constants, answered }, dimension, draw).get(LEAF) ?? 0,
    );
    return sums.reduce((all, each) => all + each, 0) / years / GRAINS_A_POINT;
  });
}

const numbersOf = (says: (dimension: Dimension) => number) =>
  new Map(DIMENSIONS.map((dimension) => [dimension, (8 + says(dimension)) * GRAINS_A_POINT]));

const idsOf = (years: number) => Array.from({ length: years }, (_, year) => `year ${year}`);

/** What weeks tell of somebody who says the same each week, and their term, in points. */
function weekSeen(isHigh: boolean, years: number, { key, random }: Life) {
  const term = personTerm(drawFrom(key), TARGET) / GRAINS_A_POINT;
  const says = (isHigh ? 1 : -1) * HALF_RANGE_OF_WEEKS;
  return { term, told: says + term + normal(random) * Math.sqrt(WEEKS_VARIANCE / years) };
}

type Case = {
  readonly knowledge: Knowledge;
  /** High, low, or, at 0, silent. */
  readonly side: number;
  readonly week: ReturnType<typeof weekSeen>;
  readonly laws: Laws;
  readonly years: number;
};

/** The logarithm of how likely all that was seen is. */
function likelihood(seen: readonly number[], { knowledge, side, week, laws, years }: Case): number {
  const said = DIMENSIONS.map((dimension) =>
    knowledge.dimensions.includes(dimension) ? side * HALF_RANGE : 0,
  );
  // Given what all dimensions have in common, each is by itself.
  const given = GRID.map((common) =>
    seen.reduce(
      (all, each, at) => all * valueAt(laws.dimension, each - (said[at] ?? 0) - common),
      1,
    ),
  );
  const ofTerm = (term: number) =>
    GRID.reduce(
      (sum, common, at) => sum + (given[at] ?? 0) * valueAt(laws.common, common - term),
      0,
    );
  const scaled = OWN_DEVIATION / PERSON_DEVIATION;
  if (knowledge.weeks === 'known') return Math.log(ofTerm(scaled * week.term));
  const variance = WEEKS_VARIANCE / years;
  const told = (term: number) => {
    if (knowledge.weeks === 'untold') return 1;
    const off = week.told - side * HALF_RANGE_OF_WEEKS - term / scaled;
    return Math.exp(-(off ** 2) / (2 * variance));
  };
  return Math.log(COARSE.reduce((sum, term) => sum + laplace(term) * told(term) * ofTerm(term), 0));
}

const WIDTH = 60;
const PART = 0.5;
const GRID = Array.from({ length: (2 * WIDTH) / PART + 1 }, (_, at) => at * PART - WIDTH);
const COARSE = GRID.filter((value) => Math.abs(value) <= WIDTH / 2);

type Law = readonly number[];
type Laws = { readonly dimension: Law; readonly common: Law };

/** Of what is left of one dimension, and of what all have in common but the term of weeks. */
function lawsOf(years: number, { isControl = false }: Run): Laws {
  const known = drawnLaws.get(`${years} ${isControl}`);
  if (known) return known;
  const deviation = isControl ? PART : LEAF_TERM_DEVIATION / Math.sqrt(years);
  const law = isControl ? GRID.map((at) => bell(at, deviation)) : withTerm(deviation);
  const laws = { dimension: law, common: law };
  drawnLaws.set(`${years} ${isControl}`, laws);
  return laws;
}

const drawnLaws = new Map<string, Laws>();

/** A term of the person and the mean of a leaf’s. */
function withTerm(deviation: number): Law {
  const fine = Array.from({ length: GRID.length * 5 }, (_, at) => (at * PART) / 5 - WIDTH);
  return GRID.map((at) =>
    fine.reduce((sum, term) => sum + laplace(term) * bell(at - term, deviation) * (PART / 5), 0),
  );
}

function laplace(value: number): number {
  const scale = OWN_DEVIATION / Math.SQRT2;
  return Math.exp(-Math.abs(value) / scale) / (2 * scale);
}

const bell = (value: number, deviation: number) =>
  Math.exp(-(value ** 2) / (2 * deviation ** 2)) / (deviation * Math.sqrt(2 * Math.PI));

/** Between the points of the grid; beyond it next to nothing. */
function valueAt(law: Law, value: number): number {
  const at = (value + WIDTH) / PART;
  const below = Math.floor(at);
  if (below < 0 || below >= GRID.length - 1) return Number.MIN_VALUE;
  const share = at - below;
  return (law[below] ?? 0) * (1 - share) + (law[below + 1] ?? 0) * share + 1e-300;
}
