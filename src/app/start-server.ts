import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { PoolConfig } from 'pg';
import type { Upgrade } from '#backend/backend.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { type Clock, createClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate, migrationsPending } from '#platform/database/migrate.ts';
import { resolveServer } from '#platform/database/server.ts';
import { type Jobs, migrateJobs, startWorker } from '#platform/jobs/worker.ts';
import type { Log } from '#platform/log.ts';
import type { Pages } from './page-sources.ts';

const DRAIN_MS = 8_000;

export type RunningServer = {
  /** Where this process answers on this machine. */
  readonly url: string;
  stop(): Promise<void>;
};

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

/**
 * Starts a process: port, database (or joins the one that runs), schema, jobs, and the application
 * that `compose` makes of them. Stopping drains requests and jobs, and leaves the database to its
 * last user. What `prepare` does takes place while the database starts.
 */
export async function startServer<Prepared>({
  config,
  log,
  prepare,
  compose,
}: {
  readonly config: Config;
  readonly log: Log;
  readonly prepare: (server: Server) => Promise<Prepared>;
  readonly compose: (parts: StartingParts, prepared: Prepared) => Promise<Application>;
}): Promise<RunningServer> {
  const { databaseUrl, dataDir } = config;
  const server = createServer();
  await listen(server, config.port);
  const url = `http://localhost:${portOf(server)}`;
  const closers: (() => Promise<unknown>)[] = [() => closeServer(server)];
  const stop = async () => {
    for (const close of closers) await close();
  };
  try {
    const [postgres, prepared] = await Promise.all([
      resolveServer({ databaseUrl, dataDir, log }),
      prepare(server),
    ]);
    closers.push(() => postgres.release());
    await migrate({ owner: postgres.owner, log });
    const clock = createClock(config.now);
    const database = await openDatabase({ owner: postgres.owner, log, clock });
    closers.splice(-1, 0, () => database.close());
    await migrateJobs(database.ownerPool, log);

    const application = await compose(
      {
        config,
        log,
        database,
        owner: postgres.owner,
        closeLast: (close) => void closers.splice(1, 0, close),
        clock,
        publicUrl: config.publicUrl ?? url,
        localUrl: `http://127.0.0.1:${portOf(server)}`,
        isSchemaCurrent: async () => !(await migrationsPending(database.owner)),
      },
      prepared,
    );
    // Sockets first: while one is open, the server is not closed.
    closers.unshift(() => application.close());
    const worker = await startWorker(database.ownerPool, application.jobs, log);
    closers.splice(2, 0, () => worker.stop());
    answer(server, application);
    log.info({ url }, 'started');
    return { url, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function answer(server: Server, { app, upgrade, intercept }: Application): void {
  const listener = getRequestListener(app.fetch);
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    intercept
      ? intercept(request, response, () => void listener(request, response))
      : void listener(request, response),
  );
  server.on('upgrade', (request, socket, head) => {
    // In development, Vite listens on the same server.
    if (!upgrade(request, socket, head) && !intercept) socket.destroy();
  });
}

/** Takes the port before anything else starts, so that a second start says so at once. */
function listen(server: Server, port: number): Promise<void> {
  server.on('request', (_request, response) => {
    response.writeHead(503, { 'Retry-After': '2' }).end('Starting');
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(portTakenMessage(port)) : error);
    });
    server.listen(port, () => resolve());
  });
}

function portTakenMessage(port: number): string {
  return [
    `Port ${port} is taken: ${PRODUCT_NAME} may be running already at http://localhost:${port}`,
    `A second process on the same data works beside the first: PORT=${port + 1} npm start`,
  ].join('\n');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** No new connection; those under way have a moment to end. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
