import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Refusal } from '#basics/refusal.ts';
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import { TooBusy } from '#platform/fair-share.ts';
import type { Log } from '#platform/log.ts';
import { InvalidToken } from '../tokens/tokens.ts';

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** What the account service declines, with a code that the client package knows. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** More fields of the body: the reasons of a weak password. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { details?: Readonly<Record<string, unknown>>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.details = more.details ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

export const tokenExpired = () =>
  new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found');

export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

export const validationFailed = (message: string) =>
  new AuthError(400, 'validation_failed', message);

/**
 * The answer to an error. Clients that name the protocol's version read `{code, message}`; older
 * ones `{code: <status>, error_code, msg}`.
 */
export function answerError(c: Context, error: unknown, log: Log): Response {
  const known = asAuthError(error);
  if (!known) log.error({ err: error, route: c.req.routePath }, 'account request failed');
  const { status, code, message, details, retryAfterSeconds } =
    known ?? new AuthError(500, 'unexpected_failure', 'Unexpected failure');
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  if (c.req.header(VERSION_HEADER) !== VERSION) {
    return c.json({ code: status, error_code: code, msg: message, ...details }, status);
  }
  c.header(VERSION_HEADER, VERSION);
  return c.json({ code, message, ...details }, status);
}

function asAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error;
  if (error instanceof InvalidToken) {
    if (error.reason === 'revoked') return sessionNotFound();
    const reason =
      error.reason === 'expired'
        ? 'token has invalid claims: token is expired'
        : 'token signature is invalid';
    return new AuthError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${reason}`,
    );
  }
  if (error instanceof DatabaseUnavailable) {
    return new AuthError(503, 'request_timeout', 'The service is unavailable for the moment');
  }
  if (error instanceof Refusal && error.code === 'too-many-requests') {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (error instanceof TooBusy) {
    const { message, retryAfterSeconds } = error;
    return new AuthError(429, 'over_request_rate_limit', message, { retryAfterSeconds });
  }
  return undefined;
}
