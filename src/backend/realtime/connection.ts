import { type RawData, WebSocket } from 'ws';
import { TooBusy } from '#platform/fair-share.ts';
import { InvalidToken } from '../tokens/tokens.ts';
import { type Frame, MalformedFrame, readFrame, type Version } from './frames.ts';
import { joinTopic, takeToken } from './join-topic.ts';
import {
  leave,
  type Page,
  type PageDeps,
  Refused,
  reply,
  type Shown,
  sendClose,
  tell,
} from './page.ts';
import { broadcast, presence } from './speak.ts';

const MOST_MESSAGES_PER_SECOND = 200;
/** Bytes that wait for a page that does not read. */
const MOST_UNREAD = 2_000_000;

/** Why a connection is ended, as its client is told. */
export const CLOSE = {
  malformed: 1007,
  tooMuch: 1008,
  restarting: 1012,
  notAllowed: 4001,
} as const;

/** The connection of one open page. */
export type Connection = {
  /** When it last said something, by `performance.now()`. */
  readonly lastHeard: number;
  /** When it last was on a topic, by the same clock. */
  readonly lastUsed: number;
  /** Everybody on whose behalf it speaks. */
  readonly callers: readonly Shown[];
  /** Says why on every topic, then ends. */
  end(code: number, reason: string): void;
  terminate(): void;
};

/** Speaks with one page until it leaves: frame after frame, in the order in which they came. */
export function openConnection(
  deps: PageDeps,
  socket: WebSocket,
  version: Version,
  opened: Shown,
  network: string,
): Connection {
  const page: Page = {
    deps,
    version,
    opened,
    network,
    members: new Map(),
    tracked: new Map(),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (data) => sendTo(socket, data),
  };
  const isTooMuch = createPace();
  let lastHeard = performance.now();
  let lastUsed = lastHeard;
  let working: Promise<void> = Promise.resolve();

  function end(code: number, reason: string): void {
    for (const member of page.members.values()) tell(page, member, 'error', reason);
    socket.close(code, reason);
  }

  async function receive(data: Buffer, isBinary: boolean): Promise<void> {
    if (!page.isOpen()) return;
    let frame: Frame | undefined;
    try {
      frame = readFrame(version, data, isBinary);
      await answer(page, frame);
    } catch (error) {
      answerError(error, frame);
    }
  }

  function answerError(error: unknown, frame: Frame | undefined): void {
    if (error instanceof MalformedFrame) end(CLOSE.malformed, error.message);
    else if (!frame) socket.terminate();
    else if (error instanceof Refused || error instanceof TooBusy)
      reply(page, frame, 'error', { reason: error.message });
    else if (error instanceof InvalidToken && frame.event === 'phx_join') {
      reply(page, frame, 'error', { reason: `InvalidJWTToken: ${error.message}` });
    } else if (error instanceof InvalidToken) end(CLOSE.notAllowed, error.message);
    else {
      deps.log.error({ err: error, event: frame.event }, 'a frame was not answered');
      reply(page, frame, 'error', { reason: 'internal error' });
    }
  }

  socket.on('message', (data: RawData, isBinary) => {
    lastHeard = performance.now();
    if (isTooMuch()) return end(CLOSE.tooMuch, 'too many messages per second');
    // Frames are buffers: `binaryType` of the server's sockets is `nodebuffer`.
    working = working.then(() => receive(data as Buffer, isBinary));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    // After what is under way, which may still add something.
    working = working.then(() => {
      for (const member of [...page.members.values()]) leave(page, member);
    });
  });

  return {
    get lastHeard() {
      return lastHeard;
    },
    get lastUsed() {
      if (page.members.size > 0) lastUsed = performance.now();
      return lastUsed;
    },
    get callers() {
      return [opened, ...page.members.values()];
    },
    end,
    terminate: () => socket.terminate(),
  };
}

function sendTo(socket: WebSocket, data: string | Buffer): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  // No goodbye would reach a page that does not read.
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  else socket.send(data, { binary: typeof data !== 'string' });
}

async function answer(page: Page, frame: Frame): Promise<void> {
  if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(page, frame, 'ok', {});
  if (frame.event === 'phx_join') return joinTopic(page, frame);
  const member = page.members.get(frame.topic);
  if (!member) throw new Refused('unmatched topic');
  switch (frame.event) {
    case 'phx_leave':
      leave(page, member);
      reply(page, frame, 'ok', {});
      return sendClose(page, member);
    case 'access_token':
      return takeToken(page, member, frame);
    case 'broadcast':
      return broadcast(page, member, frame);
    case 'presence':
      return presence(page, member, frame);
    default:
      throw new Refused('not understood');
  }
}

/** Counts what is said; tells when it is more than a second allows. */
function createPace(): () => boolean {
  let began = performance.now();
  let said = 0;
  return () => {
    const now = performance.now();
    if (now - began > 1_000) {
      began = now;
      said = 0;
    }
    said += 1;
    return said > MOST_MESSAGES_PER_SECOND;
  };
}
