import pg from 'pg';
import type { Logger } from 'pino';
import { createCredential } from './credential.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A PostgreSQL server and how the owner of our database connects to it. */
export interface Server {
  owner: pg.PoolConfig;
  /** Stops the embedded server when this is its last user; nothing for a server of one's own. */
  release(): Promise<void>;
}

interface ServerOptions {
  /** A server of one's own; without it, the embedded server keeps its files in `dataDir`. */
  databaseUrl?: string | undefined;
  /** What DATABASE_URL says by now: its password may change while the product runs. */
  currentUrl?: (() => string | undefined) | undefined;
  dataDir: string;
  log: Logger;
}

const DATABASE_NAME = 'prevenance';
const INSUFFICIENT_PRIVILEGE = '42501';

/** Finds or starts the server; throws an Error fit for the operator when there is none. */
export async function resolveServer({
  databaseUrl,
  currentUrl,
  dataDir,
  log,
}: ServerOptions): Promise<Server> {
  if (databaseUrl) {
    return { owner: ownerOf(databaseUrl, currentUrl), release: async () => undefined };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const { socketDir: host, port } = embedded;
  const maintenance = { host, port, user: 'postgres', database: 'postgres' };
  try {
    const owner = await ensureDatabase(maintenance, DATABASE_NAME);
    return { owner, release: embedded.release };
  } catch (error) {
    await embedded.release();
    throw error;
  }
}

/**
 * Where answers are kept: a server of their own, or a database beside the owner's.
 * @throws Error fit for the operator when there is none and none may be made
 */
export async function resolveVault(
  vaultDatabaseUrl: string | undefined,
  owner: pg.PoolConfig,
  currentUrl?: () => string | undefined,
): Promise<pg.PoolConfig> {
  if (vaultDatabaseUrl) return ownerOf(vaultDatabaseUrl, currentUrl);
  const name = `${owner.database ?? DATABASE_NAME}_vault`;
  try {
    return await ensureDatabase(owner, name);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== INSUFFICIENT_PRIVILEGE) throw cause;
    throw new Error(
      `The user of DATABASE_URL may not make the database ${name}, where answers are kept: \
make it for that user, give it CREATEDB, or set VAULT_DATABASE_URL.`,
      { cause },
    );
  }
}

/** The pieces of a connection URL, so that another user can log in to the same place. */
function ownerOf(
  databaseUrl: string,
  currentUrl: () => string | undefined = () => databaseUrl,
): pg.PoolConfig {
  const { host, port, user, password, database, ssl } = new pg.Client(databaseUrl);
  // Without one in the URL, the driver looks where PostgreSQL's own programs do.
  const credential =
    password && createCredential(() => new pg.Client(currentUrl() ?? databaseUrl).password ?? '');
  const identity = { ...(user && { user }), ...(credential && { password: credential }) };
  return { host, port, ssl, ...identity, ...(database && { database }) };
}

/** Creates the database `name` beside the owner's unless it exists; returns how to connect. */
export async function ensureDatabase(owner: pg.PoolConfig, name: string): Promise<pg.PoolConfig> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await createDatabase(client, name);
  } finally {
    await client.end();
  }
  return { ...owner, database: name };
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process created it at the same moment: duplicate_database or unique_violation.
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code !== '42P04' && code !== '23505') throw error;
  }
}
