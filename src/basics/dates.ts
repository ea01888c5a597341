/**
 * The rule: a day is a civil day in Europe/Paris, written `YYYY-MM-DD`, and counting days or weeks
 * is done on the calendar, never by adding hours, so a day of 23 or 25 hours counts as one.
 */
import type { Language } from '#basics/language.ts';

/** A civil day in Paris, `2026-11-21`. Two days compare as texts. */
export type ParisDay = string;

/** A week of ISO 8601: it starts on Monday and belongs to the year of its Thursday. */
export interface IsoWeek {
  readonly year: number;
  readonly week: number;
}

const DAY_MS = 86_400_000;

const PARIS_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  calendar: 'iso8601',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const MONTH_NAMES: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' }),
};

const SHORT_MONTHS: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short' }),
};

/** The day it is in Paris at this instant. Throws RangeError for an invalid date. */
export function parisDayOf(instant: Date): ParisDay {
  return dayText(new Date(parisWallClock(instant)));
}

/** An instant as PostgreSQL writes it, with all its digits. */
export const DATABASE_INSTANT =
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/;

/** The instant at which the day begins in Paris (23:00 or 22:00 UTC the day before). */
export function startOfParisDay(day: ParisDay): Date {
  const midnight = midnightUtc(day);
  // Paris changes its clock at 01:00 UTC (directive 2000/84/EC), so what it is ahead of UTC at
  // midnight UTC is what it was at its own midnight, an hour or two before.
  const ahead = parisWallClock(new Date(midnight)) - midnight;
  return new Date(midnight - ahead);
}

/**
 * The instant at which a clock in Paris shows `2026-12-01T09:30`: the later one where it shows that twice,
 * and an hour later in spring where it never does. Undefined for anything else.
 */
export function parisInstant(local: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/.exec(local) ?? [];
  if (time === undefined || !isParisDay(day)) return undefined;
  const shown = Date.parse(`${local}:00Z`);
  const inWinter = new Date(shown - WINTER_MS);
  const inSummer = new Date(shown - 2 * WINTER_MS);
  return parisWallClock(inWinter) === shown || parisWallClock(inSummer) !== shown
    ? inWinter
    : inSummer;
}

/** `2026-12-01T09:30`, as a clock in Paris shows the instant. */
export function parisLocal(instant: Date): string {
  return new Date(parisWallClock(instant)).toISOString().slice(0, 16);
}

/** What Paris is ahead of UTC in winter; in summer, twice that. */
const WINTER_MS = 3_600_000;

/** True for a day that exists in the calendar: `2026-02-29` does not, nor does the year 0. */
export function isParisDay(text: unknown): text is ParisDay {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  if (text.startsWith('0000')) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && dayText(instant) === text;
}

export function addDays(day: ParisDay, days: number): ParisDay {
  return dayText(new Date(midnightUtc(day) + days * DAY_MS));
}

/** How many days after `from` the day `to` is; negative if it is before. */
export function daysBetween(from: ParisDay, to: ParisDay): number {
  return (midnightUtc(to) - midnightUtc(from)) / DAY_MS;
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function isoWeekdayOf(day: ParisDay): number {
  return new Date(midnightUtc(day)).getUTCDay() || 7;
}

export function isoWeekOf(day: ParisDay): IsoWeek {
  const thursday = addDays(day, 4 - isoWeekdayOf(day));
  const year = Number(thursday.slice(0, 4));
  const week = 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
  return { year, week };
}

/** The Monday that opens the week. Throws RangeError for a week the year does not have. */
export function mondayOfIsoWeek(week: IsoWeek): ParisDay {
  const year = String(week.year).padStart(4, '0');
  // 4 January is always in week 1.
  const fourth = `${year}-01-04`;
  const monday = addDays(fourth, 1 - isoWeekdayOf(fourth) + 7 * (week.week - 1));
  const found = isoWeekOf(monday);
  if (found.year !== week.year || found.week !== week.week) {
    throw new RangeError(`there is no week ${week.week} in ${week.year}`);
  }
  return monday;
}

/** `2026-W48`, as an `<input type="week">` and ISO 8601 write it. */
export function isoWeekText(week: IsoWeek): string {
  return `${String(week.year).padStart(4, '0')}-W${String(week.week).padStart(2, '0')}`;
}

/** Reads `2026-W48`; undefined if it is not written so or if the year has no such week. */
export function parseIsoWeek(text: string): IsoWeek | undefined {
  const match = /^(\d{4})-W(\d{2})$/.exec(text);
  if (!match) return undefined;
  const week = { year: Number(match[1]), week: Number(match[2]) };
  // 28 December is always in the last week of its year.
  const isInYear = week.week >= 1 && week.week <= isoWeekOf(`${match[1]}-12-28`).week;
  return isInYear ? week : undefined;
}

/** `1er décembre 2026` or `1 December 2026`. */
export function formatDay(day: ParisDay, language: Language): string {
  return `${dayAndMonth(day, language)} ${yearOf(day)}`;
}

/** `1er déc. 2026` or `1 Dec 2026`, which no line breaks: where there is little room. */
export function formatShortDay(day: ParisDay, language: Language): string {
  const month = SHORT_MONTHS[language].format(midnightUtc(day));
  const date = Number(day.slice(8));
  return [language === 'fr' && date === 1 ? '1er' : date, month, yearOf(day)].join('\u00a0');
}

/** `15 h 04` or `15:04`, as a clock in Paris shows it. */
export function formatTime(instant: Date, language: Language): string {
  const [hours = '', minutes = ''] = new Date(parisWallClock(instant))
    .toISOString()
    .slice(11, 16)
    .split(':');
  return language === 'fr' ? `${Number(hours)}\u00a0h\u00a0${minutes}` : `${hours}:${minutes}`;
}

/** `1er décembre 2026 à 15 h 04` or `1 December 2026 at 15:04`. */
export function formatMoment(instant: Date, language: Language): string {
  const at = language === 'fr' ? 'à' : 'at';
  return `${formatDay(parisDayOf(instant), language)} ${at} ${formatTime(instant, language)}`;
}

/** `semaine 48, du 23 au 29 novembre 2026` or `week 48, 23 to 29 November 2026`. */
export function formatWeek(week: IsoWeek, language: Language): string {
  const monday = mondayOfIsoWeek(week);
  const sunday = addDays(monday, 6);
  const from = shortenedBefore(monday, sunday, language);
  const to = formatDay(sunday, language);
  return language === 'fr'
    ? `semaine ${week.week}, du ${from} au ${to}`
    : `week ${week.week}, ${from} to ${to}`;
}

function midnightUtc(day: ParisDay): number {
  const time = isParisDay(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`${day} is not a day`);
  return time;
}

function dayText(utcMidnight: Date): ParisDay {
  const text = utcMidnight.toISOString();
  // Outside the years 0000 to 9999 the text has six digits and a sign.
  if (!/^\d{4}-/.test(text)) throw new RangeError(`${text} is outside the calendar`);
  return text.slice(0, 10);
}

/** What a clock on a Paris wall shows, as if that wall were in UTC. */
function parisWallClock(instant: Date): number {
  const shown = new Map(PARIS_CLOCK.formatToParts(instant).map((part) => [part.type, part.value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? '';
  const year = part('year').padStart(4, '0');
  const date = `${year}-${part('month')}-${part('day')}`;
  return Date.parse(`${date}T${part('hour')}:${part('minute')}:${part('second')}Z`);
}

function yearOf(day: ParisDay): string {
  return String(Number(day.slice(0, 4)));
}

function dayAndMonth(day: ParisDay, language: Language): string {
  return `${dayOfMonth(day, language)} ${MONTH_NAMES[language].format(midnightUtc(day))}`;
}

// French writes the first of the month as an ordinal; Intl does not.
function dayOfMonth(day: ParisDay, language: Language): string {
  const number = Number(day.slice(8));
  return number === 1 && language === 'fr' ? '1er' : String(number);
}

function shortenedBefore(day: ParisDay, later: ParisDay, language: Language): string {
  if (day.slice(0, 4) !== later.slice(0, 4)) return formatDay(day, language);
  if (day.slice(0, 7) !== later.slice(0, 7)) return dayAndMonth(day, language);
  return dayOfMonth(day, language);
}
