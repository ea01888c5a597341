/**
 * The rule: the months of a subscription begin on the Paris day of the month on which it began; where a
 * month has no such day, on its last one, and the month after on the first day's number again.
 */
import { addDays, daysBetween, isParisDay, type ParisDay } from '#basics/dates.ts';

/** The day on which a month begins; `index` 0 is the day on which the subscription began. */
export function monthBegin(startsOn: ParisDay, index: number): ParisDay {
  const [year = 0, month = 1] = startsOn.split('-').map(Number);
  const count = year * 12 + (month - 1) + index;
  const named = (day: string) =>
    `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-${day}`;
  const sameDay = named(startsOn.slice(8));
  return isParisDay(sameDay) ? sameDay : lastDayOf(named('01'));
}

/** The first day, that one or later, on which a month begins. */
export function monthBeginFrom(startsOn: ParisDay, day: ParisDay): ParisDay {
  const index = Math.max(0, monthIndex(startsOn, day));
  const begin = monthBegin(startsOn, index);
  return begin >= day ? begin : monthBegin(startsOn, index + 1);
}

/** So many months later than a day on which a month begins. */
export function monthsLater(startsOn: ParisDay, begin: ParisDay, months: number): ParisDay {
  return monthBegin(startsOn, monthIndex(startsOn, begin) + months);
}

/** The last day of the month that begins on that day. */
export function monthEnd(startsOn: ParisDay, begin: ParisDay): ParisDay {
  return addDays(monthsLater(startsOn, begin, 1), -1);
}

function monthIndex(startsOn: ParisDay, day: ParisDay): number {
  const count = (text: ParisDay) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(day) - count(startsOn);
}

function lastDayOf(firstDay: ParisDay): ParisDay {
  const nextMonth = addDays(firstDay, 31).slice(0, 7);
  return addDays(firstDay, daysBetween(firstDay, `${nextMonth}-01`) - 1);
}
