import { Hono } from 'hono';
import type { PoolConfig } from 'pg';
import type { Upgrade } from '#backend/backend.ts';
import { type Clock, createClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate, migrationsPending } from '#platform/database/migrate.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import type { Job } from '#platform/jobs/job.ts';
import { migrateJobs, startWorker } from '#platform/jobs/worker.ts';
import type { Log } from '#platform/log.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { Pages } from './page-sources.ts';

/** What an application is put together from, once the database is ready. */
export type ServerParts = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  /** The address people use. */
  readonly publicUrl: string;
  readonly isSchemaCurrent: () => Promise<boolean>;
};

/** What the product is put together from. */
export type ProductParts = ServerParts & { readonly vault: Vault; readonly pages: Pages };

/** `ServerParts`, and what is needed to open a database beside the first one. */
export type StartingParts = ServerParts & {
  /** How the owner of the database connects. */
  readonly owner: PoolConfig;
  /** Closes what is given to it once no request and no job uses it any more. */
  readonly closing: AsyncDisposableStack;
};

export type Application = {
  readonly app: Hono;
  readonly jobs: readonly Job[];
  readonly upgrade: Upgrade;
  /** Answers before the application where it can: Vite, in development. */
  readonly intercept?: Pages['intercept'];
  close(): Promise<void>;
};

/** What a process does of the product: it answers, runs jobs, or both. Both parts share one queue. */
export type Part = 'web' | 'worker';

/** Where an application is opened: a process, its port, and the database that answers. */
export type Place = {
  /** Both parts unless given. */
  readonly part?: Part | undefined;
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

/** Puts the application together on its database, and closes again what it opened where that fails. */
export async function openApplication(
  { config, log, port, owner, part }: Place,
  compose: (parts: StartingParts) => Promise<Application>,
): Promise<OpenApplication> {
  await using opened = new AsyncDisposableStack();
  await migrate({ owner, log });
  const clock = createClock(config.now);
  const password = await rolePassword('authenticator', config);
  const { poolSize } = config;
  const database = opened.adopt(
    await openDatabase({ owner, password, log, clock, poolSize }),
    (each) => each.close(),
  );
  await migrateJobs(database.ownerPool, log);
  const whole = await compose({
    config,
    log,
    database,
    owner,
    closing: opened,
    clock,
    publicUrl: config.publicUrl ?? `http://localhost:${port}`,
    isSchemaCurrent: () => database.probe(async (tx) => !(await migrationsPending(tx))),
  });
  const application = part === 'worker' ? forProbes(whole) : whole;
  const sockets = opened.use(new AsyncDisposableStack());
  sockets.defer(() => application.close());
  if (part !== 'web') {
    opened.adopt(await startWorker(database.ownerPool, whole.jobs, log), (each) => each.stop());
  }
  const closing = opened.move();
  return {
    application,
    closeSockets: () => sockets.disposeAsync(),
    close: () => closing.disposeAsync(),
  };
}

const PROBED = ['/healthz', '/readyz', '/metrics'];

/** Of a process that runs jobs, others learn only that it does. */
function forProbes(whole: Application): Application {
  const app = new Hono().on('GET', PROBED, (c) => whole.app.fetch(c.req.raw, c.env));
  return { ...whole, app, upgrade: () => false };
}
