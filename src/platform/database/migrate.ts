import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from '#platform/database/transaction.ts';
import { openKysely, openPool } from './database.ts';
import { keepDigest, makeRoles, mendRights, refuseOldServer } from './keep-rights.ts';
import type { DB } from './schema.gen.ts';

export interface MigrationOptions {
  owner: pg.PoolConfig;
  log: Logger;
  /** Folder of `NNNN_name.sql` files; ours unless a test brings another. */
  folder?: string;
  /** A restore's own: the migration up to which the schema of a backup goes. */
  restoring?: string | undefined;
}

const OUR_FOLDER = path.resolve(import.meta.dirname, '../../../db/migrations');
export const VAULT_MIGRATIONS = path.resolve(import.meta.dirname, '../../../db/vault');
/** Out of `public`, which is what clients may see. */
const BOOKKEEPING_SCHEMA = 'migrations';
/** There while a backup is being put into the database. */
export const RESTORING = `${BOOKKEEPING_SCHEMA}.restoring`;
const HALF_RESTORED =
  'A restore of this database was cut short. Begin it again (npm run restore), or start on an empty one.';

/**
 * Brings the schema up to date: pending files run in order, all in one transaction, and
 * concurrent starts wait for each other. Roles, and what they may do, are there afterwards whatever
 * a restore lost of them. Returns the names of the migrations that ran.
 * Throws when a file fails (nothing is changed then) or when the schema is newer than this build.
 */
export function migrate({
  owner,
  log,
  folder = OUR_FOLDER,
  restoring,
}: MigrationOptions): Promise<string[]> {
  return alone(owner, async (client, db) => {
    await refuseOldServer(client);
    if (restoring)
      await client.query(`create schema if not exists ${BOOKKEEPING_SCHEMA};
      create table if not exists ${RESTORING} ()`);
    else if (await isBeingRestored(client)) throw new Error(HALF_RESTORED);
    await makeRoles(client, folder);
    const files = await readMigrations(folder);
    await refuseNewerSchema(db, files);
    const last = (await executedMigrations(db)).at(-1);
    if (last !== undefined) await mendRights({ client, owner, log, migrateBeside });
    const names = await run(migrator(db, files), restoring);
    await keepDigest(client);
    if (names.length > 0)
      log.info({ migrations: names }, 'the database schema was brought up to date');
    return names;

    function migrateBeside(beside: pg.PoolConfig): Promise<string[]> {
      return alone(beside, (_client, other) => run(migrator(other, files), last));
    }
  });

  /** Nobody else changes this schema meanwhile. */
  async function alone<T>(
    config: pg.PoolConfig,
    work: (client: pg.PoolClient, db: Kysely<DB>) => Promise<T>,
  ): Promise<T> {
    const pool = openPool(config, 3, log);
    const db = openKysely(pool);
    try {
      const client = await pool.connect();
      await client.query('select pg_advisory_lock(hashtext($1))', ['migrations']);
      return await work(client, db).finally(() => client.release(true));
    } finally {
      await db.destroy();
      // Kysely does not end a pool that it never used.
      if (!pool.ending) await pool.end();
    }
  }
}

/** @throws Error naming the file that failed */
async function run(migrations: Migrator, last?: string): Promise<string[]> {
  const { error, results = [] } = await (last === undefined
    ? migrations.migrateToLatest()
    : migrations.migrateTo(last));
  if (error === undefined) return results.map((it) => it.migrationName);
  const failed = results.find((it) => it.status === 'Error')?.migrationName;
  throw new Error(`The migration ${failed ?? ''} failed: ${messageOf(error)}`, { cause: error });
}

/** Whether a restore began here and did not end. */
export async function isBeingRestored(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [
    RESTORING,
  ]);
  return rows[0]?.is === true;
}

/** The names of the migrations of this build. */
export async function knownMigrations(folder = OUR_FOLDER): Promise<readonly string[]> {
  return migrationNames(folder);
}

/** Whether some migration of this build has not run yet; rejects when the database is away. */
export async function migrationsPending(
  db: Kysely<DB> | Tx,
  folder = OUR_FOLDER,
): Promise<boolean> {
  const done = new Set(await executedMigrations(db));
  return (await migrationNames(folder)).some((name) => !done.has(name));
}

function migrator(db: Kysely<DB>, files: Record<string, Migration>): Migrator {
  const provider = { getMigrations: async () => files };
  return new Migrator({ db, provider, migrationTableSchema: BOOKKEEPING_SCHEMA });
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const entries = (await migrationNames(folder)).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(path.join(folder, `${name}.sql`), 'utf8');
    return [name, { up: async (tx) => void (await sql.raw(text).execute(tx)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function migrationNames(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file));
  return files.sort().map((file) => path.basename(file, '.sql'));
}

async function refuseNewerSchema(db: Kysely<DB>, files: Record<string, Migration>): Promise<void> {
  const unknown = (await executedMigrations(db)).find((name) => !(name in files));
  if (!unknown) return;
  throw new Error(`The database schema is newer than this version of Prévenance (it holds the \
migration ${unknown}). Start the version that made it, or a later one.`);
}

async function executedMigrations(db: Kysely<DB>): Promise<string[]> {
  const table = `${BOOKKEEPING_SCHEMA}.kysely_migration`;
  const found = await sql<{ table: string | null }>`select to_regclass(${table}) as table`.execute(
    db,
  );
  if (!found.rows[0]?.table) return [];
  const rows = await sql<{
    name: string;
  }>`select name from ${sql.table(table)} order by name`.execute(db);
  return rows.rows.map((row) => row.name);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hint = error instanceof pg.DatabaseError && error.hint;
  return hint ? `${error.message}; ${hint}` : error.message;
}
