/**
 * The rule: a working day is Monday to Friday and not one of the eleven French public holidays.
 *
 * Source: Code du travail, art. L3133-1. The two further holidays of Alsace-Moselle
 * (art. L3134-13) and those of the overseas departments are left out: they are local.
 */
import { addDays, isoWeekdayOf, type ParisDay } from '#basics/dates.ts';

const FIXED_HOLIDAYS = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
]);

// Easter Monday, Ascension Day, Whit Monday.
const HOLIDAYS_AFTER_EASTER_DAYS = [1, 39, 50];

export function isWorkingDay(day: ParisDay): boolean {
  return isoWeekdayOf(day) <= 5 && !isPublicHoliday(day);
}

export function isPublicHoliday(day: ParisDay): boolean {
  if (FIXED_HOLIDAYS.has(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return HOLIDAYS_AFTER_EASTER_DAYS.some((days) => addDays(easter, days) === day);
}

/** The day on which `count` working days, not counting `day` itself, have come. */
export function addWorkingDays(day: ParisDay, count: number): ParisDay {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** Anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): ParisDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  const day = String((sum % 31) + 1).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${month}-${day}`;
}
