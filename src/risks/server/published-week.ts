import type { ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/published-week.ts';
import type { PublishedWeek } from '#listening/rules/trends.ts';

/** What was told of a place in one week, with what its release said of the list. */
export type PublishedRow = {
  readonly monday: ParisDay;
  readonly points: string | null;
  readonly thread: string | null;
  readonly listed: number | null;
  readonly leaves: number | null;
  readonly begins: boolean | null;
  readonly list_since: ParisDay | null;
  readonly rate: string | null;
};

/** Undefined where nothing was told, and of weeks before there were lists, which compare with no other. */
export function publishedWeekOf(row: PublishedRow | undefined): PublishedWeek | undefined {
  if (row?.points == null || row.thread === null || row.rate === null) return undefined;
  return {
    points: Number(row.points),
    thread: Number(row.thread),
    listed: row.listed ?? 0,
    leaves: row.leaves ?? 0,
    rate: row.rate as Rate,
    begins: row.begins === true && row.list_since === row.monday,
  };
}
