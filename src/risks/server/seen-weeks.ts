import type { Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { type Closure, isClosedWeek, isQuietWeek } from '../rules/quiet-week.ts';
import { areToldAlike } from '../rules/told-alike.ts';
import type { WeekSeen } from '../rules/watch.ts';
import { findCellsAfter, findClosures, findMondaysAfter } from './watches.queries.ts';

export const BEFORE_EVERYTHING: ParisDay = '0001-01-01';

export type SeenPlace = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'company' | 'site' | 'team';
  /** The oldest first. */
  readonly weeks: readonly WeekSeen[];
  /** A place inside it is told by the very same numbers: what is signalled there is not said twice. */
  readonly isRepeated: boolean;
};

/** The places of the last week that was told, each with its weeks since then, told or hidden. */
export async function readSeenWeeks(
  tx: Transaction<DB>,
  companyId: string,
  after: ParisDay,
): Promise<{ readonly mondays: readonly ParisDay[]; readonly places: readonly SeenPlace[] }> {
  const mondays = await findMondaysAfter(tx, companyId, after);
  const cells = await findCellsAfter(tx, companyId, after);
  // Where people are is for the service to read.
  const rows = await withServiceRights(tx, (service) => findClosures(service, companyId));
  const isClosed = closedWeeks(rows);
  const byPlace = Map.groupBy(cells, (cell) => cell.place_id);
  const last = cells.filter(({ monday }) => monday === mondays.at(-1));
  const places = last.map((place) => {
    const told = new Map((byPlace.get(place.place_id) ?? []).map((cell) => [cell.monday, cell]));
    const siteId = place.kind === 'team' ? place.parent_id : place.place_id;
    return {
      parentId: place.parent_id,
      id: place.place_id,
      name: place.name,
      kind: place.kind as SeenPlace['kind'],
      weeks: mondays.map((monday) => ({
        monday,
        told: toldWeek(told.get(monday)),
        isQuiet: isQuietWeek(monday),
        isClosed: isClosed(place.kind === 'company' ? undefined : siteId, monday),
      })),
    };
  });
  return {
    mondays,
    places: places.map(({ parentId: _, ...place }) => ({
      ...place,
      isRepeated: places.some(
        ({ parentId, weeks }) => parentId === place.id && areToldAlike(place.weeks, weeks),
      ),
    })),
  };
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

/** Of a site; fewer people of the whole company answer as soon as one site is closed where some are. */
function closedWeeks(rows: readonly ClosureRow[]) {
  const sites = Map.groupBy(rows, (row) => row.site_id);
  const closures = new Map([...sites].map(([id, own]) => [id, own.flatMap(closureOf)]));
  const withPeople = [...sites].flatMap(([id, own]) => (own[0]?.has_people ? id : []));
  return (siteId: string | null | undefined, monday: ParisDay): boolean =>
    (siteId ? [siteId] : withPeople).some((id) => isClosedWeek(monday, closures.get(id) ?? []));
}

function closureOf({ first_day: firstDay, last_day: lastDay }: ClosureRow): Closure[] {
  return firstDay === null || lastDay === null ? [] : [{ firstDay, lastDay }];
}
