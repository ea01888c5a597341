/**
 * The rule: what an action changed is read from published weeks: the four that were over when it was
 * published against the last four that began since, once there are four. Where the difference is no
 * more than chance explains, no effect was seen, and that is said.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { type History, type Trend, thirtyDayTrend } from './trends.ts';

const WEEKS = 4;

/** Undefined while it is too early, or where too little is told. @param mondays of `history` */
export function effectSince(
  history: History,
  mondays: readonly ParisDay[],
  day: ParisDay,
): Trend | undefined {
  const before = history.filter((_, at) => addDays(mondays[at] ?? day, 7) <= day).slice(-WEEKS);
  const after = history.filter((_, at) => (mondays[at] ?? day) >= day).slice(-WEEKS);
  if (before.length < WEEKS || after.length < WEEKS) return undefined;
  const since = history.filter((_, at) => addDays(mondays[at] ?? day, 7) > day);
  // A thread that began anew since then compares with nothing that was told before.
  if (since.some((week) => week?.begins)) return undefined;
  return thirtyDayTrend([...before, ...after]);
}
