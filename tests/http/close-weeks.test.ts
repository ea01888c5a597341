import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { resolveVault } from '#platform/database/server.ts';
import { migrateJobs } from '#platform/jobs/worker.ts';
import { openVault } from '#platform/vault/vault.ts';
import { manyCompanies } from '../support/many-companies.ts';
import { runs } from '../support/nightly.ts';
import { cloneOf, createTestDatabase, runOn, urlOf } from '../support/postgres.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const KEY = 'ab'.repeat(32);
const MONDAY = '2026-11-02';
/** Three weeks are due: the one with answers, and two in which nobody said anything. */
const NOW = '2026-11-23T06:00:00+01:00';
const COMPANIES = runs(40, 20);
const KILLS = runs(6, 3);

test('a closing that is killed again and again goes on, and tells the same to the byte', async () => {
  const begun = await createTestDatabase();
  await withStores(begun.owner, async (stores) => {
    await manyCompanies(stores, COMPANIES, 40, MONDAY);
  });
  const copy = await cloneOf(`${begun.owner.database}`, `${begun.owner.database}_vault`);
  await withStores(begun.owner, (stores) => closeWeeks(stores));
  const whole = await told(begun.owner);
  expect(whole).toHaveLength(COMPANIES * 3 * 7);
  expect(whole.filter(({ points }) => points !== null).length).toBeGreaterThan(COMPANIES * 5);

  let killed = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const before = (await told(copy.owner)).length;
    const closer = close(copy.owner);
    while ((await told(copy.owner)).length === before && closer.exitCode === null) await sleep(5);
    closer.kill('SIGKILL');
    const [, signal] = await once(closer, 'exit');
    if (signal === 'SIGKILL') killed += 1;
  }
  expect(killed).toBeGreaterThan(KILLS / 2);
  expect((await told(copy.owner)).length).toBeLessThan(whole.length);
  const [code] = await once(close(copy.owner), 'exit');
  expect(code).toBe(0);
  expect(await told(copy.owner)).toEqual(whole);
  for (const settled of [
    'select * from people order by pseudonym',
    'select * from people_factors order by pseudonym, factor',
    'select * from list_places order by company_id, since, place_id',
    'select * from closings order by company_id',
  ]) {
    expect(await inVault(copy.owner, settled)).toEqual(await inVault(begun.owner, settled));
  }
  await copy.drop();
  await begun.drop();
});

function close(owner: pg.PoolConfig) {
  const script = join(ROOT, 'tests/support/closing-process.ts');
  return spawn(process.execPath, [script, urlOf(owner), KEY, NOW], { cwd: ROOT, stdio: 'ignore' });
}

async function told(owner: pg.PoolConfig): Promise<{ points: string | null }[]> {
  const { rows } = await runOn(
    owner,
    `select cells.*, encode(hash, 'hex') as hash from public.released_cells as cells
      join public.releases using (company_id, monday) order by company_id, monday, place_id`,
  );
  return rows;
}

async function inVault(owner: pg.PoolConfig, statement: string): Promise<unknown[]> {
  return (await runOn({ ...owner, database: `${owner.database}_vault` }, statement)).rows;
}

type Stores = Parameters<typeof closeWeeks>[0];

async function withStores(
  owner: pg.PoolConfig,
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const log = pino({ level: 'silent' });
  const clock = createClock(NOW);
  const database = await openDatabase({ owner, log, clock });
  // What follows from a release is a job.
  await migrateJobs(database.ownerPool, log);
  const vault = await openVault({
    owner: await resolveVault(undefined, owner),
    key: Buffer.from(KEY, 'hex'),
    log,
  });
  await work({ database, vault, clock });
  await vault.close();
  await database.close();
}
