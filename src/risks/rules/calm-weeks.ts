/**
 * The rule: what is usual at a place is the median of its last twelve calm weeks, once there are six;
 * where nothing comparable was told for eight weeks, it must be learned anew, unless a signal is on: that
 * nothing is told does not say that what was signalled is over.
 */
import { daysBetween, type ParisDay } from '#basics/dates.ts';
import type { Episodes } from './episode.ts';

export const CALIBRATION_WEEKS = 6;
export const CALM_WEEKS = 12;
const LONGEST_GAP_DAYS = 8 * 7;

/** Undefined while there are too few weeks. */
export function usualOf(calm: readonly number[]): number | undefined {
  if (calm.length < CALIBRATION_WEEKS) return undefined;
  const sorted = calm.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = 0, above = below] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (below + above) / 2;
}

/** @param before its `monday` is that of the last comparable week */
export function mustBeLearnedAnew(
  before: Episodes & { readonly monday: ParisDay | null },
  monday: ParisDay,
): boolean {
  if (before.episode || before.monday === null) return false;
  return daysBetween(before.monday, monday) > LONGEST_GAP_DAYS;
}
