import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectAskingAgain } from './credential.ts';
import { asUnavailable } from './database-unavailable.ts';

export interface Subscriber {
  onPayload: (payload: string) => void;
  /** Notifications may have been missed: drop what was remembered from them. */
  onReconnect?: (() => void) | undefined;
}

export interface Notifications {
  /** Resolves once the server listens; the result stops listening. */
  listen(channel: string, subscriber: Subscriber): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** LISTEN on one connection of its own, opened at first use and again whenever it is lost. */
export function openNotifications(config: pg.ClientConfig, log: Logger): Notifications {
  const channels = new Map<string, Set<Subscriber>>();
  const closing = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  async function listen(channel: string, subscriber: Subscriber): Promise<() => Promise<void>> {
    channels.set(channel, (channels.get(channel) ?? new Set()).add(subscriber));
    try {
      connection ??= connect().catch((error: unknown) => {
        connection = undefined;
        throw error;
      });
      await (await connection).query(command('listen', channel));
    } catch (error) {
      channels.get(channel)?.delete(subscriber);
      throw asUnavailable(error);
    }
    return () => forget(channel, subscriber);
  }

  async function forget(channel: string, subscriber: Subscriber): Promise<void> {
    const subscribers = channels.get(channel);
    subscribers?.delete(subscriber);
    if (subscribers?.size !== 0 || closing.signal.aborted) return;
    channels.delete(channel);
    // A connection that is being lost forgets its channels by itself.
    const client = await connection?.catch(() => undefined);
    if (!channels.has(channel)) {
      await client?.query(command('unlisten', channel)).catch(() => undefined);
    }
  }

  const connect = () => connectAskingAgain(config, connectOnce);

  async function connectOnce(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true });
    client.on('error', (error) => log.warn({ err: error }, 'the notification connection failed'));
    client.on('notification', ({ channel, payload }) => {
      for (const subscriber of channels.get(channel) ?? []) subscriber.onPayload(payload ?? '');
    });
    await client.connect();
    for (const channel of channels.keys()) await client.query(command('listen', channel));
    client.on('end', () => {
      if (!closing.signal.aborted) connection = reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal: closing.signal });
      try {
        const client = await connect();
        for (const subscriber of [...channels.values()].flatMap((it) => [...it])) {
          subscriber.onReconnect?.();
        }
        return client;
      } catch (error) {
        if (closing.signal.aborted) throw error;
        log.warn({ err: error }, 'the notification connection is still lost');
      }
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    const client = await connection?.catch(() => undefined);
    await client?.end();
  }

  return { listen, close };
}

function command(verb: 'listen' | 'unlisten', channel: string): string {
  return `${verb} ${pg.escapeIdentifier(channel)}`;
}
