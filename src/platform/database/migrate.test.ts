import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

test('a file that comes before others that have run is run all the same', async () => {
  await write('0001_boxes', 'create table box (id int);');
  await write('202611250900_lids', 'create table lid (id int);');
  await migrate({ owner, log, folder });
  await write('202611250830_ribbons', 'create table ribbon (id int);');
  expect(await isPending()).toBe(true);
  expect(await migrate({ owner, log, folder })).toEqual(['202611250830_ribbons']);
  await write('202612010000_later', 'alter table ribbon add colour text;');
  expect(await migrate({ owner, log, folder })).toEqual(['202612010000_later']);
  expect(await isPending()).toBe(false);
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

test('a function is put again when its file has changed, and keeps who may execute it', async () => {
  const functions = path.join(folder, 'functions');
  await mkdir(functions);
  const say = (word: string) =>
    writeFile(
      path.join(functions, 'public.say.sql'),
      `create or replace function public.say() returns text language sql return '${word}';`,
    );
  await write(
    '0001_say',
    `create function public.say() returns text language sql return 'nothing';
    revoke execute on function public.say from public;`,
  );
  const said = async () =>
    (await runOn(owner, 'select say(), proacl from pg_proc where proname = $$say$$')).rows[0];
  await migrate({ owner, log, folder });
  const before = await said();
  await say('bonjour');
  await migrate({ owner, log, folder, functions });
  expect(await said()).toEqual({ ...before, say: 'bonjour' });
  await runOn(
    owner,
    `create or replace function public.say() returns text language sql return 'by hand'`,
  );
  await migrate({ owner, log, folder, functions });
  expect(await said()).toMatchObject({ say: 'by hand' });
  await say('bonsoir');
  await migrate({ owner, log, folder, functions });
  expect(await said()).toEqual({ ...before, say: 'bonsoir' });
  await writeFile(path.join(functions, 'public.zap.sql'), 'create or replace function wrong');
  await say('rien');
  await expect(migrate({ owner, log, folder, functions })).rejects.toThrow(/public\.zap could not/);
  expect(await said()).toMatchObject({ say: 'bonsoir' });
});

test('a schema newer than the build is refused', async () => {
  await write('0001_boxes', 'create table box (id int);');
  await write('0002_future', 'create table hover (id int);');
  await migrate({ owner, log, folder });
  await rm(path.join(folder, '0002_future.sql'));
  await expect(migrate({ owner, log, folder })).rejects.toThrow(/newer.*0002_future/);
});

test('a database of ours that lacks two in the middle is brought to where all others are', async () => {
  const lacking = ['0121_seller_of_its_own', '0127_jobs_withdrawn'];
  const other = await createEmptyDatabase();
  onTestFinished(other.drop);
  await cp(OURS, folder, { recursive: true });
  for (const name of lacking) await rm(path.join(folder, `${name}.sql`));
  await migrate({ owner, log, folder });
  expect(await migrate({ owner, log })).toEqual(lacking);
  expect(await migrate({ owner, log })).toEqual([]);
  await migrate({ owner: other.owner, log });
  const [here, there] = await Promise.all(
    [owner, other.owner].map((each) => runOn(each, 'select digest from migrations.kept_rights')),
  );
  expect(here?.rows).toEqual(there?.rows);
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
