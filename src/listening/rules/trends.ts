/**
 * The rule: a trend is computed from published numbers only. "7 days" is the last closed week against
 * the one before, "30 days" the mean of the last four closed weeks against the four before. An arrow
 * is shown only where the change is more than half a point and more than chance would bring in
 * nineteen of twenty cases; else it is stable. A level has the margin of the same nineteen.
 */
import { PERSON_DEVIATION, PLACE_DEVIATION } from './released-cells.ts';

/** What trends need of a number that was told. */
export interface ToldWeek {
  readonly points: number;
  /** How many answered, at least. */
  readonly least: number;
  /** Percent, in tens. */
  readonly participation: number;
  /** Not the people of the week before. */
  readonly isChanged: boolean;
}

export type Direction = 'up' | 'down' | 'stable';

export interface Trend {
  /** In points, not rounded further than the numbers it comes from. */
  readonly change: number;
  readonly direction: Direction;
}

export interface Level {
  readonly points: number;
  /** Points on each side, in tenths. */
  readonly margin: number;
}

/** Weeks of one place, the newest last; undefined where nothing was told. */
export type History = readonly (ToldWeek | undefined)[];

const SURE = 1.96;
const LEAST_CHANGE = 0.5;
const WEEKS = 4;
/** Of the four weeks, so many must have been told. */
const LEAST_WEEKS = 3;
/** How far people are from each other: standard deviation of their weeks, in points. */
const PEOPLE_DEVIATION = 3;
/** Rounding to half a point. */
const ROUNDING_VARIANCE = 0.25 / 12;

/** The level of one week. */
export function weekLevel(week: ToldWeek): Level {
  return levelOf([week]);
}

/** Of the last four weeks; undefined when too few of them were told. */
export function fourWeekLevel(history: History): Level | undefined {
  const weeks = told(history.slice(-WEEKS));
  return weeks.length < LEAST_WEEKS ? undefined : levelOf(weeks);
}

export function sevenDayTrend(history: History): Trend | undefined {
  const [before, now] = history.slice(-2);
  return before && now ? trendBetween([before], [now]) : undefined;
}

export function thirtyDayTrend(history: History): Trend | undefined {
  const now = told(history.slice(-WEEKS));
  const before = told(history.slice(-2 * WEEKS, -WEEKS));
  if (now.length < LEAST_WEEKS || before.length < LEAST_WEEKS) return undefined;
  return trendBetween(before, now);
}

function trendBetween(before: readonly ToldWeek[], now: readonly ToldWeek[]): Trend {
  const change = meanOf(now) - meanOf(before);
  const isOtherGroup = now.some(({ isChanged }) => isChanged);
  const variance = [before, now].reduce(
    (sum, weeks) => sum + weekVariance(weeks) + (isOtherGroup ? permanentVariance(weeks) : 0),
    0,
  );
  const isMore = Math.abs(change) > Math.max(LEAST_CHANGE, SURE * Math.sqrt(variance));
  if (!isMore) return { change, direction: 'stable' };
  return { change, direction: change > 0 ? 'up' : 'down' };
}

function levelOf(weeks: readonly ToldWeek[]): Level {
  const variance = weekVariance(weeks) + permanentVariance(weeks);
  return {
    points: meanOf(weeks),
    margin: Math.round(SURE * Math.sqrt(variance) * 10) / 10,
  };
}

/** What differs from week to week without anybody having changed: the term, rounding, who answers. */
function weekVariance(weeks: readonly ToldWeek[]): number {
  const of = ({ least, participation }: ToldWeek) => {
    const silent = 1 - participation / 100;
    const people = (PEOPLE_DEVIATION ** 2 + PERSON_DEVIATION ** 2) / least;
    return (PLACE_DEVIATION / least) ** 2 + silent * people + ROUNDING_VARIANCE;
  };
  return weeks.reduce((sum, week) => sum + of(week), 0) / weeks.length ** 2;
}

/** What stays while the group is the same: the terms of its people and of the place. */
function permanentVariance(weeks: readonly ToldWeek[]): number {
  const least = Math.min(...weeks.map((week) => week.least));
  return PERSON_DEVIATION ** 2 / least + (PLACE_DEVIATION / least) ** 2;
}

function meanOf(weeks: readonly ToldWeek[]): number {
  return weeks.reduce((sum, { points }) => sum + points, 0) / weeks.length;
}

function told(history: History): readonly ToldWeek[] {
  return history.filter((week) => week !== undefined);
}
