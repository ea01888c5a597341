import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountClient, type Client, member, staffClient } from '../support/account-client.ts';
import { SoftKey } from '../support/soft-key.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let now: Date;
beforeAll(async () => {
  now = new Date();
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, { now: () => now });
});
afterAll(() => product.stop());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

type Member = Awaited<ReturnType<typeof member>>;
type Answer = { readonly status: number; readonly body: Readonly<Record<string, never>> };

async function tokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? '';
}

async function ask(path: string, body: unknown, token?: string, method = 'POST'): Promise<Answer> {
  const response = await fetch(`${product.url}/auth/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && method !== 'DELETE' && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}

/** Somebody with a key that they have added, by the calls of the client package. */
async function keyed(): Promise<Member & { key: SoftKey; passkeyId: string }> {
  const owner = await member(product);
  const key = new SoftKey();
  const token = await tokenOf(owner.client);
  const begun = await owner.client.passkey.startRegistration();
  if (begun.error) throw begun.error;
  const { challenge_id: challengeId, options } = begun.data;
  const credential = key.make(options, product.url);
  const added = await ask(
    'passkeys/registration/verify',
    { challenge_id: challengeId, credential },
    token,
  );
  expect(added).toMatchObject({ status: 200 });
  return { ...owner, key, passkeyId: String(added.body.id) };
}

const asked = async (client = accountClient(product.url)) => {
  const { data, error } = await client.passkey.startAuthentication();
  if (error) throw error;
  return data;
};

/** What comes of signing in by this answer to that challenge. */
const enter = (challengeId: string, credential: unknown) =>
  ask('passkeys/authentication/verify', { challenge_id: challengeId, credential });

async function entered(key: SoftKey, how: { origin?: string; isUnlocked?: boolean } = {}) {
  const { challenge_id: id, options } = await asked();
  return enter(id, key.show(options, how.origin ?? product.url, how));
}

describe('a key that was added', () => {
  test('signs its owner in, at both steps at once', async () => {
    const { key, id, email } = await keyed();
    const { status, body } = await entered(key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id, email }, token_type: 'bearer' });
    const client = accountClient(product.url);
    const { access_token, refresh_token } = body as unknown as {
      access_token: string;
      refresh_token: string;
    };
    await client.setSession({ access_token, refresh_token });
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: 'passkey' }]);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test('is the second step of whoever signs in by a password', async () => {
    const { key, email, password, passkeyId } = await keyed();
    const client = accountClient(product.url);
    await client.signInWithPassword({ email, password });
    const level = async () => (await client.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const token = await tokenOf(client);
    expect(await ask('user', { password: 'un tout autre cheval' }, token, 'PUT')).toMatchObject({
      body: { code: 'insufficient_aal' },
    });
    const challenge = await ask(`factors/${passkeyId}/challenge`, {}, token);
    const { webauthn } = challenge.body as unknown as {
      webauthn: { type: string; credential_options: { publicKey: { challenge: string } } };
    };
    expect(webauthn).toMatchObject({
      type: 'request',
      credential_options: {
        publicKey: { allowCredentials: [{ id: key.id.toString('base64url') }] },
      },
    });
    const shown = key.show(webauthn.credential_options.publicKey, product.url);
    const raised = await ask(
      `factors/${passkeyId}/verify`,
      {
        challenge_id: challenge.body.id,
        webauthn: { type: 'request', credential_response: shown },
      },
      token,
    );
    expect(raised.status).toBe(200);
    const { user } = raised.body as unknown as { user: { factors: unknown } };
    expect(user.factors).toMatchObject([{ factor_type: 'webauthn', status: 'verified' }]);
    // Signed once, the challenge is over.
    const again = await ask(
      `factors/${passkeyId}/verify`,
      { challenge_id: challenge.body.id, webauthn: { credential_response: shown } },
      token,
    );
    expect(again.status).toBe(404);
  });

  test('is listed, named and removed by its owner alone, and by the service', async () => {
    const owner = await keyed();
    const other = await keyed();
    // Of the second level, which changes ask for.
    const token = String((await entered(owner.key)).body.access_token);
    const path = `passkeys/${owner.passkeyId}`;
    expect((await ask('passkeys', {}, token, 'GET')).body).toMatchObject([
      { id: owner.passkeyId, friendly_name: '', last_used_at: now.toISOString() },
    ]);
    const named = await ask(path, { friendly_name: 'Mon portable' }, token, 'PATCH');
    expect(named.body).toMatchObject({ friendly_name: 'Mon portable' });
    const thief = String((await entered(other.key)).body.access_token);
    for (const [method, body] of [
      ['PATCH', { friendly_name: 'À moi' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await ask(path, body, thief, method)).status).toBe(404);
      expect((await ask(path, body, undefined, method)).status).toBe(401);
      // The first step alone changes nothing of the second.
      expect((await ask(path, body, await tokenOf(owner.client), method)).status).toBe(403);
    }
    expect((await ask(`factors/${owner.passkeyId}/challenge`, {}, thief)).status).toBe(404);
    expect((await ask(path, undefined, token, 'DELETE')).status).toBe(204);
    expect((await entered(owner.key)).body).toMatchObject({
      code: 'webauthn_credential_not_found',
    });
    const service = await staffClient(product);
    const kept = await service.passkey.listPasskeys({ userId: other.id });
    expect(kept.data).toMatchObject([{ id: other.passkeyId }]);
    await service.passkey.deletePasskey({ userId: other.id, passkeyId: other.passkeyId });
    expect((await entered(other.key)).status).toBe(404);
  });
});

describe('a key opens nothing', () => {
  const REFUSED = 'webauthn_verification_failed';

  test('that answers a page of another site', async () => {
    const { key } = await keyed();
    const answer = await entered(key, { origin: 'https://prevenance.example.evil' });
    expect(answer.body).toMatchObject({ code: REFUSED });
  });

  test('that nobody has unlocked', async () => {
    const { key } = await keyed();
    expect((await entered(key, { isUnlocked: false })).body).toMatchObject({ code: REFUSED });
  });

  test('twice by one challenge, nor by one that is over, that is another’s, or that was never asked', async () => {
    const { key, passkeyId, client } = await keyed();
    const first = await asked();
    const shown = key.show(first.options, product.url);
    const answers = await Promise.all([1, 2, 3].map(() => enter(first.challenge_id, shown)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const second = await asked();
    expect(
      (await enter((await asked()).challenge_id, key.show(second.options, product.url))).body,
    ).toMatchObject({ code: REFUSED });
    const third = await asked();
    later(5 * 60_000);
    expect(
      (await enter(third.challenge_id, key.show(third.options, product.url))).body,
    ).toMatchObject({ code: 'webauthn_challenge_expired' });
    // Of a second step: it says nothing to who signs in.
    const { body } = await ask(`factors/${passkeyId}/challenge`, {}, await tokenOf(client));
    expect((await enter(String(body.id), shown)).status).toBe(422);
    for (const id of ['', 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await enter(id, shown)).status).toBe(422);
  });

  test('that is a copy: it counts behind the one that was copied', async () => {
    const { key } = await keyed();
    key.signed = 10;
    expect((await entered(key)).status).toBe(200);
    key.signed = 5;
    expect((await entered(key)).body).toMatchObject({ code: REFUSED });
  });

  test('that another account has, or another key shows under its name', async () => {
    const [{ key }, thief] = [await keyed(), await member(product)];
    const begun = await thief.client.passkey.startRegistration();
    const { challenge_id: id = '', options } = begun.data ?? {};
    if (!options) throw new Error('No options');
    const token = await tokenOf(thief.client);
    const add = (credential: unknown) =>
      ask('passkeys/registration/verify', { challenge_id: id, credential }, token);
    expect((await add(key.make(options, product.url))).body).toMatchObject({
      code: 'webauthn_credential_exists',
    });
    const forged = new SoftKey();
    Object.assign(forged, { id: key.id });
    expect((await entered(forged)).body).toMatchObject({ code: REFUSED });
    expect((await entered(key)).status).toBe(200);
  });

  test('of an account that is banned', async () => {
    const { key, id } = await keyed();
    await (await staffClient(product)).updateUserById(id, { ban_duration: '1h' });
    expect((await entered(key)).body).toMatchObject({ code: 'user_banned' });
  });
});

describe('whoever stole a session', () => {
  test('adds no key once one counts, nor an hour after signing in', async () => {
    const { email, password } = await keyed();
    const thief = accountClient(product.url);
    await thief.signInWithPassword({ email, password });
    expect((await thief.passkey.startRegistration()).error?.code).toBe('insufficient_aal');
    const idle = await member(product);
    later(61 * 60_000);
    await idle.client.refreshSession();
    expect((await idle.client.passkey.startRegistration()).error?.code).toBe(
      'recent_sign_in_needed',
    );
  });

  test('is signed out as soon as a key of the owner counts', async () => {
    const owner = await member(product);
    const thief = accountClient(product.url);
    await thief.signInWithPassword(owner);
    const begun = await owner.client.passkey.startRegistration();
    const { challenge_id: id = '', options } = begun.data ?? {};
    if (!options) throw new Error('No options');
    const credential = new SoftKey().make(options, product.url);
    const token = await tokenOf(owner.client);
    await ask('passkeys/registration/verify', { challenge_id: id, credential }, token);
    expect((await thief.refreshSession()).error).not.toBeNull();
    expect((await owner.client.refreshSession()).error).toBeNull();
  });
});

test('malformed answers are refused in words, and keep nothing', async () => {
  const { challenge_id: id } = await asked();
  const hollow = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '' } };
  for (const credential of [undefined, null, {}, 'x', { ...hollow, type: 'password' }])
    expect((await enter(id, credential)).status).toBe(400);
  expect((await enter(id, hollow)).body).toMatchObject({ code: 'webauthn_credential_not_found' });
  const { client } = await keyed();
  const token = await tokenOf(client);
  for (const body of [{}, { challenge_id: id }, { challenge_id: id, credential: hollow }])
    expect((await ask('passkeys/registration/verify', body, token)).status).toBeGreaterThan(399);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from auth.mfa_factors where status = 'verified' and credential_id is null and factor_type = 'webauthn'`.execute(
    product.database.owner,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
