import type { Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { PoolConfig } from 'pg';
import type { Upgrade } from '#backend/backend.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { type Clock, createClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate, migrationsPending } from '#platform/database/migrate.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { resolveServer } from '#platform/database/server.ts';
import { whileDatabaseComes } from '#platform/database/while-database-comes.ts';
import { type Jobs, migrateJobs, startWorker } from '#platform/jobs/worker.ts';
import type { Log } from '#platform/log.ts';
import { createHttpServer } from './http-server.ts';
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

type Starting<Prepared> = {
  readonly config: Config;
  readonly log: Log;
  readonly prepare: (server: Server) => Promise<Prepared>;
  readonly compose: (parts: StartingParts, prepared: Prepared) => Promise<Application>;
  /** Where it listens: every address of the machine unless given. */
  readonly host?: string | undefined;
};

/**
 * Starts a process: port, database (or joins the one that runs), schema, jobs, and the application
 * that `compose` makes of them. Stopping drains requests and jobs, and leaves the database to its
 * last user. What `prepare` does takes place while the database starts.
 * @throws Error fit for the operator, after a minute where the database does not answer
 */
export async function startServer<Prepared>(starting: Starting<Prepared>): Promise<RunningServer> {
  const { config, log, prepare, host } = starting;
  const { databaseUrl, dataDir } = config;
  const server = createHttpServer();
  await listen(server, config.port, host);
  const url = `http://localhost:${portOf(server)}`;
  const closers: Closers = [() => closeServer(server)];
  try {
    const currentUrl = () => config.current('DATABASE_URL');
    const [postgres, prepared] = await Promise.all([
      resolveServer({ databaseUrl, currentUrl, dataDir, log }),
      prepare(server),
    ]);
    closers.push(() => postgres.release());
    const place = { server, url, owner: postgres.owner };
    const [closeSockets, ...closeRest] = await whileDatabaseComes(log, () =>
      assemble(starting, place, prepared),
    );
    // While a socket is open, the server is not closed.
    closers.unshift(closeSockets);
    closers.splice(2, 0, ...closeRest);
    log.info({ url }, 'started');
    return { url, stop: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers).catch(() => undefined);
    throw error;
  }
}

type Close = () => Promise<unknown>;
/** What is closed when the process stops, the first one first. */
type Closers = Close[];

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers) await close();
}

/**
 * Puts the application together on its database, and closes again what it opened where that fails.
 * Resolves to what is closed at the end, the sockets of open pages first.
 */
async function assemble<Prepared>(
  { config, log, compose }: Starting<Prepared>,
  { server, url, owner }: { server: Server; url: string; owner: PoolConfig },
  prepared: Prepared,
): Promise<[Close, ...Closers]> {
  const opened: Closers = [];
  try {
    await migrate({ owner, log });
    const clock = createClock(config.now);
    const password = await rolePassword('authenticator', config);
    const { poolSize } = config;
    const database = await openDatabase({ owner, password, log, clock, poolSize });
    opened.push(() => database.close());
    await migrateJobs(database.ownerPool, log);
    const parts: StartingParts = {
      config,
      log,
      database,
      owner,
      closeLast: (close) => void opened.unshift(close),
      clock,
      publicUrl: config.publicUrl ?? url,
      localUrl: `http://127.0.0.1:${portOf(server)}`,
      isSchemaCurrent: () => database.probe(async (tx) => !(await migrationsPending(tx))),
    };
    const application = await compose(parts, prepared);
    const closeSockets = () => application.close();
    opened.unshift(closeSockets);
    const worker = await startWorker(database.ownerPool, application.jobs, log);
    answer(server, application);
    return [closeSockets, () => worker.stop(), ...opened.slice(1)];
  } catch (error) {
    await closeAll(opened).catch(() => undefined);
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
function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.on('request', ({ url }, response) => {
    // Alive, so that nobody ends a process that waits for its database.
    if (url === '/healthz') response.end('ok');
    else answerStarting(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(portTakenMessage(port)) : error);
    });
    server.listen({ port, host }, () => resolve());
  });
}

function answerStarting(response: ServerResponse): void {
  response
    .writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/html; charset=utf-8' })
    .end(STARTING);
}

const STARTING = `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${PRODUCT_NAME}</title></head>
<body><h1>${PRODUCT_NAME}</h1><p>Un instant : le site démarre. Rechargez la page dans quelques secondes.</p>
<p lang="en">One moment: the site is starting. Reload the page in a few seconds.</p></body></html>`;

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
