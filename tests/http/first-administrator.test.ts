import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { allowFirstAdministrator } from '#accounts/server/allow-first-administrator.ts';
import { type Client, member, staffClient } from '../support/account-client.ts';
import { askToBeFirstAtOnce } from '../support/crowd.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
afterEach(() => product.stop());

async function tablesOf(client: Client): Promise<PostgrestClient> {
  const token = (await client.getSession()).data.session?.access_token;
  return new PostgrestClient(`${product.url}/rest/v1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** The calls of the specification; answers what came of the second. */
async function askToBeFirst({ client, id }: { client: Client; id: string }) {
  const tables = await tablesOf(client);
  const found = await tables.from('user_roles').select('*').eq('role', 'admin').limit(1);
  expect(found.error).toBeNull();
  const { status } = await tables.from('user_roles').insert({ user_id: id, role: 'admin' });
  return { seen: found.data?.length, status };
}

/** That many people with confirmed addresses, just signed in. */
async function crowd(size: number) {
  const ids = Array.from({ length: size }, () => randomUUID());
  const confirmed = { email_confirmed_at: new Date() };
  await product.database.asService((tx) =>
    tx
      .insertInto('auth.users')
      .values(ids.map((id) => ({ id, email: `${id}@example.com`, ...confirmed })))
      .execute(),
  );
  return Promise.all(
    ids.map(async (id) => ({
      id,
      key: await product.tokens.signAccess({ sub: id, role: 'authenticated' }, 900),
    })),
  );
}

const administrators = () =>
  product.database.asService((tx) => tx.selectFrom('user_roles').selectAll().execute());

describe('the first administrator', () => {
  test('is one of a hundred who ask at once', async () => {
    product = await startTestProduct();
    const statuses = await askToBeFirstAtOnce(product.url, await crowd(100));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(99);
    expect(await administrators()).toHaveLength(1);
  });

  test('is one in the life of the database: nobody follows one who left', async () => {
    product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
    const claire = await member(product);
    expect(await askToBeFirst(claire)).toEqual({ seen: 0, status: 201 });
    const karim = await member(product);
    expect(await askToBeFirst(karim)).toEqual({ seen: 1, status: 403 });
    await (await staffClient(product)).deleteUser(claire.id);
    expect(await administrators()).toEqual([]);
    expect(await askToBeFirst(karim)).toEqual({ seen: 0, status: 403 });
  });

  test('asks for nobody else, for no other role, and cannot take the role from others', async () => {
    product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
    const claire = await member(product);
    const karim = await member(product);
    const tables = await tablesOf(karim.client);
    const asks = [
      { user_id: claire.id, role: 'admin' },
      { user_id: randomUUID(), role: 'admin' },
      { user_id: karim.id, role: 'owner' },
    ];
    for (const row of asks) {
      const { error } = await tables.from('user_roles').insert(row);
      expect(error).not.toBeNull();
    }
    expect(await administrators()).toEqual([]);
    expect((await askToBeFirst(claire)).status).toBe(201);
    const changes = [
      tables.from('user_roles').delete().eq('role', 'admin'),
      tables.from('user_roles').update({ user_id: karim.id }).eq('role', 'admin'),
      tables.from('user_roles').upsert({ user_id: claire.id, role: 'admin' }),
    ];
    for (const change of changes) expect((await change).error).not.toBeNull();
    expect(await administrators()).toMatchObject([{ user_id: claire.id }]);
  });

  test('is still awaited where the operator has put somebody there who packs', async () => {
    product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
    const packer = await member(product);
    await sql`insert into public.user_roles (user_id, role) values (${packer.id}, 'packer')`.execute(
      product.database.owner,
    );
    expect((await askToBeFirst(await member(product))).status).toBe(201);
  });

  test('in production is the one whose confirmed address is configured', async () => {
    product = await startTestProduct({
      ...PRODUCTION,
      ADMIN_EMAIL: 'Direction@Prevenance.example',
    });
    const other = await member(product);
    expect((await askToBeFirst(other)).status).toBe(403);
    const chosen = await member(product, { email: 'direction@prevenance.example' });
    expect((await askToBeFirst(chosen)).status).toBe(201);
  });

  test('is the one whose address is configured, though NODE_ENV was forgotten', async () => {
    product = await startTestProduct({
      AUTH_RATE_LIMITS: 'off',
      ADMIN_EMAIL: 'direction@prevenance.example',
    });
    expect((await askToBeFirst(await member(product))).status).toBe(403);
    const chosen = await member(product, { email: 'direction@prevenance.example' });
    expect((await askToBeFirst(chosen)).status).toBe(201);
  });

  test('in production is nobody while no address is configured', async () => {
    product = await startTestProduct({
      ...PRODUCTION,
      ADMIN_EMAIL: 'direction@prevenance.example',
    });
    // The settings ask for one; the database does not depend on it.
    await allowFirstAdministrator(product.database, { isProduction: true, email: undefined });
    const holder = await member(product, { email: 'direction@prevenance.example' });
    for (const asking of [await member(product), holder]) {
      expect((await askToBeFirst(asking)).status).toBe(403);
    }
    expect(await administrators()).toEqual([]);
  });

  test('has short sessions from that moment on, and is marked as staff', async () => {
    product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
    const claire = await member(product);
    await askToBeFirst(claire);
    const sessions = await product.database.asService((tx) =>
      tx.selectFrom('auth.sessions').select(['created_at', 'not_after']).execute(),
    );
    for (const { created_at: from, not_after: until } of sessions) {
      expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(12 * 3_600_000 + 60_000);
    }
    const { data } = await claire.client.refreshSession();
    expect(data.user?.app_metadata.staff).toBe(true);
  });
});

const PRODUCTION = {
  NODE_ENV: 'production',
  NOW: '',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bonjour@prevenance.fr',
  PUBLIC_URL: 'https://prevenance.example',
};
