import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../config.ts';
import { connectionTo } from '../database/database-way.ts';
import { refuseOldServer } from '../database/keep-rights.ts';
import { type Fact, ok, refusal, refusalIf, warning } from './fact.ts';

const HEARD_WITHIN_MS = 5_000;
const CLOCKS_APART_MS = 2_000;

type Looked = {
  readonly owner: pg.PoolConfig;
  readonly config: Pick<Config, 'databaseUrl' | 'isPublic' | 's3Url'>;
  /** What the clock of this machine says, whatever the product is told. */
  readonly now?: () => number;
};

/**
 * Looks at the first database as its owner does, and changes nothing.
 * @throws Error of the driver where it cannot be reached
 */
export async function databaseFacts(looked: Looked): Promise<readonly Fact[]> {
  const clients = [connectionTo(looked.owner), connectionTo(looked.owner)] as const;
  const [client, other] = clients;
  try {
    for (const each of clients) await each.connect();
    const way = await wayFact(client, other);
    // What is asked below would be asked of one server or another.
    if (way.state !== 'ok') return [way];
    return [
      way,
      await serverFact(client),
      await clockFact(client, looked.now ?? Date.now),
      await ownerFact(client, looked.config),
      await accountsFact(client, looked.config),
      await machinesFact(client, looked.config),
    ];
  } finally {
    await Promise.allSettled(clients.map((each) => each.end()));
  }
}

/** Two connections are two sessions, and one hears what the other says: not so behind a pool by transactions. */
async function wayFact(client: pg.Client, other: pg.Client): Promise<Fact> {
  const channel = `doctor-${randomUUID()}`;
  const heard = new Promise<boolean>((done) => {
    client.on('notification', (message) => done(message.channel === channel));
    setTimeout(done, HEARD_WITHIN_MS, false).unref();
  });
  const session = await sessionOf(client);
  await other.query('begin');
  const isShared = (await sessionOf(other)) === session || (await sessionOf(client)) !== session;
  await other.query('commit');
  if (!isShared) {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    await other.query(`notify ${pg.escapeIdentifier(channel)}`);
  }
  if (!isShared && (await heard))
    return ok('connection', 'a session of its own, and it hears what others say');
  return refusal(
    'connection',
    'DATABASE_URL leads through a pool by transactions: what one process says, others never hear, and jobs stop. \
Give the address of the server itself, or of a pool by sessions (at some providers port 5432 in the place of 6543)',
  );
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

async function serverFact(client: pg.Client): Promise<Fact> {
  try {
    await refuseOldServer(client);
    return ok('server', `PostgreSQL ${await version(client)}`);
  } catch (error) {
    return refusal('server', (error as Error).message);
  }
}

async function version(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return rows[0]?.version ?? '';
}

/** What the way there and back takes is on nobody's account. */
async function clockFact(client: pg.Client, now: () => number): Promise<Fact> {
  const asked = now();
  const { rows } = await client.query<{ at: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as at',
  );
  const answered = now();
  const at = Number(rows[0]?.at);
  const apart = Math.max(asked - at, at - answered, 0);
  if (apart <= CLOCKS_APART_MS) return ok('clock', 'as the database’s');
  return refusal(
    'clock',
    `${Math.round(apart / 1_000)} s apart from the database’s: links, locks and deadlines would be wrong. \
Have both machines ask a time server (timedatectl set-ntp true)`,
  );
}

async function ownerFact(client: pg.Client, { databaseUrl, isPublic }: Looked['config']) {
  const { rows } = await client.query<{ isSuper: boolean }>(
    'select rolsuper as "isSuper" from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.isSuper || !databaseUrl) return ok('database user', 'no more than it needs');
  return refusalIf(
    isPublic,
    'database user',
    'the user of DATABASE_URL is a superuser: whoever takes this process has the whole server. \
Make one with CREATEROLE, CREATEDB and BYPASSRLS, and give it the databases (docs/production.md)',
  );
}

async function accountsFact(client: pg.Client, { isPublic }: Looked['config']): Promise<Fact> {
  const { rows: made } = await client.query<{ is: boolean }>(
    "select to_regclass('auth.users') is not null as is",
  );
  if (!made[0]?.is) return ok('accounts', 'none yet');
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from auth.users where email like '%.example'",
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return ok('accounts', 'none of the demonstration');
  return refusalIf(
    isPublic,
    'accounts',
    `${count} accounts of the demonstration (…@….example) are in the database, with companies and figures that \
nobody has: begin with an empty one`,
  );
}

/** Only told: who is started anew may have another address, and machines may share a folder. */
async function machinesFact(client: pg.Client, { s3Url }: Looked['config']): Promise<Fact> {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct client_addr)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'prevenance'
        and client_addr <> inet_client_addr()`,
  );
  if (s3Url || !rows[0]?.count)
    return ok('files', s3Url ? 'in the store of S3_URL' : 'in DATA_DIR');
  return warning(
    'files',
    'another machine uses this database, and S3_URL is not set: files that one keeps the other does not find, \
unless DATA_DIR/files is one folder for both',
  );
}
