import { randomUUID } from 'node:crypto';
import { type RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import { InvalidToken } from '../tokens/tokens.ts';
import type { Presence } from './exchange.ts';
import {
  type Broadcast,
  type Frame,
  fitsFrame,
  MalformedFrame,
  readFrame,
  type Version,
  writeFrame,
} from './frames.ts';
import { type Hub, type Member, presenceFrame, topicId } from './hub.ts';
import type { Presences } from './presences.ts';
import { EVERYTHING, readTopicRights } from './topic-rights.ts';

const PREFIX = 'realtime:';
const MOST_TOPICS = 100;
const MOST_MESSAGES_PER_SECOND = 200;
/** Bytes that wait for a page that does not read. */
const MOST_UNREAD = 2_000_000;
const MOST_META = 10_000;

/** Why a connection is ended, as its client is told. */
export const CLOSE = {
  malformed: 1007,
  tooMuch: 1008,
  restarting: 1012,
  notAllowed: 4001,
} as const;

const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean(), self: z.boolean() }).partial().nullish(),
      presence: z
        .object({ key: z.string().max(255), enabled: z.boolean() })
        .partial()
        .nullish(),
      postgres_changes: z.array(z.unknown()).nullish(),
      private: z.boolean().nullish(),
    })
    .prefault({}),
});

export type ConnectionDeps = {
  readonly database: Database;
  readonly log: Log;
  readonly hub: Hub;
  readonly presences: Presences;
  readonly callerOf: (token: string) => Promise<Caller>;
  /** Carries a broadcast to the pages of other processes. */
  readonly publish: (topic: string, isPrivate: boolean, broadcast: Broadcast) => void;
};

/** What a page asks is not done, and it is told why. */
class Refused extends Error {}

/** One open page. */
export type Connection = {
  /** When it last said something, by `performance.now()`. */
  readonly lastHeard: number;
  readonly callers: readonly Pick<Member, 'caller' | 'expiresAt'>[];
  /** Says why on every topic, then ends. */
  end(code: number, reason: string): void;
  terminate(): void;
};

/** Speaks with one page until it leaves: frame after frame, in the order in which they came. */
export function openConnection(
  deps: ConnectionDeps,
  socket: WebSocket,
  version: Version,
  opened: { readonly caller: Caller; readonly expiresAt: number | undefined },
): Connection {
  const { hub, presences, log } = deps;
  const members = new Map<string, Member>();
  const tracked = new Map<Member, Presence>();
  let working: Promise<void> = Promise.resolve();
  let lastHeard = performance.now();
  let secondBegan = lastHeard;
  let saidThisSecond = 0;

  function send(data: string | Buffer): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      // No goodbye would reach it.
      socket.terminate();
      return;
    }
    socket.send(data, { binary: typeof data !== 'string' });
  }

  function reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: unknown): void {
    const payload = { status, response };
    send(writeFrame(version, { joinRef, ref, topic, event: 'phx_reply', payload }));
  }

  function tell({ address }: Member, status: 'ok' | 'error', message: string): void {
    const payload = {
      channel: address.slice(PREFIX.length),
      extension: 'system',
      message,
      status,
    };
    send(
      writeFrame(version, { joinRef: null, ref: null, topic: address, event: 'system', payload }),
    );
  }

  function leave(member: Member): void {
    members.delete(member.address);
    hub.remove(member);
    untrack(member);
  }

  /** Tells the page that the server ended a topic. */
  function sendClose({ joinRef, address }: Member): void {
    const frame = { joinRef, ref: joinRef, topic: address, event: 'phx_close', payload: {} };
    send(writeFrame(version, frame));
  }

  function untrack(member: Member): void {
    const known = tracked.get(member);
    tracked.delete(member);
    if (known) presences.change([], [known]);
  }

  async function join(frame: Frame): Promise<void> {
    const name = frame.topic.slice(PREFIX.length);
    const asked = joinSchema.safeParse(frame.payload ?? {});
    if (!frame.topic.startsWith(PREFIX) || name === '' || !fitsFrame(frame.topic)) {
      throw new Refused('unmatched topic');
    }
    if (!asked.success) throw new Refused(`not understood: ${z.prettifyError(asked.error)}`);
    const { access_token: token, config } = asked.data;
    if (config.postgres_changes?.length) {
      throw new Refused('postgres_changes is not served: listen to broadcasts of changes');
    }
    const before = members.get(frame.topic);
    if (!before && members.size >= MOST_TOPICS) throw new Refused('too many topics');
    const isPrivate = config.private ?? false;
    const { caller, expiresAt } = token ? await whoShows(token) : opened;
    const rights = isPrivate ? await readTopicRights(deps.database, caller, name) : EVERYTHING;
    if (!rights.listens.has('broadcast') && !rights.listens.has('presence')) {
      throw new Refused(
        `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
      );
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    if (before) {
      leave(before);
      sendClose(before);
    }
    const member: Member = {
      ref: randomUUID(),
      joinRef: frame.joinRef ?? frame.ref,
      address: frame.topic,
      topic: topicId(name, isPrivate),
      version,
      wishes: {
        self: config.broadcast?.self ?? false,
        ack: config.broadcast?.ack ?? false,
        presenceKey: config.presence?.key || randomUUID(),
      },
      seesPresence: (config.presence?.enabled ?? false) && rights.listens.has('presence'),
      caller,
      expiresAt,
      rights,
      send,
    };
    members.set(member.address, member);
    hub.add(member);
    reply(frame, 'ok', { postgres_changes: [] });
    if (member.seesPresence) showPresence(member);
  }

  function showPresence(member: Member): void {
    send(presenceFrame(member, 'presence_state', presences.stateOf(member.topic)));
  }

  async function whoShows(token: string) {
    const caller = await deps.callerOf(token);
    return { caller, expiresAt: expiryOf(caller) };
  }

  async function takeToken(member: Member, { payload }: Frame): Promise<void> {
    const read = z.object({ access_token: z.string().nullable() }).safeParse(payload);
    if (!read.success) return;
    const { access_token: token } = read.data;
    const { caller, expiresAt } = token ? await whoShows(token) : opened;
    const name = member.address.slice(PREFIX.length);
    const isPrivate = member.topic === topicId(name, true);
    const rights = isPrivate ? await readTopicRights(deps.database, caller, name) : EVERYTHING;
    Object.assign(member, { caller, expiresAt, rights });
    member.seesPresence &&= rights.listens.has('presence');
    if (!rights.speaks.has('presence')) untrack(member);
    if (rights.listens.size > 0) return;
    tell(member, 'error', 'You do not have permissions to read from this Channel topic any more');
    leave(member);
    sendClose(member);
  }

  function broadcast(member: Member, frame: Frame): void {
    const { broadcast: said } = frame;
    if (!said) return;
    if (!member.rights.speaks.has('broadcast')) {
      // As the client's protocol has it: who may not speak is not heard, and only learns so by
      // asking for an answer.
      if (member.wishes.ack) throw new Refused('You may not write to this topic');
      return;
    }
    if (!fitsFrame(said.event)) throw new Refused('the event has too long a name');
    hub.broadcast(member.topic, said, member.wishes.self ? undefined : member);
    const name = member.address.slice(PREFIX.length);
    deps.publish(name, member.topic === topicId(name, true), said);
    if (member.wishes.ack) reply(frame, 'ok', {});
  }

  function presence(member: Member, frame: Frame): void {
    const read = z
      .object({
        event: z.string(),
        payload: z.record(z.string(), z.unknown()).optional(),
      })
      .safeParse(frame.payload);
    if (!read.success) throw new Refused('not understood');
    const action = read.data.event.toLowerCase();
    if (action === 'untrack') {
      untrack(member);
      reply(frame, 'ok', {});
      return;
    }
    if (action !== 'track') throw new Refused('not understood');
    if (!member.rights.speaks.has('presence')) {
      throw new Refused('You may not show your presence on this topic');
    }
    const meta = read.data.payload ?? {};
    const shown = JSON.stringify(meta);
    if (shown.length > MOST_META) throw new Refused('too much to show');
    // The database keeps it, and takes no null character.
    if (shown.includes('\\u0000')) throw new Refused('not understood');
    // Whoever shows themselves sees the others.
    if (!member.seesPresence && member.rights.listens.has('presence')) {
      member.seesPresence = true;
      showPresence(member);
    }
    const before = tracked.get(member);
    const known = {
      ref: randomUUID(),
      topic: member.topic,
      key: member.wishes.presenceKey,
      meta: before ? { ...meta, phx_ref_prev: before.ref } : meta,
    };
    tracked.set(member, known);
    presences.change([known], before ? [before] : []);
    reply(frame, 'ok', {});
  }

  async function answer(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return join(frame);
    const member = members.get(frame.topic);
    if (!member) throw new Refused('unmatched topic');
    switch (frame.event) {
      case 'phx_leave':
        leave(member);
        reply(frame, 'ok', {});
        return sendClose(member);
      case 'access_token':
        return takeToken(member, frame);
      case 'broadcast':
        return broadcast(member, frame);
      case 'presence':
        return presence(member, frame);
      default:
        throw new Refused('not understood');
    }
  }

  function isTooMuch(): boolean {
    const now = performance.now();
    if (now - secondBegan > 1_000) {
      secondBegan = now;
      saidThisSecond = 0;
    }
    saidThisSecond += 1;
    return saidThisSecond > MOST_MESSAGES_PER_SECOND;
  }

  async function receive(data: Buffer, isBinary: boolean): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return;
    let frame: Frame | undefined;
    try {
      frame = readFrame(version, data, isBinary);
      await answer(frame);
    } catch (error) {
      answerError(error, frame);
    }
  }

  function answerError(error: unknown, frame: Frame | undefined): void {
    if (error instanceof MalformedFrame) end(CLOSE.malformed, error.message);
    else if (!frame) socket.terminate();
    else if (error instanceof Refused) reply(frame, 'error', { reason: error.message });
    else if (error instanceof InvalidToken && frame.event === 'phx_join') {
      reply(frame, 'error', { reason: `InvalidJWTToken: ${error.message}` });
    } else if (error instanceof InvalidToken) end(CLOSE.notAllowed, error.message);
    else {
      log.error({ err: error, event: frame.event }, 'a frame was not answered');
      reply(frame, 'error', { reason: 'internal error' });
    }
  }

  function end(code: number, reason: string): void {
    for (const member of members.values()) tell(member, 'error', reason);
    socket.close(code, reason);
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
      for (const member of [...members.values()]) leave(member);
    });
  });

  return {
    get lastHeard() {
      return lastHeard;
    },
    get callers() {
      return [opened, ...members.values()];
    },
    end,
    terminate: () => socket.terminate(),
  };
}

/** Seconds since 1970 at which a caller's token ends. */
export function expiryOf({ claims }: Caller): number | undefined {
  return typeof claims?.exp === 'number' ? claims.exp : undefined;
}
