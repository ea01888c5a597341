/**
 * The rule: a week goes from Monday to Sunday in Paris and is closed on the Monday after it at six in
 * the morning. Until then an answer given in it counts; one that arrives later, from a phone that was
 * offline, is kept for its author alone, for a week; and none is taken for a day that has not come.
 */
import {
  addDays,
  daysBetween,
  isoWeekdayOf,
  isParisDay,
  type ParisDay,
  parisDayOf,
  startOfParisDay,
} from '#basics/dates.ts';

const HOUR_MS = 3_600_000;
const CLOSING_HOUR = 6;
const LATEST_DAYS = 7;

export function mondayOf(day: ParisDay): ParisDay {
  return addDays(day, 1 - isoWeekdayOf(day));
}

/** The Monday of the last week that is to be closed. */
export function lastClosedMonday(now: Date): ParisDay {
  const monday = mondayOf(parisDayOf(now));
  return addDays(monday, now < closingTime(addDays(monday, -7)) ? -14 : -7);
}

/** When the week that begins on this Monday is closed. */
export function closingTime(monday: ParisDay): Date {
  // Clocks change on Sundays: of a Monday, six hours are six hours.
  return new Date(startOfParisDay(addDays(monday, 7)).getTime() + CLOSING_HOUR * HOUR_MS);
}

/** What becomes of an answer for that day that arrives now. */
export type Arrival = 'today' | 'counts' | 'own-only' | 'future' | 'too-late' | 'no-day';

export function arrivalOf(day: string, now: Date): Arrival {
  if (!isParisDay(day)) return 'no-day';
  const today = parisDayOf(now);
  if (day > today) return 'future';
  if (day === today) return 'today';
  if (mondayOf(day) > lastClosedMonday(now)) return 'counts';
  return daysBetween(day, today) <= LATEST_DAYS ? 'own-only' : 'too-late';
}
