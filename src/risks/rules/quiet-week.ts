/**
 * The rule: a week is not compared with others when three of its five weekdays are public holidays or
 * days on which the company is closed, when one of them is between Christmas Eve and New Year’s Day,
 * or when it is one of those from 1 to 20 August, in which France is on holiday.
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

/** Whether that week is too unlike others to be compared with them. */
export function isQuietWeek(monday: ParisDay, closures: readonly Closure[]): boolean {
  const days = WEEKDAYS.map((after) => addDays(monday, after));
  const isOff = (day: ParisDay) =>
    isPublicHoliday(day) ||
    closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return (
    days.some(isBetweenTheYears) ||
    isInAugust(monday) ||
    days.filter(isOff).length >= LEAST_DAYS_OFF
  );
}

function isBetweenTheYears(day: ParisDay): boolean {
  const date = day.slice(5);
  return date >= '12-24' || date === '01-01';
}

function isInAugust(monday: ParisDay): boolean {
  const year = monday.slice(0, 4);
  return mondayOf(`${year}-08-01`) <= monday && monday <= mondayOf(`${year}-08-20`);
}
