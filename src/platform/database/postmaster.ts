import { closeSync, openSync } from 'node:fs';
import { readFile, readlink, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, SOCKET_PORT } from './cluster.ts';
import { spawnAs } from './run-as.ts';
import type { ServerPlace } from './server-place.ts';

const START_LIMIT_MS = 5 * 60_000;
const STOP_LIMIT_MS = 30_000;
const POLL_MS = 20;

/** Whether a server answers: up, down (nobody on the socket), or busy starting or stopping. */
export async function probeServer(cluster: Cluster): Promise<'up' | 'down' | 'busy'> {
  const client = new pg.Client({ ...maintenance(cluster), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return 'up';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'down';
    if (code === 'EACCES') throw error;
    return 'busy';
  }
}

/** How the superuser connects to the maintenance database. */
export function maintenance(cluster: Cluster): pg.ClientConfig {
  return { host: cluster.socketDir, port: SOCKET_PORT, user: 'postgres', database: 'postgres' };
}

/**
 * Starts the server, detached so that it outlives a killed application, and waits until it
 * answers. Returns undefined when it is ready, else what it wrote before it gave up.
 */
export async function launchServer(
  place: ServerPlace,
  cluster: Cluster,
  logFile: string,
): Promise<string | undefined> {
  const logStart = await stat(logFile).then(
    (it) => it.size,
    () => 0,
  );
  const output = openSync(logFile, 'a', 0o600);
  const child = spawnAs(
    place.account,
    path.join(place.native, 'bin', 'postgres'),
    settings(cluster),
    {
      detached: true,
      stdio: ['ignore', output, output],
      env: await staleLockEnvironment(cluster),
    },
  );
  closeSync(output);
  child.unref();
  let failure: string | undefined;
  child.on('error', (error) => (failure = String(error)));
  child.on('exit', (code, signal) => (failure = `exit ${code ?? signal}`));
  const deadline = Date.now() + START_LIMIT_MS;
  while (failure === undefined) {
    if ((await probeServer(cluster)) === 'up') return undefined;
    if (Date.now() > deadline) throw new Error(`PostgreSQL is still not ready, see ${logFile}`);
    await sleep(POLL_MS);
  }
  const written = await readFile(logFile);
  return `${failure}: ${written.subarray(logStart).toString().trim()}`;
}

function settings({ directory, socketDir }: Cluster): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: SOCKET_PORT,
    max_connections: 100,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  return ['-D', directory, ...Object.entries(values).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
}

/**
 * After a reboot, the process id in a left-over postmaster.pid may belong to a stranger, and
 * PostgreSQL would wait for it for ever. It ignores the id it is told is its grandparent's
 * (as pg_ctl does), and still makes sure by shared memory that no server process is left.
 */
async function staleLockEnvironment(cluster: Cluster): Promise<NodeJS.ProcessEnv> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined || (await isPostmaster(pid, cluster))) return {};
  return { PG_GRANDPARENT_PID: String(pid) };
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined || !(await isPostmaster(pid, cluster))) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while ((await postmasterPid(cluster)) === pid && (await isPostmaster(pid, cluster))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
    await sleep(POLL_MS);
  }
  // A borrowed socket folder goes too; the data directory is not empty and stays.
  await rmdir(cluster.socketDir).catch(() => undefined);
}

async function postmasterPid(cluster: Cluster): Promise<number | undefined> {
  const text = await readFile(path.join(cluster.directory, 'postmaster.pid'), 'utf8').catch(
    () => undefined,
  );
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

async function isPostmaster(pid: number, cluster: Cluster): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster.directory;
  } catch {
    // A stranger's process hides its folder but not its name; a dead one shows neither.
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    const isZombie = / Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
    return name.trim() === 'postgres' && !isZombie;
  }
}
