import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Tokens } from '#backend/tokens/tokens.ts';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { Refusal, refusalFromBody } from '#basics/refusal.ts';
import { type Clock, createClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { resolveVault } from '#platform/database/server.ts';
import { migrateJobs, startWorker } from '#platform/jobs/worker.ts';
import { createLog } from '#platform/log.ts';
import { createMailbox, type KeptMail, type Mailbox } from '#platform/mail/mailbox.ts';
import { openVault } from '#platform/vault/vault.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { composeProduct } from '../../src/app/compose-product.ts';
import { type Route, routesOf } from './every-route.ts';
import { createTestDatabase } from './postgres.ts';

/** Monday 23 November 2026, in the morning: the day on which tests live. */
export const TEST_NOW = '2026-11-23T09:00:00+01:00';

export interface TestProduct {
  readonly url: string;
  readonly database: Database;
  readonly mailbox: Mailbox;
  /** Signs tokens as the product does: for callers whom no sign-in makes. */
  readonly tokens: Tokens;
  /** Everything that the client's protocol can be asked, as the router knows it. */
  readonly routes: readonly Route[];
  /** Calls a function as a browser would. @throws Refusal as the browser would meet it. */
  call<C extends Contract>(
    contract: C,
    input: InputOf<C>,
    language?: Language,
  ): Promise<OutputOf<C>>;
  /** Starts a second process, as it were, on the same database. */
  another(): Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** Waits for a mail to this address whose subject holds the text. */
  mailTo(address: string, subject: string): Promise<KeptMail>;
  stop(): Promise<void>;
}

/**
 * The whole product behind a real port, on a database of its own with the demo catalogue: real
 * jobs, real mail files. Pages are not built here; journeys in the browser have them.
 */
export async function startTestProduct(
  settings: Record<string, string> = {},
  clock?: Clock,
): Promise<TestProduct> {
  const testDatabase = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'prevenance-data-'));
  const config = readConfig({ NOW: TEST_NOW, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings });
  const log = createLog(config.logLevel);
  const time = clock ?? createClock(config.now);

  async function open() {
    const database = await openDatabase({ owner: testDatabase.owner, log, clock: time });
    await migrateJobs(database.ownerPool, log);
    await seedDemo(database);
    const vault = await openVault({
      owner: await resolveVault(undefined, testDatabase.owner),
      key: await readVaultKey(config),
      log,
    });
    const server = createServer();
    const url = await listen(server);
    const product = await composeProduct({
      config,
      log,
      database,
      vault,
      clock: time,
      publicUrl: url,
      localUrl: url,
      pages: { build: () => Promise.reject(new Error('Pages are not built in these tests')) },
      isSchemaCurrent: async () => true,
    });
    const worker = await startWorker(database.ownerPool, product.jobs, log);
    const listener = getRequestListener(product.app.fetch);
    server.on('request', (request, response) => void listener(request, response));
    server.on('upgrade', (request, socket, head) => {
      if (!product.upgrade(request, socket, head)) socket.destroy();
    });
    return {
      url,
      database,
      tokens: product.backend.tokens,
      routes: routesOf(product.backend.routes),
      async stop() {
        await product.close();
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
        await worker.stop();
        await database.close();
      },
    };
  }

  const { url, database, tokens, routes, stop } = await open();
  const mailbox = createMailbox(config.mailDir);
  return {
    url,
    database,
    mailbox,
    tokens,
    routes,
    another: open,
    call: (contract, input, language = 'fr') => callOver(url, contract, input, language),
    mailTo: (address, subject) => waitForMail(mailbox, address, subject),
    async stop() {
      await stop();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
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
  const isFile = response.headers.get('content-type') === 'application/pdf';
  const body: unknown = isFile ? await response.blob() : await response.json();
  if (response.ok) return body as OutputOf<C>;
  throw refusalFromBody(body) ?? new Error(`${contract.name} answered ${response.status}`);
}

async function waitForMail(mailbox: Mailbox, address: string, subject: string): Promise<KeptMail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await mailbox.list()).find(
      (mail) =>
        mail.subject?.includes(subject) &&
        mail.to?.some((recipient) => recipient.address === address),
    );
    if (found) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No mail '${subject}' to ${address}`);
}

/** The refusal that a call meets; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const answer: unknown = await call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  if (answer instanceof Refusal) return answer;
  throw new Error(`Expected a refusal, got ${JSON.stringify(answer)}`);
}
