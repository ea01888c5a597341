import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { findCluster } from '#platform/database/cluster.ts';
import { stopServer } from '#platform/database/postmaster.ts';

/** Another process using the embedded server of a data directory (see database-user.ts). */
export interface DatabaseProcess {
  socketDir: string;
  adopted: boolean;
  /** Rows whose insertion the server acknowledged to that process so far. */
  acknowledged: number[];
  /** Ends it and waits for its end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A data directory of the test's own; its server is stopped and its files deleted afterwards. */
export async function temporaryDataDir(...folders: string[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'prevenance-data-'));
  // Without user namespaces, root hands the files to an account that must be able to enter.
  await chmod(root, 0o711);
  const dataDir = path.join(root, ...folders);
  onTestFinished(async () => {
    const cluster = await findCluster(dataDir);
    if (cluster) await stopServer(cluster);
    await rm(root, { recursive: true, maxRetries: 5 });
  });
  return dataDir;
}

/** Starts such a process; resolves once it uses the server. */
export async function startDatabaseProcess(
  dataDir: string,
  mode: 'idle' | 'write' = 'idle',
): Promise<DatabaseProcess> {
  const { child, end } = spawnDatabaseProcess(dataDir, mode);
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  const first: Promise<unknown[]> = once(lines, 'line');
  const exit = once(child, 'exit').then(() => {
    throw new Error(`the database process for ${dataDir} failed`);
  });
  const [line] = await Promise.race([first, exit]);
  exit.catch(() => undefined);
  lines.on('line', (number) => acknowledged.push(Number(number)));
  const { socketDir, adopted } = JSON.parse(String(line));
  return { socketDir, adopted, acknowledged, end };
}

/** Starts such a process without waiting for anything. */
export function spawnDatabaseProcess(dataDir: string, mode: 'idle' | 'write' = 'idle') {
  const script = path.join(import.meta.dirname, 'database-user.ts');
  const child = spawn(process.execPath, [script, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  return { child, end };
}
