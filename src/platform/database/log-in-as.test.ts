import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { temporaryDataDir } from '../../../tests/support/database-process.ts';
import { createTestDatabase, runOn } from '../../../tests/support/postgres.ts';
import { logInAs } from './log-in-as.ts';
import { migrate } from './migrate.ts';
import { resolveServer } from './server.ts';

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

test('its password follows from the owner, the same in every process', async () => {
  const { owner } = inject('testServer');
  const [first, second] = await Promise.all([1, 2].map(() => logInAs('authenticator', owner)));
  expect(first).toEqual(second);
  expect(first?.password).toMatch(/^[\w-]{43}$/);
  expect(first?.password).not.toBe(owner.password);
});

test('on a server that asks for passwords it is set once, by whoever may', async () => {
  const owner = await serverThatAsksForPasswords();
  await runOn(owner, 'create role clerk login');
  const clerk = { ...owner, user: 'clerk' };
  await expect(logInAs('authenticator', clerk)).rejects.toThrow(
    /DATABASE_URL may not set the password/,
  );
  const logins = await Promise.all([1, 2, 3].map(() => logInAs('authenticator', owner)));
  for (const login of logins) await runOn(login, 'select 1');
  await expect(runOn({ ...logins[0], password: 'guess' }, 'select 1')).rejects.toThrow(/password/);
});

async function serverThatAsksForPasswords() {
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
  return owner;
}
