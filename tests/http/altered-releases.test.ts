import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mood, readMood } from '#listening/contract.ts';
import { alter } from '../support/altered-rows.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { tellReleases } from '../support/told-releases.ts';

const FIRST = '2026-01-05';
const WEEKS = 12;
const ALTERED = '2026-02-02';
const NEXT = '2026-02-09';
const LAST = '2026-03-23';

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock('2026-03-31T09:00:00+02:00');

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  company = await listeningCompany(product, { Atelier: 1 }, FIRST);
  await tellReleases(product.database, company.id, FIRST, WEEKS);
});
afterAll(() => product.stop());

const told = async () => company.cse.call(readMood, { companyId: company.id });
const pointsOf = ({ mondays, places }: Mood, monday: string) =>
  places[0]?.weeks[mondays.indexOf(monday)]?.points ?? null;

/** What the page shows between an alteration and its being put back. */
async function shownAfter(change: RawBuilder<unknown>, back: RawBuilder<unknown>) {
  await alter(product, change);
  const shown = await told();
  await alter(product, back);
  return shown;
}

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
