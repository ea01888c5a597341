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

/** A database with answers beside it, which are kept under that key. */
export type FilledDatabase = TestDatabase & { readonly vaultKey: string };

/** A fresh database with the catalogue and the companies of the demonstration, where nobody has said anything. */
export function createCatalogueDatabase(): Promise<FilledDatabase> {
  return copyOf('catalogue');
}

/** A fresh database with the whole demonstration in it. */
export function createDemoDatabase(): Promise<FilledDatabase> {
  return copyOf('demo');
}

type Filling = 'catalogue' | 'demo';

async function copyOf(filling: Filling): Promise<FilledDatabase> {
  const { owner, template } = inject('testServer');
  const model = `${template}_${filling}`;
  const vaultKey = createHash('sha256').update(model).digest('hex');
  const client = new pg.Client(owner);
  await client.connect();
  try {
    // Whoever comes first makes it; others wait, and copy it.
    await client.query('select pg_advisory_lock(hashtext($1))', [model]);
    const made = await client.query('select from pg_database where datname = $1', [model]);
    if (made.rowCount === 0) await makeModel(client, filling, { template, model, vaultKey });
  } finally {
    await client.end();
  }
  return { ...(await cloneOf(model, `${model}_vault`)), vaultKey };
}

async function makeModel(
  client: pg.Client,
  filling: Filling,
  { template, model, vaultKey }: { template: string; model: string; vaultKey: string },
): Promise<void> {
  const unfinished = `${model}_unfinished`;
  await client.query(`create database ${unfinished} template ${template}`);
  const owner = { ...inject('testServer').owner, database: unfinished };
  const log = pino({ level: 'warn' });
  const clock = createClock();
  const database = await openDatabase({ owner, log, clock });
  await migrateJobs(database.ownerPool, log);
  await seedDemo(database);
  const key = Buffer.from(vaultKey, 'hex');
  const vault = await openVault({ owner: await resolveVault(undefined, owner), key, log });
  if (filling === 'demo') {
    await seedListening({ database, clock, vault });
    await seedRisks({ database, clock, log });
  }
  await vault.close();
  await database.close();
  await client.query(`alter database ${unfinished}_vault rename to ${model}_vault`);
  await client.query(`alter database ${unfinished} rename to ${model}`);
}
