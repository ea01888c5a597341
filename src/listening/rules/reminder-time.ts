/**
 * The rule: a site is reminded on the weekdays of its plan, from its hour on and before six in the
 * evening, Paris time; where that day is no working day or the site is closed, on the next day of the
 * same week that is neither, if there is one. Never at night, on a weekend or on a holiday.
 */
import {
  addDays,
  isoWeekdayOf,
  type ParisDay,
  parisDayOf,
  startOfParisDay,
} from '#basics/dates.ts';
import { isWorkingDay } from '#basics/working-days.ts';
import { mondayOf } from './closing-time.ts';

export interface ReminderPlan {
  /** ISO: Monday is 1. */
  readonly weekdays: readonly number[];
  /** In Paris. */
  readonly hour: number;
}

/** Both days included. */
export interface Closure {
  readonly firstDay: ParisDay;
  readonly lastDay: ParisDay;
}

export const DEFAULT_PLAN: ReminderPlan = { weekdays: [1], hour: 10 };
export const REMINDER_HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

const LAST_HOUR = 18;
const HOUR_MS = 3_600_000;

/** Whether the people of a site are to be reminded now, unless they were today. */
export function isReminderDue(
  now: Date,
  plan: ReminderPlan,
  closures: readonly Closure[],
): boolean {
  const today = parisDayOf(now);
  // Clocks change at night: from eight o'clock on, hours since midnight are off by one on that day,
  // which is a Sunday.
  const hour = (now.getTime() - startOfParisDay(today).getTime()) / HOUR_MS;
  if (hour < plan.hour || hour >= LAST_HOUR) return false;
  return plan.weekdays.some((weekday) => reminderDay(today, weekday, closures) === today);
}

/** The day on which the reminder of that weekday comes in the week of `day`; undefined for none. */
function reminderDay(
  day: ParisDay,
  weekday: number,
  closures: readonly Closure[],
): ParisDay | undefined {
  const monday = mondayOf(day);
  for (let next = addDays(monday, weekday - 1); isoWeekdayOf(next) <= 5; next = addDays(next, 1)) {
    const isClosed = closures.some(({ firstDay, lastDay }) => firstDay <= next && next <= lastDay);
    if (isWorkingDay(next) && !isClosed) return next;
  }
  return undefined;
}
