/**
 * The rule: a signal is told with what it was read from, rounded as the numbers it comes from allow, and
 * with its margin: a signal to examine, never a verdict on a team, and never about one person.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/published-week.ts';
import { fourWeekLevel } from '#listening/rules/trends.ts';
import { comparisonOf } from './comparison.ts';
import type { Episode, Stage } from './episode.ts';
import type { Watch } from './watch.ts';
import type { DropWatch } from './watch-drop.ts';
import type { LevelWatch } from './watch-level.ts';
import type { ParticipationWatch } from './watch-participation.ts';

interface Lasting {
  readonly stage: Stage;
  /** The Monday of the week with which it began. */
  readonly since: ParisDay;
}

/** In points, in tenths. */
export interface DropSignal extends Lasting {
  readonly kind: 'drop';
  readonly baseline: number;
  /** The weighted mean of the last weeks. */
  readonly ewma: number;
  /** What chance alone would bring between the two, in nineteen of twenty cases. */
  readonly margin: number;
}

/** In points, in tenths. */
export interface LevelSignal extends Lasting {
  readonly kind: 'level';
  /** Of the last four weeks. */
  readonly level: number;
  readonly margin: number;
}

export interface ParticipationSignal extends Lasting {
  readonly kind: 'participation';
  readonly before: Rate;
  readonly now: Rate;
}

export type Signal = DropSignal | LevelSignal | ParticipationSignal;

const SURE = 1.96;

/** Those that last, the gravest kind of fact first: the score, its level, silence. */
export function signalsOf({ drop, level, participation }: Watch): readonly Signal[] {
  return [dropSignal(drop), levelSignal(level), participationSignal(participation)].filter(
    (signal) => signal !== undefined,
  );
}

function dropSignal({ episode, weeks }: DropWatch): DropSignal | undefined {
  const compared = comparisonOf(weeks);
  if (!episode || !compared) return undefined;
  return {
    kind: 'drop',
    ...lasting(episode),
    baseline: tenths(compared.baseline),
    ewma: tenths(compared.average),
    margin: tenths(SURE * compared.standardError),
  };
}

function levelSignal({ episode, weeks }: LevelWatch): LevelSignal | undefined {
  const level = fourWeekLevel(weeks);
  if (!episode || !level) return undefined;
  const { points, margin } = level;
  return { kind: 'level', ...lasting(episode), level: tenths(points), margin };
}

function participationSignal(watch: ParticipationWatch): ParticipationSignal | undefined {
  const { episode, before, now } = watch;
  if (!episode || before === null || now === null) return undefined;
  return { kind: 'participation', ...lasting(episode), before, now };
}

function lasting({ stage, since }: Episode): Lasting {
  return { stage, since };
}

function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}
