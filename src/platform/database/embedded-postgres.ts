import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Cluster, findCluster, makeCluster, SOCKET_PORT } from './cluster.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { launchServer, maintenance, probeServer, stopServer } from './postmaster.ts';
import { findServerPlace } from './server-place.ts';
import { withStartLock } from './start-lock.ts';

/** A PostgreSQL server on a private Unix socket, shared by every process on one DATA_DIR. */
export interface EmbeddedPostgres {
  socketDir: string;
  port: number;
  /** True when the server was already running: another process, or one that was killed. */
  adopted: boolean;
  /** Says goodbye; the last process to do so stops the server and waits for its end. */
  release(): Promise<void>;
}

interface Site {
  dataDir: string;
  log: Logger;
}

interface Presence {
  cluster: Cluster;
  adopted: boolean;
  client: pg.Client;
}

/** Advisory lock that each process shares while it uses the server ('prevenance' on a phone). */
const PRESENCE_KEY = 773836_2623;
const LEFT_OVER_LIMIT_MS = 20_000;
const SETTLE_LIMIT_MS = 5 * 60_000;
const RETRY_MS = 250;
const POLL_MS = 20;

/**
 * Joins the server of `dataDir` (made if absent), starting it if nobody did. If the server dies
 * while this process lives, it is started again.
 * Throws an Error fit for the operator when PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres({ dataDir, log }: Site): Promise<EmbeddedPostgres> {
  await mkdir(path.dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const site = { dataDir: await realpath(dataDir), log };
  let isReleased = false;
  let joining = join(site, rejoin);
  const { cluster, adopted } = await joining;

  function rejoin(): void {
    if (isReleased) return;
    log.warn('the embedded database went away; joining it again');
    joining = rejoinForEver();
    joining.catch(() => undefined);
  }

  async function rejoinForEver(): Promise<Presence> {
    for (;;) {
      await sleep(RETRY_MS);
      if (isReleased) throw new Error('released');
      try {
        return await join(site, rejoin);
      } catch (error) {
        log.error({ err: error }, 'the embedded database does not start');
      }
    }
  }

  async function release(): Promise<void> {
    if (isReleased) return;
    isReleased = true;
    const presence = await joining.catch(() => undefined);
    if (presence) await leave(site, presence);
  }

  return { socketDir: cluster.socketDir, port: SOCKET_PORT, adopted, release };
}

async function join(site: Site, onLost: () => void): Promise<Presence> {
  return withStartLock(site.dataDir, async () => {
    const { cluster, adopted } = await ensureRunning(site);
    const client = new pg.Client({ ...maintenance(cluster), application_name: 'prevenance' });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_KEY]);
    client.on('end', onLost);
    // Being present must not keep a finished process alive.
    holdable(client).unref();
    return { cluster, adopted, client };
  });
}

async function ensureRunning(site: Site): Promise<{ cluster: Cluster; adopted: boolean }> {
  const existing = await findCluster(site.dataDir);
  if (existing && (await settledState(existing)) === 'up') {
    return { cluster: existing, adopted: true };
  }
  const binaries = await findPostgresBinaries();
  const place = await findServerPlace({ ...site, binaries, directory: existing?.directory });
  if (!existing) await makeCluster(place);
  const cluster = existing ?? (await findCluster(site.dataDir));
  if (!cluster) throw new Error(`${site.dataDir} holds no database although one was made`);

  const logFile = path.join(site.dataDir, 'postgres.log');
  const deadline = Date.now() + LEFT_OVER_LIMIT_MS;
  for (;;) {
    const failure = await launchServer(place, cluster, logFile);
    if (failure === undefined) return { cluster, adopted: false };
    if (!isLeftOver(failure) || Date.now() > deadline) {
      throw new Error(`PostgreSQL does not start (see ${logFile}): ${failure}`);
    }
    await sleep(RETRY_MS);
    if ((await settledState(cluster)) === 'up') return { cluster, adopted: true };
  }
}

/** Waits for a server that is starting or stopping to be either up or gone. */
async function settledState(cluster: Cluster): Promise<'up' | 'down'> {
  const deadline = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const state = await probeServer(cluster);
    if (state !== 'busy') return state;
    if (Date.now() > deadline) throw new Error(`PostgreSQL in ${cluster.directory} is stuck`);
    await sleep(POLL_MS);
  }
}

/** What a server killed a moment ago leaves behind for a few seconds. */
function isLeftOver(failure: string): boolean {
  return /lock file ".*" already exists|shared memory block .* is still in use/s.test(failure);
}

async function leave({ dataDir, log }: Site, { cluster, client }: Presence): Promise<void> {
  await withStartLock(dataDir, async () => {
    try {
      holdable(client).ref();
      await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_KEY]);
      const isLast = await client.query<{ last: boolean }>(
        'select pg_try_advisory_lock($1) as last',
        [PRESENCE_KEY],
      );
      await client.end();
      // The start lock is held, so nobody can join between the question and the stop.
      if (isLast.rows[0]?.last) await stopServer(cluster);
    } catch (error) {
      log.warn({ err: error }, 'the embedded database was left as it is');
    }
  });
}

/** Methods of the driver that its published types leave out. */
function holdable(client: pg.Client): pg.Client & { ref(): void; unref(): void } {
  return client as pg.Client & { ref(): void; unref(): void };
}
