/**
 * The rule: each place is watched from week to week, by what is told of it and by nothing else, for three
 * signals: it has fallen, it is low for long, fewer take part. What must be remembered
 * for that is one plain value, the same whether it was kept or worked out again from the first week.
 */
import { daysBetween, type ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/published-week.ts';
import type { PublishedWeek } from '#listening/rules/trends.ts';
import { CALIBRATION_WEEKS } from './calm-weeks.ts';
import { raised } from './episode.ts';
import { LIMITS, type Sensitivity } from './sensitivity.ts';
import { type DropWatch, NO_DROP, watchDrop } from './watch-drop.ts';
import { type LevelWatch, NO_LEVEL, watchLevel } from './watch-level.ts';
import {
  NO_PARTICIPATION,
  type ParticipationWatch,
  watchParticipation,
} from './watch-participation.ts';

export const SIGNAL_KINDS = ['drop', 'level', 'participation'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** The Monday after which what is usual is learned anew, for each kind whose signal was explained. */
export type LearnedFrom = Readonly<Partial<Record<SignalKind, ParisDay>>>;

/** One week of a place. */
export interface WeekSeen {
  readonly monday: ParisDay;
  /** Undefined where nothing is told. */
  readonly told: PublishedWeek | undefined;
  /** Too unlike others to be compared with them: `quiet-week`. */
  readonly isQuiet: boolean;
  /** The list that holds, and how many of its people take part; said of the whole company alone. */
  readonly list?: { readonly since: ParisDay; readonly rate: Rate } | undefined;
}

/** Of these rules: after a change of them what is remembered is worked out again. */
export const RULE = 2;

/** What is remembered of a place; JSON gives it back as it was. */
export interface Watch {
  readonly rule: typeof RULE;
  /** The Monday of the last week that was seen. */
  readonly monday: ParisDay;
  readonly drop: DropWatch;
  readonly level: LevelWatch;
  readonly participation: ParticipationWatch;
}

/**
 * With one more week; a week that was seen already changes nothing.
 * @param watch undefined before the first week
 */
export function watchWeek(
  watch: Watch | undefined,
  week: WeekSeen,
  sensitivity: Sensitivity,
): Watch {
  if (watch && week.monday <= watch.monday) return watch;
  const limits = LIMITS[sensitivity];
  return withSecondSignal({
    rule: RULE,
    monday: week.monday,
    drop: watchDrop(watch?.drop ?? NO_DROP, week, limits),
    level: watchLevel(watch?.level ?? NO_LEVEL, week, limits),
    participation: watchParticipation(watch?.participation ?? NO_PARTICIPATION, week),
  });
}

/**
 * With more weeks, in their order; those that were seen already change nothing.
 * @param before undefined where they are the first ones
 */
export function watchWeeks(
  before: Watch | undefined,
  weeks: readonly WeekSeen[],
  sensitivity: Sensitivity,
  learnedFrom: LearnedFrom = {},
): Watch | undefined {
  return weeks.reduce<Watch | undefined>(
    (watch, week) => learnedAnew(watchWeek(watch, week, sensitivity), learnedFrom),
    before && learnedAnew(before, learnedFrom),
  );
}

/**
 * The same place by other limits: a signal that is on goes on as it was, and only weeks to come can end
 * it; all else is worked out again.
 * @param weeks from the first one on
 */
export function watchedOtherwise(
  before: Watch,
  weeks: readonly WeekSeen[],
  sensitivity: Sensitivity,
  learnedFrom: LearnedFrom = {},
): Watch | undefined {
  const seen = weeks.filter(({ monday }) => monday <= before.monday);
  const { drop, level, participation } = learnedAnew(before, learnedFrom);
  const anew = watchWeeks(undefined, seen, sensitivity, learnedFrom);
  const both = anew && {
    ...anew,
    ...(drop.episode && { drop }),
    ...(level.episode && { level }),
    ...(participation.episode && { participation }),
  };
  return watchWeeks(both, weeks, sensitivity, learnedFrom);
}

/** After so many days of which no week could be compared, nothing is told there. */
const FRUITLESS_DAYS = 56;

/**
 * How many comparable weeks are missing before a fall could be seen, null where nothing is
 * told; undefined when none is missing.
 */
export function isCalibrating(watch: Watch): { readonly weeksLeft: number | null } | undefined {
  const { monday, drop } = watch;
  const weeksLeft = CALIBRATION_WEEKS - drop.weeks.filter(({ isCalm }) => isCalm).length;
  if (weeksLeft <= 0) return undefined;
  const isFruitless = drop.monday === null || daysBetween(drop.monday, monday) > FRUITLESS_DAYS;
  return { weeksLeft: isFruitless ? null : weeksLeft };
}

/** Until somebody has said that what was signalled is what is usual now, that kind knows nothing. */
function learnedAnew(watch: Watch, learnedFrom: LearnedFrom): Watch {
  const isBefore = (kind: SignalKind) => watch.monday <= (learnedFrom[kind] ?? '');
  return {
    ...watch,
    ...(isBefore('drop') && { drop: NO_DROP }),
    ...(isBefore('level') && { level: NO_LEVEL }),
    ...(isBefore('participation') && { participation: NO_PARTICIPATION }),
  };
}

/** Two signals at once are graver than one. */
function withSecondSignal(watch: Watch): Watch {
  const { drop, level, participation } = watch;
  const lasting = [drop, level, participation].filter(({ episode }) => episode);
  if (lasting.length < 2) return watch;
  return {
    ...watch,
    drop: { ...drop, episode: drop.episode && raised(drop.episode, 'alert') },
    level: { ...level, episode: level.episode && raised(level.episode, 'alert') },
    participation: {
      ...participation,
      episode: participation.episode && raised(participation.episode, 'alert'),
    },
  };
}
