/**
 * The rule: how a place is doing is the exponentially weighted mean of its last weeks (EWMA); it is
 * compared with what is usual there, and the standard error of the difference says what chance would
 * bring: the errors of both, less what they share because some weeks are in both. Both are read from the
 * thread, which the comings and goings of people do not move.
 */
import { type PublishedWeek, weekVarianceOf } from '#listening/rules/trends.ts';
import { usualOf } from './calm-weeks.ts';

/** What is kept of a week that can be compared with others. */
export interface ComparedWeek extends Pick<PublishedWeek, 'thread' | 'listed' | 'leaves' | 'rate'> {
  /** Says what is usual. */
  readonly isCalm: boolean;
}

/** All in points. */
export interface Comparison {
  readonly baseline: number;
  readonly average: number;
  readonly standardError: number;
}

/**
 * How far the two are apart because the mood of a place wanders within weeks without a cause worth a signal.
 * This is assumed, and not known: that what people have in common wanders with a standard deviation of 0.35
 * points and comes back by a tenth of it a week, which puts from 0.2 between the two, right after the weeks
 * that say what is usual, to 0.4 long after. Where it wanders more, or with the seasons, signals are wrong
 * more often: `alert-figures` says how often. It is one term of the difference and no part of each week: more
 * weeks do not average it away.
 */
export const DRIFT_VARIANCE = 0.3 ** 2;

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
  const baseline = usualOf(weeks.flatMap(({ isCalm, thread }) => (isCalm ? [thread] : [])));
  if (baseline === undefined) return undefined;
  const weighed = weighedWeeks(weeks);
  return {
    baseline,
    average: sumOf(weighed, ({ weight, thread }) => weight * thread),
    standardError: Math.sqrt(chanceVariance(weighed) + DRIFT_VARIANCE),
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
    variance: weekVarianceOf(week),
  }));
}

/** Of the difference between the weighted mean and the median. */
function chanceVariance(weeks: readonly WeighedWeek[]): number {
  const calm = weeks.filter(({ isCalm }) => isCalm);
  const ofAverage = sumOf(weeks, ({ weight, variance }) => weight ** 2 * variance);
  const ofMedian = (MEDIAN_PENALTY * sumOf(calm, ({ variance }) => variance)) / calm.length ** 2;
  // Of normal values a median varies with each of them as their mean does.
  const shared = sumOf(calm, ({ weight, variance }) => weight * variance) / calm.length;
  return ofAverage + ofMedian - 2 * shared;
}

function sumOf<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
