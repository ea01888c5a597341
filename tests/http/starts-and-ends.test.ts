import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { ensureDatabase } from '#platform/database/server.ts';
import { whileDatabaseComes } from '#platform/database/while-database-comes.ts';
import { temporaryDataDir } from '../support/database-process.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { type StartedProcess, startCommand, startProcess } from '../support/started-process.ts';

const PRODUCT = 'src/app/server-main.ts';
const log = pino({ level: 'silent' });

beforeAll(async () => {
  await buildPages(log);
}, 180_000);

test.each(['/reject', '/throw'])(
  'an error that nobody handled (%s) ends the process on purpose, after its answers',
  async (place) => {
    const process = startProcess('tests/support/faulty-process.ts', {});
    const response = await fetch((await process.ready) + place);
    expect(await response.text()).toBe('answered all the same');
    const { code, output } = await process.ended;
    expect(code).toBe(70);
    expect(output).toContain('an error that nobody handled');
  },
);

test('a start waits for a database that is on its way, and says so meanwhile', async () => {
  const dataDir = await temporaryDataDir();
  const server = await startEmbeddedPostgres({ dataDir, log });
  const root = {
    host: server.socketDir,
    port: server.port,
    user: 'postgres',
    database: 'postgres',
  };
  const owner = await ensureDatabase(root, 'prevenance');
  await server.release();

  const port = await freePort();
  const product = startProcess(PRODUCT, {
    PORT: String(port),
    DATA_DIR: await temporaryDataDir(),
    DATABASE_URL: urlOf(owner),
    DEMO_SEED: 'off',
  });
  onTestFinished(() => end(product));
  const url = `http://localhost:${port}`;
  await expect.poll(product.output, { timeout: 60_000 }).toContain('waits for the database');
  const waiting = await fetch(url);
  expect(waiting.status).toBe(503);
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await waiting.text()).toContain('le site démarre');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);

  const again = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(again.release);
  expect(await product.ready).toBe(url);
  expect((await fetch(url)).status).toBe(200);
}, 180_000);

test('a database that does not come is said, with what it answered', async () => {
  const nowhere = { host: '/nowhere', user: 'u', database: 'd' };
  await expect(whileDatabaseComes(log, () => runOn(nowhere, 'select 1'), 700)).rejects.toThrow(
    /did not answer for 0\.7 seconds: .*ENOENT/,
  );
  await expect(
    whileDatabaseComes(log, () => Promise.reject(new Error('another mistake'))),
  ).rejects.toThrow('another mistake');
});

test('with another key than its answers were kept with, the product does not start', async () => {
  const { owner, drop, vaultKey } = await createDemoDatabase();
  onTestFinished(drop);
  const vault = { ...owner, database: `${owner.database}_vault` };
  const counts = async () =>
    (await runOn(vault, 'select (select count(*) from answers), (select count(*) from histories)'))
      .rows;
  const before = await counts();
  const settings = { DATABASE_URL: urlOf(owner), DATA_DIR: await temporaryDataDir() };
  const wrong = await startProcess(PRODUCT, { ...settings, VAULT_KEY: 'cd'.repeat(32) }).ended;
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('VAULT_KEY, or vault.key in DATA_DIR, is wrong');
  expect(await counts()).toEqual(before);
  expect(vaultKey).not.toBe('cd'.repeat(32));
}, 180_000);

test('beside the vault of another installation, or an empty one, the product does not start', async () => {
  const [own, other] = [await createDemoDatabase(), await createDemoDatabase()];
  const emptied = `${own.owner.database}_emptied`;
  onTestFinished(async () => {
    await runOn(own.owner, `drop database if exists ${emptied} with (force)`);
    await own.drop();
    await other.drop();
  });
  const settingsOf = async ({ owner }: typeof own) => ({
    DATABASE_URL: urlOf(owner),
    DATA_DIR: await temporaryDataDir(),
    VAULT_KEY: own.vaultKey,
  });
  const vaultOf = ({ owner }: typeof own) => ({ ...owner, database: `${owner.database}_vault` });
  const once = async (settings: Readonly<Record<string, string>>) => {
    const product = startProcess(PRODUCT, settings);
    await product.ready;
    await end(product);
  };
  const settings = await settingsOf(own);
  await once(settings);
  await once(settings);
  // Theirs has begun too, under the same key.
  await once(await settingsOf(other));
  const answers = async () =>
    (await runOn(vaultOf(other), 'select count(*)::int as rows from answers')).rows;
  const before = await answers();
  const beside = (vault: string) => ({ ...settings, VAULT_DATABASE_URL: vault });
  const foreign = await startProcess(PRODUCT, beside(urlOf(vaultOf(other)))).ended;
  expect(foreign.code).toBe(1);
  expect(foreign.output).toContain('belongs to another installation');
  expect(await answers()).toEqual(before);

  await runOn(own.owner, `create database ${emptied}`);
  const empty = beside(urlOf({ ...own.owner, database: emptied }));
  const refused = await startProcess(PRODUCT, empty).ended;
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('npm run vault -- adopt');
  // Nor where neither knows of the other yet, as after the release that began to ask.
  await runOn(own.owner, 'delete from public.installation');
  const unjoined = await startProcess(PRODUCT, empty).ended;
  expect(unjoined.output).toContain('The vault is empty, beside a database that has told');
  const adopted = await startProcess('src/app/vault-main.ts', empty, ['adopt']).ended;
  expect(adopted.output).toContain('one installation from now on');
  await once(empty);
}, 180_000);

test('in production a missing key is not made: the start is refused by name', async () => {
  const dataDir = await temporaryDataDir();
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir };
  const { code, output } = await startProcess(PRODUCT, settings).ended;
  expect(code).toBe(1);
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'ADMIN_EMAIL', 'VAULT_KEY', 'openssl rand']) {
    expect(output).toContain(name);
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test('production starts on this very machine without https, and answers', async () => {
  const { owner, drop, vaultKey } = await createDemoDatabase();
  onTestFinished(drop);
  const port = await freePort();
  const product = startProcess(PRODUCT, {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    ADMIN_EMAIL: 'direction@prevenance.example',
    DATABASE_URL: urlOf(owner),
    VAULT_KEY: vaultKey,
    DATA_DIR: await temporaryDataDir(),
  });
  const url = await product.ready;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/__mail`)).status).toBe(404);
  await end(product);
}, 180_000);

test.each([
  ['npm alone, as a supervisor does', 'SIGTERM', 'signal'],
  ['all that run, as a terminal does, and npm to its own', 'SIGINT', 'signalAll'],
] as const)(
  'what tells %s to end ends the site, after its answers',
  async (_, name, tell) => {
    const { owner, drop, vaultKey } = await createDemoDatabase();
    onTestFinished(drop);
    const npm = startCommand('npm', ['start'], {
      DATABASE_URL: urlOf(owner),
      DATA_DIR: await temporaryDataDir(),
      VAULT_KEY: vaultKey,
      LOG_LEVEL: 'info',
    });
    onTestFinished(() => npm.signalAll('SIGKILL'));
    const url = await npm.ready;
    npm[tell](name);
    const { code, output } = await npm.ended;
    expect([code, output]).toEqual([0, expect.stringContaining('"msg":"stopping"')]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  },
  180_000,
);

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function end(product: StartedProcess): Promise<void> {
  product.signal('SIGTERM');
  await product.ended;
}
