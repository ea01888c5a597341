import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { checkIn, listOwnAnswers } from '#listening/contract.ts';
import { sealEarlierAnswers } from '#listening/server/vault/seal-earlier.ts';
import { openedAnswer, type SealedRow } from '#listening/server/vault/sealed-answers.ts';
import { accountMark, memberOf, pseudonymOf } from '#listening/server/vault/tenant-keys.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type Colleague,
  closeDueWeeks,
  type ListeningCompany,
  listeningCompany,
  settableClock,
  taps,
} from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/**
 * Who copies all files of both databases, minutes after somebody answered too, knows in which order people came, and
 * has not the key of the installation.
 */

// Five weeks before the Monday on which a list begins.
const FIRST_MONDAY = '2026-08-31';
const WEEKS = 5;
const PEOPLE = 12;
const RUNNING = addDays(FIRST_MONDAY, 7 * WEEKS);

let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock(`${FIRST_MONDAY}T09:00:00+02:00`);
const people = () => company.colleagues;

beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: PEOPLE }, '2026-06-01');
  for (let week = 0; week < WEEKS; week += 1) {
    const monday = addDays(FIRST_MONDAY, 7 * week);
    await answerInTurn(monday, people());
    clock.setDay(addDays(monday, 7));
    await closeDueWeeks(product);
  }
  // In the week that runs everybody on Monday, and five of them within one minute on Tuesday.
  await answerInTurn(RUNNING, people());
  await answerInTurn(addDays(RUNNING, 1), people().slice(0, 5));
});
afterAll(() => product.stop());

/** One after the other, ten seconds apart, as somebody who looks on would see them come. */
async function answerInTurn(day: ParisDay, who: readonly Colleague[]): Promise<void> {
  clock.setDay(day);
  for (const [at, each] of who.entries()) {
    clock.set(new Date(clock.now().getTime() + 10_000));
    await each.call(checkIn, { companyId: company.id, day, taps: taps(1 + (at % 5)) });
  }
}

type CopiedRow = SealedRow & { readonly xmin: string };
/** As they lie in the file. */
const sealedRows = async () =>
  (await product.vaultSql(
    `select author, company_id, kind, day::text, sealed, xmin::text from sealed_answers
      order by ctid`,
  )) as unknown as CopiedRow[];

type Key = { readonly employee_id: string; readonly user_id: string; readonly key: Buffer };
const keys = async () =>
  (await product.database.ownerPool.query<Key>('select * from listening_keys')).rows;

/** Every value of both databases that is long enough to be a key or a name, but what is in sealed answers. */
async function everythingElse(): Promise<Buffer[]> {
  const listed = `select format('%I.%I', table_schema, table_name) as name, column_name as column
    from information_schema.columns join information_schema.tables
      using (table_schema, table_name) where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema') and table_name <> 'sealed_answers'
      and data_type in ('bytea', 'uuid', 'text')`;
  const ask = { first: askFirst, vault: product.vaultSql };
  const found: Buffer[] = [];
  for (const rows of Object.values(ask))
    for (const { name, column } of await rows(listed))
      for (const { value } of await rows(
        `select distinct "${column}" as value from ${name} where length("${column}"::text) between 16 and 200`,
      ))
        found.push(Buffer.isBuffer(value) ? value : Buffer.from(String(value)));
  return found;
}
const askFirst = async (statement: string) =>
  (await product.database.ownerPool.query(statement)).rows as Record<string, unknown>[];

/** All that can be made of these without the key of the installation and is as long as a key or a name. */
function madeOf(words: readonly Buffer[], day: ParisDay): Buffer[] {
  const said = [Buffer.from(`check-in\0${day}`), Buffer.from(day), Buffer.from(company.id)];
  return words.flatMap((word) => [
    ...(word.length === 32 ? [word] : []),
    createHash('sha256').update(word).digest(),
    createHash('sha512').update(word).digest().subarray(0, 32),
    ...said.flatMap((other) => [
      createHmac('sha512', word).update(other).digest().subarray(0, 32),
      createHash('sha256').update(word).update(other).digest(),
    ]),
  ]);
}

function opens(key: Buffer, { author, company_id, kind, day, sealed }: SealedRow): boolean {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    decipher.setAAD(Buffer.concat([author, Buffer.from(`${company_id} ${kind} ${day}`)]));
    decipher.setAuthTag(sealed.subarray(12, 28));
    Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
    return true;
  } catch {
    return false;
  }
}

describe('right after five people answered within one minute, copies of everything without the key', () => {
  test('would place each of them: rows lie as they came, each with its own transaction, and the key opens them', async () => {
    const rows = (await sealedRows()).filter(({ day }) => day > RUNNING);
    // Or there is nothing to be afraid of.
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(5);
    const places = await keys();
    const opened = rows.map((row) => openedAnswer(product.vault, row, 'check-in'));
    expect(opened.map(({ said }) => said.mood)).toEqual([1, 2, 3, 4, 5]);
    expect(
      opened.map(
        ({ pseudonym }) =>
          places.find((place) => pseudonymOf(product.vault, company.id, place).equals(pseudonym))
            ?.employee_id,
      ),
    ).toEqual(
      people()
        .slice(0, 5)
        .map(({ employeeId }) => employeeId),
    );
  });

  test('open none of them', async () => {
    const rows = await sealedRows();
    expect(rows).toHaveLength(PEOPLE + 5);
    const own = (await keys()).flatMap((each) => [
      each.key,
      ...[each.key.toString('hex'), each.employee_id, each.user_id].map((word) =>
        Buffer.from(word),
      ),
    ]);
    const tried = rows.slice(-5).flatMap((row) => {
      const made = madeOf(own, row.day);
      expect(made.length).toBeGreaterThan(PEOPLE * 20);
      return made.filter((key) => opens(key, row));
    });
    expect(tried).toEqual([]);
    expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
  });

  test('know nothing by their names: not another answer of theirs, and nothing else anywhere', async () => {
    const rows = await sealedRows();
    const names = new Set(rows.map(({ author }) => author.toString('hex')));
    expect(names.size).toBe(rows.length);
    const elsewhere = await everythingElse();
    expect(elsewhere.length).toBeGreaterThan(PEOPLE * 10);
    const isName = (word: Buffer) =>
      names.has(word.toString('hex')) || names.has(word.toString('utf8'));
    expect(elsewhere.filter(isName)).toEqual([]);
    expect(madeOf(elsewhere, RUNNING).filter(isName)).toEqual([]);
  });

  test('tell of no answer of the week that runs under a name that stays', async () => {
    expect(
      await product.vaultSql(`select from answers where monday >= '${RUNNING}'
        union all select from unsealed_answers`),
    ).toEqual([]);
  });
});

describe('once weeks are closed', () => {
  test.each([
    ['answers', 'pseudonym', 'monday'],
    ['people', 'pseudonym', 'company_id'],
    ['list_counted', 'pseudonym', 'since'],
    ['list_members', 'member', 'since'],
    ['term_keys', 'account', "'all'"],
  ])('in %s neither the order of rows nor their transactions say who came when', expectNoOrder);

  test('nobody misses anything of theirs', async () => {
    const { answers } = await (people()[0] as Colleague).call(listOwnAnswers, {
      companyId: company.id,
    });
    expect(answers.map(({ day }) => day)).toEqual([
      ...Array.from({ length: WEEKS + 1 }, (_, week) => addDays(FIRST_MONDAY, 7 * week)),
      addDays(RUNNING, 1),
    ]);
  });
});

test('what was said before there were seals is sealed at the first start, and found by its author', async () => {
  const who = people().at(-1) as Colleague;
  const place = (await keys()).find(({ employee_id }) => employee_id === who.employeeId) as Key;
  const pseudonym = pseudonymOf(product.vault, company.id, place).toString('hex');
  const day = addDays(RUNNING, 2);
  await product.vaultSql(`insert into unsealed_answers (pseudonym, company_id, kind, day, said)
    values ('\\x${pseudonym}', '${company.id}', 'check-in', '${day}',
      '{"mood":2,"energy":null,"factorTap":null,"factor":"values"}')`);
  await sealEarlierAnswers(product);
  await sealEarlierAnswers(product);
  expect(
    await product.vaultSql("select pg_relation_size('unsealed_answers')::int as size"),
  ).toEqual([{ size: 0 }]);
  const { answers } = await who.call(listOwnAnswers, { companyId: company.id });
  expect(answers.at(-1)).toEqual({
    day,
    mood: 2,
    energy: null,
    factorTap: null,
    factor: 'values',
  });
});

test('five weeks later neither do weeks that are sealed for their authors', async () => {
  clock.setDay(addDays(RUNNING, 7 * 12));
  await repeatJob(product, 'forget-answers', {}, 1);
  await queueIsQuiet(product);
  expect(await sealedRows()).toEqual([]);
  await expectNoOrder('histories', 'pseudonym', 'monday');
});

/** @param written what rows have in common that are written together */
async function expectNoOrder(table: string, mark: string, written: string): Promise<void> {
  const inTurn = await marksInTurn();
  const rows = (await product.vaultSql(
    `select encode(${mark}, 'hex') as mark, xmin::text, ${written}::text as written
      from ${table} order by ctid`,
  )) as { mark: string; xmin: string; written: string }[];
  const ours = Map.groupBy(
    rows.filter((row) => inTurn.includes(row.mark)),
    (row) => row.written,
  );
  expect(ours.size).toBeGreaterThan(0);
  for (const together of ours.values()) {
    expect(together).toHaveLength(PEOPLE);
    expect(new Set(together.map(({ xmin }) => xmin)).size).toBe(1);
    const order = together.map((row) => row.mark);
    expect(Math.abs(rankCorrelation(inTurn, order))).toBeLessThan(0.95);
  }
}

/** The marks of people in the order in which they came, each time, by all names of theirs that stay. */
async function marksInTurn(): Promise<string[]> {
  const places = await keys();
  return people().flatMap(({ employeeId, userId }) => {
    const place = places.find((each) => each.employee_id === employeeId) as Key;
    return [
      pseudonymOf(product.vault, company.id, place),
      memberOf(product.vault, company.id, employeeId),
      accountMark(product.vault, userId),
    ].map((each) => each.toString('hex'));
  });
}

/** Spearman's, of those who are in both. */
function rankCorrelation(all: readonly string[], other: readonly string[]): number {
  const one = all.filter((who) => other.includes(who));
  const count = one.length;
  const squares = one.reduce((sum, who, at) => sum + (at - other.indexOf(who)) ** 2, 0);
  return 1 - (6 * squares) / (count * (count ** 2 - 1));
}
