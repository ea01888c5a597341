import { type IsolationLevel, Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from '#platform/database/transaction.ts';
import type { Clock } from '../clock.ts';
import { type Caller, type Settings, takeRole } from './caller.ts';
import { AskingPool } from './credential.ts';
import { asUnavailable } from './database-unavailable.ts';
import { openLanes } from './lanes.ts';
import { logInAs } from './log-in-as.ts';
import { openNotifications } from './notifications.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { RolePassword } from './role-password.ts';
import type { DB } from './schema.gen.ts';
import { valueParsers } from './value-parsers.ts';

/**
 * The database as the product uses it. Work is one transaction, run again from its beginning when
 * it conflicts with another: it must have no effect outside the database.
 * All `as…` reject with DatabaseUnavailable when the server cannot be reached.
 */
export interface Database {
  /** Runs `work` with the caller's rights; its claims are what `auth.uid()` and others read. */
  asCaller<T>(caller: Caller, work: (tx: Tx) => Promise<T>, settings?: Settings): Promise<T>;
  /** The same, in which everything is read as of one moment, whatever others commit meanwhile. */
  asCallerAtOneMoment<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` above row-level security; say why where it is used. */
  asService<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether a query is answered now; never rejects. */
  ready(): Promise<boolean>;
  /** The same as `asService` on a connection of its own, which nobody's work can take: for probes only. */
  probe<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls `onPayload` for each NOTIFY on the channel, and `onReconnect` when some may have been
   * missed. Resolves to what stops it.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** Owner of the schema: for migrations, jobs and the seed only. */
  owner: Kysely<DB>;
  ownerPool: pg.Pool;
}

interface DatabaseOptions {
  /** How the schema's owner connects (see `resolveServer`); migrations have run. */
  owner: pg.PoolConfig;
  log: Logger;
  /** With what callers' connections log in; the owner's unless given. */
  password?: RolePassword | undefined;
  /** What `access.now()` answers; the server's own clock unless given. */
  clock?: Clock;
  /** Connections for pages and functions; the others follow from it (`LANES`), the owner has half as many and what jobs hold. */
  poolSize?: number;
}

const CONNECTION_TIMEOUT_MS = 5_000;
/** Of the owner’s connections: one listens for each lane of jobs, one says that its workers live. */
const HELD_BY_JOBS = 5;

/** Opens the pools; throws an Error fit for the operator when the server refuses the login. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log, clock, poolSize = 10 } = options;
  const instant = (): Settings => (clock ? { 'request.now': clock.now().toISOString() } : {});
  const login = await logInAs('authenticator', options.owner, options.password);
  const ownerPool = openPool(options.owner, HELD_BY_JOBS + Math.ceil(poolSize / 2), log);
  const owner = openKysely(ownerPool);
  const lanes = openLanes(poolSize, (max) => openPool({ ...login, pipeline: true }, max, log));
  const probes = openKysely(openPool(login, 1, log));
  const notifications = openNotifications(login, log);

  async function inRole<T>(
    caller: Caller,
    work: (tx: Tx) => Promise<T>,
    settings?: Settings,
    isolation?: IsolationLevel,
  ): Promise<T> {
    const transaction = (db: Kysely<DB>) => {
      const begun = db.transaction();
      return (isolation ? begun.setIsolationLevel(isolation) : begun).execute(async (tx) => {
        await takeRole(tx, caller, { ...instant(), ...settings });
        return work(tx);
      });
    };
    try {
      return await retryConflicts(() => lanes.run(transaction));
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  return {
    asCaller: (caller, work, settings) => inRole(caller, work, settings),
    asCallerAtOneMoment: (caller, work) => inRole(caller, work, {}, 'repeatable read'),
    asService: (work) => inRole({ role: 'service_role' }, work),
    ready: () =>
      sql`select 1`.execute(probes).then(
        () => true,
        () => false,
      ),
    listen: (channel, onPayload, onReconnect) =>
      notifications.listen(channel, { onPayload, onReconnect }),
    close: async () => {
      await Promise.all([notifications.close(), lanes.close(), probes.destroy(), owner.destroy()]);
      // Kysely does not end a pool that it never used; jobs have used this one.
      if (!ownerPool.ending) await ownerPool.end();
    },
    probe: (work) =>
      probes.transaction().execute(async (tx) => {
        await takeRole(tx, { role: 'service_role' }, instant());
        return work(tx);
      }),
    owner,
    ownerPool,
  };
}

/** A Kysely instance that ends the pool when destroyed. */
export function openKysely(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** A pool with the house's value parsers, which survives the loss of an idle connection. */
export function openPool(config: pg.PoolConfig, max: number, log: Logger): pg.Pool {
  const pool = new AskingPool({
    ...config,
    max,
    types: valueParsers,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'prevenance',
  });
  // Without listeners, a connection cut by the server would end the process, be it idle in the
  // pool or between two queries of a transaction (whose next query then fails).
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
