import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyPublic } from '#platform/database/empty-public.ts';
import { createLog } from '#platform/log.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

// biome-ignore lint/suspicious/noExplicitAny: a table that no type describes
type Client = SupabaseClient<any>;

const SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';

let backend: ServerProcess;
beforeAll(async () => {
  backend = await startServer(
    { AUTH_JWT_SECRET: SECRET, AUTH_AUTOCONFIRM: 'on', AUTH_MIN_PASSWORD_LENGTH: '6' },
    'src/app/backend-main.ts',
    ['--empty'],
  );
  await backend.sql(MIGRATION);
});
afterAll(() => backend.stop());

/** As somebody else's migrations are written: without a grant, with extensions by their plain names. */
const MIGRATION = `
create table products (id uuid primary key default extensions.uuid_generate_v4(),
  name text not null, owner uuid references auth.users default auth.uid());
alter table products enable row level security;
create policy "everybody reads" on products for select using (true);
create policy "mine" on products for insert to authenticated with check (owner = auth.uid());
create function slug_of(name text) returns text language sql volatile as
  $$ select lower(name) || '-' || left(uuid_generate_v4()::text, 4) $$;
alter publication supabase_realtime add table products;
create policy "files of all" on storage.objects for all using (bucket_id = 'mine');
`;

async function clientOf(role: 'anon' | 'service_role'): Promise<Client> {
  const key = await new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET));
  const client = createClient(backend.url, key, { auth: { persistSession: false } });
  onTestFinished(async () => void (await client.removeAllChannels()));
  return client;
}

test('an empty backend shows nothing of the product, and takes other people’s tables', async () => {
  const { rows } = await backend.sql(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  expect(rows).toEqual([{ relname: 'products' }]);
  const spec: { definitions: object; paths: object } = await (
    await fetch(`${backend.url}/rest/v1/`)
  ).json();
  expect(Object.keys(spec.definitions)).toEqual(['products']);
  expect(Object.keys(spec.paths)).toEqual(['/', '/products', '/rpc/slug_of']);
});

test('accounts, rows, files, functions and changes work on them', async () => {
  const client = await clientOf('anon');
  const email = `somebody-${Date.now()}@example.com`;
  const signedUp = await client.auth.signUp({ email, password: 'password123' });
  expect(signedUp.error).toBeNull();

  const heard: unknown[] = [];
  const state: unknown[] = [];
  client
    .channel('products')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'products' }, (change) =>
      heard.push(change.new),
    )
    .on('system', {}, (message) => state.push(message))
    .subscribe();
  await expect.poll(() => state).toMatchObject([{ status: 'ok' }]);

  const made = await client.from('products').insert({ name: 'Lamp' }).select().single();
  expect(made).toMatchObject({
    error: null,
    data: { name: 'Lamp', owner: signedUp.data.user?.id },
  });
  await expect.poll(() => heard).toEqual([made.data]);
  expect((await client.rpc('slug_of', { name: 'Lamp' })).data).toMatch(/^lamp-[0-9a-f]{4}$/);

  const staff = await clientOf('service_role');
  expect((await staff.storage.createBucket('mine')).error).toBeNull();
  expect((await staff.storage.listBuckets()).data?.map(({ name }) => name)).toEqual(['mine']);
  expect((await client.storage.from('mine').upload('a.txt', 'a')).error).toBeNull();
  const again = await client.auth.signInWithPassword({ email, password: 'wrong password' });
  expect(again.error?.code).toBe('invalid_credentials');
  expect(
    (await client.auth.signInWithPassword({ email, password: 'password123' })).error,
  ).toBeNull();
});

test('a database of the product is not emptied', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const emptied = emptyPublic({ owner: database.owner, log: createLog('silent') });
  await expect(emptied).rejects.toThrow(/holds the tables of the product/);
});
