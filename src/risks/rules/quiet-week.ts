/**
 * Weeks that are too unlike others to be compared with them, for everybody in France: those with three
 * public holidays among their five weekdays, those with a weekday from Christmas Eve to New Year’s Day, and
 * those of the first twenty days of August.
 *
 * Closures of a company are another matter: they only explain that fewer people answer (`watch`), and for
 * six weeks in a row at most, since anybody with the right may enter one.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { isPublicHoliday } from '#basics/working-days.ts';
import { mondayOf } from '#listening/rules/closing-time.ts';

/** Days on which a company is closed, both included. */
export interface Closure {
  readonly firstDay: ParisDay;
  readonly lastDay: ParisDay;
}

const WEEKDAYS = [0, 1, 2, 3, 4];
const LEAST_DAYS_OFF = 3;
const LONGEST_CLOSURE_WEEKS = 6;

/** Whether that week is too unlike others to be compared with them, for everybody in France. */
export function isQuietWeek(monday: ParisDay): boolean {
  return (
    weekdaysOf(monday).some(isBetweenTheYears) || isInAugust(monday) || isMostlyOff(monday, [])
  );
}

/** Whether closures explain that fewer people answer in that week. */
export function isClosedWeek(monday: ParisDay, closures: readonly Closure[]): boolean {
  let weeks = 0;
  while (weeks <= LONGEST_CLOSURE_WEEKS && isMostlyOff(addDays(monday, -7 * weeks), closures)) {
    weeks += 1;
  }
  return weeks > 0 && weeks <= LONGEST_CLOSURE_WEEKS;
}

function isMostlyOff(monday: ParisDay, closures: readonly Closure[]): boolean {
  const isOff = (day: ParisDay) =>
    isPublicHoliday(day) ||
    closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return weekdaysOf(monday).filter(isOff).length >= LEAST_DAYS_OFF;
}

function weekdaysOf(monday: ParisDay): readonly ParisDay[] {
  return WEEKDAYS.map((after) => addDays(monday, after));
}

function isBetweenTheYears(day: ParisDay): boolean {
  const date = day.slice(5);
  return date >= '12-24' || date === '01-01';
}

function isInAugust(monday: ParisDay): boolean {
  const year = monday.slice(0, 4);
  return mondayOf(`${year}-08-01`) <= monday && monday <= mondayOf(`${year}-08-20`);
}
