import { CompiledQuery, Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { closesTransaction, leavesWithNext, pipelinedDialect } from './pipelined-driver.ts';

// One connection: whatever a test leaves on it, the next statement meets.
let db: Kysely<Record<string, never>>;
let pool: pg.Pool;
beforeAll(async () => {
  const { owner } = inject('testServer');
  pool = new pg.Pool({ ...owner, max: 1, pipeline: true });
  db = new Kysely({ dialect: pipelinedDialect(pool) });
  await sql`create temp table kept (id int primary key deferrable initially deferred)`.execute(db);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await sql`truncate kept`.execute(db);
});

type Tx = Transaction<Record<string, never>>;

const insert = (id: number) => CompiledQuery.raw('insert into kept values ($1)', [id]);
const kept = async () =>
  (await sql<{ id: number }>`select id from kept order by id`.execute(db)).rows.map(({ id }) => id);

/** A transaction that is prepared by a statement before its first one. */
const prepared = <T>(preparation: string, work: (tx: Tx) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    const query = CompiledQuery.raw(preparation, []);
    leavesWithNext(query);
    await tx.executeQuery(query);
    return work(tx);
  });

const last = (query: CompiledQuery) => {
  closesTransaction(query);
  return query;
};

test('what is done in a transaction is kept, and its settings end with it', async () => {
  await prepared("set local application_name = 'inside'", async (tx) => {
    await tx.executeQuery(insert(1));
    const { rows } = await sql`select current_setting('application_name') as name`.execute(tx);
    expect(rows).toEqual([{ name: 'inside' }]);
    await tx.executeQuery(last(insert(2)));
  });
  expect(await kept()).toEqual([1, 2]);
  const { rows } = await sql`select current_setting('application_name') as name`.execute(db);
  expect(rows).not.toEqual([{ name: 'inside' }]);
});

test('begin, preparation, statement and commit leave together', async () => {
  const client = await pool.connect();
  const write = vi.spyOn(client.connection.stream, '_writev');
  client.release();
  await prepared("set local application_name = 'inside'", (tx) => tx.executeQuery(last(insert(1))));
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

test.each([false, true])(
  'what fails takes back everything, and says why (its commit left with it: %s)',
  async (isLast) => {
    const broken = CompiledQuery.raw('select 1 / 0', []);
    const work = prepared('select 1', async (tx) => {
      await tx.executeQuery(insert(1));
      await tx.executeQuery(isLast ? last(broken) : broken);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(await kept()).toEqual([]);
  },
);

test('where the preparation fails, nothing after it is done', async () => {
  const work = prepared('set local role nobody_of_this_name', (tx) =>
    tx.executeQuery(last(insert(1))),
  );
  await expect(work).rejects.toMatchObject({ code: '22023' });
  expect(await kept()).toEqual([]);
});

test.each([false, true])(
  'what only the commit refuses is refused (left with it: %s)',
  async (isLast) => {
    const work = prepared('select 1', async (tx) => {
      await tx.executeQuery(insert(1));
      await tx.executeQuery(isLast ? last(insert(1)) : insert(1));
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await kept()).toEqual([]);
  },
);

test('a failure that somebody caught is not passed off as kept', async () => {
  const work = db.transaction().execute(async (tx) => {
    await tx.executeQuery(insert(1));
    await tx.executeQuery(CompiledQuery.raw('select 1 / 0', [])).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('nothing was kept');
  expect(await kept()).toEqual([]);
});

test('a transaction in which nothing is asked asks nothing of the server', async () => {
  const client = await pool.connect();
  const query = vi.spyOn(client, 'query');
  client.release();
  expect(await prepared('select 1', async () => 'done')).toBe('done');
  await expect(prepared('select 1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('an error of the caller undoes what was done', async () => {
  const work = db.transaction().execute(async (tx) => {
    await tx.executeQuery(insert(1));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await kept()).toEqual([]);
});
