import { timingSafeEqual } from 'node:crypto';
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#platform/clock.ts';
import type { Claims } from '#platform/database/caller.ts';
import { type Derive, sha256 } from './secrets.ts';
import type { SigningKeys } from './signing-keys.ts';

const WORDS = {
  expired: 'JWT expired',
  invalid: 'Invalid JWT',
  revoked: 'The session of this JWT has ended',
};

/** A token that proves nothing: over, of an ended session, or never one of ours. */
export class InvalidToken extends Error {
  readonly reason: keyof typeof WORDS;

  constructor(reason: keyof typeof WORDS) {
    super(WORDS[reason]);
    this.name = 'InvalidToken';
    this.reason = reason;
  }
}

export type Tokens = {
  /** Signs what a session may show for `seconds` from now. */
  signAccess(claims: Claims, seconds: number): Promise<string>;
  /** Believes a token or not, without asking the database. @throws InvalidToken */
  verify(token: string): Promise<Claims>;
  /** The key of an application (anon) or of the staff's own tools (service_role): a JWT. */
  apiKey(role: ApplicationRole): Promise<string>;
  /** The same as this ecosystem writes it today: no JWT, and nothing to read in it. */
  applicationKey(role: ApplicationRole): string;
};

type ApplicationRole = 'anon' | 'service_role';

type Deps = {
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly issuer: () => string;
  /** HS256 secret whose tokens are believed beside ours. */
  readonly secret?: string | undefined;
  /** What keys of applications are derived from. */
  readonly derive: Derive;
};

const YEARS_SECONDS = 10 * 365 * 24 * 3600;
const KEPT_TOKENS = 10_000;
/** A token of more characters than any of ours is not worth a signature check. */
const LONGEST_TOKEN = 8_000;

const KEY_PREFIX: Readonly<Record<ApplicationRole, string>> = {
  anon: 'sb_publishable_',
  service_role: 'sb_secret_',
};

export function createTokens({ keys, clock, issuer, secret, derive }: Deps): Tokens {
  const hmacKey = secret === undefined ? undefined : new TextEncoder().encode(secret);
  // A browser shows the same token with every request: its signature is checked once.
  const believed = new Map<string, Claims & { exp: number }>();

  async function keyOf({ alg, kid }: JWTHeaderParameters) {
    if (alg === 'HS256' && hmacKey) return hmacKey;
    const key = kid === undefined ? undefined : await keys.find(kid);
    if (!key || key.algorithm !== alg) throw new InvalidToken('invalid');
    return key.publicKey;
  }

  function remember(token: string, claims: Claims): void {
    if (typeof claims.exp !== 'number') return;
    const oldest = believed.size < KEPT_TOKENS ? undefined : believed.keys().next().value;
    if (oldest !== undefined) believed.delete(oldest);
    believed.set(token, { ...claims, exp: claims.exp });
  }

  const applicationKey = (role: ApplicationRole) =>
    `${KEY_PREFIX[role]}${derive(role).toString('base64url')}`;

  function claimsOfKey(token: string): Claims {
    for (const role of ['anon', 'service_role'] as const) {
      if (isSame(token, applicationKey(role))) return { role };
    }
    throw new InvalidToken('invalid');
  }

  return {
    applicationKey,
    async signAccess(claims, seconds) {
      const key = await keys.current('session');
      const now = secondsOf(clock.now());
      return new SignJWT({ ...claims, iss: issuer(), iat: now, exp: now + seconds })
        .setProtectedHeader({ alg: key.algorithm, kid: key.id, typ: 'JWT' })
        .sign(key.privateKey);
    },
    async verify(token) {
      if (token.startsWith('sb_')) return claimsOfKey(token);
      const known = believed.get(token);
      if (known) {
        if (known.exp > secondsOf(clock.now())) return known;
        believed.delete(token);
        throw new InvalidToken('expired');
      }
      if (token.length > LONGEST_TOKEN) throw new InvalidToken('invalid');
      try {
        const { payload } = await jwtVerify(token, keyOf, { currentDate: clock.now() });
        remember(token, payload);
        return payload;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new InvalidToken('expired');
        if (error instanceof errors.JOSEError || error instanceof InvalidToken) {
          throw new InvalidToken('invalid');
        }
        throw error;
      }
    },
    async apiKey(role) {
      const iat = secondsOf(clock.now());
      const jwt = new SignJWT({ iss: issuer(), role, iat, exp: iat + YEARS_SECONDS });
      if (hmacKey) return jwt.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(hmacKey);
      const key = await keys.current('api');
      return jwt
        .setProtectedHeader({ alg: key.algorithm, kid: key.id, typ: 'JWT' })
        .sign(key.privateKey);
    },
  };
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
