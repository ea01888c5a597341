import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Cell, MoodPlace, ReadMood } from '../contract.ts';
import { endsFourWeeks, lastClosedMonday } from '../rules/closing-time.ts';
import { FACTORS } from '../rules/daily-question.ts';
import { DEFAULT_K } from '../rules/release.ts';
import type { ListeningDeps } from './listening-deps.ts';
import {
  findCells,
  findFactors,
  findReleases,
  findStart,
  refuseUntold,
} from './releases.queries.ts';
import { findSettings } from './reminders.queries.ts';

const WEEKS = 53;
/** Of a team, a year of numbers would tell more about its people than about how it goes. */
const TEAM_WEEKS = 26;

/** What was told: the same for everybody who may read it. */
export function runReadMood(
  deps: ListeningDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadMood>,
): Promise<OutputOf<ReadMood>> {
  const last = lastClosedMonday(deps.clock.now());
  const since = addDays(last, -7 * (WEEKS - 1));
  const teamsSince = addDays(last, -7 * (TEAM_WEEKS - 1));
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseUntold(tx, companyId);
    const releases = await findReleases(tx, companyId, since);
    const cells = await findCells(tx, companyId, { since, teamsSince });
    const mondays = releases.map(({ monday }) => monday);
    const factorsUntil = mondays.findLast(endsFourWeeks);
    const factors = factorsUntil ? await findFactors(tx, companyId, factorsUntil) : [];
    // The works council counts people without seeing them.
    const start = await withServiceRights(tx, (service) => findStart(service, companyId));
    return {
      leastK: (await findSettings(tx, companyId))?.least_k ?? DEFAULT_K,
      mondays,
      hash: releases.at(-1)?.hash.toString('hex') ?? null,
      factorsUntil: factorsUntil ?? null,
      places: placesOf(mondays, cells, factors),
      start: { employees: start.employees, cameIn: start.came_in, since: start.since },
    };
  });
}

type CellRow = Awaited<ReturnType<typeof findCells>>[number];
type FactorRow = Awaited<ReturnType<typeof findFactors>>[number];

/** The places of the last release, each with its weeks. */
function placesOf(
  mondays: readonly string[],
  cells: readonly CellRow[],
  factors: readonly FactorRow[],
): MoodPlace[] {
  const byPlace = Map.groupBy(cells, (cell) => cell.place_id);
  const last = cells.filter(({ monday }) => monday === mondays.at(-1));
  return last.map((row): MoodPlace => {
    const weeks = new Map((byPlace.get(row.place_id) ?? []).map((each) => [each.monday, each]));
    const own = factors.filter((each) => each.place_id === row.place_id);
    return {
      id: row.place_id,
      parentId: row.parent_id,
      kind: row.kind as MoodPlace['kind'],
      name: row.name,
      weeks: mondays.map((monday) => cellOf(weeks.get(monday))),
      factors: Object.fromEntries(
        FACTORS.map((factor) => {
          const told = own.find((each) => each.factor === factor);
          return [
            factor,
            told
              ? {
                  points: Number(told.points),
                  from: told.respondents_from,
                  to: told.respondents_to,
                }
              : null,
          ];
        }),
      ) as MoodPlace['factors'],
    };
  });
}

function cellOf(row: CellRow | undefined): Cell | null {
  if (!row || row.points === null) return null;
  if (row.respondents_from === null || row.participation === null) return null;
  return {
    points: Number(row.points),
    from: row.respondents_from,
    to: row.respondents_to,
    participation: row.participation,
    isChanged: row.is_changed ?? false,
    shares:
      row.low_share === null || row.high_share === null
        ? null
        : { low: row.low_share, high: row.high_share },
  };
}
