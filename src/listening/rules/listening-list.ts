/**
 * The rule: who is counted where is written down once a quarter, on its first Monday, and holds until the
 * next quarter's. Between two lists nothing moves: whoever comes waits for the next one, whoever leaves or
 * moves stays where they were. So nobody, by an act of theirs, can have anything drawn anew. Of the people
 * on the employer's list those count who answered in two of the twelve weeks before.
 */
import { addDays, daysBetween, isoWeekdayOf, type ParisDay } from '#basics/dates.ts';

const WEEKS_REMEMBERED = 12;
const LEAST_WEEKS_ANSWERED = 2;
const FACTOR_WEEKS = 4;
/** Factors are told three times in a list; a thirteenth week, and a fourteenth, belong to none. */
const FACTOR_PERIODS = 3;

/** The Monday on which the list that holds in this week was made. @param monday of the week */
export function listMondayOf(monday: ParisDay): ParisDay {
  const firstMonth = Math.floor((Number(monday.slice(5, 7)) - 1) / 3) * 3 + 1;
  const firstDay = `${monday.slice(0, 4)}-${String(firstMonth).padStart(2, '0')}-01`;
  // Of a week that begins in this quarter the first Monday cannot lie after it.
  return addDays(firstDay, (8 - isoWeekdayOf(firstDay)) % 7);
}

/** The Monday on which the next list is made. */
export function nextListMonday(monday: ParisDay): ParisDay {
  // Fourteen weeks after its first Monday every quarter is over, and the next one is not.
  return listMondayOf(addDays(listMondayOf(monday), 14 * 7));
}

/** Which of the three times of four weeks ends with this week, from 0; undefined for another week. */
export function factorPeriodEnding(monday: ParisDay): number | undefined {
  const weeks = daysBetween(listMondayOf(monday), monday) / 7 + 1;
  const periods = weeks / FACTOR_WEEKS;
  return Number.isInteger(periods) && periods <= FACTOR_PERIODS ? periods - 1 : undefined;
}

/** Whether somebody counts in a list. @param answered the Mondays of weeks in which they answered */
export function countsFrom(list: ParisDay, answered: readonly ParisDay[]): boolean {
  const from = addDays(list, -7 * WEEKS_REMEMBERED);
  const recent = new Set(answered.filter((monday) => monday >= from && monday < list));
  return recent.size >= LEAST_WEEKS_ANSWERED;
}
