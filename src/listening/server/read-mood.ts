import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { createVersionedCache, type VersionedCache } from '#platform/versioned-cache.ts';
import type { Cell, Mood, MoodPlace, ReadMood } from '../contract.ts';
import { lastClosedMonday } from '../rules/closing-time.ts';
import { FACTORS } from '../rules/daily-question.ts';
import { leastListed } from '../rules/disclosed-places.ts';
import { listMondayAfter } from '../rules/listening-list.ts';
import type { Rate } from '../rules/published-week.ts';
import { DEFAULT_K } from '../rules/release.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { findPublicationState } from './publication-state.queries.ts';
import {
  findCells,
  findFactors,
  findLastFactors,
  findReleases,
  refuseUnpublished,
} from './releases.queries.ts';

const WEEKS = 53;
/** Companies whose year of numbers is kept, some ten kilobytes each. */
const KEPT = 200;
/** Of a team, a year of numbers would tell more about its people than about how it goes. */
export const TEAM_WEEKS = 26;

/** What was told of a company, the same for everybody who may read it, until another row stands there. */
export type KeptMoods = VersionedCache<MoodView>;

export const createKeptMoods = (): KeptMoods => createVersionedCache<MoodView>({ size: KEPT });

type MoodView = Pick<Mood, 'mondays' | 'altered' | 'hash' | 'list' | 'factorsUntil' | 'places'> & {
  readonly leastK: number | undefined;
};

/** Whether somebody may read it is asked each time, and what may change between two releases with it. */
export async function readMood(
  deps: Pick<ListeningDeps, 'database' | 'clock'>,
  kept: KeptMoods,
  call: Call,
  { companyId }: ParsedInputOf<ReadMood>,
): Promise<OutputOf<ReadMood>> {
  const last = lastClosedMonday(deps.clock.now());
  const since = addDays(last, -7 * (WEEKS - 1));
  const caller = signedInCaller(call);
  const state = await deps.database.asCaller(caller, (tx) =>
    // The works council counts people without seeing them.
    withServiceRights(tx, (service) => findPublicationState(service, companyId, since)),
  );
  if (!state) throw new Refusal('forbidden');
  const { leastK: leastKOfList, ...told } = await kept.get(
    `${companyId} ${since} ${state.marks}`,
    0,
    () =>
      // Who loses the right between the two transactions would fill it with nothing, for everybody: it is asked again,
      // as of the moment of which all is read.
      deps.database.asCallerAtOneMoment(caller, async (tx) => {
        await refuseUnpublished(tx, companyId);
        return moodView(tx, companyId, { last, since });
      }),
  );
  const leastK = state.least_k ?? DEFAULT_K;
  const running = addDays(last, 7);
  return {
    ...told,
    leastK,
    // Of the list that holds; what is settled meanwhile holds from the next one on.
    leastListed: leastListed(leastKOfList ?? leastK),
    nextList: listMondayAfter(running, state.first_week ?? running),
    start: { employees: state.employees, cameIn: state.came_in, since: state.came_in_since },
  };
}

async function moodView(
  tx: Tx,
  companyId: string,
  { last, since }: { readonly last: ParisDay; readonly since: ParisDay },
): Promise<MoodView> {
  // Of a week that is not as it was told callers read nothing: the service says which there are.
  const releases = await withServiceRights(tx, (service) =>
    findReleases(service, companyId, since),
  );
  const teamsSince = addDays(last, -7 * (TEAM_WEEKS - 1));
  const cells = await findCells(tx, companyId, { since, teamsSince });
  const factorsUntil = await findLastFactors(tx, companyId);
  const factors = factorsUntil ? await findFactors(tx, companyId, factorsUntil) : [];
  const ends = releases.findLast((each) => each.is_as_told);
  const list = listOf(ends);
  return {
    leastK: list && ends ? ends.least_k : undefined,
    mondays: releases.map(({ monday }) => monday),
    altered: releases.filter((each) => !each.is_as_told).map(({ monday }) => monday),
    hash: releases.at(-1)?.hash.toString('hex') ?? null,
    list,
    factorsUntil: factorsUntil ?? null,
    places: placesOf(releases, cells, factors),
  };
}

type CellRow = Awaited<ReturnType<typeof findCells>>[number];
type FactorRow = Awaited<ReturnType<typeof findFactors>>[number];
type ReleaseRow = Awaited<ReturnType<typeof findReleases>>[number];

function listOf(release: ReleaseRow | undefined): Mood['list'] {
  if (!release?.list_since || !release.rate) return null;
  return { since: release.list_since, rate: release.rate as Rate };
}

/** The places of the last release that is as it was told, each with its weeks. */
function placesOf(
  releases: readonly ReleaseRow[],
  cells: readonly CellRow[],
  factors: readonly FactorRow[],
): MoodPlace[] {
  const byPlace = Map.groupBy(cells, (cell) => cell.place_id);
  const ends = releases.findLast((each) => each.is_as_told);
  const last = cells.filter(({ monday }) => monday === ends?.monday);
  return last.map((row): MoodPlace => {
    const weeks = new Map((byPlace.get(row.place_id) ?? []).map((each) => [each.monday, each]));
    const own = factors.filter((each) => each.place_id === row.place_id);
    return {
      id: row.place_id,
      parentId: row.parent_id,
      kind: row.kind as MoodPlace['kind'],
      name: row.name,
      weeks: releases.map(({ monday, rate }) => cellOf(weeks.get(monday), rate)),
      outside: weeks.get(ends?.list_since ?? '')?.outside ?? null,
      factors: Object.fromEntries(
        FACTORS.map((factor) => {
          const told = own.find((each) => each.factor === factor);
          return [factor, told ? { points: Number(told.points) } : null];
        }),
      ) as MoodPlace['factors'],
    };
  });
}

function cellOf(row: CellRow | undefined, rate: string | null): Cell | null {
  if (!row || row.points === null) return null;
  return {
    points: Number(row.points),
    thread: row.thread === null ? null : Number(row.thread),
    listed: row.listed,
    leaves: row.leaves,
    rate: rate as Rate | null,
    begins: row.begins ?? false,
  };
}
