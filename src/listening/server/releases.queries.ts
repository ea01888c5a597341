import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Release } from '../rules/release.ts';
import { findReleasedPolls, insertReleasedPoll } from './polls.queries.ts';
import type { ReleaseRow, RowsOfRelease } from './release-rows.ts';
import {
  findReleasedQuestionnaires,
  insertReleasedQuestionnaire,
} from './released-questionnaires.queries.ts';

type DueCompany = { readonly id: string; readonly next: ParisDay };

/**
 * Companies with a week to close, each with the first such; in the order of their ids, after `after`.
 * A company is listened to from the week in which the first of its people came in.
 */
export async function findDueCompanies(
  tx: Tx,
  lastMonday: ParisDay,
  after: string,
  limit: number,
): Promise<DueCompany[]> {
  const { rows } = await sql<DueCompany>`
    select companies.id, coalesce(told.monday + 7, first_in.monday) as next
    from public.companies
    join public.licences on licences.company_id = companies.id
    cross join lateral (
      select date_trunc('week', min(came_in_at) at time zone 'Europe/Paris')::date as monday
      from public.employees where company_id = companies.id and came_in_at is not null
    ) as first_in
    left join lateral (
      select monday from public.releases where company_id = companies.id
      order by monday desc limit 1
    ) as told on true
    where companies.id > ${after} and coalesce(told.monday + 7, first_in.monday) <= ${lastMonday}
      and licences.ends_on >= coalesce(told.monday + 7, first_in.monday)
    order by companies.id limit ${limit}`.execute(tx);
  return rows;
}

/** So many companies of which anything was told, in the order of their ids, after that one. */
export async function findReleasedCompanies(
  tx: Tx,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('releases')
    .select('company_id')
    .distinct()
    .$if(after !== undefined, (query) => query.where('company_id', '>', after ?? ''))
    .orderBy('company_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.company_id);
}

/** The companies of which this week was told. */
export async function findPublishedCompanies(tx: Tx, monday: ParisDay): Promise<string[]> {
  const rows = await tx
    .selectFrom('releases')
    .select('company_id')
    .where('monday', '=', monday)
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/** Locks the releases of a company for this transaction, and answers the last one. */
export async function lockLastRelease(tx: Tx, companyId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`release ${companyId}`}, 0))`.execute(
    tx,
  );
  return tx
    .selectFrom('releases')
    .select(['monday', 'hash'])
    .where('company_id', '=', companyId)
    .orderBy('monday', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRelease(
  tx: Tx,
  { companyId, monday, method, leastK, list, cells, factors, poll, questionnaire }: Release,
  { previousHash, hash }: { previousHash: Buffer | null; hash: Buffer },
): Promise<void> {
  const at = { company_id: companyId, monday };
  await tx
    .insertInto('releases')
    .values({
      ...at,
      method,
      least_k: leastK,
      list_since: list?.since ?? null,
      rate: list?.rate ?? null,
      previous_hash: previousHash,
      hash,
    })
    .execute();
  await tx
    .insertInto('released_cells')
    .values(
      cells.map(({ place, told }) => ({
        ...at,
        place_id: place.id,
        parent_id: place.parentId ?? null,
        kind: place.kind,
        name: place.name,
        points: told?.score ?? null,
        thread: told?.thread ?? null,
        listed: told?.listed ?? null,
        leaves: told?.leaves ?? null,
        begins: told?.begins ?? null,
        outside: told?.outside ?? null,
      })),
    )
    .execute();
  const places = new Map(cells.map(({ place }) => [place.id, place]));
  if (poll) await insertReleasedPoll(tx, at, poll, places);
  if (questionnaire) await insertReleasedQuestionnaire(tx, at, questionnaire, places);
  if (factors.length === 0) return;
  await tx
    .insertInto('released_factors')
    .values(
      factors.map(({ placeId, factor, points }) => ({ ...at, place_id: placeId, factor, points })),
    )
    .execute();
}

/** The Monday of the first week of which anything was told or hidden; undefined before it. */
export async function findFirstWeek(tx: Tx, companyId: string): Promise<ParisDay | undefined> {
  const row = await tx
    .selectFrom('releases')
    .select(({ fn }) => fn.min('monday').as('monday'))
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.monday ?? undefined;
}

/** The places of the last release, by the names they had then. */
export async function findLastPlaces(tx: Tx, companyId: string) {
  return tx
    .selectFrom('released_cells')
    .select(['place_id as id', 'parent_id', 'kind', 'name'])
    .where('company_id', '=', companyId)
    .where('monday', '=', (select) =>
      select
        .selectFrom('releases')
        .select(({ fn }) => fn.max('monday').as('monday'))
        .where('company_id', '=', companyId),
    )
    .execute();
}

/** @throws Refusal forbidden unless the caller reads what is told of the company */
export async function refuseUnpublished(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`
    select ${companyId}::uuid in (select access.companies_told()) as is`.execute(tx);
  if (!rows[0]?.is) throw new Refusal('forbidden');
}

/** Whether the week of a row is as it was told, by its hash and those beside it. */
const isAsPublished = sql<boolean>`access.is_as_told(company_id, monday)`.as('is_as_told');

/** The releases of a company since a Monday, the oldest first; a caller is shown those that are as they were told. */
export async function findReleases(tx: Tx, companyId: string, since: ParisDay) {
  return tx
    .selectFrom('releases')
    .select(['monday', 'hash', 'least_k', 'list_since', 'rate', isAsPublished])
    .where('company_id', '=', companyId)
    .where('monday', '>=', since)
    .orderBy('monday')
    .execute();
}

/** What was told of places since a Monday, of teams since another one; by place and week. */
export async function findCells(
  tx: Tx,
  companyId: string,
  { since, teamsSince }: { since: ParisDay; teamsSince: ParisDay },
) {
  return tx
    .selectFrom('released_cells')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('monday', '>=', since)
    .where((where) => where.or([where('kind', '<>', 'team'), where('monday', '>=', teamsSince)]))
    .orderBy('monday')
    .orderBy('name')
    .orderBy('place_id')
    .execute();
}

/** The Monday of the last week with which factors were told; undefined before the first time. */
export async function findLastFactors(tx: Tx, companyId: string): Promise<ParisDay | undefined> {
  const row = await tx
    .selectFrom('released_factors')
    .select('monday')
    .where('company_id', '=', companyId)
    .orderBy('monday', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.monday;
}

export async function findFactors(tx: Tx, companyId: string, monday: ParisDay) {
  return tx
    .selectFrom('released_factors')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('monday', '=', monday)
    .execute();
}

/** A release with all its rows. */
export type WholeRelease = RowsOfRelease & { readonly release: ReleaseRow };

/** Releases of a company, the oldest first: all, or so many after a Monday. */
export async function findWholeReleases(
  tx: Tx,
  companyId: string,
  { after = '0001-01-01', limit = 1_000_000 }: { after?: ParisDay; limit?: number } = {},
): Promise<WholeRelease[]> {
  const releases = await tx
    .selectFrom('releases')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('monday', '>', after)
    .orderBy('monday')
    .limit(limit)
    .execute();
  const until = releases.at(-1)?.monday ?? after;
  const cells = await tx
    .selectFrom('released_cells')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('monday', '>', after)
    .where('monday', '<=', until)
    .execute();
  const factors = await tx
    .selectFrom('released_factors')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('monday', '>', after)
    .where('monday', '<=', until)
    .execute();
  const polls = await findReleasedPolls(tx, companyId, { after, until });
  const questionnaires = await findReleasedQuestionnaires(tx, companyId, { after, until });
  const asked = new Map(questionnaires.map((each) => [each.monday, each]));
  const pollsOf = Map.groupBy(polls, ({ monday }) => monday);
  const cellsOf = Map.groupBy(cells, ({ monday }) => monday);
  const factorsOf = Map.groupBy(factors, ({ monday }) => monday);
  return releases.map((release) => ({
    release,
    cells: cellsOf.get(release.monday) ?? [],
    factors: factorsOf.get(release.monday) ?? [],
    polls: pollsOf.get(release.monday) ?? [],
    questionnaire: asked.get(release.monday),
  }));
}
