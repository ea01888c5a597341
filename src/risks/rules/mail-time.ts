/**
 * The rule: what a week told is written on its Monday at eight in the morning, when people come to work; at once
 * where it was told later, and no more once the week after it is told.
 */
import { addDays, type ParisDay, startOfParisDay } from '#basics/dates.ts';
import { lastClosedMonday } from '#listening/rules/closing-time.ts';

const HOUR_MS = 3_600_000;
const HOUR = 8;

/** Whether there is no later week to write about. */
export function isLastWeek(monday: ParisDay, now: Date): boolean {
  return monday === lastClosedMonday(now);
}

/** In how many seconds the mails of the week that began on this Monday leave. */
export function secondsUntilMail(monday: ParisDay, now: Date): number {
  // Clocks change on Sundays: of a Monday, eight hours are eight hours.
  const leaves = startOfParisDay(addDays(monday, 7)).getTime() + HOUR * HOUR_MS;
  return Math.max(0, Math.ceil((leaves - now.getTime()) / 1_000));
}
