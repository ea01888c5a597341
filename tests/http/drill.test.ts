import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { temporaryDirectory } from '../support/data-directory.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { type StartedProcess, startProcess } from '../support/started-process.ts';

// The newest set is restored beside an installation that goes on working, and nothing of it stays.

let demo: Awaited<ReturnType<typeof createDemoDatabase>>;
let settings: Record<string, string>;
let folder: string;
let keyFile: string;
let product: StartedProcess;
let url: string;

const command = (name: string, words: string[] = [], others: Record<string, string> = {}) =>
  startProcess(`src/app/${name}.ts`, { ...settings, ...others }, words).ended;
const drill = (others: Record<string, string> = {}, key = keyFile) =>
  command('drill-main', ['--key', key], others);
const drillName = () => `${demo.owner.database}_drill`;
const databases = async () =>
  (
    await runOn(
      demo.owner,
      `select datname from pg_database where datname like '${demo.owner.database}_drill%'`,
    )
  ).rows.map(({ datname }) => datname as string);
const nothingIsLeft = async () => {
  expect(await databases()).toEqual([]);
  expect(await readdir(path.join(folder, 'data'))).not.toContain('drill');
};

beforeAll(async () => {
  await buildPages(pino({ level: 'silent' }));
  demo = await createDemoDatabase();
  folder = await temporaryDirectory();
  keyFile = path.join(folder, 'secret.key');
  settings = {
    DATABASE_URL: urlOf(demo.owner),
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_DIR: path.join(folder, 'sets'),
    VAULT_KEY: demo.vaultKey,
    ...(typeof demo.owner.password === 'string' && {
      AUTHENTICATOR_PASSWORD: demo.owner.password,
      VAULT_KEEPER_PASSWORD: demo.owner.password,
    }),
  };
  product = startProcess('src/app/server-main.ts', settings, ['--web']);
  url = await product.ready;
  const keys = await command('backup-main', ['keys', keyFile]);
  settings.BACKUP_RECIPIENTS = /BACKUP_RECIPIENTS=(age1\S+)/.exec(keys.output)?.[1] ?? '';
  const { code, output } = await command('backup-main');
  expect([code, output]).toEqual([0, expect.stringContaining('read back')]);
}, 300_000);
afterAll(async () => {
  product.signal('SIGTERM');
  await product.ended;
  await demo.drop();
});

test('the newest set is restored, answers, is verified, and is gone again, while the product goes on', async () => {
  const counts = async () =>
    (
      await runOn(
        demo.owner,
        `select (select count(*) from orders) as orders, (select count(*) from duerp_versions) as versions,
           (select count(*) from graphile_worker.jobs) as jobs, (select string_agg(build, ' ') from platform.releases) as releases`,
      )
    ).rows;
  const before = await counts();
  const { code, output } = await drill();
  expect([code, output]).toEqual([0, expect.stringMatching(/^ok: prevenance-\w+-/)]);
  expect(output).toMatch(/restored in [\d.]+ s, answering after [\d.]+ s: \d{4,} rows/);
  const record = JSON.parse(await readFile(path.join(folder, 'sets/drill.json'), 'utf8'));
  expect(record.rows).toBeGreaterThan(10_000);
  expect(record.links).toBeGreaterThan(0);
  expect(record.lossSeconds).toBeGreaterThanOrEqual(0);
  expect(record.readySeconds).toBeGreaterThan(record.restoreSeconds);
  await nothingIsLeft();
  expect(await counts()).toEqual(before);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const told = Number(/^drill_last_success_timestamp_seconds (\S+)$/m.exec(metrics)?.[1]);
  expect(told).toBeCloseTo(Date.parse(record.at) / 1_000, 2);
  expect((await command('doctor-main')).output).toContain('drill: 0 days ago');
  // Roles belong to the whole server: those of the product log in as before.
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}, 240_000);

test('a set that is altered, another key, and no set at all fail, in words, and leave nothing', async () => {
  const other = path.join(folder, 'other.key');
  await command('backup-main', ['keys', other]);
  expect((await drill({}, other)).code).toBe(1);
  await nothingIsLeft();
  const wrong = await drill({ VAULT_KEY: 'cd'.repeat(32) });
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('is not the key')]);
  await nothingIsLeft();
  const sets = await mkdtemp(path.join(folder, 'altered-'));
  const none = await drill({ BACKUP_DIR: sets });
  expect([none.code, none.output]).toEqual([1, expect.stringContaining('There is no set in')]);
  const [name = ''] = (await readdir(path.join(folder, 'sets'))).filter((each) =>
    /age$/.test(each),
  );
  const bytes = await readFile(path.join(folder, 'sets', name));
  const middle = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(path.join(sets, name), bytes);
  expect((await drill({ BACKUP_DIR: sets })).code).toBe(1);
  expect(await readdir(sets)).toEqual([name]);
  await nothingIsLeft();
}, 240_000);

test('what a drill that was killed left goes; somebody else’s database of that name stays', async () => {
  await mkdir(path.join(folder, 'data/drill/files'), { recursive: true });
  await runOn(demo.owner, `create database ${drillName()}`);
  const refused = await drill();
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('no drill made it')]);
  expect(await databases()).toEqual([drillName()]);
  await runOn(
    demo.owner,
    `comment on database ${drillName()} is 'made by a drill of the application, and dropped by it'`,
  );
  expect((await drill()).code).toBe(0);
  await nothingIsLeft();
}, 240_000);

test('two at once: the second one is told to wait', async () => {
  const [one, two] = await Promise.all([drill(), drill()]);
  const [first, second] = one.code === 0 ? [one, two] : [two, one];
  expect([first.code, second.code]).toEqual([0, 1]);
  expect(second.output).toContain('Another drill is at work');
  await nothingIsLeft();
}, 240_000);
