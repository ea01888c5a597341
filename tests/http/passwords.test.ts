import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { createMailbox } from '#platform/mail/mailbox.ts';
import { accountClient, newEmail } from '../support/account-client.ts';
import { temporaryDataDir } from '../support/database-process.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { type StartedProcess, startProcess } from '../support/started-process.ts';

/** Longer than a pool keeps a connection that nobody uses. */
const IDLE_MS = 12_000;

beforeAll(async () => {
  await buildPages(pino({ level: 'silent' }));
}, 180_000);

test('whoever changes a password of the database changes nothing for visitors', async () => {
  const { root, owner, settings, product } = await startOnServerWithPasswords();
  const url = await product.ready;
  const seen = visit(url);

  // The owner's, in the database first: pages and functions do not depend on it.
  await runOn(root, `alter role ${owner.user} password 'the second one of the owner'`);
  await runOn(
    root,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${owner.user}'`,
  );
  await sleep(IDLE_MS);
  const second = { ...owner, password: 'the second one of the owner' };
  const email = newEmail();
  await accountClient(url).signInWithOtp({ email });
  await writeFile(settings.DATABASE_URL_FILE, urlOf(second));
  // Jobs waited for it, and go on.
  const mailbox = createMailbox(path.join(settings.DATA_DIR, 'mail'));
  const addressees = async () =>
    (await mailbox.list()).flatMap(({ to }) => to?.map(({ address }) => address));
  await expect.poll(addressees, { timeout: 60_000 }).toContain(email);

  // Those of the roles, as the README says.
  const before = await loggedInSince(root);
  const { code, output } = await startProcess('src/app/passwords-main.ts', settings).ended;
  expect([code, output]).toEqual([0, expect.stringContaining('vault_keeper')]);
  const loggedInAnew = async () => {
    // Connections that visitors hold are used on; once they have been idle, new ones log in.
    await sleep(IDLE_MS);
    await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}/?many=${Math.random()}`)));
    return (await loggedInSince(root)).getTime() > before.getTime();
  };
  await expect.poll(loggedInAnew, { timeout: 120_000 }).toBe(true);

  const statuses = await seen.end();
  expect(statuses.length).toBeGreaterThan(100);
  expect(new Set(statuses)).toEqual(
    new Set(['/ 200', '/functions/v1/list-products 200', '/readyz 200']),
  );
  expect(product.isRunning()).toBe(true);
}, 240_000);

test('a start that finds another machine’s password in force is refused by name', async () => {
  const { settings, product } = await startOnServerWithPasswords();
  await product.ready;
  const elsewhere = { ...settings, DATA_DIR: await temporaryDataDir() };
  const { code, output } = await startProcess('src/app/server-main.ts', elsewhere).ended;
  expect(code).toBe(1);
  expect(output).toContain('AUTHENTICATOR_PASSWORD');
  expect((await fetch(`${await product.ready}/readyz`)).status).toBe(200);
}, 240_000);

/** A page, a function and the probe, again and again. */
function visit(url: string) {
  const ending = new AbortController();
  const statuses: string[] = [];
  async function ask(place: string, options: RequestInit = {}): Promise<void> {
    while (!ending.signal.aborted) {
      const response = await fetch(url + place, options);
      await response.text();
      statuses.push(`${place} ${response.status}`);
      await sleep(100);
    }
  }
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const asking = [ask('/'), ask('/functions/v1/list-products', body), ask('/readyz')];
  return {
    async end() {
      ending.abort();
      await Promise.all(asking);
      return statuses;
    },
  };
}

/** When the connection of callers that was opened last was opened. */
async function loggedInSince(root: pg.PoolConfig): Promise<Date> {
  const { rows } = await runOn(
    root,
    `select max(backend_start) as since from pg_stat_activity where usename = 'authenticator'`,
  );
  return rows[0].since;
}

/** The product on a server that asks everybody for a password, as an owner with no more than it needs. */
async function startOnServerWithPasswords() {
  const serverDir = await temporaryDataDir();
  const server = await startEmbeddedPostgres({
    dataDir: serverDir,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(server.release);
  const root = {
    host: server.socketDir,
    port: server.port,
    user: 'postgres',
    database: 'postgres',
  };
  const password = 'the first one of the owner';
  await runOn(root, `create role shop login createrole createdb bypassrls password '${password}'`);
  await runOn(root, 'create database shop owner shop');
  await writeFile(
    path.join(serverDir, 'postgres/pg_hba.conf'),
    'local all postgres trust\nlocal all all scram-sha-256\n',
  );
  await runOn(root, 'select pg_reload_conf(), pg_sleep(0.2)');
  const owner = { ...root, user: 'shop', password, database: 'shop' };
  const dataDir = await temporaryDataDir();
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL_FILE: path.join(serverDir, 'database-url'),
    VAULT_KEY: 'ab'.repeat(32),
    DEMO_SEED: 'off',
    LOG_LEVEL: 'error',
  };
  await writeFile(settings.DATABASE_URL_FILE, urlOf(owner));
  const product = startProcess('src/app/server-main.ts', settings);
  onTestFinished(() => stop(product));
  return { root, owner, settings, product };
}

async function stop(product: StartedProcess): Promise<void> {
  product.signal('SIGTERM');
  await product.ended;
}
