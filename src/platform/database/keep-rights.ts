import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { digestOf, mendingOf, readRights } from './rights.ts';
import { ensureDatabase } from './server.ts';

const OLDEST_SERVER = 170_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Beside the names of the migrations that ran; what the roles might do when the last start had ended. */
const KEPT = 'migrations.kept_rights';

/** @throws Error naming the server, where the product does not work on it */
export async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number,
      current_setting('server_version') as version`,
  );
  const [server] = rows;
  if (server && server.number < OLDEST_SERVER)
    throw new Error(
      `The database server is PostgreSQL ${server.version}: 17 or 18 is needed. Nothing was changed.`,
    );
}

/** The roles of this database, which are in no copy of it. */
export async function makeRoles(client: pg.ClientBase, folder: string): Promise<void> {
  const statements = await readFile(path.join(folder, 'roles.sql'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '';
    },
  );
  if (statements) await client.query(statements);
}

type Mending = {
  readonly client: pg.ClientBase;
  readonly owner: pg.PoolConfig;
  readonly log: Logger;
  /** Brings an empty database to where this one is. */
  readonly migrateBeside: (owner: pg.PoolConfig) => Promise<unknown>;
};

/** Gives the roles again what a copy of the database lost, before anything is built on it. */
export async function mendRights({ client, owner, log, migrateBeside }: Mending): Promise<void> {
  const held = await readRights(client);
  if ((await keptDigest(client))?.equals(digestOf(held))) return;
  const beside = await makeBeside(client, owner);
  try {
    await migrateBeside(beside);
    const other = new pg.Client(beside);
    await other.connect();
    const wanted = await readRights(other).finally(() => other.end());
    const statements = mendingOf(held, wanted);
    await client.query(['begin', ...statements, 'commit'].join(';\n'));
    if (statements.length > 0)
      log.warn(
        { statements: statements.length },
        'rights that the database had lost were given again',
      );
  } finally {
    await client.query(
      `drop database ${client.escapeIdentifier(String(beside.database))} with (force)`,
    );
  }
}

/** What the next start compares with. */
export async function keepDigest(client: pg.ClientBase): Promise<void> {
  const digest = digestOf(await readRights(client));
  if ((await keptDigest(client))?.equals(digest)) return;
  await client.query(
    `create table if not exists ${KEPT} (is_one boolean primary key default true check (is_one), digest bytea not null)`,
  );
  await client.query(
    `insert into ${KEPT} (digest) values ($1) on conflict (is_one) do update set digest = excluded.digest`,
    [digest],
  );
}

async function keptDigest(client: pg.ClientBase): Promise<Buffer | undefined> {
  const found = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [KEPT],
  );
  if (!found.rows[0]?.there) return undefined;
  const { rows } = await client.query<{ digest: Buffer }>(`select digest from ${KEPT}`);
  return rows[0]?.digest;
}

/** Who migrates this database is alone: what an earlier start left behind is nobody's. */
async function makeBeside(client: pg.ClientBase, owner: pg.PoolConfig): Promise<pg.PoolConfig> {
  const { rows } = await client.query<{ own: string }>('select current_database() as own');
  const prefix = `${rows[0]?.own.slice(0, 40)}_rights_`;
  const left = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of left.rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`);
  try {
    return await ensureDatabase(owner, prefix + randomUUID().slice(0, 8));
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== INSUFFICIENT_PRIVILEGE) throw cause;
    throw new Error(
      'The roles may not do what the migrations gave them, as after a restore onto a server that did not have them. \
To mend it, the user of the database makes a database to compare with: give it CREATEDB, and start again.',
      { cause },
    );
  }
}
