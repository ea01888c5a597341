import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { leavesWithNext, pipelinedDialect } from './pipelined-driver.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { createStatementNames } from './statement-names.ts';

type Shelf = { shelf: { id: number; title: string } };

// One connection, so that what it keeps can be asked.
let db: Kysely<Shelf>;
let pool: pg.Pool;
beforeAll(async () => {
  pool = new pg.Pool({ ...inject('testServer').owner, max: 1, pipeline: true });
  db = new Kysely({ dialect: pipelinedDialect(pool, createStatementNames(3)) });
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await sql`drop table if exists shelf`.execute(db);
  await sql`create temp table shelf (id int primary key, title text)`.execute(db);
});

/** Asked past the names, which it would take part in. */
async function keptStatements(): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time, name',
  );
  return rows.map(({ statement }) => statement);
}

const numbered = (word: string, n: number) => sql`select ${n}::int as ${sql.ref(word)}`;

test('what comes a second time is planned once, and what came once is not kept', async () => {
  await numbered('once', 1).execute(db);
  for (const n of [1, 2, 3]) {
    expect((await numbered('often', n).execute(db)).rows).toEqual([{ often: n }]);
  }
  const kept = (await keptStatements()).join('\n');
  expect(kept).toContain('"often"');
  expect(kept).not.toContain('"once"');
});

test('a connection keeps so many at most, and those that were used last', async () => {
  for (const word of ['first', 'second', 'third', 'first', 'fourth', 'first', 'fifth', 'first']) {
    for (const n of [1, 2]) await numbered(word, n).execute(db);
  }
  const kept = await keptStatements();
  expect(kept).toHaveLength(3);
  for (const word of ['first', 'fourth', 'fifth']) expect(kept.join('\n')).toContain(`"${word}"`);
});

test('a statement leaves even while the transaction has failed', async () => {
  for (const word of ['one', 'two', 'three']) {
    for (const n of [1, 2]) await numbered(word, n).execute(db);
  }
  const work = db.transaction().execute(async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    for (const n of [1, 2]) await numbered('four', n).execute(tx);
  });
  await expect(work).rejects.toMatchObject({ code: '25P02' });
  for (const word of ['four', 'one']) {
    for (const n of [1, 2]) {
      expect((await numbered(word, n).execute(db)).rows).toEqual([{ [word]: n }]);
    }
  }
  expect(await keptStatements()).toHaveLength(3);
});

test('a changed schema is noticed, and the transaction runs again with new plans on each connection', async () => {
  const several = new pg.Pool({ ...inject('testServer').owner, max: 6, pipeline: true });
  const shop = new Kysely<Shelf>({ dialect: pipelinedDialect(several) });
  const all = () =>
    Promise.all(
      Array.from({ length: 6 }, () =>
        retryConflicts(() =>
          shop.transaction().execute(async (tx) => {
            const { rows } = await sql<object>`select * from changing_shelf`.execute(tx);
            // So that each holds a connection of its own.
            await sql`select pg_sleep(0.05)`.execute(tx);
            return rows[0];
          }),
        ),
      ),
    );
  try {
    await sql`create table changing_shelf as select 1 as id`.execute(shop);
    for (let round = 0; round < 3; round += 1) await all();
    await sql`alter table changing_shelf add column title text default 'new'`.execute(shop);
    expect(await all()).toEqual(Array(6).fill({ id: 1, title: 'new' }));
    await sql`alter table changing_shelf alter column id type text`.execute(shop);
    expect(await all()).toEqual(Array(6).fill({ id: '1', title: 'new' }));
  } finally {
    await sql`drop table if exists changing_shelf`.execute(shop);
    await shop.destroy();
  }
});

test('what the server forgot is sent anew', async () => {
  const ask = () =>
    retryConflicts(() => db.transaction().execute((tx) => numbered('kept', 1).execute(tx)));
  for (let n = 0; n < 3; n += 1) await ask();
  await sql`deallocate all`.execute(db);
  expect((await ask()).rows).toEqual([{ kept: 1 }]);
});

test('one text has a plan for each role, and for each number of rows', async () => {
  const titles = (role: string, count: number) =>
    db.transaction().execute((tx) => {
      const taken = sql`select set_config('application_name', ${role}, true)`.compile(tx);
      leavesWithNext(taken, role);
      return tx
        .executeQuery(taken)
        .then(() => tx.selectFrom('shelf').select('title').limit(count).execute());
    });
  for (const role of ['reader', 'writer', 'reader', 'writer']) await titles(role, 2);
  const kept = (await keptStatements()).filter((text) => text.includes('shelf'));
  expect(kept).toEqual(Array(2).fill('select "title" from "shelf" limit 2'));
  for (const count of [5, 5]) await titles('reader', count);
  expect((await keptStatements()).at(-1)).toBe('select "title" from "shelf" limit 5');
});
