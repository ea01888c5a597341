import type { Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { type Closure, isQuietWeek } from '../rules/quiet-week.ts';
import type { WeekSeen } from '../rules/watch.ts';
import { findCellsAfter, findClosures, findMondaysAfter } from './watches.queries.ts';

export type SeenPlace = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'company' | 'site' | 'team';
  /** The oldest first. */
  readonly weeks: readonly WeekSeen[];
};

/** The places of the last week that was told, each with its weeks since then, told or hidden. */
export async function readSeenWeeks(
  tx: Transaction<DB>,
  companyId: string,
  after: ParisDay,
): Promise<{ readonly mondays: readonly ParisDay[]; readonly places: readonly SeenPlace[] }> {
  const mondays = await findMondaysAfter(tx, companyId, after);
  const cells = await findCellsAfter(tx, companyId, after);
  const isQuiet = quietWeeks(await findClosures(tx, companyId));
  const byPlace = Map.groupBy(cells, (cell) => cell.place_id);
  const last = cells.filter(({ monday }) => monday === mondays.at(-1));
  const places = last.map((place) => {
    const told = new Map((byPlace.get(place.place_id) ?? []).map((cell) => [cell.monday, cell]));
    const siteId = place.kind === 'team' ? place.parent_id : place.place_id;
    return {
      id: place.place_id,
      name: place.name,
      kind: place.kind as SeenPlace['kind'],
      weeks: mondays.map((monday) => ({
        monday,
        told: toldWeek(told.get(monday)),
        isQuiet: isQuiet(place.kind === 'company' ? undefined : siteId, monday),
      })),
    };
  });
  return { mondays, places };
}

type CellRow = Awaited<ReturnType<typeof findCellsAfter>>[number];

function toldWeek(cell: CellRow | undefined): WeekSeen['told'] {
  if (cell?.points == null) return undefined;
  return {
    monday: cell.monday,
    points: Number(cell.points),
    least: cell.respondents_from ?? 0,
    participation: cell.participation ?? 0,
    isChanged: cell.is_changed ?? false,
    lowShare: cell.low_share ?? undefined,
  };
}

type ClosureRow = Awaited<ReturnType<typeof findClosures>>[number];

/** Of a site; of the whole company a week is quiet when it is at each of its sites. */
function quietWeeks(rows: readonly ClosureRow[]) {
  const sites = Map.groupBy(rows, (row) => row.site_id);
  const closuresOf = (siteId: string) => (sites.get(siteId) ?? []).flatMap(closureOf);
  return (siteId: string | null | undefined, monday: ParisDay): boolean => {
    if (siteId) return isQuietWeek(monday, closuresOf(siteId));
    const all = [...sites.keys()];
    if (all.length === 0) return isQuietWeek(monday, []);
    return all.every((each) => isQuietWeek(monday, closuresOf(each)));
  };
}

function closureOf({ first_day: firstDay, last_day: lastDay }: ClosureRow): Closure[] {
  return firstDay === null || lastDay === null ? [] : [{ firstDay, lastDay }];
}
