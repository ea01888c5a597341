import { type ParisDay, parisDayOf } from '#basics/dates.ts';

// Gifts are kept for the calendar year in which they were given and the six that follow: so long a
// company must be able to show its papers (Code de la sécurité sociale, art. L243-16).

/** Full calendar years after the year of the gift. */
export const GIFTS_KEPT_YEARS = 6;

/** The first Paris day whose gifts are still kept at that instant. */
export function firstKeptDay(now: Date): ParisDay {
  const year = Number(parisDayOf(now).slice(0, 4));
  return `${year - GIFTS_KEPT_YEARS}-01-01`;
}
