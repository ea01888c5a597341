import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase, runOn } from '../../../tests/support/postgres.ts';
import { openKysely, openPool } from './database.ts';
import { migrate, migrationsPending } from './migrate.ts';

const log = pino({ level: 'silent' });
const OURS = path.resolve(import.meta.dirname, '../../../db/migrations');
let owner: pg.PoolConfig;
let folder: string;

beforeEach(async () => {
  const database = await createEmptyDatabase();
  owner = database.owner;
  folder = await mkdtemp(path.join(tmpdir(), 'prevenance-migrations-'));
  return async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  };
});

async function write(name: string, text: string): Promise<void> {
  await writeFile(path.join(folder, `${name}.sql`), text);
}

async function isPending(): Promise<boolean> {
  const db = openKysely(openPool(owner, 1, log));
  onTestFinished(() => db.destroy());
  return migrationsPending(db, folder);
}

test('files run once, in order, and readiness knows', async () => {
  await write('0001_boxes', 'create table box (id int); comment on table box is $$A ; box$$;');
  await write('0002_more', 'insert into box values (1);');
  await write('notes', 'this is not a migration');
  expect(await isPending()).toBe(true);
  expect(await migrate({ owner, log, folder })).toEqual(['0001_boxes', '0002_more']);
  expect(await isPending()).toBe(false);
  expect(await migrate({ owner, log, folder })).toEqual([]);
  await write('0003_again', 'insert into box values (2);');
  expect(await isPending()).toBe(true);
  expect(await migrate({ owner, log, folder })).toEqual(['0003_again']);
});

test('processes that start together wait for each other', async () => {
  await write('0001_slow', 'create table box (id int); select pg_sleep(0.2);');
  const ran = await Promise.all([1, 2, 3].map(() => migrate({ owner, log, folder })));
  expect(ran.flat()).toEqual(['0001_slow']);
});

test('a file that fails is named and changes nothing', async () => {
  await write('0001_good', 'create table box (id int);');
  await write('0002_bad', 'create table lid (id int); select * from nowhere;');
  await expect(migrate({ owner, log, folder })).rejects.toThrow(/0002_bad failed.*nowhere/);
  const { rows } = await runOn(
    owner,
    `select to_regclass('box') as box, to_regclass('lid') as lid`,
  );
  expect(rows).toEqual([{ box: null, lid: null }]);
});

test('a schema newer than the build is refused', async () => {
  await write('0001_boxes', 'create table box (id int);');
  await write('0002_future', 'create table hover (id int);');
  await migrate({ owner, log, folder });
  await rm(path.join(folder, '0002_future.sql'));
  await expect(migrate({ owner, log, folder })).rejects.toThrow(/newer.*0002_future/);
});

test('our own migrations run on two new databases at once', async () => {
  const other = await createEmptyDatabase();
  onTestFinished(other.drop);
  await cp(OURS, folder, { recursive: true });
  const [here, there] = await Promise.all(
    [owner, other.owner].map((config) => migrate({ owner: config, log, folder })),
  );
  expect(here).toEqual(there);
  expect(here).toContain('0001_roles');
  expect(await isPending()).toBe(false);
});
