import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { checkIn, eraseOwnAnswers, listOwnAnswers } from '#listening/contract.ts';
import { confirmErasures } from '#listening/server/vault/hold-erasures.ts';
import { keepSealed } from '#listening/server/vault/keep-sealed.ts';
import { openedAnswer, type SealedRow } from '#listening/server/vault/sealed-answers.ts';
import { pseudonymOf } from '#listening/server/vault/tenant-keys.ts';
import { noteErasure } from '#listening/server/vault/tombstones.ts';
import { readWork } from '#staff/contract.ts';
import { staffClient } from '../support/account-client.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  closeDueWeeks,
  type ListeningCompany,
  listeningCompany,
  settableClock,
  taps,
} from '../support/listening.ts';
import { staffOf } from '../support/staff-orders.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const DAY = '2026-10-06';
/** More than five weeks after the week of that day was closed. */
const LATER = '2026-11-23';
const PEOPLE = 40;

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock(`${DAY}T10:00:00+02:00`);
beforeEach(async () => {
  clock.setDay(DAY);
  await product?.stop();
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  company = await listeningCompany(product, { Fonderie: PEOPLE }, '2026-08-03');
  await Promise.all(
    company.colleagues.map((each) =>
      each.call(checkIn, { companyId: company.id, day: DAY, taps: taps(4) }),
    ),
  );
});
afterAll(() => product.stop());

const asOwner = (statement: ReturnType<typeof sql>) => statement.execute(product.database.owner);

/** How many people something is kept of, whatever it is: what they said is sealed until it is five weeks old. */
async function kept(): Promise<number> {
  const rows = (await product.vaultSql(`select pseudonym from answers
    union select pseudonym from histories`)) as { pseudonym: Buffer }[];
  const people = [
    ...rows,
    ...(await sealed()).map((row) => openedAnswer(product.vault, row, 'check-in')),
  ];
  return new Set(people.map(({ pseudonym }) => pseudonym.toString('hex'))).size;
}

const sealed = () =>
  product.vault.once((db) => db.selectFrom('sealed_answers').selectAll().execute());

/** An older copy of what is sealed comes back. */
const bringBack = (rows: Awaited<ReturnType<typeof sealed>>) =>
  product.vault.once((db) => keepSealed(db, rows));

/** What the job says when it fails; null where it has done all. */
async function night(task = 'forget-answers'): Promise<string | null> {
  await asOwner(sql`delete from graphile_worker._private_jobs`);
  await repeatJob(product, task, {}, 1);
  await queueIsQuiet(product);
  const { rows } = await sql<{ last_error: string | null }>`
    select last_error from graphile_worker._private_jobs where last_error is not null`.execute(
    product.database.owner,
  );
  return rows[0]?.last_error ?? null;
}

/** The notes that so many of them leave when they erase what they said, without their erasing it. */
async function noted(many: number): Promise<void> {
  const gone = company.colleagues.slice(0, many);
  const places = await product.database.owner
    .selectFrom('listening_keys')
    .select(['employee_id', 'key'])
    .where(
      'employee_id',
      'in',
      gone.map(({ employeeId }) => employeeId),
    )
    .execute();
  await product.database.asService(async (tx) => {
    for (const place of places)
      await noteErasure({ ...product, clock }, tx, pseudonymOf(product.vault, company.id, place));
  });
}

describe('nobody is erased because the first database does not know them:', () => {
  test('not the people of a company that an older copy of it has not', async () => {
    await asOwner(sql`alter table public.companies disable trigger user`);
    await asOwner(sql`delete from public.companies where id = ${company.id}`);
    await asOwner(sql`alter table public.companies enable trigger user`);
    expect(await night()).toBeNull();
    clock.setDay(LATER);
    expect(await night()).toContain(`${PEOPLE} have answers to seal and no key`);
    expect(await kept()).toBe(PEOPLE);
  });

  test('nor those whose keys it has not, who are said; the others are sealed', async () => {
    const lost = company.colleagues.slice(0, 3).map(({ employeeId }) => employeeId);
    await asOwner(sql`delete from public.listening_keys where employee_id = any(${lost}::uuid[])`);
    clock.setDay(LATER);
    expect(await night()).toContain('3 have answers to seal and no key');
    expect(await kept()).toBe(PEOPLE);
    expect(await product.vaultSql('select count(*)::int as rows from histories')).toEqual([
      { rows: PEOPLE - 3 },
    ]);
    // Once a person is certain, they are nobody's any more.
    expect(await confirmErasures(product)).toEqual({ erased: 0, unclaimed: 3 });
    await queueIsQuiet(product);
    expect(await night()).toBeNull();
    expect(await kept()).toBe(PEOPLE - 3);
    expect(await confirmErasures(product)).toBeUndefined();
  });

  test('nor by notes that the product did not write', async () => {
    const [row] = await sealed();
    const { pseudonym } = openedAnswer(product.vault, row as SealedRow, 'check-in');
    for (const mac of [null, Buffer.alloc(32, 7)])
      await asOwner(sql`insert into public.erased_pseudonyms (pseudonym, mac)
        values (${pseudonym}, ${mac}) on conflict (pseudonym) do update set mac = excluded.mac`);
    await asOwner(sql`insert into public.erasures (mark, erased_on, sealed)
      values (${pseudonym}, ${DAY}, ${Buffer.alloc(92, 7)})`);
    await asOwner(sql`insert into public.erased_companies (company_id, erased_on, mac)
      values (${company.id}, ${DAY}, ${Buffer.alloc(32, 7)})`);
    expect(await night()).toContain('3 notes of erasures are not the product');
    expect(await kept()).toBe(PEOPLE);
  });
});

test('an answer that was altered, or that somebody added past the product, keeps nobody else’s week', async () => {
  const [first] = await sealed();
  const row = first as SealedRow;
  const altered = Buffer.from(row.sealed);
  altered[40] = (altered[40] ?? 0) ^ 1;
  await product.vault.once((db) =>
    db
      .updateTable('sealed_answers')
      .set({ sealed: altered })
      .where('author', '=', row.author)
      .execute(),
  );
  await bringBack([{ ...row, author: Buffer.alloc(32, 7) }]);
  expect(await night()).toContain('2 sealed answers were altered or are not the product’s');

  clock.setDay(addDays(DAY, 7));
  await closeDueWeeks(product);
  const whole = await product.vaultSql('select count(*)::int as rows from answers');
  expect(whole).toEqual([{ rows: PEOPLE - 1 }]);
  expect(await sealed()).toHaveLength(2);
  // Whose it was reads on, without it.
  const days = await Promise.all(
    company.colleagues.map(async (each) => {
      const { answers } = await each.call(listOwnAnswers, { companyId: company.id });
      return answers.length;
    }),
  );
  expect(days.toSorted()).toEqual([0, ...Array.from({ length: PEOPLE - 1 }, () => 1)]);

  clock.setDay(LATER);
  expect(await night()).toBeNull();
  expect(await sealed()).toEqual([]);
});

describe('what somebody erases', () => {
  test('is gone at once, and again when an older copy brings it back', async () => {
    const rows = await sealed();
    const ada = company.colleagues.at(-1);
    await ada?.call(eraseOwnAnswers, { companyId: company.id });
    expect(await kept()).toBe(PEOPLE - 1);
    // Of somebody whose account went, the job does it.
    await noted(1);
    expect(await night('replay-erasures')).toBeNull();
    expect(await kept()).toBe(PEOPLE - 2);
    await bringBack(rows);
    expect(await kept()).toBe(PEOPLE);
    expect(await night()).toBeNull();
    expect(await kept()).toBe(PEOPLE - 2);
  });

  test('is noted under no name that an older copy of the answers knows, whichever release noted it', async () => {
    const [ada] = company.colleagues;
    const rows = await sealed();
    const names = rows.map((row) => openedAnswer(product.vault, row, 'check-in').pseudonym);
    await ada?.call(eraseOwnAnswers, { companyId: company.id });
    // Rows come in any order; of Ada there is a note already.
    const left = new Set((await sealed()).map(({ author }) => author.toString('hex')));
    const other = names[rows.findIndex(({ author }) => left.has(author.toString('hex')))] as Buffer;
    const mac = product.vault.derive('tombstone', 'pseudonym', other.toString('hex'), DAY);
    await asOwner(sql`insert into public.erased_pseudonyms (pseudonym, erased_on, mac)
      values (${other}, ${DAY}, ${mac.subarray(0, 32)})`);
    expect(await night()).toBeNull();

    const { rows: noted } = await sql<{ row: string }>`
      select erasures::text as row from public.erasures
      union all select erased_pseudonyms::text from public.erased_pseudonyms`.execute(
      product.database.owner,
    );
    expect(noted).toHaveLength(2);
    for (const name of names) {
      const made = [
        name,
        ...['sha256', 'sha512'].map((how) => createHash(how).update(name).digest()),
      ];
      for (const word of made)
        expect(JSON.stringify(noted)).not.toContain(word.subarray(0, 32).toString('hex'));
    }
    // And they do what they did.
    await bringBack(rows);
    expect(await night()).toBeNull();
    expect(await sealed()).toHaveLength(PEOPLE - 2);
  });

  test('goes with an account that is deleted by the operator’s means, and stays gone', async () => {
    const rows = await sealed();
    const [hard, soft, bySql] = company.colleagues.slice(-3).map(({ userId }) => userId);
    const admin = await staffClient(product);
    expect((await admin.deleteUser(hard ?? '')).error).toBeNull();
    expect((await admin.deleteUser(soft ?? '', true)).error).toBeNull();
    await asOwner(sql`delete from auth.users where id = ${bySql}`);
    await queueIsQuiet(product);
    expect(await kept()).toBe(PEOPLE - 3);
    // The copy of the key that told whose answers they were is not needed any more.
    expect(
      (await sql`select from public.unmarked_erasures`.execute(product.database.owner)).rows,
    ).toEqual([]);
    await bringBack(rows);
    expect(await kept()).toBe(PEOPLE);
    expect(await night()).toBeNull();
    expect(await kept()).toBe(PEOPLE - 3);
  });

  test('goes with the company that its last owner gave up, after its time', async () => {
    await asOwner(sql`alter table public.company_members disable trigger user`);
    await asOwner(sql`delete from public.company_members where company_id = ${company.id}`);
    await asOwner(sql`alter table public.company_members enable trigger user`);
    await asOwner(sql`update public.employees set left_on = ${'2024-01-01'}
      where company_id = ${company.id}`);
    // So many at once wait for a person, whoever wrote that they go.
    const held = `${PEOPLE} people would be erased at once`;
    expect(await night('forget-abandoned-companies')).toContain(held);
    expect(await night()).toContain(held);
    await confirmErasures(product);
    await queueIsQuiet(product);
    expect(await night()).toBeNull();
    expect(await kept()).toBe(0);
  });
});

test('many at once wait for a person: the job fails, staff see it, and no more go than were confirmed', async () => {
  const paul = await staffOf(product);
  await noted(21);
  for (const task of ['replay-erasures', 'forget-answers']) {
    expect(await night(task)).toContain('21 people would be erased at once');
    expect(await kept()).toBe(PEOPLE);
  }
  await asOwner(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
  expect((await paul.call(readWork, {})).failingJobs).toBe(1);
  expect(await confirmErasures(product)).toEqual({ erased: 21, unclaimed: 0 });
  await queueIsQuiet(product);
  expect(await kept()).toBe(PEOPLE - 21);
  // Who leaves by themselves does not wait for that.
  await noted(22);
  expect(await night()).toBeNull();
  expect(await kept()).toBe(PEOPLE - 22);
});

test('what was confirmed for some is not for more', async () => {
  await noted(21);
  await night();
  await asOwner(sql`update public.held_erasures set confirmed_at = now()`);
  await noted(23);
  expect(await night()).toContain('23 people would be erased at once');
  expect(await kept()).toBe(PEOPLE);
});
