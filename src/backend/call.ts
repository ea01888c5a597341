import type { Context } from 'hono';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Caller, Claims } from '#platform/database/caller.ts';
import { apiKeyHash } from './tokens/api-keys.ts';
import type { RevokedSessions } from './tokens/revoked-sessions.ts';
import { sha256 } from './tokens/secrets.ts';
import { InvalidToken, type Tokens } from './tokens/tokens.ts';

/** Who asks, in which language, from which network: what may be known of the outside. */
export type Call = {
  readonly caller: Caller;
  readonly language: Language;
  /** The visitor's address as far as it can be trusted; only for rate limits, never stored as is. */
  readonly network: string;
  /** What the visitor's browser says it is. */
  readonly userAgent?: string | undefined;
  /** It came through a proxy that the settings do not know: staff are told. */
  readonly isProxyUnbelieved?: boolean;
  /** A hash of the secret that only this browser keeps and shows; undefined where it shows none. */
  readonly device?: string | undefined;
  /** A hash of the key that a program shows: who it is for, rooms know. Whoever shows one is nobody else. */
  readonly apiKey?: Buffer | undefined;
};

/** Tells who makes a request. @throws InvalidToken when it shows a token that proves nothing. */
export type Identify = (c: Context) => Promise<Call>;

type Deps = {
  readonly tokens: Tokens;
  readonly revoked: RevokedSessions;
  readonly languageOf: (request: Request) => Language;
  readonly networkOf: (c: Context) => string;
  readonly isProxyUnbelieved?: ((c: Context) => boolean) | undefined;
};

/**
 * The token of `Authorization` decides, which may be the key of a program; without one, the application's key in `apikey`; without
 * either, the caller is a visitor.
 */
export function createIdentify(deps: Deps): Identify {
  return async (c) => {
    const bearer = bearerOf(c.req.header('authorization'));
    const apiKey = apiKeyHash(bearer);
    const token = apiKey ? undefined : (bearer ?? c.req.header('apikey'));
    return {
      apiKey,
      caller: token ? await callerOf(deps, token) : { role: 'anon' },
      language: deps.languageOf(c.req.raw),
      network: deps.networkOf(c),
      userAgent: c.req.header('user-agent'),
      isProxyUnbelieved: deps.isProxyUnbelieved?.(c) ?? false,
      device: deviceOf(c.req.header(DEVICE_HEADER)),
    };
  };
}

/** The caller that a token proves. @throws InvalidToken */
export async function callerOf(
  { tokens, revoked }: Pick<Deps, 'tokens' | 'revoked'>,
  token: string,
): Promise<Caller> {
  const claims = await tokens.verify(token);
  const { session_id: sessionId } = claims;
  if (typeof sessionId === 'string' && revoked.has(sessionId)) throw new InvalidToken('revoked');
  return callerOfClaims(claims);
}

function callerOfClaims(claims: Claims): Caller {
  const { role, sub } = claims;
  switch (role) {
    case 'anon':
    case 'service_role':
      return { role, claims };
    case 'authenticated':
      if (typeof sub !== 'string') break;
      return { role, claims: { ...claims, sub } };
  }
  throw new InvalidToken('invalid');
}

/** Under which a browser shows its secret: 256 bits, base64url. */
const DEVICE_HEADER = 'x-device-secret';

function deviceOf(secret: string | undefined): string | undefined {
  return secret !== undefined && /^[A-Za-z0-9_-]{43}$/.test(secret)
    ? sha256(secret).toString('base64url')
    : undefined;
}

function bearerOf(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

/** The same call, with the right to write what functions write: rules of forms stand in them. */
export function throughFunction(call: Call): Call {
  const { caller } = call;
  return caller.role === 'authenticated'
    ? { ...call, caller: { ...caller, throughFunction: true } }
    : call;
}

/** The caller, who must be signed in. @throws Refusal sign-in-required */
export function signedInCaller({ caller }: Call): Extract<Caller, { role: 'authenticated' }> {
  if (caller.role !== 'authenticated') throw new Refusal('sign-in-required');
  return caller;
}
