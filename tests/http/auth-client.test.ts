import { randomUUID } from 'node:crypto';
import {
  type AuthChangeEvent,
  AuthInvalidJwtError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountClient,
  brought,
  member,
  newEmail,
  PASSWORD,
  staffClient,
} from '../support/account-client.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  // The client measures time by the machine's clock.
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', NOW: '' });
});
afterAll(() => product.stop());

describe('without a password, the official client', () => {
  test('asks for a magic link, and the page it leads to signs in after a click', async () => {
    const email = newEmail();
    const client = accountClient(product.url);
    const asked = await client.signInWithOtp({
      email,
      options: { emailRedirectTo: `${product.url}/auth/callback?next=/dashboard` },
    });
    expect(asked.error).toBeNull();
    const { link } = await brought(product, email);
    expect(link.origin + link.pathname).toBe(`${product.url}/auth/callback`);
    expect(link.searchParams.get('next')).toBe('/dashboard');
    const { data, error } = await client.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'magiclink',
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  test('signs in with the six digits of the mail, once', async () => {
    const email = newEmail();
    const client = accountClient(product.url);
    await client.signInWithOtp({ email });
    const { code } = await brought(product, email);
    const first = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(first.data.session).not.toBeNull();
    const again = await accountClient(product.url).verifyOtp({ email, token: code, type: 'email' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('finishes a PKCE flow in the page that began it, and in no other', async () => {
    const email = newEmail();
    const client = accountClient(product.url, { flowType: 'pkce' });
    await client.signInWithOtp({ email });
    const { link } = await brought(product, email);
    expect(link.pathname).toBe('/auth/v1/verify');
    const response = await fetch(link, { redirect: 'manual' });
    expect(response.status).toBe(303);
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const stranger = accountClient(product.url, { flowType: 'pkce' });
    await stranger.signInWithOtp({ email: newEmail() });
    const stolen = await stranger.exchangeCodeForSession(code);
    expect(stolen.error).toMatchObject({ code: 'bad_code_verifier' });
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await fetch(link, { redirect: 'manual' });
    expect(again.headers.get('location')).toContain('error_code=otp_expired');
  });

  test('is not promised a message that no door leads to', async () => {
    const phone = '+33612345699';
    const { error } = await accountClient(product.url).signInWithOtp({
      phone,
      options: { channel: 'whatsapp' },
    });
    expect(error).toMatchObject({ code: 'sms_send_failed' });
  });

  test('signs in with a text message', async () => {
    const phone = `336${String(Math.random()).slice(2, 10)}`;
    const client = accountClient(product.url);
    expect((await client.signInWithOtp({ phone: `+${phone}` })).error).toBeNull();
    const { code } = await brought(product, `${phone}@texts.invalid`);
    const { data, error } = await client.verifyOtp({ phone, token: code, type: 'sms' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, app_metadata: { provider: 'phone' } });
  });
});

describe('with a password, the official client', () => {
  test.each(['email', 'phone'] as const)('signs up and in: %s', async (kind) => {
    const address = kind === 'email' ? newEmail() : `337${String(Math.random()).slice(2, 10)}`;
    const who = { [kind]: address } as { email: string };
    const client = accountClient(product.url);
    const signedUp = await client.signUp({ ...who, password: PASSWORD });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    const early = await client.signInWithPassword({ ...who, password: PASSWORD });
    expect(early.error).toMatchObject({ code: `${kind}_not_confirmed` });
    const { code } = await brought(
      product,
      kind === 'email' ? address : `${address}@texts.invalid`,
    );
    const proof = kind === 'email' ? ({ type: 'signup' } as const) : ({ type: 'sms' } as const);
    await client.verifyOtp({ ...who, token: code, ...proof } as never);
    const { data, error } = await client.signInWithPassword({ ...who, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ [kind]: address, id: signedUp.data.user?.id });
  });

  test('is refused wrong credentials, and a weak password with its reason', async () => {
    const { email } = await member(product);
    const client = accountClient(product.url);
    const wrong = await client.signInWithPassword({ email, password: 'not the password' });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    const weak = await client.signUp({ email: newEmail(), password: 'azerty' });
    expect(weak.error).toBeInstanceOf(AuthWeakPasswordError);
    expect(weak.error).toMatchObject({ reasons: ['length', 'pwned'], status: 422 });
    const none = await client.signInWithPassword({ password: PASSWORD } as never);
    expect(none.error?.message).toBe(
      'You must provide either an email or phone number and a password',
    );
  });

  test('resets it by mail: other devices are signed out and the owner is told', async () => {
    const { email, client: other } = await member(product);
    const client = accountClient(product.url);
    const events: AuthChangeEvent[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const asked = await client.resetPasswordForEmail(email, {
      redirectTo: `${product.url}/reset-password`,
    });
    expect(asked.error).toBeNull();
    const { link } = await brought(product, email);
    expect(link.pathname).toBe('/reset-password');
    const token = link.searchParams.get('token_hash') ?? '';
    const recovered = await client.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(recovered.error).toBeNull();
    const same = await client.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({ code: 'same_password' });
    expect((await client.updateUser({ password: 'un autre cheval' })).error).toBeNull();
    expect((await other.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    await product.mailTo(email, 'Your password has changed');
    expect(events).toEqual(expect.arrayContaining(['PASSWORD_RECOVERY', 'USER_UPDATED']));
    const again = await client.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(again.error).toMatchObject({ code: 'otp_expired' });
  });
});

describe('a session', () => {
  test('tells its events: known, signed in, refreshed, updated, signed out', async () => {
    const { email, password } = await member(product);
    const client = accountClient(product.url);
    const events: AuthChangeEvent[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await expect.poll(() => events).toEqual(['INITIAL_SESSION']);
    await client.signInWithPassword({ email, password });
    await client.refreshSession();
    await client.updateUser({ data: { nickname: 'Léa', gone: 1 } });
    const { data } = await client.updateUser({ data: { gone: null } });
    expect(data.user?.user_metadata).toEqual({ nickname: 'Léa' });
    await client.signOut();
    expect(events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'USER_UPDATED',
      'SIGNED_OUT',
    ]);
    expect((await client.getUser()).error?.message).toBe('Auth session missing!');
  });

  test('is verified by the key set alone, and a token that was changed is not', async () => {
    const { client, id } = await member(product);
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ sub: id, role: 'authenticated', aal: 'aal1' });
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const [head, body] = token.split('.');
    const forged = await client.getClaims(`${head}.${body}.${'A'.repeat(86)}`);
    expect(forged.error).toBeInstanceOf(AuthInvalidJwtError);
    expect(
      (await fetch(`${product.url}/auth/v1/.well-known/jwks.json`)).headers.get('cache-control'),
    ).toBe('public, max-age=600');
  });

  test.each([
    ['local', [true, false]],
    ['others', [false, true]],
    ['global', [true, true]],
  ] as const)('is ended by scope: %s', async (scope, [endsOwn, endsOther]) => {
    const { email, password } = await member(product);
    const clients = [accountClient(product.url), accountClient(product.url)];
    for (const client of clients) await client.signInWithPassword({ email, password });
    const tokens = await Promise.all(
      clients.map(async (client) => (await client.getSession()).data.session?.access_token ?? ''),
    );
    await clients[0]?.signOut({ scope });
    const isOver = (token: string) =>
      fetch(`${product.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } }).then(
        ({ status }) => status === 403,
      );
    expect(await Promise.all(tokens.map(isOver))).toEqual([endsOwn, endsOther]);
  });

  test.each([502, 503, 504])('is asked for again when the service answers %i', async (status) => {
    const { client } = await member(product);
    const session = (await client.getSession()).data.session;
    let asked = 0;
    const flaky = accountClient(product.url, {
      fetch: (...request) => {
        asked += 1;
        return asked === 1 ? Promise.resolve(new Response('', { status })) : fetch(...request);
      },
    });
    const { error } = await flaky.refreshSession({ refresh_token: session?.refresh_token ?? '' });
    expect(error).toBeNull();
    expect(asked).toBe(2);
    const gone = accountClient(product.url, {
      fetch: () => Promise.resolve(new Response('', { status })),
    });
    const { error: failed } = await gone.signInWithPassword({ email: 'a@b.fr', password: 'x' });
    expect(failed).toBeInstanceOf(AuthRetryableFetchError);
  });
});

describe('an address', () => {
  test('is changed when both sides agree, in whichever order', async () => {
    const { client, email } = await member(product);
    const next = newEmail();
    const { data, error } = await client.updateUser({ email: next });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: next });
    const [old, fresh] = [await brought(product, email), await brought(product, next)];
    const half = await client.verifyOtp({ email: next, token: fresh.code, type: 'email_change' });
    expect(half.error).toBeNull();
    expect(half.data.user).toBeNull();
    const whole = await client.verifyOtp({
      token_hash: old.link.searchParams.get('token_hash') ?? '',
      type: 'email_change',
    });
    expect(whole.data.user).toMatchObject({
      email: next,
      identities: [{ identity_data: { email: next, email_verified: true } }],
    });
  });

  test('of a telephone is added by a code that is sent to it', async () => {
    const { client } = await member(product);
    const phone = `338${String(Math.random()).slice(2, 10)}`;
    await client.updateUser({ phone });
    const { code } = await brought(product, `${phone}@texts.invalid`);
    const { data } = await client.verifyOtp({ phone, token: code, type: 'phone_change' });
    expect(data.user).toMatchObject({ phone, app_metadata: { providers: ['email', 'phone'] } });
  });

  test('that is awaited is written to again when asked', async () => {
    const email = newEmail();
    const client = accountClient(product.url);
    await client.signUp({ email, password: PASSWORD });
    const first = await brought(product, email);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    // Asked for again at once, the same mail leaves again: whichever is opened serves.
    const codes = async () =>
      (await product.mailbox.list())
        .filter(({ to }) => to?.some(({ address }) => address === email))
        .map(({ text }) => /^(\d{6})$/m.exec(text ?? '')?.[1]);
    await expect.poll(codes).toEqual([first.code, first.code]);
    const { data } = await client.verifyOtp({ email, token: first.code, type: 'signup' });
    expect(data.session).not.toBeNull();
  });
});

describe('staff, with the service key', () => {
  test('create, list, read, change, ban and delete accounts', async () => {
    const staff = await staffClient(product);
    const email = newEmail();
    const made = await staff.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      app_metadata: { staff: true },
    });
    const id = made.data.user?.id ?? '';
    expect(made.data.user).toMatchObject({
      email,
      app_metadata: { staff: true, provider: 'email' },
    });
    const listed = await staff.listUsers({ page: 1, perPage: 1 });
    expect(listed.data.users).toHaveLength(1);
    expect(listed.data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
    expect((await staff.getUserById(id)).data.user?.id).toBe(id);
    const changed = await staff.updateUserById(id, { user_metadata: { a: 1 }, ban_duration: '1h' });
    expect(changed.data.user?.user_metadata).toEqual({ a: 1 });
    const refused = await accountClient(product.url).signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(refused.error).toMatchObject({ code: 'user_banned' });
    await staff.updateUserById(id, { ban_duration: 'none' });
    const client = accountClient(product.url);
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await staff.deleteUser(id)).error).toBeNull();
    expect((await staff.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
  });

  test('page through accounts, and are told of a page that is none', async () => {
    const staff = await staffClient(product);
    const { data } = await staff.listUsers({ page: 1, perPage: 2 });
    expect(data.users).toHaveLength(2);
    for (const page of [-1, 0, 0.5]) {
      const { error } = await staff.listUsers({ page, perPage: 10 });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
  });

  test('soft deletion keeps the id and nothing of the person', async () => {
    const { id, email } = await member(product);
    const staff = await staffClient(product);
    await staff.deleteUser(id, true);
    const row = await product.database.asService((tx) =>
      tx.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    expect(row).toMatchObject({ email: null, phone: null, encrypted_password: null });
    expect(JSON.stringify(row)).not.toContain(email);
    expect((await staff.createUser({ email })).error).toBeNull();
  });

  test('invite by mail, and make links without one', async () => {
    const staff = await staffClient(product);
    const email = newEmail();
    const invited = await staff.inviteUserByEmail(email, { data: { team: 'Ventes' } });
    expect(invited.data.user).toMatchObject({ email, user_metadata: { team: 'Ventes' } });
    const { link } = await brought(product, email);
    const client = accountClient(product.url);
    const opened = await client.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'invite',
    });
    expect(opened.data.user?.email).toBe(email);

    const { data } = await staff.generateLink({ type: 'magiclink', email });
    expect(data.properties?.action_link).toMatch(/\/auth\/v1\/verify\?token=.+&type=magiclink/);
    const signedIn = await accountClient(product.url).verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type: 'magiclink',
    });
    expect(signedIn.data.user?.id).toBe(opened.data.user?.id);
  });

  test.each(['anon', 'authenticated', 'nobody'])('and nobody else: %s', async (who) => {
    const { client, id } = await member(product);
    const token = {
      anon: () => product.tokens.apiKey('anon'),
      authenticated: async () => (await client.getSession()).data.session?.access_token ?? '',
      nobody: async () => '',
    }[who];
    const headers = { authorization: `Bearer ${await token?.()}` };
    for (const [method, path] of [
      ['GET', 'admin/users'],
      ['POST', 'admin/users'],
      ['GET', `admin/users/${id}`],
      ['PUT', `admin/users/${id}`],
      ['DELETE', `admin/users/${id}`],
      ['GET', `admin/users/${id}/factors`],
      ['DELETE', `admin/users/${id}/factors/${randomUUID()}`],
      ['POST', 'admin/generate_link'],
      ['POST', 'invite'],
    ]) {
      const response = await fetch(`${product.url}/auth/v1/${path}`, {
        method,
        headers,
      } as RequestInit);
      expect([path, [401, 403]]).toEqual([path, expect.arrayContaining([response.status])]);
    }
  });
});

test('errors have the shape of the version that the client names', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${product.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
    });
  const today = await ask({ 'x-supabase-api-version': '2024-01-01' });
  expect(today.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await today.json()).toEqual({
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  expect(await (await ask({})).json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  });
});

test.each(['authorize', 'passkeys', 'unknown'])(
  'what is not served says so, in the client’s shape: %s',
  async (path) => {
    const response = await fetch(`${product.url}/auth/v1/${path}`, { method: 'POST' });
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({ error_code: 'provider_disabled' });
  },
);

test('the first requests of a process are answered though they come all at once', async () => {
  const fresh = await product.another();
  const clients = Array.from({ length: 20 }, () => accountClient(fresh.url));
  const answers = await Promise.all(
    clients.map((client) => client.signUp({ email: newEmail(), password: PASSWORD })),
  );
  expect(answers.map(({ error }) => error)).toEqual(clients.map(() => null));
  await fresh.stop();
});
