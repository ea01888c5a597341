import type { ConnectionOptions } from 'node:tls';
import pg from 'pg';
import { isPredictable } from '../secure-ways.ts';

const CONNECT_WITHIN_MS = 10_000;

/** One connection, to look and not to work. */
export function connectionTo(config: pg.PoolConfig): pg.Client {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  return client;
}

/** How a database is reached: whether its server need not prove who it is, and whether anybody could log in. */
export function wayTo(databaseUrl: string): {
  readonly isOpen: boolean;
  readonly isGuessed: boolean;
} {
  const client = new pg.Client(databaseUrl);
  const { host, user, password, database } = client;
  // Its types know less than what it reads of `sslmode`.
  const ssl = client.ssl as boolean | ConnectionOptions;
  // A path is a socket of this machine.
  if (host.startsWith('/') || /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host))
    return { isOpen: false, isGuessed: false };
  const isVerified =
    ssl === true ||
    (typeof ssl === 'object' && ssl.rejectUnauthorized !== false && !ssl.checkServerIdentity);
  const isGuessed =
    typeof password === 'string' &&
    ([user, database].includes(password) || isPredictable(password));
  return { isOpen: !isVerified, isGuessed };
}
