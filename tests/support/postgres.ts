import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.ts';

/** What the global set-up hands to each test process. */
export interface TestServer {
  owner: pg.PoolConfig;
  template: string;
}

/** A database of a test's own, on the server of the run. */
export interface TestDatabase {
  owner: pg.PoolConfig;
  drop(): Promise<void>;
}

const TEMPLATE_OF_EMPTY = 'template1';

/** A fresh, migrated database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return cloneOf(inject('testServer').template);
}

/** A fresh database on which no migration ran. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return cloneOf(TEMPLATE_OF_EMPTY);
}

/** A fresh, migrated database, opened as the product opens it; closing it drops it. */
export async function openTestDatabase(): Promise<Database> {
  const { owner, drop } = await createTestDatabase();
  const database = await openDatabase({ owner, log: pino({ level: 'silent' }), poolSize: 6 });
  return { ...database, close: () => database.close().then(drop) };
}

/** Runs statements on a connection of their own; for what no pool may do. */
export async function runOn(config: pg.PoolConfig, statements: string): Promise<pg.QueryResult> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(statements);
  } finally {
    await client.end();
  }
}

/** The same connection as DATABASE_URL says it. */
export function urlOf({ host, port, user, password, database }: pg.PoolConfig): string {
  const login = [user, typeof password === 'string' ? password : undefined]
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join(':');
  return `postgres://${login}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
}

/** A copy of a database, and of the one with its answers where there is one. */
export async function cloneOf(template: string, vaultTemplate?: string): Promise<TestDatabase> {
  const { owner } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(owner, `create database ${name} template ${template}`);
  if (vaultTemplate) {
    await runOn(owner, `create database ${name}_vault template ${vaultTemplate}`);
    // Who may connect is not copied.
    await runOn(
      owner,
      `revoke all on database ${name}_vault from public;
       grant connect on database ${name}_vault to vault_keeper`,
    );
  }
  return {
    owner: { ...owner, database: name },
    async drop() {
      await runOn(owner, `drop database ${name} with (force)`);
      // The product makes it beside its own.
      await runOn(owner, `drop database if exists ${name}_vault with (force)`);
    },
  };
}
