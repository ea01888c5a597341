/**
 * The rule: the weeks that were told say what would have been signalled, week by week and by the same
 * rules: when each signal began, how grave it became, and when it was over.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Stage } from './episode.ts';
import type { Sensitivity } from './sensitivity.ts';
import { type Signal, signalsOf } from './signals.ts';
import { type LearnedFrom, type Watch, type WeekSeen, watchWeeks } from './watch.ts';

export interface ReplayedSignal {
  readonly kind: Signal['kind'];
  /** The Monday of the week with which it began. */
  readonly since: ParisDay;
  /** The Monday of the week with which it was over; null where it lasts. */
  readonly endedOn: ParisDay | null;
  /** The gravest it became. */
  readonly stage: Stage;
}

/** @param weeks of one place, the oldest first */
export function replayed(
  weeks: readonly WeekSeen[],
  sensitivity: Sensitivity,
  learnedFrom?: LearnedFrom,
): readonly ReplayedSignal[] {
  let watch: Watch | undefined;
  const found = new Map<string, ReplayedSignal>();
  for (const week of weeks) {
    watch = watchWeeks(watch, [week], sensitivity, learnedFrom);
    const lasting = watch ? signalsOf(watch) : [];
    for (const [key, each] of found) {
      const isOn = lasting.some(({ kind, since }) => kind === each.kind && since === each.since);
      if (each.endedOn === null && !isOn) found.set(key, { ...each, endedOn: week.monday });
    }
    for (const { kind, since, stage } of lasting) {
      found.set(`${kind} ${since}`, { kind, since, stage, endedOn: null });
    }
  }
  return [...found.values()];
}
