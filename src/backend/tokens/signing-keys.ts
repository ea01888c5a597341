import { readFile } from 'node:fs/promises';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';

type Key = Awaited<ReturnType<typeof importJWK>>;

/** A key pair that signs tokens, or signed some that may still be shown. */
export type SigningKey = {
  readonly id: string;
  readonly purpose: 'session' | 'api';
  readonly algorithm: string;
  readonly privateKey: Key;
  readonly publicKey: Key;
  readonly publicJwk: JWK;
  readonly signsFrom: Date;
};

export type SigningKeys = {
  /** The key that signs now. */
  current(purpose: SigningKey['purpose']): Promise<SigningKey>;
  /** The key of this id, asking the database again when another process may have made it. */
  find(id: string): Promise<SigningKey | undefined>;
  /** Public keys of sessions, as `/auth/v1/.well-known/jwks.json` shows them. */
  published(): Promise<JWK[]>;
  /** Makes the next session key when the present one is old, and forgets those out of use. */
  rotate(): Promise<void>;
};

type Deps = { readonly database: Database; readonly clock: Clock };

const ALGORITHM = 'ES256';
const MINUTE_MS = 60_000;
/** Well within the notice that a new key gives, so that no process misses it. */
const KEPT_MS = 5 * MINUTE_MS;
/** Clients keep the key set for ten minutes. */
const NOTICE_MS = 15 * MINUTE_MS;
const ROTATES_AFTER_MS = 90 * 24 * 60 * MINUTE_MS;
/** Longer than any token of a session lives. */
const FORGOTTEN_AFTER_MS = 24 * 60 * MINUTE_MS;
/** A stranger's made-up key ids must not become one query each. */
const SEARCH_PAUSE_MS = 1_000;

/** Keys of the database: every process of the product signs and verifies with the same ones. */
export function createSigningKeys(deps: Deps): SigningKeys {
  let kept: Promise<SigningKey[]> | undefined;
  let readAt = 0;

  function keys(): Promise<SigningKey[]> {
    const now = Date.now();
    if (kept && now - readAt < KEPT_MS) return kept;
    readAt = now;
    kept = readKeys(deps).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  }

  async function current(purpose: SigningKey['purpose']): Promise<SigningKey> {
    const found = signing(await keys(), purpose, deps.clock.now());
    if (found) return found;
    await makeFirst(deps, purpose);
    kept = undefined;
    const made = signing(await keys(), purpose, deps.clock.now());
    if (!made) throw new Error(`No key signs '${purpose}' tokens`);
    return made;
  }

  return {
    current,
    async find(id) {
      const found = (await keys()).find((key) => key.id === id);
      if (found || Date.now() - readAt < SEARCH_PAUSE_MS) return found;
      kept = undefined;
      return (await keys()).find((key) => key.id === id);
    },
    async published() {
      await current('session');
      return (await keys())
        .filter(({ purpose }) => purpose === 'session')
        .map(({ publicJwk }) => publicJwk);
    },
    async rotate() {
      await makeNext(deps);
      kept = undefined;
    },
  };
}

const keyFile = z
  .array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() }))
  .min(1);

/**
 * Keys of a file: a JSON array of private JWKs, of which the first signs and all verify.
 * @throws Error when the file is not that.
 */
export async function readSigningKeys(path: string): Promise<SigningKeys> {
  const jwks = keyFile.parse(JSON.parse(await readFile(path, 'utf8')));
  const keys = await Promise.all(
    jwks.map((jwk) => openKey(jwk as JWK & { kid: string; alg: string }, 'session', new Date(0))),
  );
  return {
    current: async () => keys[0] as SigningKey,
    find: async (id) => keys.find((key) => key.id === id),
    published: async () => keys.map(({ publicJwk }) => publicJwk),
    rotate: async () => undefined,
  };
}

/** Of the keys whose time has come, the newest. */
function signing(
  keys: readonly SigningKey[],
  purpose: SigningKey['purpose'],
  now: Date,
): SigningKey | undefined {
  return keys.filter((key) => key.purpose === purpose && key.signsFrom <= now).at(-1);
}

async function readKeys({ database }: Deps): Promise<SigningKey[]> {
  // Keys are nobody's to read: the service signs.
  const rows = await database.asService((tx) =>
    tx
      .selectFrom('auth.signing_keys')
      .select(['id', 'purpose', 'private_jwk', 'signs_from'])
      .orderBy('signs_from')
      .orderBy('id')
      .execute(),
  );
  return Promise.all(
    rows.map((row) =>
      openKey(
        { ...(row.private_jwk as JWK), kid: row.id, alg: ALGORITHM },
        row.purpose === 'api' ? 'api' : 'session',
        row.signs_from,
      ),
    ),
  );
}

async function openKey(
  jwk: JWK & { kid: string; alg: string },
  purpose: SigningKey['purpose'],
  signsFrom: Date,
): Promise<SigningKey> {
  const { kid, alg } = jwk;
  const publicJwk: JWK = { ...publicPart(jwk), kid, alg, use: 'sig', key_ops: ['verify'] };
  // The browser's crypto refuses a key whose `key_ops` do not name what it is imported for.
  const { key_ops: _, use: __, ...plain } = jwk;
  return {
    id: kid,
    purpose,
    algorithm: alg,
    privateKey: await importJWK(plain, alg),
    publicKey: await importJWK(publicJwk, alg),
    publicJwk,
    signsFrom,
  };
}

const PUBLIC_FIELDS = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const;

function publicPart(jwk: JWK): JWK {
  return Object.fromEntries(
    PUBLIC_FIELDS.filter((field) => field in jwk).map((field) => [field, jwk[field]]),
  );
}

/** Several processes may start at once: the first one's key is everyone's. */
async function makeFirst(deps: Deps, purpose: SigningKey['purpose']): Promise<void> {
  const jwk = await newPrivateJwk();
  const now = deps.clock.now();
  await deps.database.asService(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`.execute(tx);
    const there = await tx
      .selectFrom('auth.signing_keys')
      .select('id')
      .where('purpose', '=', purpose)
      .where('signs_from', '<=', now)
      .executeTakeFirst();
    if (there) return;
    await tx
      .insertInto('auth.signing_keys')
      .values({ purpose, private_jwk: JSON.stringify(jwk), published_at: now, signs_from: now })
      .execute();
  });
}

async function makeNext({ database, clock }: Deps): Promise<void> {
  const jwk = await newPrivateJwk();
  const now = clock.now();
  await database.asService(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`.execute(tx);
    const keys = await tx
      .selectFrom('auth.signing_keys')
      .select(['id', 'published_at', 'signs_from'])
      .where('purpose', '=', 'session')
      .orderBy('signs_from', 'desc')
      .execute();
    const newest = keys[0];
    if (newest && now.getTime() - newest.published_at.getTime() < ROTATES_AFTER_MS) return;
    await tx
      .insertInto('auth.signing_keys')
      .values({
        purpose: 'session',
        private_jwk: JSON.stringify(jwk),
        published_at: now,
        signs_from: new Date(now.getTime() + NOTICE_MS),
      })
      .execute();
  });
  const limit = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await database.asService((tx) =>
    sql`delete from auth.signing_keys as old
      where purpose = 'session' and exists (
        select from auth.signing_keys as newer
        where newer.purpose = 'session' and newer.signs_from > old.signs_from
          and newer.signs_from < ${limit})`.execute(tx),
  );
}

async function newPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return exportJWK(privateKey);
}
