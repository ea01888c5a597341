/**
 * The rule: where all people of a place are in one place inside it, both are told by the same numbers, since
 * their leaves are the same (`published-week`), and the inner one says nearer where to look: it alone is
 * signalled. That it was so for twelve weeks is no chance. How many take part is told of the company alone,
 * and said nowhere else.
 */
import type { SignalKind, WeekSeen } from './watch.ts';

export const ALIKE_WEEKS = 12;

/** @param one,other what is told of two places in the same weeks, the newest last */
export function arePublishedAlike(one: readonly WeekSeen[], other: readonly WeekSeen[]): boolean {
  const [ones, others] = [one, other].map((weeks) =>
    weeks
      .slice(-ALIKE_WEEKS)
      .map(({ told }) => told && [told.points, told.thread, told.listed].join()),
  );
  const isTold = ones?.some((told) => told !== undefined) ?? false;
  return isTold && String(ones) === String(others);
}

/** Whether a signal of a place is said by one inside it. @param isRepeated it is told alike */
export function isSaidInside(isRepeated: boolean, kind: SignalKind): boolean {
  return isRepeated && kind !== 'participation';
}
