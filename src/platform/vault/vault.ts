import { createHmac } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';
import { openPool } from '../database/database.ts';
import { asUnavailable } from '../database/database-unavailable.ts';
import { logInAs } from '../database/log-in-as.ts';
import { migrate, VAULT_MIGRATIONS } from '../database/migrate.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import type { RolePassword } from '../database/role-password.ts';
import type { DB as VaultDB } from './vault.gen.ts';
import { rotateKey, unlock } from './vault-secret.ts';

export type { VaultDB };
export type VaultTx = Transaction<VaultDB>;

/**
 * Where answers are kept: a database of its own, with a login of its own, and the key of pseudonyms.
 * Only what collects answers and what closes weeks holds it.
 */
export interface Vault {
  /**
   * Runs `work` in one transaction, again from its beginning when it conflicts with another.
   * Rejects with DatabaseUnavailable when the server cannot be reached.
   */
  transaction<T>(work: (tx: VaultTx) => Promise<T>): Promise<T>;
  /** Runs one statement by itself, which is a transaction too and costs one round trip. */
  once<T>(statement: (db: Kysely<VaultDB>) => Promise<T>): Promise<T>;
  /** 64 bytes that only the holder of the key can compute, the same for the same words. */
  derive(...words: readonly string[]): Buffer;
  /** Gives back the place of rows that were written anew, and with it what they said. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface VaultOptions {
  /** How the owner of its schema connects. */
  readonly owner: pg.PoolConfig;
  readonly key: Buffer;
  /** With what it logs in; the owner's unless given. */
  readonly password?: RolePassword;
  readonly log: Log;
}

const CONNECTIONS = 5;

/**
 * Brings its schema up to date and opens it.
 * @throws Error fit for the operator when what is in it was kept with another key
 */
export async function openVault(options: VaultOptions): Promise<Vault> {
  const db = await connect(options);
  const secret = await unlock(db, options.key);
  if (!secret) {
    await db.destroy();
    throw new Error(
      'The answers were kept with another key: VAULT_KEY, or vault.key in DATA_DIR, is wrong. \
Nothing was changed. Put back the key of this installation.',
    );
  }
  const derive = (...words: readonly string[]) =>
    createHmac('sha512', secret).update(words.join('\0')).digest();
  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await retryConflicts(work);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  return {
    transaction: (work) => run(() => db.transaction().execute(work)),
    once: (statement) => run(() => statement(db)),
    derive,
    sweep: async () => void (await sql`vacuum answers, sealed_answers`.execute(db)),
    close: () => db.destroy(),
  };
}

/** Changes the key that a vault opens with: `rotateKey`. */
export async function rotateVault({
  newKey,
  ...options
}: VaultOptions & { readonly newKey: Buffer }): Promise<Awaited<ReturnType<typeof rotateKey>>> {
  const db = await connect(options);
  try {
    // A vault that no process has opened since secrets are sealed has none yet.
    await unlock(db, options.key);
    return await rotateKey(db, { from: options.key, to: newKey });
  } finally {
    await db.destroy();
  }
}

async function connect({ owner, password, log }: VaultOptions): Promise<Kysely<VaultDB>> {
  await migrate({ owner, log, folder: VAULT_MIGRATIONS });
  const pool = openPool(await logInAs('vault_keeper', owner, password), CONNECTIONS, log);
  return new Kysely<VaultDB>({ dialect: new PostgresDialect({ pool }) });
}
