import { CompiledQuery, Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import {
  askTogether,
  closesTransaction,
  leavesWithNext,
  pipelinedDialect,
  writeWithNext,
} from './pipelined-driver.ts';
import type { DB } from './schema.gen.ts';

// One connection: whatever a test leaves on it, the next statement meets.
let db: Kysely<DB>;
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

type Tx = Transaction<DB>;

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

const last = closesTransaction;

/** How many packets leave while `work` is done. */
async function packetsOf(work: () => Promise<unknown>): Promise<number> {
  const client = await pool.connect();
  const { stream } = client.connection;
  // Of several pieces, and of one.
  const writes = [vi.spyOn(stream, '_writev'), vi.spyOn(stream, '_write')];
  client.release();
  try {
    await work();
    return writes.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const write of writes) write.mockRestore();
  }
}

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
  const work = () =>
    prepared("set local application_name = 'inside'", (tx) => tx.executeQuery(last(insert(1))));
  expect(await packetsOf(work)).toBe(1);
});

test('what answers nothing leaves with the next statement, or with the commit', async () => {
  const packets = await packetsOf(() =>
    prepared('select 1', async (tx) => {
      await writeWithNext(tx, insert(1));
      const { rows } = await sql`select id from kept`.execute(tx);
      expect(rows).toEqual([{ id: 1 }]);
      await writeWithNext(tx, insert(2));
      await writeWithNext(tx, insert(3));
    }),
  );
  expect(packets).toBe(2);
  expect(await kept()).toEqual([1, 2, 3]);
});

test('what is asked together leaves together, and is answered in its order', async () => {
  const packets = await packetsOf(() =>
    prepared('select 1', async (tx) => {
      const answers = await askTogether(tx, [
        insert(4),
        sql<{ id: number }>`select id from kept`.compile(tx),
        sql<{ two: number }>`select 2 as two`.compile(tx),
      ]);
      expect(answers).toEqual([[], [{ id: 4 }], [{ two: 2 }]]);
    }),
  );
  expect(packets).toBe(2);
});

test('of what leaves together nothing is kept if one fails, and the first that failed says why', async () => {
  const broken = CompiledQuery.raw('select 1 / 0', []);
  const asked = prepared('select 1', (tx) => askTogether(tx, [insert(1), broken, insert(2)]));
  await expect(asked).rejects.toMatchObject({ code: '22012' });
  const written = prepared('select 1', async (tx) => {
    await writeWithNext(tx, insert(1));
    await writeWithNext(tx, broken);
  });
  await expect(written).rejects.toMatchObject({ code: '22012' });
  const read = prepared('select 1', async (tx) => {
    await writeWithNext(tx, broken);
    await sql`select id from kept`.execute(tx);
  });
  await expect(read).rejects.toMatchObject({ code: '22012' });
  expect(await kept()).toEqual([]);
});

test('what was not sent when somebody changed their mind is not written', async () => {
  const work = prepared('select 1', async (tx) => {
    await writeWithNext(tx, insert(1));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await kept()).toEqual([]);
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
