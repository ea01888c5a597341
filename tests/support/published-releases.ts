import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/published-week.ts';
import { METHOD, type Release, type ReleasedPlace } from '#listening/rules/release.ts';
import { publishRelease } from '#listening/server/publish-release.ts';
import { createClock } from '#platform/clock.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import type { StartedServer } from './server-place.ts';

/** So many weeks of one company as a closing tells them, each with the hash of the one before. @param also of a week */
export async function tellReleases(
  database: Pick<Database, 'asService'>,
  companyId: string,
  first: ParisDay,
  weeks: number,
  also: (monday: ParisDay) => Partial<Release> = () => ({}),
): Promise<void> {
  for (let at = 0; at < weeks; at += 1) {
    const monday = addDays(first, at * 7);
    const place = {
      id: companyId,
      parentId: undefined,
      kind: 'company',
      name: 'Fonderie',
    } as const;
    const numbers = {
      placeId: companyId,
      score: 9,
      thread: 9.5,
      listed: 60,
      leaves: 2,
      begins: at === 0,
      outside: undefined,
    };
    const list = { since: first, rate: 'most' } as const;
    const about = { companyId, monday, method: METHOD, leastK: 8, list };
    const release: Release = {
      ...about,
      cells: [{ place, told: numbers }],
      factors: [],
      ...also(monday),
    };
    await database.asService((tx) => publishRelease(tx, release));
  }
}

/** One week more of a company as the Monday after its last one would tell it, if nobody felt otherwise. @param also of that week */
export async function tellLastWeekAgain(
  { owner }: Pick<StartedServer, 'owner'>,
  legalName: string,
  also: (companyId: string) => Partial<Release> = () => ({}),
): Promise<void> {
  const database = await openDatabase({ owner, log: createLog('silent'), clock: createClock() });
  try {
    await database.asService(async (tx) => {
      const last = await tx
        .selectFrom('releases')
        .innerJoin('companies', 'companies.id', 'company_id')
        .selectAll('releases')
        .where('legal_name', '=', legalName)
        .orderBy('monday', 'desc')
        .executeTakeFirstOrThrow();
      const cells = await tx
        .selectFrom('released_cells')
        .selectAll()
        .where('company_id', '=', last.company_id)
        .where('monday', '=', last.monday)
        .execute();
      await publishRelease(tx, {
        companyId: last.company_id,
        monday: addDays(last.monday, 7),
        method: last.method,
        leastK: last.least_k,
        list: { since: last.list_since ?? last.monday, rate: last.rate as Rate },
        cells: cells.map((cell) => ({
          place: {
            id: cell.place_id,
            parentId: cell.parent_id ?? undefined,
            kind: cell.kind as ReleasedPlace['kind'],
            name: cell.name,
          },
          told:
            cell.points === null
              ? undefined
              : {
                  placeId: cell.place_id,
                  score: Number(cell.points),
                  thread: Number(cell.thread),
                  listed: cell.listed ?? 0,
                  leaves: cell.leaves ?? 0,
                  begins: cell.begins ?? false,
                  outside: undefined,
                },
        })),
        factors: [],
        ...also(last.company_id),
      });
    });
  } finally {
    await database.close();
  }
}

/**
 * Runs SQL that alters what was told of a company, which the database refuses otherwise, and hashes each of its weeks
 * anew: as if it had always been so.
 * @param company an expression that answers its id
 */
export async function tellOtherwise(
  { sql }: Pick<StartedServer, 'sql'>,
  company: string,
  altering: string,
): Promise<void> {
  await sql(`begin; set local session_replication_role = replica;
    ${altering};
    do $$
    declare
      week date;
      before bytea;
    begin
      for week in select monday from public.releases where company_id = ${company} order by monday loop
        update public.releases set previous_hash = before
          where company_id = ${company} and monday = week;
        update public.releases set hash = access.release_hash(company_id, monday)
          where company_id = ${company} and monday = week returning hash into before;
      end loop;
    end
    $$;
    commit`);
}
