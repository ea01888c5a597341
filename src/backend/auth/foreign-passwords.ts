import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

// Hashes of passwords that were made elsewhere: people who are brought over keep their password.

/** What comparing may cost: whoever brings a hash says so in it, and every sign-in pays for it. */
const MOST = {
  argon2: { memoryKiB: 262_144, passes: 20, lanes: 16 },
  bcrypt: 14,
  /** Of N, as a power of two. */
  scrypt: { n: 17, r: 16, p: 4 },
};

type Compare = (deps: { database: Database }, kept: string, password: string) => Promise<boolean>;

type Kind = {
  readonly name: string;
  readonly pattern: RegExp;
  /** @param parts what the pattern found */
  readonly isAffordable: (parts: Readonly<Record<string, string>>) => boolean;
  readonly compare: Compare;
};

const KINDS: readonly Kind[] = [
  {
    name: 'argon2',
    pattern:
      /^\$argon2id?\$v=19\$m=(?<m>\d{1,9}),t=(?<t>\d{1,9}),p=(?<p>\d{1,9})\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/,
    isAffordable: ({ m, t, p }) =>
      Number(m) <= MOST.argon2.memoryKiB &&
      Number(t) <= MOST.argon2.passes &&
      Number(p) <= MOST.argon2.lanes,
    compare: (_deps, kept, password) => verify(kept, password),
  },
  {
    name: 'bcrypt',
    pattern: /^\$2[aby]\$(?<cost>\d\d)\$[./A-Za-z0-9]{53}$/,
    isAffordable: ({ cost }) => Number(cost) >= 4 && Number(cost) <= MOST.bcrypt,
    compare: compareBcrypt,
  },
  {
    name: 'scrypt',
    pattern:
      /^\$fbscrypt\$v=1,n=(?<n>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d)(?:,ss=(?<ss>[\w+/]*={0,2}))?,sk=(?<sk>[\w+/]+={0,2})\$(?<salt>[\w+/]+={0,2})\$(?<hash>[\w+/]+={0,2})$/,
    isAffordable: ({ n, r, p }) =>
      Number(n) > 0 &&
      Number(n) <= MOST.scrypt.n &&
      Number(r) <= MOST.scrypt.r &&
      Number(p) <= MOST.scrypt.p,
    compare: compareScrypt,
  },
];

function kindOf(hash: string): Kind | undefined {
  return KINDS.find(({ pattern, isAffordable }) => {
    const parts = pattern.exec(hash)?.groups;
    return parts !== undefined && isAffordable(parts);
  });
}

/** Whether passwords can be compared with this hash, here and at this price. */
export async function canCompare(deps: { database: Database }, hash: string): Promise<boolean> {
  const kind = kindOf(hash);
  if (kind?.name !== 'bcrypt') return kind !== undefined;
  return (await schemaOfCrypto(deps)) !== undefined;
}

/** Whether this is the password of a hash that was made elsewhere; false of every hash that is none. */
export async function isForeignPassword(
  deps: { database: Database },
  kept: string,
  password: string,
): Promise<boolean> {
  const kind = kindOf(kept);
  return (await kind?.compare(deps, kept, password)) ?? false;
}

async function compareBcrypt(
  deps: { database: Database },
  kept: string,
  password: string,
): Promise<boolean> {
  const schema = await schemaOfCrypto(deps);
  if (schema === undefined) return false;
  // `2b` and `2y` are what others call `2a` since they mended it; PostgreSQL mended it under that name.
  const hash = kept.replace(/^\$2[by]\$/, '$2a$');
  // Nobody is signed in yet: the service compares.
  const { rows } = await deps.database.asService((tx) =>
    sql<{ made: string }>`select ${sql.id(schema, 'crypt')}(${password}, ${hash}) as made`.execute(
      tx,
    ),
  );
  // What stands before is cost and salt; of the salt's last sign PostgreSQL clears the bits that mean nothing.
  const own = (text: string) => Buffer.from(text.slice(29));
  return isSame(own(rows[0]?.made ?? ''), own(hash));
}

async function schemaOfCrypto({ database }: { database: Database }): Promise<string | undefined> {
  const { rows } = await database.asService((tx) =>
    sql<{ schema: string }>`
      select nspname as schema from pg_extension join pg_namespace n on n.oid = extnamespace
      where extname = 'pgcrypto'`.execute(tx),
  );
  return rows[0]?.schema;
}

/** Firebase's: what the password derives enciphers the project's key; the outcome is the hash. */
async function compareScrypt(_deps: unknown, kept: string, password: string): Promise<boolean> {
  const kind = KINDS.find(({ name }) => name === 'scrypt');
  const { n, r, p, ss, sk, salt, hash } = kind?.pattern.exec(kept)?.groups ?? {};
  const bytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64');
  const cost = { N: 2 ** Number(n), r: Number(r), p: Number(p), maxmem: 512 * 1024 * 1024 };
  const key = await new Promise<Buffer>((done, fail) => {
    scrypt(password, Buffer.concat([bytes(salt), bytes(ss)]), 32, cost, (error, derived) =>
      error ? fail(error) : done(derived),
    );
  });
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return isSame(Buffer.concat([cipher.update(bytes(sk)), cipher.final()]), bytes(hash));
}

const isSame = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);
