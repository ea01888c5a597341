import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  base64url,
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase } from '../../../tests/support/postgres.ts';
import { createSigningKeys, readSigningKeys } from './signing-keys.ts';
import { createTokens, InvalidToken, type Tokens } from './tokens.ts';

const SECRET = 'a-secret-of-an-outside-suite-of-32-characters';
const DAY_MS = 24 * 3_600_000;

let database: Database;
let now: Date;
const clock = { now: () => now };
const issuer = () => 'https://prevenance.example/auth/v1';
const derive = (...parts: readonly string[]) => Buffer.from(parts.join());

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-11-23T08:00:00Z');
  await database.asService((tx) => tx.deleteFrom('auth.signing_keys').execute());
});

/** What another process of the product would have, with nothing in its memory. */
function aProcess(secret?: string) {
  const keys = createSigningKeys({ database, clock });
  return { keys, tokens: createTokens({ keys, clock, issuer, secret, derive }) };
}

const refusalOf = (tokens: Tokens, token: string) =>
  tokens.verify(token).then(
    () => 'believed',
    (error: unknown) => {
      if (error instanceof InvalidToken) return error.reason;
      throw error;
    },
  );

describe('a token of ours', () => {
  test('is believed by every process, and by whoever reads the key set', async () => {
    const here = aProcess();
    const there = aProcess();
    const token = await here.tokens.signAccess({ sub: 'somebody', role: 'authenticated' }, 900);
    const claims = { sub: 'somebody', role: 'authenticated', iss: issuer() };
    expect(await there.tokens.verify(token)).toMatchObject(claims);

    const keys = await there.keys.published();
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kid: decodeProtectedHeader(token).kid,
      },
    ]);
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), { currentDate: now });
    expect(payload).toMatchObject(claims);
  });

  test('is believed until its time is over, also when it was believed before', async () => {
    const { tokens } = aProcess();
    const token = await tokens.signAccess({ role: 'anon' }, 900);
    now = new Date(now.getTime() + 899_000);
    expect(await refusalOf(tokens, token)).toBe('believed');
    now = new Date(now.getTime() + 1_000);
    expect(await refusalOf(tokens, token)).toBe('expired');
    expect(await refusalOf(tokens, token)).toBe('expired');
  });

  test('is made with one key, however many processes start at once', async () => {
    const signed = await Promise.all(
      Array.from({ length: 20 }, () => aProcess().tokens.signAccess({ role: 'anon' }, 900)),
    );
    expect(new Set(signed.map((token) => decodeProtectedHeader(token).kid)).size).toBe(1);
  });
});

describe('a token is not believed', () => {
  test.each([
    ['no token at all', () => 'not-a-token'],
    ['longer than any of ours', () => `${'a'.repeat(9_000)}.b.c`],
    ['signed by nobody', unsigned],
    ['signed with a key of somebody else', signedByStranger],
    ['signed with our public key as a secret', signedWithPublicKey],
    ['signed with a secret that is not accepted', () => signedWithSecret(SECRET)],
    ['changed after it was signed', tampered],
  ])('%s', async (_name, make) => {
    const { tokens } = aProcess();
    expect(await refusalOf(tokens, await make())).toBe('invalid');
  });

  test('whose secret is not the one that is accepted', async () => {
    const { tokens } = aProcess(SECRET);
    expect(await refusalOf(tokens, await signedWithSecret(SECRET))).toBe('believed');
    expect(await refusalOf(tokens, await signedWithSecret(`${SECRET}?`))).toBe('invalid');
  });

  function unsigned() {
    const part = (value: object) => base64url.encode(JSON.stringify(value));
    return `${part({ alg: 'none', typ: 'JWT' })}.${part({ role: 'service_role' })}.`;
  }

  async function signedByStranger() {
    const { privateKey } = await generateKeyPair('ES256');
    const [key] = await aProcess().keys.published();
    return new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'ES256', kid: key?.kid ?? '' })
      .sign(privateKey);
  }

  async function signedWithPublicKey() {
    const [key] = await aProcess().keys.published();
    return new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' })
      .sign(new TextEncoder().encode(JSON.stringify(key)));
  }

  function signedWithSecret(secret: string) {
    return new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
  }

  async function tampered() {
    const token = await aProcess().tokens.signAccess({ role: 'anon' }, 900);
    const [head, , signature] = token.split('.');
    return `${head}.${base64url.encode(JSON.stringify({ role: 'service_role' }))}.${signature}`;
  }
});

describe('keys rotate', () => {
  test('with notice: the next key is published before it signs, and nobody is signed out', async () => {
    const { keys, tokens } = aProcess();
    const old = await tokens.signAccess({ role: 'anon' }, 900);
    await keys.rotate();
    expect(await keys.published()).toHaveLength(1);

    now = new Date(now.getTime() + 91 * DAY_MS);
    const stillOld = await tokens.signAccess({ role: 'anon' }, 900);
    await keys.rotate();
    await keys.rotate();
    expect(await keys.published()).toHaveLength(2);
    expect(decodeProtectedHeader(await tokens.signAccess({ role: 'anon' }, 900)).kid).toBe(
      decodeProtectedHeader(old).kid,
    );

    now = new Date(now.getTime() + 15 * 60_000);
    expect(decodeProtectedHeader(await tokens.signAccess({ role: 'anon' }, 900)).kid).not.toBe(
      decodeProtectedHeader(old).kid,
    );
    now = new Date(now.getTime() - 60_000);
    expect(await refusalOf(aProcess().tokens, stillOld)).toBe('believed');

    now = new Date(now.getTime() + 2 * DAY_MS);
    await keys.rotate();
    expect(await keys.published()).toHaveLength(1);
    expect(await refusalOf(aProcess().tokens, old)).toBe('invalid');
  });

  test('but an application’s key goes on', async () => {
    const { keys, tokens } = aProcess();
    const anon = await tokens.apiKey('anon');
    now = new Date(now.getTime() + 400 * DAY_MS);
    await keys.rotate();
    expect(await aProcess().tokens.verify(anon)).toMatchObject({ role: 'anon' });
    expect((await keys.published()).map(({ kid }) => kid)).not.toContain(
      decodeProtectedHeader(anon).kid,
    );
  });
});

test('keys of a file: the first signs, all verify, and the database has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-keys-'));
  const file = join(folder, 'keys.json');
  const pairs = await Promise.all(
    ['RS256', 'ES256'].map(async (alg) => {
      const { privateKey } = await generateKeyPair(alg, { extractable: true });
      return { ...(await exportJWK(privateKey)), alg, kid: alg, key_ops: ['sign', 'verify'] };
    }),
  );
  await writeFile(file, JSON.stringify(pairs));
  const keys = await readSigningKeys(file);
  await rm(folder, { recursive: true });
  const tokens = createTokens({ keys, clock, issuer, derive });

  const token = await tokens.signAccess({ role: 'anon' }, 900);
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: 'RS256' });
  expect(await tokens.verify(token)).toMatchObject({ role: 'anon' });
  const published = await keys.published();
  expect(published.map(({ kid }) => kid)).toEqual(['RS256', 'ES256']);
  for (const key of published) expect(key).not.toHaveProperty('d');
  const rows = await database.asService((tx) =>
    tx.selectFrom('auth.signing_keys').select('id').execute(),
  );
  expect(rows).toEqual([]);
});
