import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heard, subscribed } from '../support/page.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// The whole client as suites outside the project use it: keys of their own, accounts that need no
// mail, simple passwords, a table of theirs, their own policies on topics and files.

// biome-ignore lint/suspicious/noExplicitAny: a table that no type describes
type Client = SupabaseClient<any>;

const SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';
const PASSWORD = 'password123';

let product: TestProduct;
let anonKey: string;
let serviceKey: string;
beforeAll(async () => {
  product = await startTestProduct({
    NOW: '',
    AUTH_JWT_SECRET: SECRET,
    AUTH_AUTOCONFIRM: 'on',
    AUTH_MIN_PASSWORD_LENGTH: '6',
    AUTH_RATE_LIMITS: 'off',
    REALTIME_PUBLIC_TOPICS: 'on',
  });
  [anonKey, serviceKey] = await Promise.all([
    keyOf({ role: 'anon' }),
    keyOf({ role: 'service_role' }),
  ]);
  await sql`
    create table public.tasks (id uuid default gen_random_uuid() primary key, task text not null,
      is_complete boolean default false not null,
      user_id uuid references auth.users (id) on delete cascade);
    alter table public.tasks enable row level security;
    grant select, insert, update, delete on public.tasks to anon, authenticated, service_role;
    create policy own on public.tasks for all using (user_id is null or auth.uid() = user_id)
      with check (true);
    create policy listen on realtime.messages for select to authenticated
      using (realtime.topic() like '%channel%');
    create policy speak on realtime.messages for insert to authenticated
      with check (realtime.topic() like '%channel%');
    insert into storage.buckets (id, name, public) values ('test-bucket', 'test-bucket', false)
      on conflict (id) do nothing;
    create policy "test-bucket public access" on storage.objects for all
      using (bucket_id = 'test-bucket')`.execute(product.database.owner);
});
afterAll(() => product.stop());

function keyOf(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT({ iss: 'demo', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET));
}

const clientWith = (key: string, options = {}): Client => createClient(product.url, key, options);

let accounts = 0;
async function newcomer(client: Client): Promise<{ email: string; id: string }> {
  accounts += 1;
  const email = `test-${accounts}-${Date.now()}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.session).not.toBeNull();
  return { email, id: data.user?.id ?? '' };
}

test('a visitor makes, reads and deletes a row', async () => {
  const client = clientWith(anonKey);
  const made = await client.from('tasks').insert({ task: 'one' }).select().single();
  expect(made.error).toBeNull();
  expect(made.data).toMatchObject({ task: 'one', is_complete: false });
  expect((await client.from('tasks').delete().eq('id', made.data.id)).error).toBeNull();
  const gone = await client.from('tasks').select('*').eq('id', made.data.id).single();
  expect([gone.data, gone.error?.code]).toEqual([null, 'PGRST116']);
});

test('two accounts see each their own rows', async () => {
  const [one, other] = [clientWith(anonKey), clientWith(anonKey)];
  const { id, email } = await newcomer(one);
  await newcomer(other);
  const mine = await one.from('tasks').insert({ task: 'mine', user_id: id }).select().single();
  const seen = await other.from('tasks').select('*').eq('id', mine.data.id).single();
  expect(seen.error).not.toBeNull();
  await one.auth.signOut();
  expect(
    (await one.auth.signInWithPassword({ email, password: 'wrongpassword' })).error,
  ).not.toBeNull();
  expect((await one.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  expect((await one.auth.getUser()).data.user?.email).toBe(email);
  const changed = await one
    .from('tasks')
    .update({ task: 'changed' })
    .eq('id', mine.data.id)
    .select()
    .single();
  expect(changed.data.task).toBe('changed');
});

describe.each(['1.0.0', '2.0.0'] as const)('with frames of version %s', (vsn) => {
  test('somebody signed in hears what they say on a private topic', async () => {
    const client = clientWith(anonKey, { realtime: { heartbeatIntervalMs: 500, vsn } });
    await newcomer(client);
    const channel = client.channel(`channel-${vsn}`, {
      config: { broadcast: { self: true }, private: true },
    });
    const messages = heard(channel);
    expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', reason: undefined });
    await channel.send({ type: 'broadcast', event: 'test-event', payload: { message: 'test' } });
    await expect
      .poll(() => messages)
      .toEqual([{ event: 'test-event', payload: { message: 'test' } }]);
    expect(client.realtime.getChannels()).toHaveLength(1);
    await client.removeAllChannels();
  });
});

test('a token of the suite’s own making joins a public topic', async () => {
  const token = await keyOf({ role: 'anon', sub: '1234567890' });
  const client = clientWith(anonKey, { accessToken: () => Promise.resolve(token) });
  expect((await subscribed(client.channel('test-channel'))).status).toBe('SUBSCRIBED');
  expect(client.realtime.accessTokenValue).toBe(token);
  await client.removeAllChannels();
});

test.each([
  ['the service', () => serviceKey],
  ['a visitor whom a policy lets in', () => anonKey],
])('%s keeps, lists and deletes a file', async (_name, key) => {
  const files = clientWith(key()).storage.from('test-bucket');
  const content = new Blob(['Hello'], { type: 'text/plain' });
  expect((await files.upload('test-file.txt', content, { upsert: true })).error).toBeNull();
  expect((await files.list()).data?.map(({ name }) => name)).toContain('test-file.txt');
  expect((await files.remove(['test-file.txt'])).error).toBeNull();
});
