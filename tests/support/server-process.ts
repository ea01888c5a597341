import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { createMailbox, type Mailbox } from '#platform/mail/mailbox.ts';
import { createDemoDatabase } from './demo-database.ts';
import { settingsOfTests } from './limits-of-tests.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  runOn,
  type TestDatabase,
  urlOf,
} from './postgres.ts';

const PRODUCT = 'src/app/server-main.ts';
const ROOT = resolve(import.meta.dirname, '../..');

/** The product as `npm start` runs it, in a process and on a database of its own, with the demo. */
export interface ServerProcess {
  readonly url: string;
  readonly mailbox: Mailbox;
  /** Of the database, and what the answers beside it are kept with: to let weeks pass. */
  readonly owner: TestDatabase['owner'];
  readonly vaultKey: string;
  /** Runs SQL as the owner: to bring about what staff or time would. */
  sql(statement: string): Promise<pg.QueryResult>;
  /** Takes the database away from the product, in the middle of whatever it does. */
  cutDatabase(): Promise<void>;
  mendDatabase(): Promise<void>;
  /** Ends the process and waits for its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  stop(): Promise<void>;
}

export async function startServer(
  settings: Record<string, string> = {},
  program = PRODUCT,
  asked: readonly string[] = [],
): Promise<ServerProcess> {
  const { owner, drop, vaultKey } =
    program === PRODUCT
      ? await createDemoDatabase()
      : {
          ...(await (asked.includes('--empty') ? createEmptyDatabase() : createTestDatabase())),
          vaultKey: '',
        };
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-server-'));
  const child = spawn(process.execPath, [join(ROOT, program), ...asked], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: urlOf(owner),
      DATA_DIR: folder,
      VAULT_KEY: vaultKey,
      ...(typeof owner.password === 'string' && {
        AUTHENTICATOR_PASSWORD: owner.password,
        VAULT_KEEPER_PASSWORD: owner.password,
      }),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      // Sources are compiled once for all journeys.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
      ...settingsOfTests(settings),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = await new Promise<string>((done, fail) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /is ready: (\S+)/.exec(output);
      if (ready?.[1]) done(ready[1]);
    });
    void gone.then(() => fail(new Error(`The server did not start:\n${output}`)));
  });
  const limitConnections = (most: number) =>
    runOn(owner, `alter database ${owner.database} connection limit ${most}`);
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    child.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }
  return {
    url,
    mailbox: createMailbox(join(folder, 'mail')),
    owner,
    vaultKey,
    sql: (statement) => runOn(owner, statement),
    async cutDatabase() {
      // The owner is a superuser, whom the limit does not stop.
      await limitConnections(0);
      await runOn(
        owner,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where usename = 'authenticator' and datname = current_database()`,
      );
    },
    async mendDatabase() {
      await limitConnections(-1);
    },
    end,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
