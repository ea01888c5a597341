/**
 * The rule: a fall is signalled when the mean of the last weeks is under what is usual by more than
 * chance would bring, and no more after three weeks in which it is not. A week is calm, and says what is
 * usual, while there is no such signal nor half a reason for one: else a lasting fall would become
 * what is usual before it is seen. Where a thread begins anew, nothing before it compares: what is usual
 * is learned again, and a signal that was on has nothing left to be read from.
 */
import type { ParisDay } from '#basics/dates.ts';
import { CALM_WEEKS, mustBeLearnedAnew } from './calm-weeks.ts';
import { type ComparedWeek, comparisonOf, WEIGHTED_WEEKS } from './comparison.ts';
import {
  begun,
  type Episode,
  type Episodes,
  followed,
  nextEpisode,
  type Stage,
} from './episode.ts';
import type { Limits } from './sensitivity.ts';
import type { WeekSeen } from './watch.ts';

export interface DropWatch extends Episodes {
  /** Of the last comparable week. */
  readonly monday: ParisDay | null;
  /** The comparable weeks that still count, the newest last. */
  readonly weeks: readonly ComparedWeek[];
}

export const NO_DROP: DropWatch = {
  monday: null,
  weeks: [],
  episode: null,
  ended: null,
};

/** Standard errors under what is usual from which on a week is not calm. */
const ERRORS_OF_DOUBT = 1.5;
const VIGILANCE_POINTS = 2;
const ALERT_POINTS = 3;

export function watchDrop(before: DropWatch, week: WeekSeen, limits: Limits): DropWatch {
  const { told, monday } = week;
  const isNew = told?.begins || mustBeLearnedAnew(before, monday);
  const drop = isNew ? NO_DROP : before;
  if (!told || week.isQuiet) return drop;
  const { thread, listed, leaves, rate } = told;
  const own = { thread, listed, leaves, rate };
  const compared = comparisonOf([...drop.weeks, { ...own, isCalm: false }]);
  const withWeek = (isCalm: boolean, episode: Episode | null): DropWatch => {
    const weeks = stillCounting([...drop.weeks, { ...own, isCalm }]);
    return { monday, weeks, ...followed(drop, episode) };
  };
  if (!compared) return withWeek(true, null);
  const { standardError } = compared;
  const fall = compared.baseline - compared.average;
  if (drop.episode) {
    const isGone = fall < limits.errorsToEnd * standardError;
    return withWeek(false, nextEpisode(drop.episode, isGone, stageOf(fall)));
  }
  if (fall > Math.max(limits.errorsToBegin * standardError, limits.leastFall))
    return withWeek(false, begun(drop, monday, stageOf(fall)));
  return withWeek(fall < ERRORS_OF_DOUBT * standardError, null);
}

function stillCounting(weeks: readonly ComparedWeek[]): readonly ComparedWeek[] {
  const calm = new Set(weeks.filter(({ isCalm }) => isCalm).slice(-CALM_WEEKS));
  const weighted = new Set(weeks.slice(-WEIGHTED_WEEKS));
  return weeks.flatMap((week) => {
    if (calm.has(week)) return week;
    return weighted.has(week) ? { ...week, isCalm: false } : [];
  });
}

function stageOf(fall: number): Stage | undefined {
  if (fall >= ALERT_POINTS) return 'alert';
  return fall >= VIGILANCE_POINTS ? 'vigilance' : undefined;
}
