import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  const { owner, release } = await resolveServer({ databaseUrl, dataDir, log });
  if (!databaseUrl) await forgoDurability(owner);
  const template = `prevenance_template_${process.pid}`;

  async function tearDown(): Promise<void> {
    for (const name of [template, `${template}_demo`, `${template}_demo_vault`]) {
      await runOn(owner, `drop database if exists ${name} with (force)`);
    }
    await release();
    await rm(dataDir, { recursive: true });
  }

  try {
    await migrate({ owner: await ensureDatabase(owner, template), log });
  } catch (error) {
    await tearDown();
    throw error;
  }
  provide('testServer', { owner, template });
  return tearDown;
}

/** What this server keeps is thrown away with it: no test waits for a disk. */
async function forgoDurability(owner: TestServer['owner']): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes']) {
    await runOn(owner, `alter system set ${setting} = off`);
  }
  await runOn(owner, 'select pg_reload_conf()');
}
