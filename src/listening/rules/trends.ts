/**
 * The rule: a trend is computed from published threads only, so that nobody's coming or going moves it. "7 days"
 * is the last closed week against the one before, "30 days" the mean of the last four closed weeks against the
 * four before. An arrow is shown only where the change is more than half a point and more than chance would
 * bring in nineteen of twenty cases; else it is stable. A level has the margin of the same nineteen.
 */

import type { Rate } from './published-week.ts';
import { LEAF_DEVIATION, PERSON_DEVIATION, WEEK_DEVIATION } from './secret-terms.ts';

/** What trends need of a week that was told of a place. */
export interface PublishedWeek {
  /** Where the place stands, and the thread from which changes are read. */
  readonly points: number;
  readonly thread: number;
  /** How many people are listed there, and in how many leaves. */
  readonly listed: number;
  readonly leaves: number;
  /** How many of the listed count, of the whole company. */
  readonly rate: Rate;
  /** The thread begins with this week: nothing before it compares. */
  readonly begins: boolean;
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
export type History = readonly (PublishedWeek | undefined)[];

/** What is told of a place in one week, as readers are given it. */
export interface ToldCell {
  readonly points: number;
  readonly thread: number | null;
  readonly listed: number | null;
  readonly leaves: number | null;
  readonly rate: Rate | null;
  readonly begins: boolean;
}

const SURE = 1.96;
const LEAST_CHANGE = 0.5;
const WEEKS = 4;
/** Of the four weeks, so many must have been told. */
const LEAST_WEEKS = 3;
/** Rounding to half a point. */
const ROUNDING_VARIANCE = 0.25 / 12;
/** How far the number of one person moves of itself from week to week: standard deviation, in points. */
const PEOPLE_DEVIATION = 1.1;
/** What a rate that is told in words is taken for: rather too low than too high. */
const COUNTING: Readonly<Record<Rate, number>> = {
  'under-half': 0.5,
  'over-half': 0.6,
  most: 0.85,
};

/** A week that trends can read; undefined of method 1, with which nothing compares. */
export function publishedWeek(cell: ToldCell): PublishedWeek | undefined {
  const { points, thread, listed, leaves, rate, begins } = cell;
  if (thread === null || listed === null || leaves === null || rate === null) return undefined;
  return { points, thread, listed, leaves, rate, begins };
}

/** The weeks of a place, the oldest first. */
export function historyOf({ weeks }: { readonly weeks: readonly (ToldCell | null)[] }): History {
  return weeks.map((cell) => (cell ? publishedWeek(cell) : undefined));
}

/** How many people count in a place, as far as it is told. */
export function countingIn({ listed, rate }: Pick<PublishedWeek, 'listed' | 'rate'>): number {
  return listed * COUNTING[rate];
}

/** The level of one week. */
export function weekLevel(week: PublishedWeek): Level {
  return levelOf([week]);
}

/** Of the last four weeks; undefined when too few of them were told. */
export function fourWeekLevel(history: History): Level | undefined {
  const weeks = publishedWeekOf(history.slice(-WEEKS));
  return weeks.length < LEAST_WEEKS ? undefined : levelOf(weeks);
}

export function sevenDayTrend(history: History): Trend | undefined {
  const [before, now] = comparable(history).slice(-2);
  return before && now ? trendBetween([before], [now]) : undefined;
}

export function thirtyDayTrend(history: History): Trend | undefined {
  const weeks = comparable(history);
  const now = publishedWeekOf(weeks.slice(-WEEKS));
  const before = publishedWeekOf(weeks.slice(-2 * WEEKS, -WEEKS));
  if (now.length < LEAST_WEEKS || before.length < LEAST_WEEKS) return undefined;
  return trendBetween(before, now);
}

/** The weeks since the thread last began. */
function comparable(history: History): History {
  const at = history.findLastIndex((week) => week?.begins);
  return at < 0 ? history : history.map((week, index) => (index < at ? undefined : week));
}

function trendBetween(before: readonly PublishedWeek[], now: readonly PublishedWeek[]): Trend {
  const change = meanOf(now) - meanOf(before);
  const variance = weekVariance(before) + weekVariance(now);
  const isMore = Math.abs(change) > Math.max(LEAST_CHANGE, SURE * Math.sqrt(variance));
  if (!isMore) return { change, direction: 'stable' };
  return { change, direction: change > 0 ? 'up' : 'down' };
}

function levelOf(weeks: readonly PublishedWeek[]): Level {
  const points = weeks.reduce((sum, week) => sum + week.points, 0) / weeks.length;
  const permanent = weeks.reduce((sum, week) => sum + permanentVariance(week), 0) / weeks.length;
  const margin = SURE * Math.sqrt(permanent + weekVariance(weeks));
  return { points, margin: Math.round(margin * 10) / 10 };
}

/** What differs from week to week without anybody having changed: terms of weeks, rounding, how people are. */
function weekVariance(weeks: readonly PublishedWeek[]): number {
  return weeks.reduce((sum, week) => sum + weekVarianceOf(week), 0) / weeks.length ** 2;
}

/** Of one week of a thread, in points squared. */
export function weekVarianceOf(week: Pick<PublishedWeek, 'listed' | 'leaves' | 'rate'>): number {
  const counting = countingIn(week);
  const terms = (week.leaves * WEEK_DEVIATION ** 2) / counting ** 2;
  return terms + PEOPLE_DEVIATION ** 2 / counting + ROUNDING_VARIANCE;
}

/** What stays while a list holds: the terms of all its people, silent or not, and of the leaves. */
function permanentVariance(week: PublishedWeek): number {
  const terms = week.listed * PERSON_DEVIATION ** 2 + week.leaves * LEAF_DEVIATION ** 2;
  return terms / countingIn(week) ** 2;
}

function meanOf(weeks: readonly PublishedWeek[]): number {
  return weeks.reduce((sum, { thread }) => sum + thread, 0) / weeks.length;
}

function publishedWeekOf(history: History): readonly PublishedWeek[] {
  return history.filter((week) => week !== undefined);
}
