import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type PoolConfig } from 'pg';
import type { Log } from '../log.ts';
import { migrate } from './migrate.ts';

const EMPTY = join(import.meta.dirname, '../../../db/empty-backend.sql');

/**
 * Gives a fresh database the backend and an empty schema `public`, for whoever brings tables of their own.
 * @throws Error where the database is one of the product's
 */
export async function emptyPublic({ owner, log }: { owner: PoolConfig; log: Log }): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    // Two processes that start at once empty it one after the other.
    await client.query(`select pg_advisory_lock(hashtextextended('empty backend', 0))`);
    const { rows } = await client.query<{ isEmptied: boolean; isTheProducts: boolean }>(
      `select to_regnamespace('set_aside') is not null as "isEmptied",
        to_regnamespace('migrations') is not null and to_regnamespace('emptying') is null
          as "isTheProducts"`,
    );
    if (rows[0]?.isEmptied) return;
    if (rows[0]?.isTheProducts) {
      throw new Error(
        'This database holds the tables of the product: an empty backend needs one of its own (DATABASE_URL, or DATA_DIR).',
      );
    }
    // What was begun and interrupted is gone on with.
    await client.query('create schema if not exists emptying');
    await migrate({ owner, log });
    await client.query('begin');
    await client.query(await readFile(EMPTY, 'utf8'));
    await client.query('commit');
  } finally {
    await client.end();
  }
}
