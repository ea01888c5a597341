import { spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  spawnDatabaseProcess,
  startDatabaseProcess,
  temporaryDataDir,
} from '../../../tests/support/database-process.ts';
import { runOn } from '../../../tests/support/postgres.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const log = pino({ level: 'silent' });

async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(server.release);
  return server;
}

function superuser(socketDir: string): pg.ClientConfig {
  return { host: socketDir, port: 5432, user: 'postgres', database: 'postgres' };
}

/** A live process of the same user that is no parent of the server. */
function stranger(): number {
  const child = spawn('sleep', ['60']);
  onTestFinished(() => void child.kill());
  if (child.pid === undefined) throw new Error('sleep cannot be run');
  return child.pid;
}

async function postmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

test('no acknowledged row is lost when the application, then the server, is killed', async () => {
  const dataDir = await temporaryDataDir();
  const acknowledged: number[] = [];
  for (const round of [1, 2, 3, 4]) {
    const writer = await startDatabaseProcess(dataDir, 'write');
    // The application alone was killed in round 1 and 3: its server is still there.
    expect(writer.adopted).toBe(round === 2 || round === 4);
    await vi.waitUntil(() => writer.acknowledged.length > 200, { timeout: 20_000 });
    if (round === 2) process.kill(await postmaster(dataDir), 'SIGKILL');
    await writer.end('SIGKILL');
    acknowledged.push(...writer.acknowledged);
  }
  const { socketDir, adopted } = await start(dataDir);
  expect(adopted).toBe(true);
  const found = await runOn(superuser(socketDir), 'select number from acknowledged');
  const numbers = new Set(found.rows.map((row) => Number(row.number)));
  expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(800);
});

test('two first starts at once make one database', async () => {
  const dataDir = await temporaryDataDir();
  const users = await Promise.all([1, 2, 3].map(() => startDatabaseProcess(dataDir)));
  expect(users.map((user) => user.adopted).sort()).toEqual([false, true, true]);
  expect(new Set(users.map((user) => user.socketDir)).size).toBe(1);
});

test('the last one out stops the server, the others leave it', async () => {
  const dataDir = await temporaryDataDir();
  const first = await startDatabaseProcess(dataDir);
  const second = await startDatabaseProcess(dataDir);
  await first.end('SIGTERM');
  await runOn(superuser(second.socketDir), 'select 1');
  await second.end('SIGTERM');
  await expect(runOn(superuser(second.socketDir), 'select 1')).rejects.toThrow(/ENOENT/);
  expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).toMatch(
    /database system is shut down/,
  );
});

test('a half-made database is made again', async () => {
  const dataDir = await temporaryDataDir('data');
  const { end } = spawnDatabaseProcess(dataDir);
  const drafts = async () =>
    (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith('postgres.new-'));
  await vi.waitUntil(async () => (await drafts()).length > 0, { timeout: 20_000, interval: 1 });
  await end('SIGKILL');
  const { socketDir } = await start(dataDir);
  await runOn(superuser(socketDir), 'select 1');
});

test.each([
  ['of a stranger who took its number after a reboot', () => stranger()],
  ['of nobody', () => 2 ** 22 - 1],
])('a left-over postmaster.pid %s does not stop the start', async (_, pid) => {
  const dataDir = await temporaryDataDir();
  const writer = await startDatabaseProcess(dataDir);
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writer.end('SIGTERM');
  await writeFile(file, [pid(), ...rest].join('\n'));
  expect((await start(dataDir)).adopted).toBe(false);
});

test('a server that dies is started again while somebody uses it', async () => {
  const dataDir = await temporaryDataDir();
  const { socketDir } = await start(dataDir);
  process.kill(await postmaster(dataDir), 'SIGKILL');
  const answers = () =>
    runOn(superuser(socketDir), 'select 1').then(
      () => true,
      () => false,
    );
  await vi.waitUntil(async () => !(await answers()), { timeout: 20_000, interval: 1 });
  await vi.waitUntil(answers, { timeout: 20_000 });
});

test('a deep data directory borrows a short, private folder for its socket', async () => {
  const dataDir = await temporaryDataDir('a'.repeat(60), 'é'.repeat(40));
  const first = await startDatabaseProcess(dataDir);
  const { socketDir, adopted } = await start(dataDir);
  expect(adopted).toBe(true);
  expect(socketDir).toBe(first.socketDir);
  expect(Buffer.byteLength(socketDir)).toBeLessThan(80);
  expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
});

test('nobody else of the machine reaches its socket', async () => {
  const { socketDir } = await start(await temporaryDataDir());
  expect((await stat(socketDir)).mode & 0o077).toBe(0);
  expect((await stat(path.join(socketDir, '.s.PGSQL.5432'))).mode & 0o077).toBe(0);
});

test('nothing listens on the network, commits reach the disk, French sorts as French', async () => {
  const { socketDir } = await start(await temporaryDataDir());
  const { rows } = await runOn(
    superuser(socketDir),
    `select current_setting('listen_addresses') as network, current_setting('fsync') as fsync,
      current_setting('timezone') as timezone,
      (select array_agg(word order by word)
        from unnest(array['zèbre','éclair','eau']) word) as words`,
  );
  expect(rows).toEqual([
    { network: '', fsync: 'on', timezone: 'UTC', words: ['eau', 'éclair', 'zèbre'] },
  ]);
});

test('what is not a database is not overwritten', async () => {
  const dataDir = await temporaryDataDir();
  await writeFile(path.join(dataDir, 'postgres'), 'a letter');
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/is not a database/);
});
