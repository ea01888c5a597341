/**
 * The rule: how a place is doing is the exponentially weighted mean of its last weeks (EWMA); it is
 * compared with what is usual there, and the standard error of the difference says what chance would
 * bring: the errors of both, less what they share because some weeks are in both.
 */
import { usualOf } from './calm-weeks.ts';
import { DRIFT_VARIANCE, rosterVariance, weekVariance } from './published-error.ts';

/** What is kept of a week that can be compared with others. */
export interface ComparedWeek {
  readonly points: number;
  /** How many answered, at least. */
  readonly least: number;
  /** Percent, in tens. */
  readonly participation: number;
  /** Counts the changes of who is in the place. */
  readonly roster: number;
  /** Says what is usual. */
  readonly isCalm: boolean;
}

/** All in points. */
export interface Comparison {
  readonly baseline: number;
  readonly average: number;
  readonly standardError: number;
}

const WEIGHT = 0.3;
/** What is older weighs one hundredth together, and is left out. */
export const WEIGHTED_WEEKS = 13;
/** The variance of the median of normal values, to that of their mean. */
const MEDIAN_PENALTY = Math.PI / 2;

interface WeighedWeek extends ComparedWeek {
  readonly weight: number;
  readonly variance: number;
}

/** Undefined while too few weeks are calm. @param weeks in their order, the newest last */
export function comparisonOf(weeks: readonly ComparedWeek[]): Comparison | undefined {
  const baseline = usualOf(weeks.flatMap(({ isCalm, points }) => (isCalm ? [points] : [])));
  if (baseline === undefined) return undefined;
  const weighed = weighedWeeks(weeks);
  return {
    baseline,
    average: sumOf(weighed, ({ weight, points }) => weight * points),
    standardError: Math.sqrt(
      chanceVariance(weighed) +
        DRIFT_VARIANCE +
        rosterDistance(weighed) * rosterVariance(weeks.at(-1)?.least ?? 1),
    ),
  };
}

function weighedWeeks(weeks: readonly ComparedWeek[]): readonly WeighedWeek[] {
  const weights = weeks.map((_, at) => {
    const age = weeks.length - 1 - at;
    return age < WEIGHTED_WEEKS ? WEIGHT * (1 - WEIGHT) ** age : 0;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weeks.map((week, at) => ({
    ...week,
    weight: (weights[at] ?? 0) / total,
    variance: weekVariance(week),
  }));
}

/** Of the difference between the weighted mean and the median, while the people are the same. */
function chanceVariance(weeks: readonly WeighedWeek[]): number {
  const calm = weeks.filter(({ isCalm }) => isCalm);
  const ofAverage = sumOf(weeks, ({ weight, variance }) => weight ** 2 * variance);
  const ofMedian = (MEDIAN_PENALTY * sumOf(calm, ({ variance }) => variance)) / calm.length ** 2;
  // Of normal values a median varies with each of them as their mean does.
  const shared = sumOf(calm, ({ weight, variance }) => weight * variance) / calm.length;
  return ofAverage + ofMedian - 2 * shared;
}

/** By how much the two come from different people: 0 where from the same, 2 where none is in both. */
function rosterDistance(weeks: readonly WeighedWeek[]): number {
  const calm = weeks.filter(({ isCalm }) => isCalm).length;
  const distances = new Map<number, number>();
  for (const { roster, weight, isCalm } of weeks) {
    const share = weight - (isCalm ? 1 / calm : 0);
    distances.set(roster, (distances.get(roster) ?? 0) + share);
  }
  return sumOf([...distances.values()], (distance) => distance ** 2);
}

function sumOf<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
