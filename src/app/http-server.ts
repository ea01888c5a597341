import { createServer, type Server } from 'node:http';

/** How long a request may take to arrive: whoever sends it slowly keeps a socket, and not for long. */
const SERVER_LIMITS = {
  headersTimeout: 15_000,
  /** Whole, its body included: eleven megabytes at three quarters of a megabit a second. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  /** Connections of one process; behind a proxy, that one decides of those of a visitor. */
  maxConnections: 20_000,
} as const;

/** The server that every process listens with. */
export function createHttpServer(): Server {
  const { maxConnections, ...timeouts } = SERVER_LIMITS;
  const server = createServer(timeouts);
  server.maxConnections = maxConnections;
  return server;
}
