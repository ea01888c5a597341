import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeptMoods, readMood } from '#listening/server/read-mood.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { tellReleases } from '../support/published-releases.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// What was told is read once and kept for all who may read it. The moment between asking for the right and reading
// cannot be met from outside, so this calls the use case itself.

const FIRST = '2026-01-05';
let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock('2026-03-31T09:00:00+02:00');

beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 1 }, FIRST);
  await tellReleases(product.database, company.id, FIRST, 12, () => ({}));
});
afterAll(() => product.stop());

test('who loses the right while it is read is refused, and leaves nothing empty for those who keep it', async () => {
  const kept = createKeptMoods();
  const loses = afterTheFirst(() =>
    sql`delete from public.company_members where user_id = ${company.hr.userId}`.execute(
      product.database.owner,
    ),
  );
  await expect(readAs(company.hr, kept, loses)).rejects.toMatchObject({ code: 'forbidden' });
  const { mondays, places } = await readAs(company.owner, kept, product.database);
  expect(mondays).toHaveLength(12);
  expect(places.some(({ weeks }) => weeks.some((week) => week !== null))).toBe(true);
});

function readAs(
  { userId }: Colleague,
  kept: ReturnType<typeof createKeptMoods>,
  database: TestProduct['database'],
) {
  const claims = { sub: userId, role: 'authenticated' };
  const call = {
    caller: { role: 'authenticated', claims, throughFunction: true },
    language: 'fr',
    network: '203.0.113.1',
  } as const;
  return readMood({ database, clock }, kept, call, { companyId: company.id });
}

/** The database, where something happens between the first transaction and the second. */
function afterTheFirst(happens: () => Promise<unknown>): TestProduct['database'] {
  const { database } = product;
  let transactions = 0;
  const between = async () => {
    transactions += 1;
    if (transactions === 2) await happens();
  };
  return {
    ...database,
    asCaller: (...args) => between().then(() => database.asCaller(...args)),
    asCallerAtOneMoment: (...args) => between().then(() => database.asCallerAtOneMoment(...args)),
  };
}
