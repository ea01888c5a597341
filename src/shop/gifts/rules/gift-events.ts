/**
 * The rule: above the limit of the year, only gifts for an event that URSSAF lists may still be left out
 * of contributions: each for an event that concerns this employee, used for it, and within the limit
 * for that event. For a child's Christmas and the start of school, the limit is that of each child.
 *
 * Source: lettre-circulaire Acoss no. 2011-024 of 21 March 2011, which takes up the lettre ministérielle
 * of 12 December 1988; the list as URSSAF publishes it ("Les cadeaux et bons d'achat").
 */
import { addDays, isoWeekdayOf, type ParisDay } from '#basics/dates.ts';
import { easterSunday } from '#basics/working-days.ts';

export const GIFT_EVENTS = [
  'birth',
  'adoption',
  'marriage',
  'civil-partnership',
  'retirement',
  'mothers-day',
  'fathers-day',
  'saint-catherine',
  'saint-nicholas',
  'employee-christmas',
  'child-christmas',
  'school-start',
] as const;

export type GiftEvent = (typeof GIFT_EVENTS)[number];

/** Whose limit is that of each child: one gift stands for one child. */
const PER_CHILD: readonly GiftEvent[] = ['child-christmas', 'school-start'];

export function isPerChild(event: GiftEvent): boolean {
  return PER_CHILD.includes(event);
}

/** The day of the event in that year; undefined for those that are somebody's own. */
export function dayOfEvent(event: GiftEvent, year: number): ParisDay | undefined {
  switch (event) {
    case 'mothers-day':
      return mothersDay(year);
    case 'fathers-day':
      return weekdaysFrom(`${year}-06-01`, SUNDAY, 3);
    case 'saint-catherine':
      return `${year}-11-25`;
    case 'saint-nicholas':
      return `${year}-12-06`;
    case 'employee-christmas':
    case 'child-christmas':
      return `${year}-12-25`;
    case 'school-start':
      return `${year}-09-01`;
    default:
      return undefined;
  }
}

const SUNDAY = 7;
const WHITSUN_AFTER_EASTER_DAYS = 49;

/** The last Sunday of May, or the first of June where that is Whit Sunday (CASF, art. R215-1). */
function mothersDay(year: number): ParisDay {
  const last = weekdaysFrom(`${year}-05-25`, SUNDAY, 1);
  const isWhitsun = addDays(easterSunday(year), WHITSUN_AFTER_EASTER_DAYS) === last;
  return isWhitsun ? addDays(last, 7) : last;
}

/** The nth such weekday on or after a day. */
function weekdaysFrom(day: ParisDay, weekday: number, nth: number): ParisDay {
  return addDays(day, ((weekday - isoWeekdayOf(day) + 7) % 7) + 7 * (nth - 1));
}
