import { fourWeekLevel, thirtyDayTrend } from '#listening/rules/trends.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Indicator } from '../rules/duerp-record.ts';
import { findLastWeeks, findPublishedCells, findPublishedFactors } from './indicators.queries.ts';
import { publishedWeekOf } from './published-week.ts';

/** A level is of four weeks, a trend compares it with the four before. */
const WEEKS = 8;
const WEEKS_OF_FACTORS = 4;

/** What the last four published weeks say of these places; none where too few of them are told. */
export async function readIndicators(
  tx: Tx,
  companyId: string,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, Indicator>> {
  const weeks = await findLastWeeks(tx, companyId, WEEKS);
  const mondays = weeks.map(({ monday }) => monday);
  const last = mondays[0];
  if (last === undefined || placeIds.length === 0) return new Map();
  const cells = await findPublishedCells(tx, companyId, placeIds, mondays);
  const recent = mondays.slice(0, WEEKS_OF_FACTORS);
  const factors = await findPublishedFactors(tx, companyId, placeIds, recent);
  const byPlace = Map.groupBy(cells, (cell) => cell.place_id);
  const indicators = new Map<string, Indicator>();
  for (const [placeId, told] of byPlace) {
    const cellOf = new Map(told.map((cell) => [cell.monday, cell]));
    const history = weeks.toReversed().map((week) => {
      const cell = cellOf.get(week.monday);
      return cell && publishedWeekOf({ ...cell, ...week });
    });
    const level = fourWeekLevel(history);
    if (level === undefined) continue;
    const trend = thirtyDayTrend(history);
    const own = factors.filter((each) => each.place_id === placeId);
    indicators.set(placeId, {
      monday: last,
      tenths: tenths(level.points),
      marginTenths: tenths(level.margin),
      trend: trend ? { tenths: tenths(trend.change), direction: trend.direction } : null,
      factors: Object.fromEntries(
        own.map(({ factor, points }) => [factor, tenths(Number(points))]),
      ),
    });
  }
  return indicators;
}

function tenths(points: number): number {
  // Without the negative nought, which JSON and the database would give back as another value.
  return Math.round(points * 10) + 0;
}
