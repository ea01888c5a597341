/**
 * The rule: who has not chosen is reminded twice, five days and one day before the last day; where that
 * is no working day, on the working day before. Between nine and six, Paris time, and never within the
 * day on which choosing began.
 */
import { addDays, type ParisDay, parisDayOf, parisLocal } from '#basics/dates.ts';
import { isWorkingDay } from '#basics/working-days.ts';

export const REMINDERS = ['first', 'last'] as const;

export type Reminder = (typeof REMINDERS)[number];

const DAYS_BEFORE: Readonly<Record<Reminder, number>> = { first: 5, last: 1 };
const FIRST_HOUR = 9;
const LAST_HOUR = 18;

export interface Reminded {
  readonly openedOn: ParisDay;
  readonly deadline: ParisDay;
}

/** The one that is due now, unless it was sent: the last one stands for a first one that was missed. */
export function dueReminder(now: Date, campaign: Reminded): Reminder | undefined {
  const today = parisDayOf(now);
  const hour = Number(parisLocal(now).slice(11, 13));
  if (!isWorkingDay(today) || hour < FIRST_HOUR || hour >= LAST_HOUR) return undefined;
  if (today > campaign.deadline || today <= campaign.openedOn) return undefined;
  if (today >= dayOf('last', campaign)) return 'last';
  return today >= dayOf('first', campaign) ? 'first' : undefined;
}

/** The day on which it falls. */
export function dayOf(reminder: Reminder, { deadline }: Reminded): ParisDay {
  let day = addDays(deadline, -DAYS_BEFORE[reminder]);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
