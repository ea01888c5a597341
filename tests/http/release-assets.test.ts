import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { openDatabase } from '#platform/database/database.ts';
import { KEPT_RELEASES, keepAssets } from '#platform/release-assets.ts';
import { temporaryDirectory } from '../support/data-directory.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { type StartedProcess, startProcess } from '../support/started-process.ts';

// A page of the release before is open while the next one starts: what it loads later is still there, and so is
// what a page of the next one asks of a process that was not started again yet.

const log = pino({ level: 'silent' });
let demo: Awaited<ReturnType<typeof createDemoDatabase>>;
let database: Awaited<ReturnType<typeof openDatabase>>;
let product: StartedProcess;
let url: string;
let folder: string;
let own: string;

const settings = async () => ({
  DATABASE_URL: urlOf(demo.owner),
  DATA_DIR: folder,
  VAULT_KEY: demo.vaultKey,
});
const start = async () => startProcess('src/app/server-main.ts', await settings(), ['--web']);
const stop = async (process: StartedProcess) => {
  process.signal('SIGTERM');
  await process.ended;
};

/** A release as its build folder has it: what it alone has, and what it shares. */
async function release(build: string, files: Readonly<Record<string, string>>): Promise<void> {
  const assets = join(folder, build);
  await mkdir(assets, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(assets, name), content);
  await keepAssets(database, { build, folder: assets });
}

const answer = async (name: string, init?: RequestInit) => {
  const response = await fetch(`${url}/assets/${name}`, init);
  return { response, text: await response.text() };
};
const kept = async () =>
  (await runOn(demo.owner, 'select build from platform.releases order by last_start')).rows.map(
    ({ build }) => build as string,
  );

beforeAll(async () => {
  own = await buildPages(log);
  demo = await createDemoDatabase();
  folder = await temporaryDirectory();
  database = await openDatabase({ owner: demo.owner, log });
  await release('before', {
    'check-in-card-AAAAaaaa.js': 'export const release = "before";',
    'check-in-card-AAAAaaaa.js.br': 'compressed',
    'shared-SSSSssss.css': '.same {}',
    'notes.txt': 'no file of a page',
  });
  product = await start();
  url = await product.ready;
}, 240_000);
afterAll(async () => {
  await stop(product);
  await database.close();
  await demo.drop();
  await rm(folder, { recursive: true });
});

test('an open page of the release before loads its files after the next one has started', async () => {
  const { response, text } = await answer('check-in-card-AAAAaaaa.js');
  expect([response.status, text]).toEqual([200, 'export const release = "before";']);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const head = await answer('check-in-card-AAAAaaaa.js', { method: 'HEAD' });
  expect([head.response.status, head.text]).toEqual([200, '']);
});

test('a process of the release before answers for the next one', async () => {
  await release('after', { 'check-in-card-BBBBbbbb.js': 'export const release = "after";' });
  expect((await answer('check-in-card-BBBBbbbb.js')).text).toContain('"after"');
});

test('every file that its pages load is kept, for processes of other releases', async () => {
  const names = (await readdir(join(own, 'client/assets'))).filter(
    (name) => !/\.(br|gz)$/.test(name),
  );
  const { rows } = await runOn(
    demo.owner,
    `select name from platform.release_assets where build = '${own.split('/').at(-1)}'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(names.sort());
  const [script = ''] = names.filter((name) => name.endsWith('.js'));
  const { rows: found } = await runOn(
    demo.owner,
    `select content from platform.release_assets where name = '${script}'`,
  );
  expect(found[0].content).toEqual(await readFile(join(own, 'client/assets', script)));
});

test.each([
  'check-in-card-AAAAaaaa.js.br',
  'notes.txt',
  'none-CCCCcccc.js',
  '..%2fcheck-in-card-AAAAaaaa.js',
  "x'%20or%20true%20--AAAAaaaa.js",
  `${'a'.repeat(300)}-AAAAaaaa.js`,
])('what no page of ours loads is not there: %s', async (name) => {
  expect((await answer(name)).response.status).toBe(404);
});

test('only the last releases are kept, with what they share; one that starts again is the last', async () => {
  await release('before', { 'shared-SSSSssss.css': '.same {}' });
  expect((await kept()).at(-1)).toBe('before');
  for (let number = 1; number < KEPT_RELEASES; number += 1) {
    await release(`next-${number}`, {
      'shared-SSSSssss.css': '.same {}',
      [`only-NNNNnnn${number}.js`]: `${number}`,
    });
  }
  expect(await kept()).toEqual(['before', 'next-1', 'next-2', 'next-3', 'next-4']);
  expect((await answer('check-in-card-AAAAaaaa.js')).response.status).toBe(200);
  await release('last', { 'only-LLLLllll.js': 'last' });
  expect(await kept()).toHaveLength(KEPT_RELEASES);
  expect((await answer('check-in-card-AAAAaaaa.js')).response.status).toBe(404);
  expect((await answer('shared-SSSSssss.css')).text).toBe('.same {}');
  expect((await answer('only-NNNNnnn1.js')).text).toBe('1');
});

test('releases that start at the same moment are all kept', async () => {
  await Promise.all(
    ['a', 'b', 'c'].map((build) =>
      release(build, { 'shared-SSSSssss.css': '.same {}', [`same-${build.repeat(8)}.js`]: build }),
    ),
  );
  expect(await kept()).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  expect((await answer('same-bbbbbbbb.js')).text).toBe('b');
});

test('no caller of the table protocol reads or writes them', async () => {
  for (const table of ['release_assets', 'releases']) {
    for (const init of [{}, { method: 'POST', body: '{}' }, { method: 'DELETE' }]) {
      const response = await fetch(`${url}/rest/v1/${table}`, {
        ...init,
        headers: { 'accept-profile': 'platform', 'content-profile': 'platform' },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
  }
  const { rows } = await runOn(
    demo.owner,
    `select grantee, table_name from information_schema.role_table_grants
     where table_schema = 'platform' and table_name like 'release%'
       and grantee not in (current_user, 'service_role', 'postgres')`,
  );
  expect(rows).toEqual([]);
});
