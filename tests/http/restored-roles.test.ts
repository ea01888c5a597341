import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { digestOf, readRights } from '#platform/database/rights.ts';
import { listProducts } from '#shop/catalogue/contract.ts';
import { temporaryDataDir } from '../support/database-process.ts';
import { runOn } from '../support/postgres.ts';
import { callOver, productOn } from '../support/running-product.ts';

/** A database that was restored onto a server that knows none of its roles. */

const log = pino({ level: 'silent' });

/** A server of its own, and on it an owner with no more rights than the product needs. */
async function serverOfItsOwn(rights = 'createrole createdb bypassrls') {
  const server = await startEmbeddedPostgres({ dataDir: await temporaryDataDir(), log });
  onTestFinished(server.release);
  const root = {
    host: server.socketDir,
    port: server.port,
    user: 'postgres',
    database: 'postgres',
  };
  await runOn(root, `create role shop login ${rights}`);
  await runOn(root, 'create database shop owner shop');
  return { root, owner: { ...root, user: 'shop', database: 'shop' } };
}

async function rightsOf(owner: pg.PoolConfig) {
  const client = new pg.Client(owner);
  await client.connect();
  return readRights(client).finally(() => client.end());
}

/** What PostgreSQL makes of a copy where the roles are not: no grant, no policy, and all that is everybody's by default. */
async function loseRoles(root: pg.PoolConfig, ...databases: string[]): Promise<void> {
  const { rows } = await runOn(
    root,
    `select string_agg(rolname, ', ') as roles from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role', 'authenticator', 'function_caller', 'vault_keeper')`,
  );
  const { roles } = rows[0];
  for (const database of databases) {
    await runOn(
      { ...root, database },
      `drop owned by ${roles};
      grant execute on all functions in schema public to public;
      alter default privileges for role shop grant execute on functions to public;
      grant connect on database ${database} to public`,
    );
  }
  await runOn(root, `drop role ${roles}`);
}

test('a database restored without its roles has them again, and starts', async () => {
  const { root, owner } = await serverOfItsOwn();
  const first = await productOn(owner, { settings: { VAULT_KEY: 'ab'.repeat(32) } });
  onTestFinished(first.clean);
  await migrate({ owner, log });
  const before = await first.open();
  const seen = await callOver(before.url, listProducts, {}, 'fr');
  await before.stop();
  await migrate({ owner, log });
  const vault = { ...owner, database: 'shop_vault' };
  const held = [await rightsOf(owner), await rightsOf(vault)];

  await loseRoles(root, 'shop', 'shop_vault');
  expect(digestOf(await rightsOf(owner))).not.toEqual(digestOf(held[0] ?? []));
  expect(await migrate({ owner, log })).toEqual([]);
  const restored = await first.open();
  onTestFinished(restored.stop);
  expect(await callOver(restored.url, listProducts, {}, 'fr')).toEqual(seen);
  expect([await rightsOf(owner), await rightsOf(vault)]).toEqual(held);
  // Who may enter the vault is in no copy of it either.
  const entering = await runOn(
    root,
    `select has_database_privilege('authenticator', 'shop_vault', 'connect') as may`,
  );
  expect(entering.rows).toEqual([{ may: false }]);
  const left = await runOn(root, `select datname from pg_database where datname ~ 'rights'`);
  expect(left.rows).toEqual([]);
}, 120_000);

test('what an operator gave to a role of their own is left alone, and so is a table of theirs', async () => {
  const { root, owner } = await serverOfItsOwn();
  await migrate({ owner, log });
  await runOn(root, 'create role watcher');
  await runOn(
    owner,
    'grant select on public.orders to watcher; create table public.notes (id int)',
  );
  await runOn(
    owner,
    'grant insert on public.notes to anon; revoke select on public.products from anon',
  );
  await migrate({ owner, log });
  const { rows } = await runOn(
    owner,
    `select has_table_privilege('watcher', 'public.orders', 'select') as theirs,
      has_table_privilege('anon', 'public.notes', 'insert') as own,
      has_table_privilege('anon', 'public.products', 'select') as ours`,
  );
  expect(rows).toEqual([{ theirs: true, own: true, ours: true }]);
}, 120_000);

test('what was lost and cannot be compared is refused by name, and given as soon as it can be', async () => {
  const { root, owner } = await serverOfItsOwn();
  await migrate({ owner, log });
  await runOn(root, 'alter role shop nocreatedb');
  // Nothing was lost: nothing is compared.
  await migrate({ owner, log });
  await loseRoles(root, 'shop');
  await expect(migrate({ owner, log })).rejects.toThrow('give it CREATEDB');
  await runOn(root, 'alter role shop createdb');
  await migrate({ owner, log });
  const { rows } = await runOn(
    owner,
    `select has_table_privilege('anon', 'public.products', 'select') as may`,
  );
  expect(rows).toEqual([{ may: true }]);
}, 120_000);
