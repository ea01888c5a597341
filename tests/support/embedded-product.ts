import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { findCluster, SOCKET_PORT } from '#platform/database/cluster.ts';
import { stopServer } from '#platform/database/postmaster.ts';
import { createMailbox, type Mailbox } from '#platform/mail/mailbox.ts';
import { limitsOfTests } from './limits-of-tests.ts';
import { runOn } from './postgres.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The product as a person starts it on a machine of their own, database included. */
export interface EmbeddedProduct {
  readonly mailbox: Mailbox;
  /** Starts it in a process group of its own; answers its address once it is ready. */
  start(): Promise<string>;
  /** What a power cut does: the whole process group and the database die at once. */
  cutPower(): Promise<void>;
  /** Kills the postmaster alone, in the middle of whatever the product does. */
  killPostmaster(): Promise<void>;
  /** Whether the process that was started last is still the one that runs. */
  isRunning(): boolean;
  /** Runs SQL as the owner of the database. */
  sql<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  /** Ends what still runs and deletes every file. */
  remove(): Promise<void>;
}

export async function createEmbeddedProduct(): Promise<EmbeddedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prevenance-crash-'));
  let running: ChildProcess | undefined;

  async function endApplication(): Promise<void> {
    const child = running;
    running = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  return {
    mailbox: createMailbox(join(dataDir, 'mail')),
    async start() {
      running = spawn(process.execPath, [join(ROOT, 'src/app/server-main.ts')], {
        cwd: ROOT,
        detached: true,
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'silent',
          // Many buyers of one network and one company: what a stranger may order is not tried here.
          ORDER_LIMITS: 'off',
          LIMITS: limitsOfTests(),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return addressOf(running);
    },
    async cutPower() {
      const database = await databaseProcesses(dataDir);
      const application = endApplication();
      for (const pid of database) kill(pid);
      await application;
    },
    async killPostmaster() {
      const [postmaster] = await databaseProcesses(dataDir);
      if (postmaster !== undefined) kill(postmaster);
    },
    isRunning: () => running?.exitCode === null && running.signalCode === null,
    async sql(statement) {
      const cluster = await findCluster(dataDir);
      const { rows } = await runOn(
        { host: cluster?.socketDir, port: SOCKET_PORT, user: 'postgres', database: 'prevenance' },
        statement,
      );
      return rows;
    },
    async remove() {
      await endApplication();
      const cluster = await findCluster(dataDir);
      if (cluster) await stopServer(cluster);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address it says it is ready at; rejects with what it wrote when it ends before. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /is ready: (\S+)/.exec(output);
      if (ready?.[1]) done(ready[1]);
    });
    child.once('exit', () => fail(new Error(`The product did not start:\n${output}`)));
  });
}

/** The postmaster of this data directory first, then the processes it made. */
async function databaseProcesses(dataDir: string): Promise<number[]> {
  const cluster = await findCluster(dataDir);
  const lockFile = await readFile(join(cluster?.directory ?? '', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(lockFile, 10);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(
    () => '',
  );
  return [postmaster, ...children.split(' ').filter(Boolean).map(Number)];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A process that ended by itself meanwhile is dead enough.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
