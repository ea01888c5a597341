import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mood, readMood, readReleases } from '#listening/contract.ts';
import { verifyReleases } from '#listening/rules/verify-releases.ts';
import { sha256 } from '#listening/server/release-hash.ts';
import { alter } from '../support/altered-rows.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { tellReleases } from '../support/published-releases.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const FIRST = '2026-01-05';
const WEEKS = 12;
const ALTERED = '2026-02-02';
const NEXT = '2026-02-09';
const LAST = '2026-03-23';
const WITH_FACTORS = '2026-01-26';
const ASKED = 'Et si on changeait d’outil ?';

const factorsOf = (placeId: string) => [{ placeId, factor: 'values' as const, points: 8 }];
const pollOf = (placeId: string) => ({
  id: '0197f3aa-0000-7000-8000-000000000001',
  wording: ASKED,
  choices: ['Oui', 'Non'],
  told: [{ placeId, listed: 60, parts: 1, rate: 'most' as const, percents: [60, 40] }],
});

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock('2026-03-31T09:00:00+02:00');

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  company = await listeningCompany(product, { Atelier: 1 }, FIRST);
  const { id, wording, choices } = pollOf(company.id);
  await alter(
    product,
    sql`insert into public.polls (id, company_id, list_since, opens_on, wording, choices) values
      (${id}, ${company.id}, ${FIRST}, ${FIRST}, ${wording}, ${sql.val(choices)}::text[])`,
  );
  await tellReleases(product.database, company.id, FIRST, WEEKS, (monday) =>
    monday === WITH_FACTORS ? { factors: factorsOf(company.id), poll: pollOf(company.id) } : {},
  );
});
afterAll(() => product.stop());

/** Which weeks these tables give to somebody, as the client of tables asks. */
async function givenTo({ userId }: Colleague): Promise<Record<string, string[]>> {
  const token = await product.tokens.signAccess({ role: 'authenticated', sub: userId }, 600);
  const given: Record<string, string[]> = {};
  for (const table of TABLES) {
    const answer = await fetch(`${product.url}/rest/v1/${table}?select=monday`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = (await answer.json()) as { monday: string }[];
    given[table] = [...new Set(rows.map(({ monday }) => monday))].sort();
  }
  return given;
}
const TABLES = ['releases', 'released_cells', 'released_factors', 'released_polls'];
const without = (given: Record<string, string[]>, ...gone: string[]) =>
  Object.fromEntries(
    Object.entries(given).map(([table, weeks]) => [
      table,
      weeks.filter((week) => !gone.includes(week)),
    ]),
  );

const told = async () => company.cse.call(readMood, { companyId: company.id });
const pointsOf = ({ mondays, places }: Mood, monday: string) =>
  places[0]?.weeks[mondays.indexOf(monday)]?.points ?? null;

/** What is seen between an alteration and its being put back. */
async function seenBetween<T>(
  change: RawBuilder<unknown>,
  back: RawBuilder<unknown>,
  look: () => Promise<T>,
) {
  await alter(product, change);
  const seen = await look();
  await alter(product, back);
  return seen;
}
const shownAfter = (change: RawBuilder<unknown>, back: RawBuilder<unknown>) =>
  seenBetween(change, back, told);

const givenAfter = (change: RawBuilder<unknown>, back: RawBuilder<unknown>) =>
  seenBetween(change, back, () => givenTo(company.hr));

const cells = (monday: string) =>
  sql`public.released_cells where company_id = ${company.id} and monday = ${monday}`;
const setPoints = (monday: string, points: number) =>
  sql`update public.released_cells set points = ${points}
    where company_id = ${company.id} and monday = ${monday}`;

test('weeks that are as they were told are all shown', async () => {
  const mood = await told();
  expect(mood.altered).toEqual([]);
  expect(mood.mondays).toHaveLength(WEEKS);
  expect(mood.places[0]?.weeks.every((week) => week?.points === 9)).toBe(true);
});

test('an altered number is not shown to anybody, at once, and its week is named; the others are', async () => {
  const mood = await shownAfter(setPoints(ALTERED, 12), setPoints(ALTERED, 9));
  expect(mood.altered).toEqual([ALTERED]);
  expect(pointsOf(mood, ALTERED)).toBeNull();
  expect(mood.places[0]?.weeks.filter(Boolean)).toHaveLength(WEEKS - 1);
  expect((await told()).altered).toEqual([]);
});

test('nor that of the last week, nor what its release says of the list', async () => {
  const setRate = (rate: string) => sql`update public.releases set rate = ${rate}
    where company_id = ${company.id} and monday = ${LAST}`;
  const mood = await shownAfter(setRate('over-half'), setRate('most'));
  expect(mood.altered).toEqual([LAST]);
  expect(pointsOf(mood, LAST)).toBeNull();
  expect(mood.list).toEqual({ since: FIRST, rate: 'most' });
});

test('whoever writes its hash anew too is found by the next week, which cites the one that was told', async () => {
  const setHash = (hash: RawBuilder<unknown>) => sql`update public.releases set hash = ${hash}
    where company_id = ${company.id} and monday = ${ALTERED}`;
  const { rows } = await sql<{ hash: Buffer }>`select hash from public.releases
    where company_id = ${company.id} and monday = ${ALTERED}`.execute(product.database.owner);
  const mood = await shownAfter(setHash(sql`sha256('anew')`), setHash(sql`${rows[0]?.hash}`));
  expect(mood.altered).toEqual([ALTERED, NEXT]);
});

test('a row that was taken away is missed', async () => {
  const { rows } = await sql<Record<string, unknown>>`select * from ${cells(NEXT)}`.execute(
    product.database.owner,
  );
  await alter(product, sql`delete from ${cells(NEXT)}`);
  expect((await told()).altered).toEqual([NEXT]);
  await alter(
    product,
    sql`insert into public.released_cells
      select * from jsonb_populate_recordset(null::public.released_cells, ${JSON.stringify(rows)}::jsonb)`,
  );
  expect((await told()).altered).toEqual([]);
});

test('no table gives any row of an altered week, at once, to anybody; of the others all', async () => {
  const all = await givenTo(company.hr);
  expect(all.releases).toHaveLength(WEEKS);
  expect(all.released_cells).toHaveLength(WEEKS);
  expect(all.released_factors).toEqual([WITH_FACTORS]);
  expect(all.released_polls).toEqual([WITH_FACTORS]);
  const ofWeek = (table: string, set: string, week: string) =>
    sql`update ${sql.table(`public.${table}`)} set ${sql.raw(set)}
      where company_id = ${company.id} and monday = ${week}`;
  for (const [table, change, back] of [
    ['released_cells', 'points = 12', 'points = 9'],
    ['released_cells', "name = 'Fonderies'", "name = 'Fonderie'"],
    ['released_factors', 'points = 3', 'points = 8'],
    ['released_polls', "percents = '{90,10}'", "percents = '{60,40}'"],
    ['released_polls', 'listed = 61', 'listed = 60'],
    ['releases', 'least_k = 15', 'least_k = 8'],
    ['releases', "rate = 'over-half'", "rate = 'most'"],
    ['releases', 'method = 3', 'method = 2'],
    // Of which no text is known any more.
    [
      'releases',
      'method = 1, list_since = null, rate = null',
      `method = 2, list_since = '${FIRST}', rate = 'most'`,
    ],
  ] as const) {
    const change_ = ofWeek(table, change, WITH_FACTORS);
    const given = await givenAfter(change_, ofWeek(table, back, WITH_FACTORS));
    expect([change, given]).toEqual([change, without(all, WITH_FACTORS)]);
  }
  const asked = (wording: string) =>
    sql`update public.polls set wording = ${wording} where company_id = ${company.id}`;
  expect(await givenAfter(asked('Autre ?'), asked(ASKED))).toEqual(without(all, WITH_FACTORS));
  expect(await givenTo(company.cse)).toEqual(all);
});

test('nor what was hashed anew, nor the week after it, which cites what was told', async () => {
  const all = await givenTo(company.hr);
  const anew = async (points: number) => {
    await alter(
      product,
      setPoints(ALTERED, points),
      sql`update public.releases set hash = access.release_hash(company_id, monday)
        where company_id = ${company.id} and monday = ${ALTERED}`,
    );
  };
  await anew(12);
  expect(await givenTo(company.hr)).toEqual(without(all, ALTERED, NEXT));
  expect((await told()).altered).toEqual([ALTERED, NEXT]);
  await anew(9);
  expect(await givenTo(company.hr)).toEqual(all);
});

test('no text of an altered week leaves with what is verified offline, and its reader finds it', async () => {
  const { releases } = await seenBetween(setPoints(ALTERED, 12), setPoints(ALTERED, 9), () =>
    company.cse.call(readReleases, { companyId: company.id }),
  );
  const withheld = releases.filter(({ whole }) => whole === null);
  expect(withheld).toMatchObject([{ monday: ALTERED, teams: null, teamsHash: null }]);
  expect((await verifyReleases(releases, sha256)).brokenAt).toBe(ALTERED);
  const sound = await company.cse.call(readReleases, { companyId: company.id });
  expect((await verifyReleases(sound.releases, sha256)).verified).toBe(WEEKS);
});

test('nothing is signalled of an altered week: places are watched up to the one before', async () => {
  const watchedUntil = async () => {
    await sql`delete from public.place_watches where company_id = ${company.id}`.execute(
      product.database.owner,
    );
    await repeatJob(product, 'watch-places', { companyId: company.id }, 1);
    await queueIsQuiet(product);
    const { rows } = await sql<{ monday: string }>`select watch ->> 'monday' as monday
      from public.place_watches where company_id = ${company.id}`.execute(product.database.owner);
    return rows;
  };
  expect(await watchedUntil()).toEqual([{ monday: LAST }]);
  expect(await seenBetween(setPoints(LAST, 3), setPoints(LAST, 9), watchedUntil)).toEqual([
    { monday: '2026-03-16' },
  ]);
});
