import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { asUnavailable, DatabaseUnavailable } from './database-unavailable.ts';

async function failure(work: Promise<unknown>): Promise<unknown> {
  return asUnavailable(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
}

test('a server that is not there is unavailable', async () => {
  const noSocket = new pg.Client({ host: '/nowhere', user: 'u', database: 'd' });
  expect(await failure(noSocket.connect())).toBeInstanceOf(DatabaseUnavailable);
  const noPort = new pg.Client({ host: '127.0.0.1', port: 1, user: 'u', database: 'd' });
  expect(await failure(noPort.connect())).toBeInstanceOf(DatabaseUnavailable);
});

test('a pool with no connection to spare is unavailable', async () => {
  const { owner } = inject('testServer');
  const pool = new pg.Pool({ ...owner, max: 1, connectionTimeoutMillis: 2_000 });
  const held = await pool.connect();
  expect(await failure(pool.query('select 1'))).toBeInstanceOf(DatabaseUnavailable);
  held.release();
  await pool.end();
  expect(await failure(pool.query('select 1'))).toBeInstanceOf(DatabaseUnavailable);
});

test('what the database refuses stays what it is', async () => {
  const { owner } = inject('testServer');
  const client = new pg.Client(owner);
  await client.connect();
  expect(await failure(client.query('select 1 / 0'))).toMatchObject({ code: '22012' });
  // Too many values for a statement: a mistake of its writer, though of the class of lost connections.
  expect(await failure(client.query('select 1', ['one too many']))).toMatchObject({
    code: '08P01',
  });
  await client.end();
  const missingFile = Object.assign(new Error('gone'), { code: 'ENOENT', syscall: 'open' });
  expect(await failure(Promise.reject(missingFile))).toBe(missingFile);
});
