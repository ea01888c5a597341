import { expect, onTestFinished, test } from 'vitest';
import { temporaryDataDir } from '../support/database-process.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { startProcess } from '../support/started-process.ts';

test('npm run migrate prepares both databases, once, and a start finds nothing left to do', async () => {
  const { owner, drop } = await createDemoDatabase();
  const fresh = { ...owner, database: `${owner.database}_fresh` };
  const vault = { ...owner, database: `${fresh.database}_vault` };
  onTestFinished(async () => {
    for (const { database } of [fresh, vault])
      await runOn(owner, `drop database if exists ${database} with (force)`);
    await drop();
  });
  await runOn(owner, `create database ${fresh.database}`);
  const settings = { DATABASE_URL: urlOf(fresh), DATA_DIR: await temporaryDataDir() };
  const migrated = () => startProcess('src/app/migrate-main.ts', settings).ended;

  const [first, beside] = await Promise.all([migrated(), migrated()]);
  for (const { code } of [first, beside]) expect(code).toBe(0);
  const lines = [first, beside].flatMap(({ output }) => output.match(/^(?:product|vault): .*$/gm));
  expect(lines.filter((line) => line?.endsWith('up to date')).toSorted()).toEqual([
    'product: up to date',
    'vault: up to date',
  ]);
  expect(lines.filter((line) => / \d+ migrations ran/.test(line ?? ''))).toHaveLength(2);
  for (const [database, table] of [
    [fresh, 'public.orders'],
    [fresh, 'graphile_worker.jobs'],
    [vault, 'public.answers'],
  ] as const) {
    const { rows } = await runOn(database, `select to_regclass('${table}') is not null as there`);
    expect(rows, table).toEqual([{ there: true }]);
  }
  expect((await migrated()).output).toContain('product: up to date\nvault: up to date');
}, 180_000);

test('a database that does not answer is said, and nothing is called up to date', async () => {
  const settings = {
    DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/nowhere',
    DATA_DIR: await temporaryDataDir(),
  };
  const { code, output } = await startProcess('src/app/migrate-main.ts', settings).ended;
  expect(code).toBe(1);
  expect(output).toContain('ECONNREFUSED');
  expect(output).not.toContain('up to date');
}, 180_000);
