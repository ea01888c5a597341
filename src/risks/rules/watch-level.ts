/**
 * The rule: a place where for weeks running more than a quarter of the people are surely low is signalled
 * though it never fell; it is over after three weeks in which that is no longer sure. Low shares are
 * told of thirty people or more.
 */
import type { ParisDay } from '#basics/dates.ts';
import { mustBeLearnedAnew } from './calm-weeks.ts';
import { begun, type Episodes, followed, nextEpisode } from './episode.ts';
import type { Limits } from './sensitivity.ts';
import type { WeekSeen } from './watch.ts';

export interface LevelWatch extends Episodes {
  /** Of the last week with a share. */
  readonly monday: ParisDay | null;
  /** The last four; share in percent. */
  readonly weeks: readonly { readonly share: number; readonly least: number }[];
  /** How many weeks running too many were low. */
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
const MOST_LOW_PERCENT = 25;
const SURE = 1.96;

export function watchLevel(before: LevelWatch, week: WeekSeen, limits: Limits): LevelWatch {
  const { told, monday } = week;
  const level = mustBeLearnedAnew(before, monday) ? NO_LEVEL : before;
  if (told?.lowShare === undefined || week.isQuiet) return level;
  const weeks = [...level.weeks, { share: told.lowShare, least: told.least }].slice(-WEEKS);
  const isLow = weeks.length === WEEKS && lowShareOf(weeks).atLeast > MOST_LOW_PERCENT;
  const weeksLow = isLow ? level.weeksLow + 1 : 0;
  const now = { monday, weeks, weeksLow };
  if (level.episode) return { ...now, ...followed(level, nextEpisode(level.episode, !isLow)) };
  return { ...now, ...followed(level, weeksLow >= limits.lowWeeks ? begun(level, monday) : null) };
}

/**
 * Of some weeks, in percent: the mean, and what it is at least (Wilson). Counted as many people as
 * answer in one week: they are the same ones each time, and four answers of one are not four people.
 */
export function lowShareOf(weeks: LevelWatch['weeks']): { mean: number; atLeast: number } {
  const people = weeks.reduce((sum, { least }) => sum + least, 0) / weeks.length;
  const share = weeks.reduce((sum, each) => sum + each.share, 0) / weeks.length / 100;
  const middle = share + SURE ** 2 / (2 * people);
  const spread = SURE * Math.sqrt((share * (1 - share)) / people + SURE ** 2 / (4 * people ** 2));
  return { mean: 100 * share, atLeast: (100 * (middle - spread)) / (1 + SURE ** 2 / people) };
}
