/**
 * The rule: who is counted where is written down once a quarter, on its first Monday, and holds until the
 * next quarter's. Between two lists nothing moves: whoever comes waits for the next one, whoever leaves or
 * moves stays where they were. So nobody, by an act of theirs, can have anything drawn anew. Of the people
 * on the employer's list those count who answered in two of the twelve weeks before. A company that is new
 * has its first list after four weeks, once in its life, unless a quarter begins within the four after them.
 */
import { addDays, daysBetween, isoWeekdayOf, type ParisDay } from '#basics/dates.ts';
import { closingTime } from './closing-time.ts';

const WEEKS_REMEMBERED = 12;
const LEAST_WEEKS_ANSWERED = 2;
const FACTOR_WEEKS = 4;
/** Factors are told three times in a list; a thirteenth week, and a fourteenth, belong to none. */
const FACTOR_PERIODS = 3;
/** Of a company that is new, before its first list; and the least between that one and a quarter's. */
const FIRST_DAYS = 28;

/** The first Monday of the quarter that this Monday lies in. */
function quarterMondayOf(monday: ParisDay): ParisDay {
  const firstMonth = Math.floor((Number(monday.slice(5, 7)) - 1) / 3) * 3 + 1;
  const firstDay = `${monday.slice(0, 4)}-${String(firstMonth).padStart(2, '0')}-01`;
  // Of a week that begins in this quarter the first Monday cannot lie after it.
  return addDays(firstDay, (8 - isoWeekdayOf(firstDay)) % 7);
}

/** The Monday of the next quarter's list, after the one of this Monday's quarter. */
export function nextListMonday(monday: ParisDay): ParisDay {
  // Fourteen weeks after its first Monday every quarter is over, and the next one is not.
  return quarterMondayOf(addDays(quarterMondayOf(monday), 14 * 7));
}

/** When the first list of a company is made. @param firstWeek the Monday of the first week that it listens */
export function firstListMonday(firstWeek: ParisDay): ParisDay {
  const early = addDays(firstWeek, FIRST_DAYS);
  const quarter = quarterMondayOf(early) === early ? early : nextListMonday(early);
  return daysBetween(early, quarter) < FIRST_DAYS ? quarter : early;
}

/** Whether a company makes a list on this Monday. */
export function isListMonday(monday: ParisDay, firstWeek: ParisDay): boolean {
  const first = firstListMonday(firstWeek);
  return monday === first || (monday > first && monday === quarterMondayOf(monday));
}

/** The Monday of the list that a company makes next after this Monday. */
export function listMondayAfter(monday: ParisDay, firstWeek: ParisDay): ParisDay {
  const first = firstListMonday(firstWeek);
  return first > monday ? first : nextListMonday(monday);
}

/**
 * The Monday of the list from which somebody counts where they are; undefined for who was there when the list
 * that holds was made. It says nothing of whether they answer.
 * @param hereSince when they came in, or last moved
 */
export function waitsUntil(
  hereSince: Date,
  running: ParisDay,
  firstWeek: ParisDay,
): ParisDay | undefined {
  const first = firstListMonday(firstWeek);
  const quarter = quarterMondayOf(running);
  const list = quarter < first ? first : quarter;
  // A list is made when the week before it is closed.
  const isIn = list <= running && hereSince < closingTime(addDays(list, -7));
  return isIn ? undefined : listMondayAfter(running, firstWeek);
}

/** Which of the three times of four weeks ends with this week of a list, from 0; undefined for another week. */
export function factorPeriodEnding(monday: ParisDay, list: ParisDay): number | undefined {
  const weeks = daysBetween(list, monday) / 7 + 1;
  const periods = weeks / FACTOR_WEEKS;
  return Number.isInteger(periods) && periods <= FACTOR_PERIODS ? periods - 1 : undefined;
}

/** Of the weeks that somebody answered, the Mondays that are remembered after this one. */
export function rememberedWeeks(
  answered: readonly ParisDay[],
  monday: ParisDay,
): readonly ParisDay[] {
  const from = addDays(monday, -7 * (WEEKS_REMEMBERED - 1));
  return answered.filter((week) => week >= from);
}

/** Whether somebody counts in a list. @param answered the Mondays of weeks in which they answered */
export function countsFrom(list: ParisDay, answered: readonly ParisDay[]): boolean {
  const from = addDays(list, -7 * WEEKS_REMEMBERED);
  const recent = new Set(answered.filter((monday) => monday >= from && monday < list));
  return recent.size >= LEAST_WEEKS_ANSWERED;
}
