import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountClient,
  type Client,
  member,
  newEmail,
  staffClient,
} from '../support/account-client.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

let product: TestProduct;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-23T08:00:00Z');
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, { now: () => now });
});
afterAll(() => product.stop());

const isIn = async (email: string, password: string) =>
  (await accountClient(product.url).signInWithPassword({ email, password })).error === null;

describe('a password', () => {
  test.each([
    ['of words and accents', 'Éléphant, ça va ? Où ça 🙂'],
    ['of digits alone', '48205173996204'],
    ['of small letters alone', 'cactusbrouettelucarne'],
    ['with spaces around it', '  lucarne brouette  '],
    ['of 64 characters', 'lucarne-brouette'.repeat(4)],
    ['of 200 characters', 'lucarne-brouette-cac'.repeat(10)],
  ])('is whatever one likes, and exactly that: %s', async (_name, password) => {
    const { email } = await member(product, { password });
    expect(await isIn(email, password)).toBe(true);
    for (const other of [
      password.slice(0, -1),
      `${password} `,
      password.trim() === password ? password.toUpperCase() : password.trim(),
    ])
      if (other !== password) expect([other, await isIn(email, other)]).toEqual([other, false]);
  });

  test.each(['aaaaaaaaaa', 'azertyuiop', 'Prévenance2026', 'atelierlumiere1'])(
    'that anybody would guess is refused to who signs up and to who changes it: %s',
    async (password) => {
      const email = newEmail().replace(/@.*/, '@atelier-lumiere.example');
      const refused = { code: 'weak_password', reasons: ['pwned'] };
      const signedUp = await accountClient(product.url).signUp({ email, password });
      expect(signedUp.error).toMatchObject(refused);
      const { client } = await member(product, { email });
      expect((await client.updateUser({ password })).error).toMatchObject(refused);
    },
  );

  test('is good for years, until its owner changes it', async () => {
    const { email, password } = await member(product);
    const before = now;
    now = new Date(now.getTime() + 5 * YEAR_MS);
    expect(await isIn(email, password)).toBe(true);
    now = before;
  });
});

const sessionOf = async (client: Client) => {
  const { data } = await client.getSession();
  if (!data.session) throw new Error('Nobody is signed in');
  return data.session;
};

describe('what a session is shown by', () => {
  test('is new each time, of 256 random bits, and is in no row', async () => {
    const { email, password } = await member(product);
    const tokens = new Set<string>();
    const sessions = new Set<unknown>();
    for (let time = 0; time < 20; time += 1) {
      const client = accountClient(product.url);
      await client.signInWithPassword({ email, password });
      const { refresh_token: refresh, access_token: access } = await sessionOf(client);
      expect(Buffer.from(refresh, 'base64url')).toHaveLength(32);
      tokens.add(refresh);
      const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
      sessions.add(claims.session_id);
    }
    expect([tokens.size, sessions.size]).toEqual([20, 20]);
    const rows = await product.database.asService((tx) =>
      tx.selectFrom('auth.refresh_tokens').selectAll().execute(),
    );
    const kept = JSON.stringify(rows);
    for (const token of tokens) expect(kept).not.toContain(token);
  });

  test('before a second factor is worth nothing after it', async () => {
    const { client } = await member(product);
    const { refresh_token: before } = await sessionOf(client);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
    if (data?.type !== 'totp') throw new Error('No factor was made');
    const code = new TOTP({ secret: data.totp.secret, digits: 6, period: 30 }).generate({
      timestamp: now.getTime(),
    });
    const raised = await client.mfa.challengeAndVerify({ factorId: data.id, code });
    expect(raised.error).toBeNull();
    const answer = await fetch(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: before }),
    });
    expect(answer.status).toBe(400);
  });
});

test('whoever is banned is out everywhere at once, and comes in no more', async () => {
  const { client, id, email, password } = await member(product);
  const { access_token: access, refresh_token: refresh } = await sessionOf(client);
  const me = () =>
    fetch(`${product.url}/auth/v1/user`, { headers: { authorization: `Bearer ${access}` } });
  expect((await me()).status).toBe(200);
  const staff = await staffClient(product);
  expect((await staff.updateUserById(id, { ban_duration: '1h' })).error).toBeNull();
  await expect.poll(async () => (await me()).status).toBe(403);
  const renewed = await fetch(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refresh }),
  });
  expect(renewed.status).toBe(400);
  expect(await isIn(email, password)).toBe(false);
});

test('who signed in, when and on what session is kept in the log of accounts', async () => {
  const { client, id } = await member(product);
  await client.signOut();
  const entries = await product.database.asService((tx) =>
    tx
      .selectFrom('auth.audit_log_entries')
      .select(['action', 'created_at', 'session_id'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
  );
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['login', 'logout']));
  for (const { created_at: at } of entries) expect(at).toEqual(now);
  const login = entries.find(({ action }) => action === 'login');
  expect(login?.session_id).toMatch(/^[0-9a-f-]{36}$/);
});
