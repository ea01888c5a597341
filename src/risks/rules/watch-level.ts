/**
 * The rule: a place whose level of four weeks, with its margin, is under seven points for weeks running is
 * signalled though it never fell: that is surely below the middle, and tense or near to it. It is over after
 * three weeks in which that is no longer sure. A margin is the narrower the more people are listed: of a
 * small team a level alone is never that sure.
 */
import type { ParisDay } from '#basics/dates.ts';
import { fourWeekLevel, type Level, type PublishedWeek } from '#listening/rules/trends.ts';
import { mustBeLearnedAnew } from './calm-weeks.ts';
import { begun, type Episodes, followed, nextEpisode } from './episode.ts';
import type { Limits } from './sensitivity.ts';
import type { WeekSeen } from './watch.ts';

export interface LevelWatch extends Episodes {
  /** Of the last week that was told. */
  readonly monday: ParisDay | null;
  /** The last four, the newest last. */
  readonly weeks: readonly PublishedWeek[];
  /** How many weeks running it was surely low. */
  readonly weeksLow: number;
}

export const NO_LEVEL: LevelWatch = {
  monday: null,
  weeks: [],
  weeksLow: 0,
  episode: null,
  ended: null,
};

const WEEKS = 4;
/** Points. One more than where the climate is tense, since no margin is much less than one. */
export const LOW_UNDER = 7;

export function watchLevel(before: LevelWatch, week: WeekSeen, limits: Limits): LevelWatch {
  const { told, monday } = week;
  const level = mustBeLearnedAnew(before, monday) ? NO_LEVEL : before;
  if (!told || week.isQuiet) return level;
  const weeks = [...level.weeks, told].slice(-WEEKS);
  const isLow = weeks.length === WEEKS && isSurelyLow(fourWeekLevel(weeks));
  const weeksLow = isLow ? level.weeksLow + 1 : 0;
  const now = { monday, weeks, weeksLow };
  if (level.episode) return { ...now, ...followed(level, nextEpisode(level.episode, !isLow)) };
  return { ...now, ...followed(level, weeksLow >= limits.lowWeeks ? begun(level, monday) : null) };
}

function isSurelyLow(level: Level | undefined): boolean {
  return level !== undefined && level.points + level.margin < LOW_UNDER;
}
