import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { resolveServer } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';

/** Where a run keeps what it makes. */
export type Place = {
  readonly dataDir: string;
  /** How the owner of its database connects. */
  readonly owner: pg.PoolConfig;
  /** What a process of the product is told, so that it works there. */
  readonly settings: Readonly<Record<string, string>>;
  /** What was made of it is gone; a database that was given stays as it is then. */
  leave(): Promise<void>;
};

/**
 * A database server and a folder of its own; or the database at `BENCH_DATABASE_URL`, which the run may fill, with
 * `BENCH_VAULT_KEY` where answers are beside it already.
 */
export async function openPlace(): Promise<Place> {
  const { BENCH_DATABASE_URL: databaseUrl, BENCH_VAULT_KEY: vaultKey } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'prevenance-bench-'));
  const server = await resolveServer({ databaseUrl, dataDir, log: createLog('warn') });
  const password = databaseUrl && new pg.Client(databaseUrl).password;
  return {
    dataDir,
    owner: server.owner,
    settings: {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      // Others use the same server: its roles keep their passwords.
      ...(password && { AUTHENTICATOR_PASSWORD: password, VAULT_KEEPER_PASSWORD: password }),
      ...(vaultKey && { VAULT_KEY: vaultKey }),
    },
    async leave() {
      await server.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
