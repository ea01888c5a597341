import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOwnSession, readOwnAccount } from '#accounts/contract.ts';
import type { Contract, InputOf } from '#basics/contract.ts';
import { accountClient, type Client, member } from '../support/account-client.ts';
import { callOver } from '../support/running-product.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

// A page that was left open, or a session that was stolen last week, shuts its owner out of nothing; nor does
// who knows the password alone, by whichever door.

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
const TWO_HOURS = 2 * 3_600_000;
const NEXT_CODE = 31_000;

async function tokenOf(client: Client): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

const call = async <C extends Contract>(client: Client, contract: C, input: InputOf<C>) =>
  callOver(product.url, contract, input, 'fr', await tokenOf(client));

async function again({ email, password }: { email: string; password: string }) {
  const client = accountClient(product.url);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function begin(client: Client) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw error ?? new Error('No factor was made');
  const totp = new TOTP({ secret: data.totp.secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return { factorId: data.id, code: () => totp.generate({ timestamp: now.getTime() }) };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function show(client: Client, { factorId, code }: Begun): Promise<void> {
  later(NEXT_CODE);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: code() });
  if (error) throw error;
}

/** The official client passes over some refusals, so it is asked for without it. */
async function ask(client: Client, method: string, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${await tokenOf(client)}` };
  const answer = await fetch(`${product.url}/auth/v1/${path}`, { method, headers });
  const text = await answer.text();
  return answer.ok ? 'done' : (JSON.parse(text) as { error_code?: string }).error_code;
}

/** The session of somebody on another device, as their account shows it. */
async function otherOf(client: Client): Promise<string> {
  const { sessions } = await call(client, readOwnAccount, {});
  return sessions.find(({ isThisOne }) => !isThisOne)?.id ?? '';
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    async () => (await refusalOf(work)).code,
  );

describe('more than an hour after it proved who is there, a session', () => {
  test('sets no first factor, so it locks nobody out; a new sign-in does', async () => {
    const owner = await member(product);
    later(TWO_HOURS);
    // Renewing it proves nothing.
    await owner.client.refreshSession();
    const { error } = await owner.client.mfa.enroll({ factorType: 'totp' });
    expect(error?.code).toBe('recent_sign_in_needed');
    const fresh = await again(owner);
    await show(fresh, await begin(fresh));
  });

  test('does not end with one what it began in its first hour', async () => {
    const owner = await member(product);
    const begun = await begin(owner.client);
    later(TWO_HOURS);
    await owner.client.refreshSession();
    const { error } = await owner.client.mfa.challengeAndVerify({
      factorId: begun.factorId,
      code: begun.code(),
    });
    expect(error?.code).toBe('recent_sign_in_needed');
  });

  test('adds and removes no factor and no codes on paper, until a factor was shown again', async () => {
    const owner = await member(product);
    const own = await begin(owner.client);
    await show(owner.client, own);
    expect(await ask(owner.client, 'POST', 'factors/recovery-codes')).toBe('done');
    later(TWO_HOURS);
    await owner.client.refreshSession();
    const grave = [
      ['POST', 'factors/recovery-codes'],
      ['POST', 'factors/recovery-codes/regenerate'],
      ['DELETE', 'factors/recovery-codes'],
      ['DELETE', `factors/${own.factorId}`],
      ['POST', 'logout?scope=others'],
    ] as const;
    for (const [method, path] of grave)
      expect([path, await ask(owner.client, method, path)]).toEqual([
        path,
        'recent_sign_in_needed',
      ]);
    expect((await owner.client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(
      'recent_sign_in_needed',
    );
    await show(owner.client, own);
    expect(await ask(owner.client, 'POST', 'logout?scope=others')).toBe('done');
    expect(await ask(owner.client, 'DELETE', `factors/${own.factorId}`)).toBe('done');
  });

  test('puts no other device out, and itself whenever it likes', async () => {
    const owner = await member(product);
    const phone = await again(owner);
    later(TWO_HOURS);
    await owner.client.refreshSession();
    await phone.refreshSession();
    const sessionId = await otherOf(owner.client);
    const ending = call(owner.client, endOwnSession, { sessionId });
    expect(await outcome(ending)).toBe('forbidden');
    expect((await phone.getUser()).error).toBeNull();
    const own = await otherOf(phone);
    await call(owner.client, endOwnSession, { sessionId: own });
    expect((await owner.client.getUser()).error).not.toBeNull();
  });
});

test('who has the password alone puts no device out that has shown the second factor', async () => {
  const owner = await member(product);
  await show(owner.client, await begin(owner.client));
  const thief = await again(owner);
  const sessionId = await otherOf(thief);
  expect(await outcome(call(thief, endOwnSession, { sessionId }))).toBe('forbidden');
  expect((await owner.client.getUser()).error).toBeNull();
  const stolen = await otherOf(owner.client);
  expect(await outcome(call(owner.client, endOwnSession, { sessionId: stolen }))).toBe('done');
  expect((await thief.refreshSession()).error).not.toBeNull();
});
