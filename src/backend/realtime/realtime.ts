import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { WebSocketServer } from 'ws';
import { createBudget, createFairShare, type ShareLimits } from '#platform/fair-share.ts';
import type { Job } from '#platform/jobs/job.ts';
import { FAIR_USE } from '../fair-use.ts';
import { createBroadcastRoutes } from './broadcast-routes.ts';
import { CLOSE, type Connection, openConnection } from './connection.ts';
import { type Broadcast, type Content, VERSIONS, type Version } from './frames.ts';
import { createHub, type TopicId, topicId } from './hub.ts';
import { expiryOf, type Shown } from './page.ts';
import { createPresences } from './presences.ts';
import { type Envelope, openProcessBus } from './process-bus.ts';
import { createPublishedChanges } from './published-changes.ts';
import type { RealtimeDeps } from './realtime-deps.ts';
import { createChangeTeller } from './row-changes.ts';

const PATH = '/realtime/v1/websocket';
const MOST_CONNECTIONS = 10_000;
/** An office of five hundred, with six pages each. */
const MOST_CONNECTIONS_EACH = 3_000;
/** How long a connection may be open without a topic. */
const UNUSED_MS = 60_000;
const MOST_FRAME_BYTES = 300_000;
const SWEEP_MS = 1_000;
const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
const GOODBYE_MS = 1_000;

/** Each join asks the database: few at once, and one network's crowd waits beside another's page. */
const JOINING: ShareLimits = {
  places: 4,
  placesEach: 1,
  waitingEach: MOST_CONNECTIONS_EACH,
  waiting: MOST_CONNECTIONS,
  longestWaitMs: 20_000,
};

export type Realtime = {
  readonly routes: Hono;
  readonly jobs: readonly Job[];
  /** Takes over a connection that asks for this protocol. @returns whether it did */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
};

/** Open pages under `/realtime/v1`: what one says on a topic, all others on it hear. */
export async function createRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const { database, clock, log } = deps;
  const process = randomUUID();
  const hub = createHub();
  const connections = new Set<Connection>();
  const perNetwork = new Map<string, number>();
  const joining = createFairShare(JOINING);
  const joinBudget = deps.hasFairUse ? createBudget(FAIR_USE) : undefined;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  });
  const tellChange = createChangeTeller({ database, log, hub });
  const published = createPublishedChanges({ database, log });
  const presences = createPresences({
    database,
    log,
    process,
    bus: () => bus,
    onDiff: (topic, diff) => hub.tellPresence(topic as TopicId, 'presence_diff', diff),
  });
  const rereadPresences = () =>
    presences.reread().catch((error: unknown) => log.warn({ err: error }, 'presences not read'));
  const bus = await openProcessBus({ database, log }, receive, () => void rereadPresences());
  await presences.reread();

  function receive(envelope: Envelope): void {
    switch (envelope.kind) {
      case 'broadcast': {
        if (envelope.from === process) break;
        const content = contentOf(envelope);
        const topic = topicId(envelope.topic, envelope.private);
        hub.broadcast(topic, { event: envelope.event, content });
        break;
      }
      case 'change':
        tellChange(envelope);
        break;
      case 'row':
        published.tell(envelope);
        break;
      case 'presence':
        if (envelope.from === process) break;
        presences.learn(envelope.from, envelope.joins, envelope.leaves);
        break;
      case 'process-gone':
        presences.forgetProcess(envelope.process);
    }
  }

  function publish(topic: string, isPrivate: boolean, { event, content }: Broadcast): void {
    bus.publish({
      kind: 'broadcast',
      from: process,
      topic,
      private: isPrivate,
      event,
      ...('json' in content
        ? { text: content.json }
        : { binary: content.binary.toString('base64') }),
    });
  }

  async function accept(
    { searchParams }: URL,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    const version = searchParams.get('vsn') ?? '1.0.0';
    if (!VERSIONS.includes(version as Version)) return refuse(socket, '400 Bad Request');
    const caller = await deps.callerOf(searchParams.get('apikey') ?? '').catch(() => undefined);
    if (!caller) return refuse(socket, '401 Unauthorized');
    if (isClosing || connections.size >= MOST_CONNECTIONS) {
      return refuse(socket, '503 Service Unavailable');
    }
    const network = deps.networkOfSocket(request);
    const own = perNetwork.get(network) ?? 0;
    if (own >= MOST_CONNECTIONS_EACH) return refuse(socket, '429 Too Many Requests');
    perNetwork.set(network, own + 1);
    socket.once('close', () => {
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    });
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = openConnection(
        { ...deps, hub, presences, published, publish, joining, joinBudget },
        webSocket,
        version as Version,
        { caller, expiresAt: expiryOf(caller) },
        network,
      );
      connections.add(connection);
      webSocket.on('close', () => connections.delete(connection));
    });
  }

  /** Ends the connections of tokens and sessions that are over, and those that fell silent or are of no use. */
  function sweep(): void {
    const seconds = clock.now().getTime() / 1_000;
    const hasExpired = ({ expiresAt }: Shown) => expiresAt !== undefined && expiresAt <= seconds;
    for (const connection of connections) {
      const now = performance.now();
      if (now - connection.lastHeard > SILENT_MS) connection.terminate();
      else if (now - connection.lastUsed > UNUSED_MS) {
        connection.end(CLOSE.tooMuch, 'no topic was joined');
      } else if (connection.callers.some(hasExpired)) {
        connection.end(CLOSE.notAllowed, 'Token has expired');
      } else if (connection.callers.some(isRevoked)) {
        connection.end(CLOSE.notAllowed, 'The session has ended');
      }
    }
  }

  function isRevoked({ caller }: Shown): boolean {
    const sessionId = caller.claims?.session_id;
    return typeof sessionId === 'string' && deps.revoked.has(sessionId);
  }

  let isClosing = false;
  const sweeping = setInterval(sweep, SWEEP_MS);
  const beating = setInterval(() => {
    presences.beat().catch((error: unknown) => log.warn({ err: error }, 'no sign of life'));
  }, BEAT_MS);
  sweeping.unref();
  beating.unref();

  return {
    routes: createBroadcastRoutes({
      ...deps,
      broadcast(topic, isPrivate, broadcast) {
        hub.broadcast(topicId(topic, isPrivate), broadcast);
        publish(topic, isPrivate, broadcast);
      },
    }),
    jobs: [
      { name: 'forget-long-messages', run: () => forgetLongMessages(deps), cron: '*/10 * * * *' },
    ],
    upgrade(request, socket, head) {
      const url = URL.parse(request.url ?? '', 'http://localhost');
      if (url?.pathname !== PATH) return false;
      socket.on('error', () => socket.destroy());
      accept(url, request, socket, head).catch((error: unknown) => {
        log.error({ err: error }, 'a page could not connect');
        socket.destroy();
      });
      return true;
    },
    async close() {
      clearInterval(sweeping);
      clearInterval(beating);
      isClosing = true;
      for (const connection of connections) connection.end(CLOSE.restarting, 'restarting');
      await allGone(connections);
      for (const connection of connections) connection.terminate();
      await presences.close().catch(() => undefined);
      await bus.settled();
      await bus.close();
    },
  };
}

function contentOf({ binary, text, json }: Extract<Envelope, { kind: 'broadcast' }>): Content {
  if (binary !== undefined) return { binary: Buffer.from(binary, 'base64') };
  return { json: text ?? JSON.stringify(json ?? {}) };
}

async function allGone(connections: ReadonlySet<Connection>): Promise<void> {
  const limit = performance.now() + GOODBYE_MS;
  while (connections.size > 0 && performance.now() < limit) {
    await new Promise((done) => setTimeout(done, 20));
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Long messages were read a moment after they were sent. */
async function forgetLongMessages({ database }: RealtimeDeps): Promise<void> {
  // A timer is no caller: the service cleans up.
  await database.asService((tx) =>
    sql`delete from realtime.long_messages
      where sent_at < now() - interval '1 minute'`.execute(tx),
  );
}
