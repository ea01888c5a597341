import type { Hono } from 'hono';
import type { PoolConfig } from 'pg';
import type { Upgrade } from '#backend/backend.ts';
import { type Clock, createClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate, migrationsPending } from '#platform/database/migrate.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { type Jobs, migrateJobs, startWorker } from '#platform/jobs/worker.ts';
import type { Log } from '#platform/log.ts';
import type { Pages } from './page-sources.ts';

/** What an application is put together from, once the database is ready. */
export type ServerParts = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  /** The address people use. */
  readonly publicUrl: string;
  /** The address this very process answers at. */
  readonly localUrl: string;
  readonly isSchemaCurrent: () => Promise<boolean>;
};

/** The same, and what is needed to open a database beside the first one. */
export type StartingParts = ServerParts & {
  /** How the owner of the database connects. */
  readonly owner: PoolConfig;
  /** Closes it once no request and no job uses it any more. */
  readonly closeLast: (close: () => Promise<unknown>) => void;
};

export type Application = {
  readonly app: Hono;
  readonly jobs: Jobs;
  readonly upgrade: Upgrade;
  /** Answers before the application where it can: Vite, in development. */
  readonly intercept?: Pages['intercept'];
  close(): Promise<void>;
};

/** Where an application is opened: a process, its port, and the database that answers. */
export type Place = {
  readonly config: Config;
  readonly log: Log;
  readonly port: number;
  /** How the owner of the database connects. */
  readonly owner: PoolConfig;
};

export type OpenApplication = {
  readonly application: Application;
  /** Ends what pages hold open; until then the port is not closed. */
  closeSockets(): Promise<unknown>;
  /** Ends jobs, then the rest, in the reverse of the order in which it was opened. */
  close(): Promise<void>;
};

type Close = () => Promise<unknown>;

export async function closeAll(closers: readonly Close[]): Promise<void> {
  for (const close of closers) await close();
}

/** Puts the application together on its database, and closes again what it opened where that fails. */
export async function openApplication(
  { config, log, port, owner }: Place,
  compose: (parts: StartingParts) => Promise<Application>,
): Promise<OpenApplication> {
  const opened: Close[] = [];
  try {
    await migrate({ owner, log });
    const clock = createClock(config.now);
    const password = await rolePassword('authenticator', config);
    const { poolSize } = config;
    const database = await openDatabase({ owner, password, log, clock, poolSize });
    opened.push(() => database.close());
    await migrateJobs(database.ownerPool, log);
    const application = await compose({
      config,
      log,
      database,
      owner,
      closeLast: (close) => void opened.unshift(close),
      clock,
      publicUrl: config.publicUrl ?? `http://localhost:${port}`,
      localUrl: `http://127.0.0.1:${port}`,
      isSchemaCurrent: () => database.probe(async (tx) => !(await migrationsPending(tx))),
    });
    const rest = [...opened];
    opened.unshift(() => application.close());
    const worker = await startWorker(database.ownerPool, application.jobs, log);
    return {
      application,
      closeSockets: () => application.close(),
      close: () => closeAll([() => worker.stop(), ...rest]),
    };
  } catch (error) {
    await closeAll(opened).catch(() => undefined);
    throw error;
  }
}
