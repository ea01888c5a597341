import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { transformSchema } from './render-image.ts';
import type { StorageDeps } from './storage-deps.ts';
import { StorageError } from './storage-error.ts';

type Deps = Pick<StorageDeps, 'derive' | 'clock'>;

const ALGORITHM = 'HS256';

const readClaims = z.object({
  url: z.string(),
  exp: z.number(),
  transform: transformSchema.optional(),
});
const writeClaims = z.object({
  url: z.string(),
  upsert: z.boolean(),
  owner: z.string().nullable(),
  owner_id: z.string().nullable(),
});

export type ReadClaims = z.output<typeof readClaims>;
export type WriteClaims = z.output<typeof writeClaims>;

/** A token that lets whoever holds it read one file, for so many seconds. */
export function signRead(
  deps: Deps,
  claims: Omit<ReadClaims, 'exp'>,
  seconds: number,
): Promise<string> {
  return sign(deps, 'read', claims, seconds);
}

/** A token that lets whoever holds it write one file in the name of its owner. */
export function signWrite(deps: Deps, claims: WriteClaims, seconds: number): Promise<string> {
  return sign(deps, 'write', claims, seconds);
}

/** @throws StorageError unless the token is of now and of this very file */
export async function verifyRead(deps: Deps, token: string, url: string): Promise<ReadClaims> {
  return ofUrl(readClaims.parse(await verify(deps, 'read', token)), url);
}

/** @throws StorageError unless the token is of now and of this very file */
export async function verifyWrite(deps: Deps, token: string, url: string): Promise<WriteClaims> {
  return ofUrl(writeClaims.parse(await verify(deps, 'write', token)), url);
}

async function sign(
  deps: Deps,
  audience: string,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  const now = Math.floor(deps.clock.now().getTime() / 1_000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(keyOf(deps));
}

async function verify(deps: Deps, audience: string, token: string): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keyOf(deps), {
      algorithms: [ALGORITHM],
      audience,
      currentDate: deps.clock.now(),
    });
    return payload;
  } catch {
    throw new StorageError(400, 'InvalidJWT', 'This link has expired or is not valid');
  }
}

const keyOf = ({ derive }: Deps): Uint8Array => derive('signed-url');

function ofUrl<T extends { url: string }>(claims: T, url: string): T {
  if (claims.url === url) return claims;
  throw new StorageError(400, 'InvalidSignature', 'This link is of another file');
}
