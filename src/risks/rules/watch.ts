/**
 * The rule: each place is watched from week to week, by what is told of it and by nothing else, for three
 * signals: its score has fallen, too many are low for long, far fewer answer. What must be remembered
 * for that is one plain value, the same whether it was kept or worked out again from the first week.
 */
import { daysBetween, type ParisDay } from '#basics/dates.ts';
import { CALIBRATION_WEEKS } from './calm-weeks.ts';
import { raised } from './episode.ts';
import { LIMITS, type Sensitivity } from './sensitivity.ts';
import { type DropWatch, NO_DROP, watchDrop } from './watch-drop.ts';
import { type LevelWatch, NO_LEVEL, watchLevel } from './watch-level.ts';
import {
  isFarFewer,
  NO_PARTICIPATION,
  type ParticipationWatch,
  watchParticipation,
} from './watch-participation.ts';

export const SIGNAL_KINDS = ['drop', 'level', 'participation'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** The Monday after which what is usual is learned anew, for each kind whose signal was explained. */
export type LearnedFrom = Readonly<Partial<Record<SignalKind, ParisDay>>>;

/** What is told of a place in one week. */
export interface WatchedWeek {
  readonly monday: ParisDay;
  readonly points: number;
  /** How many answered, at least. */
  readonly least: number;
  /** Percent, in tens. */
  readonly participation: number;
  /** Not the people of the week before. */
  readonly isChanged: boolean;
  /** Percent, in tens, 10 for so many or fewer; of groups large enough. */
  readonly lowShare: number | undefined;
}

/** One week of a place. */
export interface WeekSeen {
  readonly monday: ParisDay;
  /** Undefined where nothing is told. */
  readonly told: WatchedWeek | undefined;
  /** Too unlike others to be compared with them: `quiet-week`. */
  readonly isQuiet: boolean;
  /** The place is closed, or a part of it where people are: only if far fewer answered is it quiet. */
  readonly isClosed?: boolean;
}

/** What is remembered of a place; JSON gives it back as it was. */
export interface Watch {
  /** Of these rules: after a change of them it is worked out again. */
  readonly rule: 1;
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
  const silence = watch?.participation ?? NO_PARTICIPATION;
  const isHollow =
    week.isClosed && week.told && isFarFewer(silence.calm, week.told.participation, limits);
  const seen = isHollow ? { ...week, isQuiet: true } : week;
  return withSecondSignal({
    rule: 1,
    monday: week.monday,
    drop: watchDrop(watch?.drop ?? NO_DROP, seen, limits),
    level: watchLevel(watch?.level ?? NO_LEVEL, seen, limits),
    participation: watchParticipation(silence, seen, limits),
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

/** After so many weeks of which none could be compared, too few people answer there. */
const FRUITLESS_DAYS = 56;

/**
 * How many comparable weeks are missing before a fall could be seen, null where too few people answer
 * for any week to be comparable; undefined when none is missing.
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
