import { createHash, randomUUID } from 'node:crypto';
import { chown, lstat, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { runAs } from './run-as.ts';
import type { Account } from './server-account.ts';
import type { ServerPlace } from './server-place.ts';

/** The embedded server's name among sockets; nothing listens on a network port. */
export const SOCKET_PORT = 5432;

/** A PostgreSQL data directory and the private directory of its socket, both absolute. */
export interface Cluster {
  directory: string;
  socketDir: string;
}

const SOCKET_PATH_LIMIT_BYTES = 100;

/** The cluster of `dataDir`, or undefined when none was made yet. */
export async function findCluster(dataDir: string): Promise<Cluster | undefined> {
  const directory = await realpath(path.join(dataDir, 'postgres')).catch(isMissing);
  if (!directory) return undefined;
  const isMade = await stat(path.join(directory, 'PG_VERSION')).catch(isMissing);
  if (!isMade) return undefined;
  return { directory, socketDir: await socketDirectory(directory, await stat(directory)) };
}

/**
 * Makes the cluster in a draft folder renamed at the very end, so that an interrupted `initdb`
 * leaves only a draft, which the next start sweeps away.
 * Trusting local logins is safe because the socket lies in a directory of mode 0700.
 */
export async function makeCluster(place: ServerPlace): Promise<void> {
  await sweepDrafts(place.home);
  const draft = path.join(place.home, `postgres.new-${randomUUID()}`);
  await mkdir(draft, { mode: 0o700 });
  if (place.account.kind === 'account') await chown(draft, place.account.uid, place.account.gid);
  const { code, output } = await runAs(place.account, path.join(place.native, 'bin', 'initdb'), [
    ...['-D', draft, '--username=postgres', '--auth=trust', '--encoding=UTF8'],
    ...['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=fr-FR', '--no-instructions'],
  ]);
  if (code !== 0) throw new Error(`The database files could not be made: ${output.trim()}`);
  await publish(draft, path.join(place.home, 'postgres'));
}

async function publish(draft: string, directory: string): Promise<void> {
  try {
    await rename(draft, directory);
  } catch (cause) {
    throw new Error(`${directory} exists and is not a database: move it away.`, { cause });
  }
  const parent = await open(path.dirname(directory));
  await parent.sync();
  await parent.close();
}

async function sweepDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('postgres.new-'));
  for (const draft of drafts) {
    // An orphaned initdb may still be writing there: what resists goes at a later start.
    await rm(path.join(home, draft), { recursive: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Socket paths hold 107 bytes at most: a deep data directory borrows a short folder. */
async function socketDirectory(directory: string, owner: Account): Promise<string> {
  const socket = path.join(directory, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= SOCKET_PATH_LIMIT_BYTES) return directory;
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  // Not os.tmpdir(): two processes with different TMPDIR must meet in the same folder.
  const short = path.join('/tmp', `prevenance-${digest}`);
  const isNew = await mkdir(short, { recursive: true, mode: 0o700 });
  if (isNew) await chown(short, owner.uid, owner.gid);
  const found = await lstat(short);
  if (!found.isDirectory() || found.uid !== owner.uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${short} is not a private folder of the database's owner: remove it.`);
  }
  return short;
}

function isMissing(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR'].includes(error.code ?? '')) return undefined;
  throw error;
}
