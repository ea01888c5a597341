import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountClient, newEmail, staffClient } from '../support/account-client.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', NOW: '' });
});
afterAll(() => product.stop());

const signIn = (email: string, password: string) =>
  accountClient(product.url).signInWithPassword({ email, password });

const keptHash = async (email: string) => {
  const { rows } = await sql<{ hash: string }>`
    select encrypted_password as hash from auth.users where email = ${email}`.execute(
    product.database.owner,
  );
  return rows[0]?.hash;
};

const SCRYPT =
  '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=ou9tdYTGyYm8kuR6Dt0Bp0kDuAYoXrK16mbZO4yGwAn3oLspjnN0/c41v8xZnO1n14J3MjKj1b2g6AUCAlFwMw==$C0sHCg9ek77hsg==$zKVTMvnWVw5BBOZNUdnsalx4c4c7y/w7IS5p6Ut2+CfEFFlz37J9huyQfov4iizN8dbjvEJlM5tQaJP84+hfTw==';

describe('people brought over with a hash of their password', () => {
  test.each([
    ['bcrypt', 'rasmuslerdorf', '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq'],
    ['argon2i', 'test', '$argon2i$v=19$m=16,t=2,p=1$bGJRWThNOHJJTVBSdHl2dQ$NfEnUOuUpb7F2fQkgFUG4g'],
    [
      'argon2id',
      'test',
      '$argon2id$v=19$m=32,t=3,p=2$SFVpOWJ0eXhjRzVkdGN1RQ$RXnb8rh7LaDcn07xsssqqulZYXOM/EUCEFMVcAcyYVk',
    ],
    ['scrypt', 'mytestpassword', SCRYPT],
  ])(
    '%s: sign in with it, and are kept with our own from then on',
    async (_kind, password, hash) => {
      const email = newEmail();
      const staff = await staffClient(product);
      const made = await staff.createUser({ email, password_hash: hash, email_confirm: true });
      expect(made.error).toBeNull();
      expect(await keptHash(email)).toBe(hash);
      expect((await signIn(email, `${password}x`)).error?.code).toBe('invalid_credentials');
      expect((await signIn(email, password)).data.user?.email).toBe(email);
      expect(await keptHash(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await signIn(email, password)).error).toBeNull();
      expect((await signIn(email, `${password}x`)).error?.code).toBe('invalid_credentials');
    },
  );

  test.each([
    ['of no known kind', { password_hash: '$1$abc$def' }],
    ['that no sign-in could pay for', { password_hash: SCRYPT.replace('n=14', 'n=40') }],
    ['that no sign-in could pay for, of bcrypt', { password_hash: `$2a$31$${'a'.repeat(53)}` }],
    ['beside a password', { password_hash: SCRYPT, password: 'both at once' }],
  ])('a hash %s is refused, and makes no account', async (_name, given) => {
    const email = newEmail();
    const staff = await staffClient(product);
    const { error } = await staff.createUser({ email, ...given });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await keptHash(email)).toBeUndefined();
  });

  test('an account gets another hash, and its sessions end', async () => {
    const email = newEmail();
    const staff = await staffClient(product);
    const { data } = await staff.createUser({
      email,
      password: 'the first one',
      email_confirm: true,
    });
    const changed = await staff.updateUserById(data.user?.id ?? '', {
      password_hash: SCRYPT,
    } as object);
    expect(changed.error).toBeNull();
    expect((await signIn(email, 'the first one')).error?.code).toBe('invalid_credentials');
    expect((await signIn(email, 'mytestpassword')).error).toBeNull();
  });

  test('written by a seed in SQL, as this ecosystem writes them, sign in', async () => {
    const email = newEmail();
    const id = randomUUID();
    await sql`
      insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
        email_confirmed_at, recovery_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at, confirmation_token, email_change, email_change_token_new, recovery_token)
      values ('00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email},
        extensions.crypt('seeded password', extensions.gen_salt('bf')), now(), now(), now(),
        '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', '')`.execute(
      product.database.owner,
    );
    await sql`
      insert into auth.identities (id, user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
      values (gen_random_uuid(), ${id}, ${id}, ${JSON.stringify({ sub: id, email })}, 'email', now(), now(), now())`.execute(
      product.database.owner,
    );
    expect((await signIn(email, 'seeded passwort')).error?.code).toBe('invalid_credentials');
    const { data, error } = await signIn(email, 'seeded password');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email });
  });
});

test('until when somebody is shut out is told with their account', async () => {
  const staff = await staffClient(product);
  const made = await staff.createUser({ email: newEmail(), ban_duration: '24h' });
  expect(Date.parse(made.data.user?.banned_until ?? '')).toBeGreaterThan(Date.now());
  const lifted = await staff.updateUserById(made.data.user?.id ?? '', { ban_duration: 'none' });
  expect(lifted.data.user).not.toHaveProperty('banned_until');
});
