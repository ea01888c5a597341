import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import { TooBusy } from '#platform/fair-share.ts';
import { InvalidToken } from '../tokens/tokens.ts';
import { columnHint } from './hints.ts';

/** What the table protocol answers instead of rows; `code` is PostgreSQL's or the protocol's. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: unknown; hint?: string | null } = {},
  ) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}

export const malformed = (what: string, details: string) =>
  new RestError(400, 'PGRST100', `"failed to parse ${what}"`, { details });

export const tooMuch = (message: string) => new RestError(400, 'PGRST100', message);

export const noSuchColumn = (table: string, column: string, there: Iterable<string>) =>
  new RestError(400, '42703', `column ${table}.${column} does not exist`, {
    hint: columnHint(table, column, there),
  });

/** Where PostgreSQL's own errors go: by code, else by class (its first two characters). */
const STATUS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '28': 403,
  '2D': 400,
  '38': 400,
  '39': 400,
  '3B': 400,
  '40': 409,
  '53': 503,
  '53400': 400,
  '54': 400,
  '55': 409,
  '57014': 408,
  '42883': 404,
  '42P01': 404,
  '42P17': 400,
  P0: 400,
  XX: 500,
  F0: 500,
  HV: 500,
};

type PgError = Error & { code: string; detail?: string; hint?: string };

/**
 * The answer to any error; undefined for a fault of ours, which only the log may know.
 * @param isAnonymous a right that is missing asks a visitor to sign in, and is refused to others
 */
export function asRestError(error: unknown, isAnonymous: boolean): RestError | undefined {
  if (error instanceof RestError) return error;
  if (error instanceof InvalidToken) {
    return new RestError(401, error.reason === 'expired' ? 'PGRST303' : 'PGRST301', error.message);
  }
  if (error instanceof DatabaseUnavailable) {
    return new RestError(503, 'PGRST000', 'The database is unavailable for the moment');
  }
  if (error instanceof TooBusy) return new RestError(429, 'PGRSTX29', error.message);
  return isPgError(error) ? ofPostgres(error, isAnonymous) : undefined;
}

function isPgError(error: unknown): error is PgError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

function ofPostgres(error: PgError, isAnonymous: boolean): RestError | undefined {
  const { code, message, detail, hint } = error;
  const more = { details: detail ?? null, hint: hint ?? null };
  // A function may choose its status: `raise sqlstate 'PT402'`.
  const chosen = /^PT([1-9]\d\d)$/.exec(code)?.[1];
  const status = chosen
    ? Number(chosen)
    : code === '42501'
      ? isAnonymous
        ? 401
        : 403
      : (STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400);
  return status === 500 && !chosen ? undefined : new RestError(status, code, message, more);
}
