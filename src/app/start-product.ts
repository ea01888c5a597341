import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { createClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrate, migrationsPending } from '#platform/database/migrate.ts';
import { resolveServer } from '#platform/database/server.ts';
import { migrateJobs, startWorker } from '#platform/jobs/worker.ts';
import type { Log } from '#platform/log.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { composeProduct } from './compose-product.ts';
import { openBuiltPages, openDevelopmentPages, type Pages } from './page-sources.ts';

const DRAIN_MS = 8_000;

export type RunningProduct = {
  /** Where this process answers on this machine. */
  readonly url: string;
  stop(): Promise<void>;
};

type Setting = { readonly config: Config; readonly log: Log; readonly isDevelopment: boolean };

/**
 * Starts everything in this process: database (or joins the one that runs), schema, demo data,
 * pages, jobs, HTTP. Stopping drains requests and jobs, and leaves the database to its last user.
 */
export async function startProduct({
  config,
  log,
  isDevelopment,
}: Setting): Promise<RunningProduct> {
  const { databaseUrl, dataDir } = config;
  const server = createServer();
  await listen(server, config.port);
  const url = `http://localhost:${portOf(server)}`;
  const closers: (() => Promise<unknown>)[] = [() => closeServer(server)];
  const stop = async () => {
    for (const close of closers) await close();
  };
  try {
    const [postgres, pages] = await Promise.all([
      resolveServer({ databaseUrl, dataDir, log }),
      isDevelopment ? openDevelopmentPages(server) : openBuiltPages(log),
    ]);
    closers.push(() => postgres.release());
    await migrate({ owner: postgres.owner, log });
    const database = await openDatabase({ owner: postgres.owner, log });
    closers.splice(-1, 0, () => database.close());
    await migrateJobs(database.ownerPool, log);
    if (config.hasDemoSeed) await seedDemo(database);

    const product = composeProduct({
      config,
      log,
      database,
      clock: createClock(config.now),
      publicUrl: config.publicUrl ?? url,
      localUrl: `http://127.0.0.1:${portOf(server)}`,
      pages,
      isSchemaCurrent: async () => !(await migrationsPending(database.owner)),
    });
    const worker = await startWorker(database.ownerPool, product.jobs, log);
    closers.splice(1, 0, () => worker.stop());
    answer(server, product.app, pages);
    log.info({ url }, 'started');
    return { url, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function answer(server: Server, app: Hono, pages: Pages): void {
  const listener = getRequestListener(app.fetch);
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    pages.intercept
      ? pages.intercept(request, response, () => void listener(request, response))
      : void listener(request, response),
  );
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
