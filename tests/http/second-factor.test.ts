import { createHmac } from 'node:crypto';
import { hashRawSync } from '@node-rs/argon2';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOwnAccount, exportOwnData } from '#accounts/contract.ts';
import {
  accountClient,
  brought,
  type Client,
  member,
  newEmail,
} from '../support/account-client.ts';
import { callOver } from '../support/running-product.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// Somebody has stolen a first-step session, or the password; the owner turns the second step on.

let product: TestProduct;
let now: Date;
beforeAll(async () => {
  now = new Date();
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, { now: () => now });
});
afterAll(() => product.stop());

/** The next code of an application is shown half a minute later. */
const later = (ms = 31_000) => {
  now = new Date(now.getTime() + ms);
};

async function begin(client: Client, name: string) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (data?.type !== 'totp') throw error ?? new Error('No factor was made');
  const totp = new TOTP({ secret: data.totp.secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return { factorId: data.id, code: () => totp.generate({ timestamp: now.getTime() }) };
}

type Begun = Awaited<ReturnType<typeof begin>>;

const show = async (client: Client, { factorId, code }: Begun) => {
  later();
  return (await client.mfa.challengeAndVerify({ factorId, code: code() })).error?.code ?? 'shown';
};

/** A thief has what the owner has, but the telephone; both sign in. */
async function robbed() {
  const owner = await member(product);
  const thief = accountClient(product.url);
  await thief.signInWithPassword(owner);
  return { owner, thief };
}

const again = async ({ email, password }: { email: string; password: string }) => {
  const client = accountClient(product.url);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
};

const levelOf = async (client: Client) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

describe('a session of the first step that was stolen before', () => {
  test('ends at the moment at which the owner’s factor counts, and with it what it began', async () => {
    const { owner, thief } = await robbed();
    const stolen = await begin(thief, 'Of the thief');
    const challenge = await thief.mfa.challenge({ factorId: stolen.factorId });
    expect(await show(owner.client, await begin(owner.client, 'Own'))).toBe('shown');
    later();
    const { error } = await thief.mfa.verify({
      factorId: stolen.factorId,
      challengeId: challenge.data?.id ?? '',
      code: stolen.code(),
    });
    expect(error).not.toBeNull();
    expect((await thief.refreshSession()).error).not.toBeNull();
    expect((await thief.getUser()).error).not.toBeNull();
    const { data } = await owner.client.mfa.listFactors();
    expect(data?.all.map(({ friendly_name: name }) => name)).toEqual(['Own']);
  });

  test('cannot be first with two factors that are verified at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, thief } = await robbed();
      const [mine, stolen] = [await begin(owner.client, 'Own'), await begin(thief, 'Other')];
      const outcomes = await Promise.all([
        owner.client.mfa.challengeAndVerify({ factorId: mine.factorId, code: mine.code() }),
        thief.mfa.challengeAndVerify({ factorId: stolen.factorId, code: stolen.code() }),
      ]);
      expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
      const { rows } = await product.database.ownerPool.query(
        `select (select count(*) from auth.mfa_factors where user_id = $1)::int as factors,
          (select count(*) from auth.sessions where user_id = $1)::int as sessions`,
        [owner.id],
      );
      expect(rows).toEqual([{ factors: 1, sessions: 1 }]);
    }
  });
});

describe('a session of the first step, once a factor counts', () => {
  async function guarded() {
    const owner = await member(product);
    const own = await begin(owner.client, 'Own');
    await show(owner.client, own);
    return { owner, own, thief: await again(owner) };
  }

  test('begins, verifies and removes none', async () => {
    const { owner, own, thief } = await guarded();
    const second = await begin(owner.client, 'Tablet');
    const refused = [
      (await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'x' })).error,
      (await thief.mfa.challenge({ factorId: second.factorId })).error,
      (await thief.mfa.challengeAndVerify({ factorId: second.factorId, code: second.code() }))
        .error,
      (await thief.mfa.unenroll({ factorId: own.factorId })).error,
      (await thief.mfa.unenroll({ factorId: second.factorId })).error,
    ];
    expect(refused.map((error) => error?.code)).toEqual(Array(5).fill('insufficient_aal'));
    expect(await levelOf(thief)).toBe('aal1');
    expect(await show(owner.client, second)).toBe('shown');
    const { data } = await owner.client.mfa.listFactors();
    expect(data?.totp).toHaveLength(2);
  });

  test('changes neither password, nor address, nor recovery codes, nor takes or erases what is kept', async () => {
    const { owner, thief } = await guarded();
    for (const change of [
      { password: 'un tout autre cheval' },
      { email: newEmail() },
      { phone: `336${String(Math.random()).slice(2, 10)}` },
    ]) {
      expect((await thief.updateUser(change)).error?.code).toBe('insufficient_aal');
    }
    const token = (await thief.getSession()).data.session?.access_token;
    const headers = { authorization: `Bearer ${token}` };
    for (const [method, path] of [
      ['POST', 'factors/recovery-codes'],
      ['POST', 'factors/recovery-codes/regenerate'],
      ['DELETE', 'factors/recovery-codes'],
    ] as const) {
      const answer = await fetch(`${product.url}/auth/v1/${path}`, { method, headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const { email } = owner;
    // Asked one after the other: a refusal that nobody awaits yet would end the run.
    const refused = { code: 'forbidden' };
    await expect(callOver(product.url, exportOwnData, {}, 'fr', token)).rejects.toMatchObject(
      refused,
    );
    await expect(
      callOver(product.url, eraseOwnAccount, { email }, 'fr', token),
    ).rejects.toMatchObject(refused);
  });

  test('is not raised by the mailbox: a link or a new password leaves it where it is', async () => {
    const { owner, own } = await guarded();
    const client = accountClient(product.url);
    await client.resetPasswordForEmail(owner.email);
    const { link } = await brought(product, owner.email);
    const token_hash = link.searchParams.get('token_hash') ?? '';
    await client.verifyOtp({ token_hash, type: 'recovery' });
    expect(await levelOf(client)).toBe('aal1');
    expect((await client.updateUser({ password: 'un tout autre cheval' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect(await show(client, own)).toBe('shown');
    expect((await client.updateUser({ password: 'un tout autre cheval' })).error).toBeNull();
  });

  test('of somebody who is just signing in elsewhere does not end others that are', async () => {
    const { owner, own, thief: laptop } = await guarded();
    const tablet = await again(owner);
    expect(await show(laptop, own)).toBe('shown');
    expect(await show(tablet, own)).toBe('shown');
    expect(await levelOf(laptop)).toBe('aal2');
  });

  test('ends when one more factor counts, which only the second step can add', async () => {
    const { owner, thief } = await guarded();
    expect(await show(owner.client, await begin(owner.client, 'Tablet'))).toBe('shown');
    expect((await thief.refreshSession()).error).not.toBeNull();
    expect((await owner.client.refreshSession()).error).toBeNull();
  });
});

test('who has the first step alone ends no session but their own', async () => {
  const { owner } = await robbed();
  expect(await show(owner.client, await begin(owner.client, 'Téléphone'))).toBe('shown');
  const thief = await again(owner);
  // The client passes over the refusal, so it is asked for without it.
  const token = (await thief.getSession()).data.session?.access_token;
  const answer = await fetch(`${product.url}/auth/v1/logout?scope=others`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(403);
  expect((await owner.client.getUser()).error).toBeNull();
  await thief.signOut({ scope: 'global' });
  expect((await thief.getSession()).data.session).toBeNull();
  expect((await owner.client.getUser()).error).toBeNull();
  await owner.client.signOut({ scope: 'global' });
  expect((await owner.client.getSession()).data.session).toBeNull();
});

describe('codes on paper', () => {
  async function withCodes() {
    const owner = await member(product);
    await show(owner.client, await begin(owner.client, 'Own'));
    const token = (await owner.client.getSession()).data.session?.access_token;
    const answer = await fetch(`${product.url}/auth/v1/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { id, codes } = (await answer.json()) as { id: string; codes: string[] };
    const { rows } = await product.database.ownerPool.query<{ value: Buffer }>(
      `select value from auth.secrets where name = 'recovery-codes'`,
    );
    const keyed = (code: string) =>
      createHmac('sha256', rows[0]?.value ?? '')
        .update(`${owner.id}\0${code.replace('-', '')}`)
        .digest();
    return { owner, setId: id, codes, keyed };
  }

  const kept = async (userId: string) =>
    (
      await product.database.ownerPool.query<{ code_hash: Buffer }>(
        'select code_hash from auth.recovery_codes where user_id = $1',
        [userId],
      )
    ).rows.map((row) => row.code_hash.toString('hex'));

  test('are kept as slow hashes with a salt of their set, as passwords are', async () => {
    const { owner, setId, codes, keyed } = await withCodes();
    const salt = Buffer.from(setId.replaceAll('-', ''), 'hex');
    const slow = codes.map((code) =>
      hashRawSync(keyed(code), { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt }),
    );
    expect((await kept(owner.id)).toSorted()).toEqual(
      slow.map((hash) => hash.toString('hex')).toSorted(),
    );
  });

  test('that were made before are good once too', async () => {
    const { owner, codes, keyed } = await withCodes();
    const [code = ''] = codes;
    await product.database.ownerPool.query('delete from auth.recovery_codes where user_id = $1', [
      owner.id,
    ]);
    await product.database.ownerPool.query(
      `insert into auth.recovery_codes (user_id, code_hash, set_id, created_at)
        values ($1, $2, gen_random_uuid(), now())`,
      [owner.id, keyed(code)],
    );
    const lost = await again(owner);
    const token = (await lost.getSession()).data.session?.access_token;
    const typeIt = () =>
      fetch(`${product.url}/auth/v1/factors/recovery-codes/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      });
    expect((await typeIt()).status).toBe(200);
    expect(await (await typeIt()).json()).toMatchObject({ error_code: 'mfa_verification_failed' });
  });
});
