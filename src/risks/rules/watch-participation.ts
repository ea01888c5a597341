/**
 * The rule: that far fewer answer than is usual is signalled, since silence says something too: when the
 * mean of two weeks is under half of what is usual, and twenty points lower, twice running. It is over
 * after three weeks above three quarters.
 */
import type { ParisDay } from '#basics/dates.ts';
import { CALM_WEEKS, mustBeLearnedAnew, usualOf } from './calm-weeks.ts';
import { begun, type Episodes, followed, nextEpisode } from './episode.ts';
import type { Limits } from './sensitivity.ts';
import type { WeekSeen } from './watch.ts';

/** All in percent. */
export interface ParticipationWatch extends Episodes {
  /** Of the last comparable week. */
  readonly monday: ParisDay | null;
  readonly calm: readonly number[];
  /** Of the last comparable week and the one before. */
  readonly recent: readonly number[];
  /** How many weeks running it was too low. */
  readonly weeksUnder: number;
}

export const NO_PARTICIPATION: ParticipationWatch = {
  monday: null,
  calm: [],
  recent: [],
  weeksUnder: 0,
  episode: null,
  ended: null,
};

const RECENT_WEEKS = 2;
const LEAST_FALL = 20;
const WEEKS_UNDER = 2;
const RECOVERED_PERCENT = 75;

export function watchParticipation(
  before: ParticipationWatch,
  week: WeekSeen,
  limits: Limits,
): ParticipationWatch {
  const { told, monday } = week;
  const known = mustBeLearnedAnew(before, monday) ? NO_PARTICIPATION : before;
  if (!told || week.isQuiet) return known;
  const recent = [...known.recent, told.participation].slice(-RECENT_WEEKS);
  const usual = usualOf(known.calm);
  const calm = [...known.calm, told.participation].slice(-CALM_WEEKS);
  if (usual === undefined) return { ...known, monday, calm, recent };
  const now = { ...known, monday, recent };
  const mean = recentMean(now);
  if (known.episode) {
    const isBack = mean > (usual * RECOVERED_PERCENT) / 100;
    return { ...now, weeksUnder: 0, ...followed(known, nextEpisode(known.episode, isBack)) };
  }
  const isUnder = isFarFewer(known.calm, mean, limits) && usual - mean >= LEAST_FALL;
  const weeksUnder = isUnder ? known.weeksUnder + 1 : 0;
  if (weeksUnder < WEEKS_UNDER) return { ...now, calm, weeksUnder, ...followed(known, null) };
  return { ...now, weeksUnder, ...followed(known, begun(known, monday)) };
}

/** Than usual, so far as that is known. */
export function isFarFewer(
  calm: ParticipationWatch['calm'],
  percent: number,
  limits: Limits,
): boolean {
  const usual = usualOf(calm);
  return usual !== undefined && percent < (usual * limits.participationPercent) / 100;
}

export function recentMean({ recent }: Pick<ParticipationWatch, 'recent'>): number {
  return recent.reduce((sum, percent) => sum + percent, 0) / recent.length;
}
