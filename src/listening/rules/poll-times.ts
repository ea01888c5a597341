/**
 * The rule: a question is asked from a Monday on, for two weeks that lie in one list, one question a list; it is
 * told once, with the week in which it closed. So who is listed while it is open does not move, what is told of it
 * never comes early, and whoever asks again waits for a quarter.
 */
import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { closingTime, mondayOf } from './closing-time.ts';
import { nextListMonday } from './listening-list.ts';

const WEEKS = 2;

export interface PollTimes {
  /** A Monday: the first day of answers. */
  readonly opensOn: ParisDay;
  /** A Sunday: the last one. */
  readonly closesOn: ParisDay;
}

/** When a question would be asked that is written today. */
export function nextPollTimes(today: ParisDay): PollTimes {
  return pollTimes(addDays(mondayOf(today), 7));
}

export function pollTimes(opensOn: ParisDay): PollTimes {
  return { opensOn, closesOn: addDays(opensOn, 7 * WEEKS - 1) };
}

/** The Monday of the week whose release tells a question. */
export function publishedWith(opensOn: ParisDay): ParisDay {
  return addDays(opensOn, 7 * (WEEKS - 1));
}

/** On which Monday a question opened that is told with this week. */
export function openedToBePublishedWith(monday: ParisDay): ParisDay {
  return addDays(monday, -7 * (WEEKS - 1));
}

/** When it is told. */
export function publishedAt(opensOn: ParisDay): Date {
  return closingTime(publishedWith(opensOn));
}

/** On which days questions opened that are answered on this one. */
export function openingDays(today: ParisDay): { readonly from: ParisDay; readonly to: ParisDay } {
  return { from: addDays(today, 1 - 7 * WEEKS), to: today };
}

/** Whether it is answered now. */
export function isOpen(opensOn: ParisDay, now: Date): boolean {
  const { from, to } = openingDays(parisDayOf(now));
  return from <= opensOn && opensOn <= to;
}

/** Whether a question that opens then closes before the list ends. @param list the Monday of the list that holds */
export function fitsList(opensOn: ParisDay, list: ParisDay): boolean {
  return list <= opensOn && publishedWith(opensOn) < nextListMonday(list);
}
