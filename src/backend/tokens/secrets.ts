import { createHash, createHmac } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

/** A keyed hash of `parts`, with one of the backend's own keys. */
export type Derive = (...parts: readonly string[]) => Buffer;

const NAMES = [
  'account-ids',
  'application-keys',
  'one-time-tokens',
  'recovery-codes',
  'storage',
  'product',
] as const;

/** The backend's own keys, by what they are for; `product` is lent to the rooms. */
export type Secrets = Readonly<Record<(typeof NAMES)[number], Derive>>;

/** Reads all keys, once: they never change, and are the same for every process. */
export async function readSecrets(database: Database): Promise<Secrets> {
  // Keys are nobody's to read: the service derives.
  const rows = await database.asService((tx) =>
    tx.selectFrom('auth.secrets').select(['name', 'value']).where('name', 'in', NAMES).execute(),
  );
  const derive = (name: string): Derive => {
    const key = rows.find((row) => row.name === name)?.value;
    if (!key) throw new Error(`auth.secrets holds no key named ${name}`);
    return (...parts) => createHmac('sha256', key).update(parts.join('\0')).digest();
  };
  return {
    'account-ids': derive('account-ids'),
    'application-keys': derive('application-keys'),
    'one-time-tokens': derive('one-time-tokens'),
    'recovery-codes': derive('recovery-codes'),
    storage: derive('storage'),
    product: derive('product'),
  };
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
