import pg from 'pg';
import { isRefusedLogin } from './credential.ts';

/** The database cannot be reached for the moment; trying again later may work. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('The database cannot be reached for the moment', { cause });
  }
}

/** A message that the server does not understand: a mistake of ours, on a connection that is well. */
const PROTOCOL_VIOLATION = '08P01';
/** Connection exceptions are class 08; the others are listed in PostgreSQL's appendix A. */
const SQLSTATES = new Set(['57P01', '57P02', '57P03', '53300']);
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
/** A missing file is no missing server. */
const NETWORK_CALLS = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo']);
/** The driver and its pool name these situations by their message only. */
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'Query read timeout',
];

/** The same error, or DatabaseUnavailable around it when it tells of a lost connection. */
export function asUnavailable(error: unknown): unknown {
  return isConnectionLoss(error) ? new DatabaseUnavailable(error) : error;
}

function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === PROTOCOL_VIOLATION) return false;
  if (error instanceof pg.DatabaseError) {
    // A password that is being changed is not a mistake in what was asked.
    return code.startsWith('08') || SQLSTATES.has(code) || isRefusedLogin(error);
  }
  if (SYSTEM_CODES.has(code)) return 'syscall' in error && NETWORK_CALLS.has(error.syscall);
  return MESSAGES.some((message) => error.message.startsWith(message));
}
