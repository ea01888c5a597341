import { createHash } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { resolveVault } from '#platform/database/server.ts';
import { migrateJobs } from '#platform/jobs/worker.ts';
import { openVault } from '#platform/vault/vault.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { seedListening } from '../../db/seed/seed-listening.ts';
import { seedRisks } from '../../db/seed/seed-risks.ts';
import { cloneOf, type TestDatabase } from './postgres.ts';

/** A fresh database with the demonstration in it, and its answers beside it, under that key. */
export async function createDemoDatabase(): Promise<TestDatabase & { readonly vaultKey: string }> {
  const { owner, template } = inject('testServer');
  const demo = `${template}_demo`;
  const vaultKey = createHash('sha256').update(demo).digest('hex');
  const client = new pg.Client(owner);
  await client.connect();
  try {
    // The first journey makes it; others wait, and copy it.
    await client.query('select pg_advisory_lock(hashtext($1))', [demo]);
    const made = await client.query('select from pg_database where datname = $1', [demo]);
    if (made.rowCount === 0) await makeDemo(client, template, demo, vaultKey);
  } finally {
    await client.end();
  }
  return { ...(await cloneOf(demo, `${demo}_vault`)), vaultKey };
}

async function makeDemo(
  client: pg.Client,
  template: string,
  demo: string,
  vaultKey: string,
): Promise<void> {
  const unfinished = `${demo}_unfinished`;
  await client.query(`create database ${unfinished} template ${template}`);
  const owner = { ...inject('testServer').owner, database: unfinished };
  const log = pino({ level: 'warn' });
  const clock = createClock();
  const database = await openDatabase({ owner, log, clock });
  await migrateJobs(database.ownerPool, log);
  await seedDemo(database);
  const key = Buffer.from(vaultKey, 'hex');
  const vault = await openVault({ owner: await resolveVault(undefined, owner), key, log });
  await seedListening({ database, clock, vault });
  await seedRisks({ database, clock, log });
  await vault.close();
  await database.close();
  await client.query(`alter database ${unfinished}_vault rename to ${demo}_vault`);
  await client.query(`alter database ${unfinished} rename to ${demo}`);
}
