import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import { ensureDatabase, resolveServer } from '#platform/database/server.ts';
import { runOn, type TestServer } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * One server and one migrated template for the whole run. TEST_DATABASE_URL brings another
 * server; its user must be a superuser.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prevenance-tests-'));
  const log = pino({ level: 'warn' });
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const { owner: found, release } = await resolveServer({ databaseUrl, dataDir, log });
  // As it is handed to test processes, nothing of it is a function.
  const password = typeof found.password === 'function' ? await found.password() : undefined;
  const owner = { ...found, password };
  if (!databaseUrl) await forgoDurability(owner);
  const template = `prevenance_template_${process.pid}`;

  async function tearDown(): Promise<void> {
    const models = ['catalogue', 'demo'].map((filling) => `${template}_${filling}`);
    for (const name of [template, ...models, ...models.map((model) => `${model}_vault`)]) {
      await runOn(owner, `drop database if exists ${name} with (force)`);
    }
    await release();
    await rm(dataDir, { recursive: true });
  }

  try {
    await migrate({ owner: await ensureDatabase(owner, template), log });
    if (password) await shareWithRoles(owner, password);
  } catch (error) {
    await tearDown();
    throw error;
  }
  provide('testServer', { owner, template });
  return tearDown;
}

/** Where passwords are asked for, everybody in this run logs in with the owner's. */
async function shareWithRoles(owner: TestServer['owner'], password: string): Promise<void> {
  const vaultKeeper = "select from pg_roles where rolname = 'vault_keeper'";
  const { rowCount } = await runOn(owner, vaultKeeper);
  if (rowCount === 0) await runOn(owner, 'create role vault_keeper login noinherit');
  for (const role of ['authenticator', 'vault_keeper']) {
    await runOn(owner, `alter role ${role} password ${pg.escapeLiteral(password)}`);
  }
}

/** What this server keeps is thrown away with it: no test waits for a disk. */
async function forgoDurability(owner: TestServer['owner']): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes']) {
    await runOn(owner, `alter system set ${setting} = off`);
  }
  await runOn(owner, 'select pg_reload_conf()');
}
