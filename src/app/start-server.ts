import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { Config } from '#platform/config.ts';
import { type Server as DatabaseServer, resolveServer } from '#platform/database/server.ts';
import { whileDatabaseComes } from '#platform/database/while-database-comes.ts';
import type { Log } from '#platform/log.ts';
import { refuseUnfit } from './doctor.ts';
import { createHttpServer } from './http-server.ts';
import type { Application, OpenApplication, Place } from './open-application.ts';

const DRAIN_MS = 8_000;

export type RunningServer = {
  /** Where this process answers on this machine. */
  readonly url: string;
  stop(): Promise<void>;
};

type Starting<Prepared> = {
  readonly config: Config;
  readonly log: Log;
  /** Takes place while the database starts. */
  readonly prepare: (server: Server) => Promise<Prepared>;
  readonly open: (place: Place, prepared: Prepared) => Promise<OpenApplication>;
  /** In development: calls `reopen` when what `open` made is to be made anew. */
  readonly watch?: (prepared: Prepared, reopen: () => Promise<void>) => void;
  /** Where it listens: every address of the machine unless given. */
  readonly host?: string | undefined;
};

/**
 * Starts a process: port, database (or joins the one that runs), and the application that `open` makes
 * of them. Stopping drains requests and jobs, and leaves the database to its last user.
 * @throws Error fit for the operator, after a minute where the database does not answer
 */
export async function startServer<Prepared>(starting: Starting<Prepared>): Promise<RunningServer> {
  const { config, log, prepare, open, watch, host } = starting;
  const { databaseUrl, dataDir } = config;
  const server = createHttpServer();
  await listen(server, config.port, host);
  const port = portOf(server);
  const url = `http://localhost:${port}`;
  let postgres: DatabaseServer | undefined;
  let opened: OpenApplication | undefined;
  // Closed from the last line up: while a socket is open, the port is not closed.
  await using running = new AsyncDisposableStack();
  running.defer(async () => postgres?.release());
  running.defer(async () => opened?.close());
  running.defer(() => closeServer(server));
  running.defer(async () => void (await opened?.closeSockets()));

  const currentUrl = () => config.current('DATABASE_URL');
  const [found, prepared] = await Promise.all([
    resolveServer({ databaseUrl, currentUrl, dataDir, log }),
    prepare(server),
  ]);
  postgres = found;
  const place = { config, log, port, owner: found.owner };
  opened = await whileDatabaseComes(log, async () => {
    await refuseUnfit(place);
    return open(place, prepared);
  });
  let takeBack = answer(server, opened.application);
  watch?.(prepared, async () => {
    const answerHeld = hold(server);
    takeBack();
    try {
      const before = opened;
      // What could not be opened is not closed again by the next edit.
      opened = undefined;
      await before?.closeSockets();
      await before?.close();
      opened = await open(place, prepared);
      takeBack = answer(server, opened.application);
    } catch (error) {
      server.removeAllListeners('request');
      server.on('request', (_request, response) => answerStarting(response));
      throw error;
    } finally {
      answerHeld();
    }
  });
  log.info({ url }, 'started');
  const closing = running.move();
  return { url, stop: () => closing.disposeAsync() };
}

/** Requests wait while the application is opened anew. @returns what has them answered */
function hold(server: Server): () => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  server.removeAllListeners('request');
  server.on('request', (request, response) => void held.push([request, response]));
  return () => {
    for (const [request, response] of held) server.emit('request', request, response);
  };
}

/** @returns what takes back its part of the server's upgrades: in development Vite has one of its own */
function answer(server: Server, { app, upgrade, intercept }: Application): () => void {
  const listener = getRequestListener(app.fetch);
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    intercept
      ? intercept(request, response, () => void listener(request, response))
      : void listener(request, response),
  );
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!upgrade(request, socket, head) && !intercept) socket.destroy();
  };
  server.on('upgrade', onUpgrade);
  return () => void server.off('upgrade', onUpgrade);
}

/** Takes the port before anything else starts, so that a second start says so at once. */
function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.on('request', ({ url }, response) => {
    // Alive, so that nobody ends a process that waits for its database.
    if (/^\/healthz(\?|$)/.test(url ?? '')) response.end('ok');
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
