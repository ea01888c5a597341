import { addDays } from '#basics/dates.ts';
import type { PublishedWeek } from '#listening/rules/trends.ts';
import type { Sensitivity } from '#risks/rules/sensitivity.ts';
import { type Signal, signalsOf } from '#risks/rules/signals.ts';
import { type Watch, type WeekSeen, watchWeek } from '#risks/rules/watch.ts';

/** What differs from a usual week of a place that is well; its thread is where it stands. */
export type Told = Partial<Omit<PublishedWeek, 'thread'>> & Pick<WeekSeen, 'list'>;
export type Week = Told | { readonly told: Told | undefined; readonly isQuiet: boolean };

export const FIRST_MONDAY = '2026-01-05';
/** Forty people who are well. */
const USUAL = { points: 9.5, listed: 40, leaves: 1, rate: 'most', begins: false } as const;

export const hidden: Week = { told: undefined, isQuiet: false };
export const quiet = (told: Told): Week => ({ told, isQuiet: true });

export function times(count: number, week: Week): readonly Week[] {
  return Array.from({ length: count }, () => week);
}

/** As many weeks as say what is usual. */
export const CALM = times(12, {});

/** The watch after each of these weeks, one after the other. */
export function watched(
  weeks: readonly Week[],
  sensitivity: Sensitivity = 'standard',
): readonly Watch[] {
  return watchAll(weeks.map(weekSeen), sensitivity);
}

export function watchAll(weeks: readonly WeekSeen[], sensitivity: Sensitivity): readonly Watch[] {
  let watch: Watch | undefined;
  return weeks.map((week) => {
    watch = watchWeek(watch, week, sensitivity);
    return watch;
  });
}

/** What is signalled after the last of these weeks. */
export function signalled(weeks: readonly Week[], sensitivity?: Sensitivity): readonly Signal[] {
  const last = watched(weeks, sensitivity).at(-1);
  return last ? signalsOf(last) : [];
}

export function weekSeen(week: Week, at: number): WeekSeen {
  const monday = addDays(FIRST_MONDAY, 7 * at);
  const { told, isQuiet } = 'isQuiet' in week ? week : { told: week, isQuiet: false };
  if (!told) return { monday, told, isQuiet };
  const { list, ...own } = { ...USUAL, ...told };
  return { monday, told: { ...own, thread: own.points }, isQuiet, list };
}
