/**
 * Weeks that are too unlike others to be compared with them, for everybody in France: those with three
 * public holidays among their five weekdays, those with a weekday from Christmas Eve to New Year’s Day, and
 * those of the first twenty days of August. Closures of a company are nothing of the kind: whoever is away
 * moves nothing that is told.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { isPublicHoliday } from '#basics/working-days.ts';
import { mondayOf } from '#listening/rules/closing-time.ts';

const WEEKDAYS = [0, 1, 2, 3, 4];
const LEAST_DAYS_OFF = 3;

export function isQuietWeek(monday: ParisDay): boolean {
  return weekdaysOf(monday).some(isBetweenTheYears) || isInAugust(monday) || isMostlyOff(monday);
}

function isMostlyOff(monday: ParisDay): boolean {
  return weekdaysOf(monday).filter(isPublicHoliday).length >= LEAST_DAYS_OFF;
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
