import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { Mailbox } from '#platform/mail/mailbox.ts';
import { settingsOfTests } from './limits-of-tests.ts';
import { createPolledMailbox } from './polled-mailbox.ts';
import { runOn, type TestDatabase, urlOf } from './postgres.ts';

/** A product that runs on a database and in a folder of its own. */
export interface StartedServer {
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
  stop(): Promise<void>;
}

/** Where a product can be started: what it is told, and what is known of it but its address. */
export type ServerPlace = {
  readonly settings: Readonly<Record<string, string>>;
  readonly known: Omit<StartedServer, 'url' | 'stop'>;
  /** Drops the database and deletes the files, once nothing runs here any more. */
  clear(): Promise<void>;
};

/** @param settings beside those that every test has, or instead of them */
export async function makeServerPlace(
  { owner, drop, vaultKey }: TestDatabase & { readonly vaultKey: string },
  settings: Readonly<Record<string, string>>,
): Promise<ServerPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-server-'));
  const limitConnections = (most: number) =>
    runOn(owner, `alter database ${owner.database} connection limit ${most}`);
  return {
    settings: {
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
      ...settingsOfTests(settings),
    },
    known: {
      mailbox: createPolledMailbox(join(folder, 'mail')),
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
    },
    async clear() {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
