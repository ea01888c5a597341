import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;
const WAIT_LIMIT_MS = 5 * 60_000;
const SQLITE_BUSY = 5;

/**
 * Runs `work` while no other process (or caller in this one) holds the lock of `directory`.
 *
 * The lock is an empty SQLite file held in an exclusive transaction: the kernel drops it with
 * the process, whatever kills it, so there is never a stale lock to recognise.
 * Throws after five minutes of waiting.
 */
export async function withStartLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const lock = await acquire(path.join(directory, 'start.lock'));
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function acquire(file: string): Promise<DatabaseSync> {
  const lock = open(file);
  const deadline = Date.now() + WAIT_LIMIT_MS;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      lock.close();
      throw new Error(`Another process has held ${file} for five minutes.`);
    }
    await sleep(POLL_MS);
  }
  return lock;
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (cause) {
    throw new Error(`Cannot open ${file}: DATA_DIR must be writable by this user.`, { cause });
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    lock.close();
    throw error;
  }
}
