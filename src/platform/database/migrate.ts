import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from '#platform/database/transaction.ts';
import { openKysely, openPool } from './database.ts';
import { keepDigest, makeRoles, mendRights, refuseOldServer } from './keep-rights.ts';
import { putFunctions } from './put-functions.ts';
import type { DB } from './schema.gen.ts';

export interface MigrationOptions {
  owner: pg.PoolConfig;
  log: Logger;
  /** Folder of numbered files (`YYYYMMDDHHMM_name.sql`, the first ones `NNNN_`); ours unless a test brings another. */
  folder?: string;
  /** Folder of `schema.function.sql` files, each put again when it has changed; ours beside our own migrations. */
  functions?: string | undefined;
  /** A restore's own: the migrations that had run in the database of a backup. */
  restoring?: readonly string[] | undefined;
}

const OUR_FOLDER = path.resolve(import.meta.dirname, '../../../db/migrations');
const OUR_FUNCTIONS = path.resolve(import.meta.dirname, '../../../db/functions');
export const VAULT_MIGRATIONS = path.resolve(import.meta.dirname, '../../../db/vault');
/** Out of `public`, which is what clients may see. */
const BOOKKEEPING_SCHEMA = 'migrations';
/** An instant, in UTC; or a number, as the first have. Names in order are migrations in order. */
const A_MIGRATION = /^(?:\d{4}|20\d{10})_[a-z0-9_]+\.sql$/;
/** There while a backup is being put into the database. */
export const RESTORING = `${BOOKKEEPING_SCHEMA}.restoring`;
const HALF_RESTORED =
  'A restore of this database was cut short. Begin it again (npm run restore), or start on an empty one.';

/**
 * Brings the schema up to date: pending files run in order, all in one transaction, and
 * concurrent starts wait for each other; then functions whose files have changed. Roles, and what they may do, are there afterwards whatever
 * a restore lost of them. Returns the names of the migrations that ran.
 * Throws when a file fails (nothing is changed then) or when the schema is newer than this build.
 */
export function migrate({
  owner,
  log,
  folder = OUR_FOLDER,
  functions = folder === OUR_FOLDER ? OUR_FUNCTIONS : undefined,
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
    const executed = await executedMigrations(db);
    if (executed.length > 0) await mendRights({ client, owner, log, migrateBeside });
    const names = await run(db, restoring ? only(files, restoring) : files);
    // They are of now; what is restored is as it was, until the next start.
    const put = functions && !restoring ? await putFunctions(client, functions) : [];
    await keepDigest(client);
    if (names.length + put.length > 0)
      log.info({ migrations: names, functions: put }, 'the database schema was brought up to date');
    return names;

    function migrateBeside(beside: pg.PoolConfig): Promise<string[]> {
      return alone(beside, (_client, other) => run(other, only(files, executed)));
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

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Runs those that have not run, in the order of their names: also one that comes before others that have, since
 * two branches may have made theirs at once.
 * @throws Error naming the file that failed
 */
async function run(db: Kysely<DB>, files: Migrations): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => files },
    migrationTableSchema: BOOKKEEPING_SCHEMA,
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map((it) => it.migrationName);
  const failed = results.find((it) => it.status === 'Error')?.migrationName;
  throw new Error(`The migration ${failed ?? ''} failed: ${messageOf(error)}`, { cause: error });
}

function only(files: Migrations, names: readonly string[]): Migrations {
  return Object.fromEntries(Object.entries(files).filter(([name]) => names.includes(name)));
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

async function readMigrations(folder: string): Promise<Migrations> {
  const entries = (await migrationNames(folder)).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(path.join(folder, `${name}.sql`), 'utf8');
    return [name, { up: async (tx) => void (await sql.raw(text).execute(tx)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function migrationNames(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => A_MIGRATION.test(file));
  return files.sort().map((file) => path.basename(file, '.sql'));
}

async function refuseNewerSchema(db: Kysely<DB>, files: Migrations): Promise<void> {
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
