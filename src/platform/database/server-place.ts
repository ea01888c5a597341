import { createHash } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, readdir, rename, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { machineProbes, runAs } from './run-as.ts';
import { type Account, chooseServerAccount, type ServerAccount } from './server-account.ts';

/** Under which identity, with which programs and in which folder the server keeps its files. */
export interface ServerPlace {
  account: ServerAccount;
  native: string;
  /** Parent of the `postgres` folder; DATA_DIR itself unless the account cannot enter it. */
  home: string;
}

interface Wanted {
  dataDir: string;
  binaries: PostgresBinaries;
  /** The existing database files, if any. */
  directory: string | undefined;
  log: Logger;
}

/** Decides where and as whom the server runs; throws when no identity is possible. */
export async function findServerPlace(wanted: Wanted): Promise<ServerPlace> {
  const { dataDir, binaries, directory } = wanted;
  const dataOwner = directory ? await stat(directory) : undefined;
  const account = await chooseServerAccount(
    await machineProbes(dataOwner && { uid: dataOwner.uid, gid: dataOwner.gid }),
  );
  if (account.kind !== 'account') return { account, native: binaries.native, home: dataDir };
  return {
    account,
    native: await reachableBinaries(account, binaries, dataDir),
    home: await reachableHome(account, wanted),
  };
}

/** A folder that another account can enter although the project lies below root's home. */
function outsideHome(dataDir: string): string {
  const digest = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  return `/var/lib/prevenance-${digest}`;
}

async function reachableBinaries(
  account: ServerAccount,
  { native, version }: PostgresBinaries,
  dataDir: string,
): Promise<string> {
  const runs = await runAs(account, path.join(native, 'bin', 'postgres'), ['--version']);
  if (runs.code === 0) return native;
  const copy = path.join(outsideHome(dataDir), `programs-${version}`);
  if (await lstat(copy).catch(() => undefined)) return copy;
  const draft = `${copy}.new-${process.pid}`;
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, copy);
  return copy;
}

async function reachableHome(
  account: ServerAccount & Account,
  { dataDir, directory, log }: Wanted,
): Promise<string> {
  const { mode } = await stat(dataDir);
  await chown(dataDir, -1, account.gid);
  await chmod(dataDir, (mode & 0o777) | 0o010);
  if (directory) return existingHome(account, directory);
  if (await canEnter(account, dataDir)) return dataDir;
  const home = outsideHome(dataDir);
  await mkdir(home, { recursive: true, mode: 0o755 });
  await symlink(path.join(home, 'postgres'), path.join(dataDir, 'postgres')).catch(keepSame);
  log.warn({ home, dataDir }, 'the database files are kept outside DATA_DIR, linked from it');
  return home;
}

/** Files that root owns, because namespaces were allowed before, are handed to the account. */
async function existingHome(account: ServerAccount & Account, directory: string): Promise<string> {
  const home = path.dirname(directory);
  if (!(await canEnter(account, home))) {
    throw new Error(`The user ${account.uid}, who must run PostgreSQL, may not enter ${home}. \
Run as the owner of the files, move DATA_DIR, or set DATABASE_URL.`);
  }
  if ((await stat(directory)).uid === account.uid) return home;
  for (const name of await readdir(directory, { recursive: true })) {
    await chown(path.join(directory, name), account.uid, account.gid);
  }
  // Last, so that an interrupted hand-over is begun again.
  await chown(directory, account.uid, account.gid);
  return home;
}

async function canEnter(account: ServerAccount, directory: string): Promise<boolean> {
  return (await runAs(account, 'sh', ['-c', 'cd "$0"', directory])).code === 0;
}

function keepSame(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
