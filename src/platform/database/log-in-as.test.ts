import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDataDir } from '../../../tests/support/database-process.ts';
import { createTestDatabase, runOn } from '../../../tests/support/postgres.ts';
import { givePassword, logInAs } from './log-in-as.ts';
import { migrate } from './migrate.ts';
import { renewRolePassword, rolePassword } from './role-password.ts';
import { resolveServer } from './server.ts';

// Most have a server of their own.
vi.setConfig({ testTimeout: 120_000 });

test('the application logs in as somebody without rights of its own', async () => {
  const { owner, drop } = await createTestDatabase();
  const login = await logInAs('authenticator', owner);
  const { rows } = await runOn(
    login,
    `select rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolbypassrls,
      has_schema_privilege('public', 'usage') as usage,
      has_schema_privilege('public', 'create') as make,
      (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace
        and relkind = 'r' and has_table_privilege(oid, 'select')) as readable
    from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      rolname: 'authenticator',
      rolsuper: false,
      rolinherit: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      usage: false,
      make: false,
      readable: 0,
    },
  ]);
  await expect(runOn(login, `set role ${owner.user}`)).rejects.toThrow(/permission denied/);
  await drop();
});

test('its password is random, the same in every process of a data directory, for its owner alone', async () => {
  const dataDir = await temporaryDataDir();
  const passwords = await Promise.all(
    [1, 2, 3].map(() => rolePassword('authenticator', at(dataDir))),
  );
  const [first, ...others] = passwords.map(({ ask }) => ask());
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(others)).toEqual(new Set([first]));
  const vault = await rolePassword('vault_keeper', at(dataDir));
  expect(vault.ask()).not.toBe(first);
  const elsewhere = await rolePassword('authenticator', at(await temporaryDataDir()));
  expect(elsewhere.ask()).not.toBe(first);
});

test('on a server that asks for passwords it is set once, by whoever may', async () => {
  const { owner } = await serverThatAsksForPasswords();
  await runOn(owner, 'create role clerk login');
  const password = await rolePassword('authenticator', at(await temporaryDataDir()));
  const clerk = { ...owner, user: 'clerk' };
  await expect(logInAs('authenticator', clerk, password)).rejects.toThrow(
    /DATABASE_URL may not set the password/,
  );
  const logins = await Promise.all([1, 2, 3].map(() => logInAs('authenticator', owner, password)));
  for (const login of logins) await runOn(login, 'select 1');
  await expect(runOn({ ...logins[0], password: 'guess' }, 'select 1')).rejects.toThrow(/password/);
  // Who may not set it may still use it.
  await runOn(await logInAs('authenticator', clerk, password), 'select 1');
});

test('nobody gets in with what an earlier version made of the owner’s name', async () => {
  const { owner } = await serverThatAsksForPasswords();
  const known = '7tkYcqCJ9u7I7-9Gm8XoTJrFq1SqKkXcCMvLyP0WJ6k';
  await runOn(owner, `alter role authenticator password '${known}'`);
  await runOn({ ...owner, user: 'authenticator', password: known }, 'select 1');
  const password = await rolePassword('authenticator', at(await temporaryDataDir()));
  await runOn(await logInAs('authenticator', owner, password), 'select 1');
  await expect(
    runOn({ ...owner, user: 'authenticator', password: known }, 'select 1'),
  ).rejects.toThrow(/password/);
});

test('a second machine with a password of its own is refused by name, and takes nothing from the first', async () => {
  const { owner } = await serverThatAsksForPasswords();
  const first = await rolePassword('authenticator', at(await temporaryDataDir()));
  const login = await logInAs('authenticator', owner, first);
  const second = await rolePassword('authenticator', at(await temporaryDataDir()));
  await expect(logInAs('authenticator', owner, second)).rejects.toThrow(/AUTHENTICATOR_PASSWORD/);
  await runOn(login, 'select 1');
  // With the same setting, both get in.
  await givePassword('authenticator', owner, second);
  const shared = { AUTHENTICATOR_PASSWORD: second.ask() };
  const third = await rolePassword('authenticator', at(await temporaryDataDir(), shared));
  expect(third.place).toBe('AUTHENTICATOR_PASSWORD');
  await runOn(await logInAs('authenticator', owner, third), 'select 1');
});

test('what somebody changed by hand is set again by whom it was', async () => {
  const { owner } = await serverThatAsksForPasswords();
  const password = await rolePassword('authenticator', at(await temporaryDataDir()));
  await logInAs('authenticator', owner, password);
  await runOn(owner, `alter role authenticator password 'of an earlier version'`);
  await runOn(await logInAs('authenticator', owner, password), 'select 1');
});

test('a pool opened before its password was changed does not notice it', async () => {
  const { owner } = await serverThatAsksForPasswords();
  const dataDir = await temporaryDataDir();
  const password = await rolePassword('authenticator', at(dataDir));
  const { openPool } = await import('./database.ts');
  const login = await logInAs('authenticator', owner, password);
  const pool = openPool({ ...login, idleTimeoutMillis: 1 }, 3, pino({ level: 'silent' }));
  onTestFinished(() => pool.end());
  const inUse = async () => {
    // Each is a new connection: none stays idle for a millisecond.
    for (let round = 0; round < 5; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      await pool.query('select 1');
    }
  };
  await inUse();
  await renewRolePassword('authenticator', at(dataDir));
  await inUse();
  await givePassword('authenticator', owner, password);
  await inUse();
  await rm(path.join(dataDir, 'authenticator.password'));
  await inUse();
});

function at(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  return { dataDir, current: (name: string) => settings[name] };
}

async function serverThatAsksForPasswords(): Promise<{ owner: pg.PoolConfig }> {
  const dataDir = await temporaryDataDir();
  const log = pino({ level: 'silent' });
  const { owner, release } = await resolveServer({ dataDir, log });
  onTestFinished(release);
  await migrate({ owner, log });
  await writeFile(
    path.join(dataDir, 'postgres/pg_hba.conf'),
    'local all authenticator scram-sha-256\nlocal all all trust\n',
  );
  await runOn(owner, 'select pg_reload_conf(), pg_sleep(0.2)');
  return { owner };
}
