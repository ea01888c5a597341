import { createHash, createHmac } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

/** A keyed hash of `parts`, with one of the backend's own keys. */
export type Derive = (...parts: readonly string[]) => Buffer;

const opened = new WeakMap<Database, Map<string, Promise<Derive>>>();

const NAMES = ['account-ids', 'one-time-tokens', 'recovery-codes', 'storage'] as const;

/**
 * Reads all keys before the first request: within its transaction, one would wait for a second
 * connection, and many at once for each other.
 */
export async function readSecrets(database: Database): Promise<void> {
  await Promise.all(NAMES.map((name) => openSecret(database, name)));
}

/** The key of this name, read once: it never changes, and is the same for every process. */
export function openSecret(database: Database, name: (typeof NAMES)[number]): Promise<Derive> {
  const known = opened.get(database) ?? new Map<string, Promise<Derive>>();
  opened.set(database, known);
  const there = known.get(name);
  if (there) return there;
  const read = readSecret(database, name).catch((error: unknown) => {
    known.delete(name);
    throw error;
  });
  known.set(name, read);
  return read;
}

async function readSecret(database: Database, name: string): Promise<Derive> {
  // Keys are nobody's to read: the service derives.
  const { value } = await database.asService((tx) =>
    tx
      .selectFrom('auth.secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow(),
  );
  return (...parts) => createHmac('sha256', value).update(parts.join('\0')).digest();
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
