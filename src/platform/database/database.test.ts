import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '#platform/database/transaction.ts';
import { createTestDatabase, openTestDatabase, runOn } from '../../../tests/support/postgres.ts';
import { type Caller, takeRole } from './caller.ts';
import { type Database, openDatabase, openKysely, openPool } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

let database: Database;
const anon: Caller = { role: 'anon' };
const someone: Caller = { role: 'authenticated', claims: { sub: randomUUID(), tenant: 'é"\\' } };

beforeAll(async () => {
  database = await openTestDatabase();
  await sql
    .raw(
      `create table diary (id int primary key, author uuid default auth.uid(), hits int default 0);
      insert into diary (id) values (1), (2);
      alter table diary enable row level security;
      alter table diary force row level security;
      create policy own on diary to authenticated using (author = auth.uid());
      grant select, insert on diary to authenticated;
      grant all on diary to service_role;
      create function whisper() returns text language sql return 'psst';`,
    )
    .execute(database.owner);
});
afterAll(() => database.close());

const query = (statement: string) => (tx: Tx) =>
  sql
    .raw<Record<string, unknown>>(statement)
    .execute(tx)
    .then(({ rows }) => rows);

const WHO = `select current_user as who, auth.uid() as uid, auth.role() as role,
  auth.jwt() ->> 'tenant' as tenant`;

test('work runs with the role and claims of its caller', async () => {
  expect(await database.asCaller(anon, query(WHO))).toEqual([
    { who: 'anon', uid: null, role: 'anon', tenant: null },
  ]);
  const { sub, tenant } = someone.claims;
  expect(await database.asCaller(someone, query(WHO))).toEqual([
    { who: 'authenticated', uid: sub, role: 'authenticated', tenant },
  ]);
  expect(await database.asService(query(WHO))).toEqual([
    { who: 'service_role', uid: null, role: 'service_role', tenant: null },
  ]);
});

test('what is read at one moment does not show what others commit meanwhile', async () => {
  const count = query('select count(*)::int as count from diary');
  const writer: Caller = { role: 'authenticated', claims: { sub: randomUUID() } };
  const counts = await database.asCallerAtOneMoment(writer, async (tx) => {
    const before = await count(tx);
    await database.asCaller(writer, query('insert into diary (id) values (77)'));
    return [before, await count(tx)];
  });
  expect(counts).toEqual([[{ count: 0 }], [{ count: 0 }]]);
  expect(await database.asCaller(writer, count)).toEqual([{ count: 1 }]);
  await database.asService(query('delete from diary where id = 77'));
});

test('claims cannot choose the role', async () => {
  const claims = { sub: randomUUID(), role: 'service_role' };
  const [row] = await database.asCaller({ role: 'authenticated', claims }, query(WHO));
  expect(row).toMatchObject({ who: 'authenticated', role: 'authenticated' });
});

test('nothing of a caller is left on the connection, even after a failure', async () => {
  const pool = openPool(database.ownerPool.options, 1, pino({ level: 'silent' }));
  const kysely = openKysely(pool);
  const readSession = async () => {
    const { rows } = await pool.query(`select pg_backend_pid() as pid, current_user as who,
      current_setting('request.jwt.claims', true) as claims,
      current_setting('statement_timeout') as time`);
    return { ...rows[0], claims: rows[0].claims || null };
  };
  const before = await readSession();
  for (const statement of ['select 1', 'select 1 / 0']) {
    const work = kysely.transaction().execute(async (tx) => {
      await takeRole(tx, someone);
      return query(statement)(tx);
    });
    await work.catch((error: Error) => expect(error.message).toMatch(/division by zero/));
    expect(await readSession()).toEqual(before);
  }
  await kysely.destroy();
});

test('what is not granted is refused', async () => {
  await expect(database.asCaller(anon, query('select * from diary'))).rejects.toThrow(
    /permission denied for table diary/,
  );
  await expect(database.asCaller(anon, query('select whisper()'))).rejects.toThrow(
    /permission denied for function whisper/,
  );
  await expect(database.asCaller(anon, query('create table t (id int)'))).rejects.toThrow(
    /permission denied for schema public/,
  );
});

test('row-level security shows the rows of the caller, and all to the service', async () => {
  await database.asCaller(someone, query('insert into diary (id) values (3)'));
  expect(await database.asCaller(someone, query('select id from diary'))).toEqual([{ id: 3 }]);
  expect(await database.asService(query('select id from diary'))).toHaveLength(3);
});

test('a failure takes back everything', async () => {
  const work = database.asService(async (tx) => {
    await query('insert into diary (id) values (9)')(tx);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await database.asService(query('select id from diary where id = 9'))).toEqual([]);
});

test('transactions in each other’s way both succeed', async () => {
  let attempts = 0;
  const touchBoth = (first: number, second: number) =>
    database.asService(async (tx) => {
      attempts += 1;
      await query(`update diary set hits = hits + 1 where id = ${first}`)(tx);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await query(`update diary set hits = hits + 1 where id = ${second}`)(tx);
    });
  await Promise.all([touchBoth(1, 2), touchBoth(2, 1)]);
  expect(attempts).toBeGreaterThan(2);
  const rows = await database.asService(query('select hits from diary where id < 3'));
  expect(rows).toEqual([{ hits: 2 }, { hits: 2 }]);
});

test('a cut connection is DatabaseUnavailable, and the next work succeeds', async () => {
  const cutWhile = (work: (tx: Tx) => Promise<unknown>) =>
    database.asService(async (tx) => {
      const [row] = await query('select pg_backend_pid() as pid')(tx);
      const cut = sql`select pg_terminate_backend(${row?.pid})`;
      await Promise.all([work(tx), cut.execute(database.owner)]);
      return query('select 1')(tx);
    });
  const whileBusy = cutWhile(query('select pg_sleep(5)'));
  await expect(whileBusy).rejects.toBeInstanceOf(DatabaseUnavailable);
  const whileIdle = cutWhile(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(whileIdle).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await database.ready()).toBe(true);
  await database.asService(query('select 1'));
});

test('notifications arrive, also after the connection was cut', async () => {
  const heard: string[] = [];
  const onReconnect = vi.fn();
  const stop = await database.listen('Café', (payload) => heard.push(payload), onReconnect);
  const say = (word: string) => database.asService(query(`select pg_notify('Café', '${word}')`));
  await say('bonjour');
  await vi.waitUntil(() => heard.includes('bonjour'));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(database.owner);
  await vi.waitUntil(() => onReconnect.mock.calls.length === 1, { timeout: 5_000 });
  await say('encore');
  await vi.waitUntil(() => heard.includes('encore'));
  await stop();
  await say('silence');
  expect(heard).toEqual(['bonjour', 'encore']);
});

test('two listeners on a channel: the one that stops does not silence the other', async () => {
  const heard: string[] = [];
  const [stop, stopOther] = await Promise.all(
    ['a', 'b'].map((name) => database.listen('news', (payload) => heard.push(name + payload))),
  );
  await stop?.();
  await database.asService(query(`select pg_notify('news', '1')`));
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual(['b1']);
  await stopOther?.();
});

test('closing leaves no connection behind, whoever used them', async () => {
  const { owner, drop } = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const opened = await openDatabase({ owner, log });
  await opened.ownerPool.query('select 1');
  await opened.close();
  const { rows } = await runOn(
    { ...owner, database: 'postgres' },
    `select count(*)::int as count from pg_stat_activity where datname = '${owner.database}'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  await drop();
});

test('two that add the same row of a company at one instant both find it added', async () => {
  let attempts = 0;
  const met = query(`do $$ begin raise unique_violation
    using constraint = 'diary_company_id_id_key'; end $$`);
  await database.asService(async (tx) => {
    attempts += 1;
    if (attempts === 1) await met(tx);
  });
  expect(attempts).toBe(2);
});
