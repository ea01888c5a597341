import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import type { Backend } from '#backend/backend.ts';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { refusalFromBody } from '#basics/refusal.ts';
import { type Clock, createClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { resolveVault } from '#platform/database/server.ts';
import { migrateJobs, startWorker } from '#platform/jobs/worker.ts';
import { createLog, type Log } from '#platform/log.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { compose } from '../../src/app/compose.ts';
import { createHttpServer } from '../../src/app/http-server.ts';
import { settingsOfTests } from './limits-of-tests.ts';

/** Monday 23 November 2026, in the morning: the day on which tests live. */
export const TEST_NOW = '2026-11-23T09:00:00+01:00';

export interface ProductOptions {
  /** Rooms that nothing else needs; all there are unless given. */
  readonly leaves?: Parameters<typeof compose>[1];
  readonly settings?: Readonly<Record<string, string>>;
  readonly clock?: Clock | undefined;
  /** Where log lines go; nowhere unless given. */
  readonly log?: Log | undefined;
  /** A vault in the place of the real one, made of it. */
  readonly wrapVault?: ((vault: Vault) => Vault) | undefined;
}

/** One process of the product, as it were, behind a real port. */
export interface RunningProduct {
  readonly url: string;
  readonly database: Database;
  readonly vault: Vault;
  readonly backend: Backend;
  stop(): Promise<void>;
}

/** A data directory, and processes of the product on it and on one migrated database. */
export async function productOn(
  owner: pg.PoolConfig,
  { settings = {}, clock, log: given, wrapVault = (vault) => vault, leaves }: ProductOptions = {},
): Promise<{
  readonly mailDir: string;
  open(): Promise<RunningProduct>;
  clean(): Promise<void>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prevenance-data-'));
  const config = readConfig({
    NOW: TEST_NOW,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...settingsOfTests(settings),
  });
  const log = given ?? createLog(config.logLevel);
  const time = clock ?? createClock(config.now);

  async function open(): Promise<RunningProduct> {
    const database = await openDatabase({ owner, log, clock: time, poolSize: config.poolSize });
    await migrateJobs(database.ownerPool, log);
    await seedDemo(database);
    const key = await readVaultKey(config);
    const vault = wrapVault(
      await openVault({ owner: await resolveVault(undefined, owner), key, log }),
    );
    const server = createHttpServer();
    const url = await listen(server);
    const pages = { build: () => Promise.reject(new Error('These tests have no pages')) };
    const places = { publicUrl: url, pages, isSchemaCurrent: async () => true };
    const product = await compose({ config, log, database, vault, clock: time, ...places }, leaves);
    // Tests say themselves when a job of the timetable runs: the machine's clock is not theirs.
    const jobs = product.jobs.map(({ cron: _, ...job }) => job);
    const worker = await startWorker(database.ownerPool, jobs, log);
    const listener = getRequestListener(product.app.fetch);
    server.on('request', (request, response) => void listener(request, response));
    server.on('upgrade', (request, socket, head) => {
      if (!product.upgrade(request, socket, head)) socket.destroy();
    });
    return {
      url,
      database,
      vault,
      backend: product.backend,
      async stop() {
        await product.close();
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
        await worker.stop();
        await vault.close();
        await database.close();
      },
    };
  }

  return {
    mailDir: config.mailDir,
    open,
    clean: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Calls a function of the product at `url`. @throws Refusal as the browser would meet it. */
export async function callOver<C extends Contract>(
  url: string,
  contract: C,
  input: InputOf<C>,
  language: Language,
  token?: string,
): Promise<OutputOf<C>> {
  const response = await fetch(`${url}/functions/v1/${contract.name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  const kind = response.headers.get('content-type') ?? '';
  const isFile = ['application/pdf', 'application/octet-stream'].includes(kind);
  const body: unknown = isFile ? await response.blob() : await response.json();
  if (response.ok) return body as OutputOf<C>;
  throw refusalFromBody(body) ?? new Error(`${contract.name} answered ${response.status}`);
}
