import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { databaseFacts } from '#platform/doctor/database-facts.ts';
import type { Fact } from '#platform/doctor/fact.ts';
import { backupFacts } from '#platform/doctor/machine-facts.ts';
import { temporaryDirectory } from '../support/data-directory.ts';
import { temporaryDataDir } from '../support/database-process.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { startProcess } from '../support/started-process.ts';
import { startTransactionPooler } from '../support/transaction-pooler.ts';

const log = pino({ level: 'silent' });
const PRODUCT = 'src/app/server-main.ts';
const secret = (name: string) => createHash('sha256').update(name).digest('hex');

const SECRETS = {
  VAULT_KEY: secret('vault'),
  METRICS_TOKEN: secret('metrics'),
  AUTH_JWT_SECRET: secret('tokens'),
  AUTHENTICATOR_PASSWORD: secret('authenticator'),
  VAULT_KEEPER_PASSWORD: secret('keeper'),
  STRIPE_SECRET_KEY: `sk_live_${secret('stripe').slice(0, 24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${secret('webhook').slice(0, 24)}`,
};

let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let root: pg.PoolConfig;
let owner: pg.PoolConfig;
/** A real installation, where all is right. */
let right: Record<string, string>;
beforeAll(async () => {
  await buildPages(log);
}, 300_000);
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: await temporaryDirectory(), log });
  const socket = { host: server.socketDir, port: server.port };
  root = { ...socket, user: 'postgres', database: 'postgres' };
  owner = { ...socket, user: 'shop', password: secret('owner'), database: 'shop' };
  await runOn(root, 'create role shop login createrole createdb bypassrls');
  await runOn(root, 'create database shop owner shop');
  right = {
    ...SECRETS,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.prevenance.fr',
    SMTP_URL: `smtps://shop:${secret('mail')}@127.0.0.1:9`,
    MAIL_FROM: 'bonjour@prevenance.fr',
    ADMIN_EMAIL: 'direction@prevenance.fr',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: urlOf(owner),
    DATA_DIR: await temporaryDirectory(),
  };
  const product = startProcess(PRODUCT, right);
  const url = await product.ready;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  product.signal('SIGTERM');
  expect((await product.ended).code).toBe(0);
}, 300_000);
afterAll(() => server.release());

/** Every row of a database, and what is known of its roles, in one line. */
async function pictureOf(database: string): Promise<string> {
  const { rows } = await runOn(
    { ...root, database },
    `select md5(string_agg(format('%s.%s ', nspname, relname) || query_to_xml(format(
        'select md5(string_agg(each::text, '''' order by each::text)) from %I.%I as each',
        nspname, relname), false, false, '')::text, '' order by nspname, relname))
      || (select md5(string_agg(authid::text, '' order by rolname)) from pg_authid as authid)
      || (select md5(string_agg(datname, '' order by datname)) from pg_database) as picture
      from pg_class join pg_namespace as schema on schema.oid = relnamespace
      where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`,
  );
  return rows[0].picture;
}

const everything = async () => [
  await pictureOf('shop'),
  await pictureOf('shop_vault'),
  await readdir(right.DATA_DIR ?? '', { recursive: true }),
];

async function doctor(change: Readonly<Record<string, string>> = {}, base = right) {
  const { code, output } = await startProcess('src/app/doctor-main.ts', { ...base, ...change }, [
    '--json',
  ]).ended;
  const facts: readonly Fact[] = JSON.parse(output);
  const refused = facts.filter(({ state }) => state === 'refusal');
  return { code, output, facts, refused };
}

describe('npm run doctor', () => {
  test('finds nothing to refuse where all is right, says no secret, and writes nothing', async () => {
    const before = await everything();
    const { code, output, facts, refused } = await doctor();
    expect([code, refused]).toEqual([0, []]);
    for (const about of [
      'settings',
      'connection',
      'server',
      'clock',
      'database user',
      'accounts',
      'vault',
      'installation',
      'disk',
      'node',
    ])
      expect(
        facts.filter((fact) => fact.about === about),
        about,
      ).toMatchObject([{ state: 'ok' }]);
    const said = await startProcess('src/app/doctor-main.ts', right).ended;
    expect(said.output.trimEnd().split('\n')).toHaveLength(facts.length);
    for (const each of [...Object.values(SECRETS), secret('owner'), secret('mail')])
      expect(output + said.output).not.toContain(each);
    expect(await everything()).toEqual(before);
  });

  test('tells of a key and of a vault that are not this installation’s, and changes neither', async () => {
    const before = await everything();
    const foreign = await doctor({ VAULT_KEY: secret('another') });
    expect(foreign).toMatchObject({ code: 1, refused: [{ about: 'vault' }] });
    expect(foreign.output).not.toContain(secret('another'));
    await runOn(
      { ...root, database: 'shop_vault' },
      `create table kept as select installation from key_marks;
      update key_marks set installation = gen_random_uuid()`,
    );
    onTestFinished(async () => {
      await runOn(
        { ...root, database: 'shop_vault' },
        `update key_marks set installation = (select installation from kept);
        drop table kept`,
      );
      expect(await everything()).toEqual(before);
    });
    expect(await doctor()).toMatchObject({ code: 1, refused: [{ about: 'installation' }] });
  });

  test('goes on to what else is wrong when settings are refused', async () => {
    const { code, output, facts } = await doctor({
      MAIL_FROM: '',
      NOW: '2026-11-21T09:00:00+01:00',
      DATABASE_URI: 'postgres://x',
    });
    expect(code).toBe(1);
    for (const part of ['MAIL_FROM', 'NOW is set', 'DATABASE_URI is no setting of ours'])
      expect(output).toContain(part);
    expect(facts).toContainEqual(expect.objectContaining({ about: 'vault', state: 'ok' }));
  });

  test('says what cannot be read, and what cannot be reached', async () => {
    expect(await doctor({ PORT: 'http' })).toMatchObject({
      code: 1,
      refused: [{ about: 'settings' }],
    });
    const away = await doctor({
      DATABASE_URL: `postgres://shop:${secret('owner')}@127.0.0.1:9/shop`,
    });
    expect(away).toMatchObject({ code: 1, refused: [{ about: 'database' }] });
    expect(away.output).not.toContain(secret('owner'));
  });

  test('before the first start, without any setting, refuses nothing and leaves nothing behind', async () => {
    const DATA_DIR = path.join(await temporaryDirectory(), 'data');
    const { code, facts } = await doctor({ DATA_DIR }, {});
    expect(code).toBe(0);
    expect(facts).toContainEqual(expect.objectContaining({ about: 'database', state: 'warning' }));
    expect(await readdir(path.dirname(DATA_DIR))).toEqual([]);
  });
});

describe('a start in production that the public reaches', () => {
  const refusedStart = async (change: Readonly<Record<string, string>>) => {
    const { code, output } = await startProcess(PRODUCT, { ...right, ...change }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('The start is refused')]);
    return output;
  };

  test('is refused as a superuser, and nothing was changed', async () => {
    const before = await everything();
    const output = await refusedStart({ DATABASE_URL: urlOf({ ...owner, user: 'postgres' }) });
    expect(output).toContain('the user of DATABASE_URL is a superuser');
    expect(await everything()).toEqual(before);
  });

  test('is refused with accounts of the demonstration, until they are gone', async () => {
    const shop = { ...root, database: 'shop' };
    await runOn(
      shop,
      `insert into auth.users (id, email) values (gen_random_uuid(), 'claire@atelier.example')`,
    );
    const output = await refusedStart({});
    expect(output).toContain('1 accounts of the demonstration');
    expect(output).not.toContain('claire');
    await runOn(shop, `delete from auth.users where email = 'claire@atelier.example'`);
    expect((await doctor()).refused).toEqual([]);
  });

  test('is refused through a pool by transactions', async () => {
    const pooled = await startTransactionPooler({ ...root, user: 'shop', database: 'shop' });
    const DATABASE_URL = urlOf({ ...pooled, host: '127.0.0.1' });
    expect(await refusedStart({ DATABASE_URL })).toContain('a pool by transactions');
    expect(await doctor({ DATABASE_URL })).toMatchObject({
      code: 1,
      refused: [{ about: 'connection' }],
    });
  });
});

test('a clock that is not the database’s is refused, in either direction', async () => {
  const config = { databaseUrl: urlOf(owner), isPublic: true, s3Url: undefined };
  const clockAt = async (apart: number) =>
    (await databaseFacts({ owner, config, now: () => Date.now() + apart })).find(
      ({ about }) => about === 'clock',
    );
  expect(await clockAt(0)).toMatchObject({ state: 'ok' });
  for (const apart of [-60_000, 60_000])
    expect(await clockAt(apart)).toMatchObject({
      state: 'refusal',
      words: expect.stringContaining('60 s apart'),
    });
});

test('a backup is missed where it is ours to take, and none is there or it is old', async () => {
  const backupDir = await temporaryDataDir();
  const now = Date.parse('2026-11-29T12:00:00Z');
  const facts = (backupRecipients: string[]) => backupFacts({ backupDir, backupRecipients }, now);
  expect(await facts([])).toEqual([]);
  expect(await facts(['age1x'])).toMatchObject([
    { state: 'warning', words: expect.stringContaining('none') },
  ]);
  for (const [taken, state] of [
    ['2026-11-28T080000Z', 'warning'],
    ['2026-11-29T020000Z', 'ok'],
  ] as const) {
    await writeFile(path.join(backupDir, `prevenance-0a1b2c3d-${taken}.tar.zst.age`), '');
    expect(await facts(['age1x'])).toMatchObject([{ state }]);
  }
});
