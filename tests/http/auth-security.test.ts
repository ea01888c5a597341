import fc from 'fast-check';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountClient,
  brought,
  type Client,
  member,
  newEmail,
  PASSWORD,
  staffClient,
} from '../support/account-client.ts';
import { runs } from '../support/nightly.ts';
import { networkNumber } from '../support/post-function.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const MINUTE = 60_000;

let product: TestProduct;
let now: Date;
/** The clock goes only where a test moves it. */
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
beforeAll(async () => {
  now = new Date();
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, { now: () => now });
});
afterAll(() => product.stop());

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${product.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const tokenOf = async (client: Client) =>
  (await client.getSession()).data.session?.access_token ?? '';

const sessionsOf = (userId: string) =>
  product.database.asService((tx) =>
    tx.selectFrom('auth.sessions').selectAll().where('user_id', '=', userId).execute(),
  );

describe('1. an address that has an account and one that has none', () => {
  const asks = {
    'sign-up': (email: string) => post('signup', { email, password: PASSWORD }),
    otp: (email: string) => post('otp', { email, create_user: true }),
    'otp without making an account': (email: string) => post('otp', { email, create_user: false }),
    recovery: (email: string) => post('recover', { email }),
    resend: (email: string) => post('resend', { type: 'signup', email }),
    'a wrong password': (email: string) =>
      post('token?grant_type=password', { email, password: 'not the password' }),
    'a wrong code': (email: string) => post('verify', { type: 'email', email, token: '000000' }),
  };

  test.each(Object.entries(asks))('are answered alike: %s', async (_name, ask) => {
    const shapes = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const [known, unknown] = [(await member(product)).email, newEmail()];
      for (const email of [known, unknown]) {
        for (let time = 0; time < 2; time += 1) shapes.add(await answerOf(await ask(email), email));
      }
    }
    expect([...shapes]).toHaveLength(1);
  });

  test('signing up twice tells as little as signing up once', async () => {
    const ids = async (email: string) =>
      Promise.all([1, 2].map(async () => (await (await asks['sign-up'](email)).json()).id));
    for (const email of [(await member(product)).email, newEmail()]) {
      const [first, second] = await ids(email);
      expect(second).toBe(first);
    }
  });

  /** Status and body, with what differs from one address to the next by its nature left out. */
  async function answerOf(response: Response, email: string): Promise<string> {
    const body = (await response.text())
      .replaceAll(email, '<address>')
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>');
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return JSON.stringify([response.status, headers, body]).replace(/"content-length":"\d+",?/, '');
  }
});

describe('2. a code', () => {
  test('is compared five times, however many guesses are made at once', async () => {
    const email = newEmail();
    await accountClient(product.url).signInWithOtp({ email });
    const { code } = await brought(product, email);
    const wrong = Array.from({ length: 60 }, (_, index) =>
      String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      wrong.map((token) => post('verify', { type: 'email', email, token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    const right = await post('verify', { type: 'email', email, token: code });
    expect(right.status).toBe(403);
    const row = await product.database.asService((tx) =>
      tx
        .selectFrom('auth.one_time_tokens')
        .select('attempts')
        .where('sent_to', '=', email)
        .execute(),
    );
    expect(row).toEqual([{ attempts: 5 }]);
  });

  test('and its link are over after ten minutes', async () => {
    const email = newEmail();
    await accountClient(product.url).signInWithOtp({ email });
    const { code, link } = await brought(product, email);
    later(10 * MINUTE);
    expect((await post('verify', { type: 'email', email, token: code })).status).toBe(403);
    const token = link.searchParams.get('token_hash');
    const byLink = await post('verify', { type: 'magiclink', token_hash: token });
    expect(await byLink.json()).toMatchObject({ error_code: 'otp_expired' });
  });

  test('is in no row of the database, nor is its link', async () => {
    const email = newEmail();
    await accountClient(product.url).signInWithOtp({ email });
    const { code, link } = await brought(product, email);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from auth.one_time_tokens t
      union all select payload::text from graphile_worker._private_jobs`.execute(
      product.database.owner,
    );
    const everything = rows.map(({ row }) => row).join('\n');
    expect(everything).toContain(email);
    expect(everything).not.toContain(link.searchParams.get('token_hash'));
    expect(everything).not.toContain(`"${code}"`);
  });
});

describe('3. machines that open links', () => {
  test.each(['implicit', 'pkce'] as const)(
    'sign nobody in and use nothing up; of 50 clicks at once one signs in: %s',
    async (flowType) => {
      const email = newEmail();
      const client = accountClient(product.url, { flowType });
      await client.signInWithOtp({ email });
      const { link } = await brought(product, email);
      const token = link.searchParams.get('token_hash') ?? link.searchParams.get('token') ?? '';
      const verifyUrl = `${product.url}/auth/v1/verify?token=${token}&type=magiclink`;
      for (let visit = 0; visit < 100; visit += 1) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers } = await fetch(verifyUrl, { method, redirect: 'manual' });
          expect([status, headers.get('set-cookie')]).toEqual([303, null]);
          expect(headers.get('location')).not.toContain('access_token');
        }
      }
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => post('verify', { type: 'magiclink', token_hash: token })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count
        from auth.sessions join auth.users on users.id = user_id
        where email = ${email}`.execute(product.database.owner);
      expect(rows).toEqual([{ count: 1 }]);
    },
  );
});

describe('4. a link leads to no other origin', () => {
  const HOSTILE = [
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example',
    'http://localhost@evil.example/',
    'https://evil.example#@localhost',
    ' https://evil.example',
    '\thttps://evil.example',
    'https://evil.example\r\nX: y',
    'https://localhost.evil.example',
    'https://evil。example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    'ftp://localhost/',
    '',
  ];

  test.each(HOSTILE)('by GET verify nor by mail: %j', async (asked) => {
    expect(await leadsTo(asked)).toBe(new URL(product.url).origin);
    const email = newEmail();
    await post(`otp?redirect_to=${encodeURIComponent(asked)}`, { email });
    expect((await brought(product, email)).link.origin).toBe(new URL(product.url).origin);
  });

  test('whatever is asked for', async () => {
    const piece = fc.constantFrom(
      ...HOSTILE,
      'http://',
      '//',
      '\\',
      '@',
      'evil.example',
      new URL(product.url).host,
      '..',
      '?',
      '#',
      '\u2028',
      '%0d%0a',
    );
    const address = fc.array(piece, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(address, async (asked) => {
        expect(await leadsTo(asked)).toBe(new URL(product.url).origin);
      }),
      { numRuns: runs(300, 80) },
    );
  });

  test('nor where the request’s headers say', async () => {
    const email = newEmail();
    await post(
      'otp',
      { email },
      { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    );
    expect((await brought(product, email)).link.origin).toBe(new URL(product.url).origin);
  });

  async function leadsTo(asked: string): Promise<string> {
    const query = new URLSearchParams({ token: 'none', type: 'magiclink', redirect_to: asked });
    const response = await fetch(`${product.url}/auth/v1/verify?${query}`, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '', 'https://relative.example').origin;
  }
});

describe('5. the first proof of a mailbox', () => {
  test('clears the password that a stranger had set', async () => {
    const email = newEmail();
    await post('signup', { email, password: 'the password of a stranger' });
    const { code } = await brought(product, email);
    const owner = accountClient(product.url);
    await owner.signInWithOtp({ email });
    const mine = await brought(product, email, [code]);
    expect(
      (await owner.verifyOtp({ email, token: mine.code, type: 'magiclink' })).error,
    ).toBeNull();
    const stranger = accountClient(product.url);
    const { error } = await stranger.signInWithPassword({
      email,
      password: 'the password of a stranger',
    });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  test('keeps neither of two passwords: whose was first is not known', async () => {
    const email = newEmail();
    await post('signup', { email, password: PASSWORD });
    const first = await brought(product, email);
    await post('signup', { email, password: 'the password of a stranger' });
    const { code } = await brought(product, email, [first.code]);
    const owner = accountClient(product.url);
    expect((await owner.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    for (const password of [PASSWORD, 'the password of a stranger']) {
      const { error } = await accountClient(product.url).signInWithPassword({ email, password });
      expect(error).toMatchObject({ code: 'invalid_credentials' });
    }
  });
});

describe('6. a refresh token', () => {
  const refresh = (token: string) =>
    post('token?grant_type=refresh_token', { refresh_token: token });
  const childOf = async (token: string) => {
    const response = await refresh(token);
    const body = (await response.json()) as { refresh_token: string; error_code?: string };
    return response.ok ? body.refresh_token : (body.error_code ?? '');
  };
  const refreshTokenOf = async (client: Client) =>
    (await client.getSession()).data.session?.refresh_token ?? '';

  test('gives 20 tabs that refresh at once the same next one, and nobody is signed out', async () => {
    const { client, id } = await member(product);
    let token = await refreshTokenOf(client);
    for (let round = 0; round < 3; round += 1) {
      const children = await Promise.all(Array.from({ length: 20 }, () => childOf(token)));
      expect(new Set(children).size).toBe(1);
      token = children[0] ?? '';
      later(20 * MINUTE);
    }
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  test('shown again later was stolen: the whole family ends', async () => {
    const { client, id } = await member(product);
    const token = await refreshTokenOf(client);
    const child = await childOf(token);
    later(11_000);
    expect(await childOf(token)).toBe('refresh_token_already_used');
    expect(await sessionsOf(id)).toEqual([]);
    expect(await childOf(child)).toBe('refresh_token_not_found');
    const access = await tokenOf(client);
    await expect
      .poll(async () => (await post('logout', {}, { authorization: `Bearer ${access}` })).status)
      .toBe(403);
  });

  test.each([
    ['idle for 7 days', 7, 7 * 24 * 60, false],
    ['used each day, after 30 days', 31, 24 * 60, false],
    ['of staff, after 12 hours', 2, 6 * 60, true],
  ])('is over %s', async (_name, steps, minutes, isStaff) => {
    const { client, id, email, password } = await member(product);
    if (isStaff) {
      await (await staffClient(product)).updateUserById(id, { app_metadata: { staff: true } });
      await client.signInWithPassword({ email, password });
    }
    let token = await refreshTokenOf(client);
    const outcomes: string[] = [];
    for (let step = 0; step < steps && token.length > 30; step += 1) {
      later(minutes * MINUTE);
      token = await childOf(token);
      outcomes.push(token);
    }
    expect(outcomes.at(-1)).toBe('session_expired');
  });
});

describe('7. a second factor', () => {
  async function enrolled() {
    const { client, email, password, id } = await member(product);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
    if (data?.type !== 'totp') throw new Error('No factor was made');
    const totp = new TOTP({ secret: data.totp.secret, algorithm: 'SHA1', digits: 6, period: 30 });
    const code = () => totp.generate({ timestamp: now.getTime() });
    const verified = await client.mfa.challengeAndVerify({ factorId: data.id, code: code() });
    expect(verified.error).toBeNull();
    return { client, email, password, id, factorId: data.id, qrCode: data.totp.qr_code, code };
  }

  test('raises the session, and its picture can be scanned', async () => {
    const { client, qrCode } = await enrolled();
    expect(decodeURIComponent(qrCode.slice(qrCode.indexOf(',') + 1))).toMatch(/^<svg/);
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  test('takes each step once, and five guesses a challenge', async () => {
    const { client, factorId, code } = await enrolled();
    const again = await client.mfa.challengeAndVerify({ factorId, code: code() });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
    later(31_000);
    const { data: challenge } = await client.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? '';
    for (let guess = 0; guess < 5; guess += 1) {
      await client.mfa.verify({ factorId, challengeId, code: '000000' });
    }
    const right = await client.mfa.verify({ factorId, challengeId, code: code() });
    expect(right.error).toMatchObject({ code: 'mfa_challenge_expired' });
    expect((await client.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
  });

  test('is not got around by mail: neither the password nor the factor changes without it', async () => {
    const { email, factorId } = await enrolled();
    const thief = accountClient(product.url);
    await thief.resetPasswordForEmail(email);
    const { code } = await brought(product, email);
    const recovered = await thief.verifyOtp({ email, token: code, type: 'recovery' });
    expect(recovered.error).toBeNull();
    const changed = await thief.updateUser({ password: 'the password of a thief' });
    expect(changed.error).toMatchObject({ code: 'insufficient_aal' });
    const removed = await thief.mfa.unenroll({ factorId });
    expect(removed.error).toMatchObject({ code: 'insufficient_aal' });
    const added = await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Autre' });
    expect(added.error).toMatchObject({ code: 'insufficient_aal' });
  });

  test('has ten recovery codes, each good once', async () => {
    const { client, email, password } = await enrolled();
    const token = await tokenOf(client);
    const withToken = { authorization: `Bearer ${token}` };
    const { codes } = (await (await post('factors/recovery-codes', {}, withToken)).json()) as {
      codes: string[];
    };
    expect(new Set(codes).size).toBe(10);
    const lost = accountClient(product.url, { experimental: { recoveryCodes: true } } as never);
    await lost.signInWithPassword({ email, password });
    const code = codes[3] ?? '';
    expect((await lost.mfa.recoveryCodes.verify({ code: code.toLowerCase() })).error).toBeNull();
    expect((await lost.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    const again = await lost.mfa.recoveryCodes.verify({ code });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
    expect((await lost.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    });
  });

  test('of somebody else is not found', async () => {
    const { factorId } = await enrolled();
    const { client } = await member(product);
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject({
      code: 'mfa_factor_not_found',
    });
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'mfa_factor_not_found',
    });
  });
});

describe('9. a password', () => {
  test('is not changed from a session that was left open, unless a code proves who is there', async () => {
    const { client, email } = await member(product);
    later(61 * MINUTE);
    await client.refreshSession();
    const refused = await client.updateUser({ password: 'un autre cheval' });
    expect(refused.error).toMatchObject({ code: 'reauthentication_needed' });
    await client.reauthenticate();
    const { code } = await brought(product, email);
    const wrong = await client.updateUser({ password: 'un autre cheval', nonce: '000000' });
    expect(wrong.error).toMatchObject({ code: 'reauthentication_not_valid' });
    const { error } = await client.updateUser({ password: 'un autre cheval', nonce: code });
    expect(error).toBeNull();
  });

  test('once changed, no link that was sent before signs in', async () => {
    const { client, email } = await member(product);
    await accountClient(product.url).signInWithOtp({ email });
    const { code } = await brought(product, email);
    expect((await client.updateUser({ password: 'un autre cheval' })).error).toBeNull();
    const late = await accountClient(product.url).verifyOtp({ email, token: code, type: 'email' });
    expect(late.error).toMatchObject({ code: 'otp_expired' });
  });

  test('is kept as argon2id', async () => {
    const { id } = await member(product);
    const row = await product.database.asService((tx) =>
      tx.selectFrom('auth.users').select('encrypted_password').where('id', '=', id).execute(),
    );
    expect(row[0]?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('8. limits, in the database', () => {
  let limited: TestProduct;
  beforeAll(async () => {
    limited = await startTestProduct({ TRUSTED_PROXIES: '1' });
  });
  afterAll(() => limited.stop());

  const ask = (path: string, body: unknown, network: number) =>
    fetch(`${limited.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': networkNumber(network) },
      body: JSON.stringify(body),
    });

  test('3 mails to an address in 15 minutes, also of 500 asked for at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => ask('otp', { email }, index * 256)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    const refused = answers.find(({ ok }) => !ok);
    expect(refused?.status).toBe(429);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await refused?.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  });

  test('10 wrong passwords for an account in 15 minutes, then not the right one either', async () => {
    const { email, password } = await member(limited);
    for (let guess = 0; guess < 10; guess += 1) {
      await ask('token?grant_type=password', { email, password: `wrong ${guess}` }, guess * 256);
    }
    const { status } = await ask('token?grant_type=password', { email, password }, 77_000);
    expect(status).toBe(429);
  });
});

test('1,000 hostile bodies are answered in shape, never with a fault of ours (seed 20261123)', async () => {
  const paths = [
    'signup',
    'otp',
    'recover',
    'resend',
    'verify',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
  ];
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'a@b.fr',
      '+33612345678',
      '\u0000',
      'signup',
      'email',
      'x'.repeat(5_000),
      '٣٣٣٣٣٣',
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const names = [
    'email',
    'phone',
    'password',
    'token',
    'token_hash',
    'type',
    'data',
    'refresh_token',
    'auth_code',
    'code_verifier',
    'code_challenge',
    'code_challenge_method',
    'create_user',
  ];
  const body = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, hostile) => {
      const response = await post(path, hostile);
      expect([path, hostile, response.status < 500]).toEqual([path, hostile, true]);
      if (!response.ok) expect(await response.json()).toHaveProperty('error_code');
    }),
    { numRuns: runs(1_000, 250), seed: 20_261_123 },
  );
});
