import pg from 'pg';
import type { DatabaseName } from './backup-set.ts';

export type Owners = Readonly<Record<DatabaseName, pg.PoolConfig>>;

/** In the comment of a database that a drill made: no other one is ever dropped. */
const MARK = 'made by a drill of the application, and dropped by it';

/**
 * Has `work` done on two databases beside these, which are there for as long; what a drill that was killed left is
 * dropped first. @throws Error where somebody else's database has the name, or another drill is at work
 */
export async function onScratchDatabases<T>(
  owners: Owners,
  work: (scratch: Owners) => Promise<T>,
): Promise<T> {
  const name = `${owners.main.database}_drill`;
  const scratch = {
    main: { ...owners.main, database: name },
    vault: { ...owners.vault, database: `${name}_vault` },
  };
  const main = await connect(owners.main);
  const vault = await connect(owners.vault);
  try {
    await beAlone(main);
    await drop(main, scratch.main);
    await drop(vault, scratch.vault);
    await make(main, scratch.main);
    await make(vault, scratch.vault);
    try {
      return await work(scratch);
    } finally {
      await drop(main, scratch.main);
      await drop(vault, scratch.vault);
    }
  } finally {
    await Promise.all([main.end(), vault.end()]);
  }
}

async function connect(owner: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function beAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_alone: boolean }>(
    "select pg_try_advisory_lock(hashtext('drill')) as is_alone",
  );
  if (!rows[0]?.is_alone) throw new Error('Another drill is at work on this server: wait for it.');
}

async function make(client: pg.Client, { database = '' }: pg.PoolConfig): Promise<void> {
  const name = client.escapeIdentifier(database);
  await client.query(`create database ${name}`);
  await client.query(`comment on database ${name} is ${client.escapeLiteral(MARK)}`);
}

async function drop(client: pg.Client, { database = '' }: pg.PoolConfig): Promise<void> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [database],
  );
  if (!rows[0]) return;
  if (rows[0].comment !== MARK)
    throw new Error(
      `The database ${database} is there, and no drill made it. Nothing was changed: rename it, or drill on another server.`,
    );
  await client.query(`drop database ${client.escapeIdentifier(database)} with (force)`);
}
