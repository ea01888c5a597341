import type { ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/published-week.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { arePublishedAlike } from '../rules/published-alike.ts';
import { isQuietWeek } from '../rules/quiet-week.ts';
import type { WeekSeen } from '../rules/watch.ts';
import { publishedWeekOf } from './published-week.ts';
import { findCellsAfter, findWeeksAfter } from './watches.queries.ts';

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
  tx: Tx,
  companyId: string,
  after: ParisDay,
): Promise<{ readonly mondays: readonly ParisDay[]; readonly places: readonly SeenPlace[] }> {
  const weeks = await findWeeksAfter(tx, companyId, after);
  const cells = await findCellsAfter(tx, companyId, after);
  const byPlace = Map.groupBy(cells, (cell) => cell.place_id);
  const last = cells.filter(({ monday }) => monday === weeks.at(-1)?.monday);
  const places = last.map((place) => {
    const told = new Map((byPlace.get(place.place_id) ?? []).map((cell) => [cell.monday, cell]));
    return {
      parentId: place.parent_id,
      id: place.place_id,
      name: place.name,
      kind: place.kind as SeenPlace['kind'],
      weeks: weeks.map((week): WeekSeen => {
        const cell = told.get(week.monday);
        return {
          monday: week.monday,
          told: cell && publishedWeekOf({ ...cell, ...week }),
          isQuiet: isQuietWeek(week.monday),
          list: place.kind === 'company' ? listOf(week) : undefined,
        };
      }),
    };
  });
  return {
    mondays: weeks.map(({ monday }) => monday),
    places: places.map(({ parentId: _, ...place }) => ({
      ...place,
      isRepeated: places.some(
        ({ parentId, weeks: inner }) =>
          parentId === place.id && arePublishedAlike(place.weeks, inner),
      ),
    })),
  };
}

type WeekRow = Awaited<ReturnType<typeof findWeeksAfter>>[number];

function listOf({ list_since: since, rate }: WeekRow): WeekSeen['list'] {
  return since === null || rate === null ? undefined : { since, rate: rate as Rate };
}
