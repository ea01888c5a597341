import type { Transaction } from 'kysely';
import { fourWeekLevel, type ToldWeek } from '#listening/rules/trends.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Indicator } from '../rules/duerp-record.ts';
import { findLastMondays, findToldCells, findToldFactors } from './indicators.queries.ts';

const WEEKS = 4;

/** What the last four published weeks say of these places; none where too few of them are told. */
export async function readIndicators(
  tx: Transaction<DB>,
  companyId: string,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, Indicator>> {
  const mondays = await findLastMondays(tx, companyId, WEEKS);
  const last = mondays[0];
  if (last === undefined || placeIds.length === 0) return new Map();
  const cells = await findToldCells(tx, companyId, placeIds, mondays);
  const factors = await findToldFactors(tx, companyId, placeIds, mondays);
  const byPlace = Map.groupBy(cells, (cell) => cell.place_id);
  const indicators = new Map<string, Indicator>();
  for (const [placeId, told] of byPlace) {
    const weeks = new Map(told.map((cell) => [cell.monday, toldWeek(cell)]));
    const level = fourWeekLevel(mondays.toReversed().map((monday) => weeks.get(monday)));
    if (level === undefined) continue;
    const own = factors.filter((each) => each.place_id === placeId);
    indicators.set(placeId, {
      monday: last,
      tenths: Math.round(level.points * 10),
      marginTenths: Math.round(level.margin * 10),
      respondentsFrom: Math.min(...[...weeks.values()].map(({ least }) => least)),
      factors: Object.fromEntries(
        own.map(({ factor, points }) => [factor, Math.round(Number(points) * 10)]),
      ),
    });
  }
  return indicators;
}

type CellRow = Awaited<ReturnType<typeof findToldCells>>[number];

function toldWeek(cell: CellRow): ToldWeek {
  return {
    points: Number(cell.points),
    least: cell.respondents_from ?? 0,
    participation: cell.participation ?? 0,
    isChanged: cell.is_changed ?? false,
  };
}
