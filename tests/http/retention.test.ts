import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { confirmErasures } from '#listening/server/vault/hold-erasures.ts';
import { keepSealed } from '#listening/server/vault/keep-sealed.ts';
import { sealedAnswer } from '#listening/server/vault/sealed-answers.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const TODAY = '2029-01-10';
/** Of more than two years ago, of less, and of this week. */
const LONG_AGO = '2027-01-04';
const LATELY = '2027-01-11';
const NOW = '2029-01-08';
const PEOPLE = 30;

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock(`${TODAY}T10:00:00+01:00`);
beforeEach(async () => {
  clock.setDay(TODAY);
  await product?.stop();
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  company = await listeningCompany(product, { Fonderie: PEOPLE }, '2026-08-03');
});
afterAll(() => product.stop());

/** Somebody who answered last in that week, with so many sealed weeks up to it. */
async function lastAnswered(monday: ParisDay, weeks = 1): Promise<Buffer> {
  const pseudonym = randomBytes(32);
  const at = { pseudonym, company_id: company.id };
  await product.vault.transaction(async (tx) => {
    await tx
      .insertInto('people')
      .values({ ...at, number: 40_320, weeks: [monday] })
      .execute();
    await tx
      .insertInto('people_factors')
      .values({ pseudonym, factor: 'values', number: 40_320 })
      .execute();
    const histories = Array.from({ length: weeks }, (_, week) => ({
      ...at,
      monday: addDays(monday, -7 * week),
      sealed: randomBytes(40),
      is_keyed: true,
    }));
    await tx.insertInto('histories').values(histories).execute();
  });
  return pseudonym;
}

/** What the job says when it fails; null where it has done all. */
async function night(): Promise<string | null> {
  const { owner } = product.database;
  await sql`delete from graphile_worker._private_jobs`.execute(owner);
  await repeatJob(product, 'forget-answers', {}, 1);
  await queueIsQuiet(product);
  const { rows } = await sql<{ last_error: string | null }>`
    select last_error from graphile_worker._private_jobs where last_error is not null`.execute(
    owner,
  );
  return rows[0]?.last_error ?? null;
}

/** Whose number is kept, and of how many people anything is. */
async function kept() {
  const people = await product.vaultSql(`select people.pseudonym, count(factor)::int as factors
    from people left join people_factors using (pseudonym) group by 1`);
  const [{ histories } = {}] = await product.vaultSql(
    'select count(*)::int as histories from histories',
  );
  return {
    people: people.map((row) => (row.pseudonym as Buffer).toString('hex')).sort(),
    histories: Number(histories),
  };
}

test('the number of whoever has not answered for two years is forgotten, with all that is theirs', async () => {
  const [gone, here] = [await lastAnswered(LONG_AGO, 2), await lastAnswered(LATELY, 2)];
  expect((await kept()).people).toHaveLength(2);
  expect(await night()).toBeNull();
  const after = await kept();
  expect(after.people).toEqual([here.toString('hex')]);
  expect(after.people).not.toContain(gone.toString('hex'));
  // One of their two weeks is two years old.
  expect(after.histories).toBe(1);
});

test('whoever answers again this week is not', async () => {
  const back = await lastAnswered(LONG_AGO);
  const said = { mood: 3, energy: null, factorTap: null, factor: 'values' } as const;
  const who = { companyId: company.id, pseudonym: back };
  const row = sealedAnswer(product.vault, who, { kind: 'check-in', day: NOW }, said);
  await product.vault.once((db) => keepSealed(db, [row]));
  expect(await night()).toBeNull();
  expect((await kept()).people).toEqual([back.toString('hex')]);
});

test('many at once wait for a person, as with a clock that is years ahead', async () => {
  for (let at = 0; at < PEOPLE; at += 1) await lastAnswered(LONG_AGO, at % 2 === 0 ? 6 : 1);
  expect(await night()).toContain(`${PEOPLE} people would be erased at once`);
  expect((await kept()).people).toHaveLength(PEOPLE);
  expect((await kept()).histories).toBe((PEOPLE / 2) * 7);
  expect(await confirmErasures(product)).toEqual({ erased: PEOPLE, unclaimed: 0 });
  await queueIsQuiet(product);
  expect(await night()).toBeNull();
  expect(await kept()).toEqual({ people: [], histories: 0 });
});
