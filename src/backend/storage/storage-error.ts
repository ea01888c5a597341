import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import { TooBusy } from '#platform/fair-share.ts';
import { InvalidToken } from '../tokens/tokens.ts';

/** What the file protocol answers instead of a file; clients branch on `code`. */
export class StorageError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'StorageError';
    this.status = status;
    this.code = code;
  }
}

export const noBucket = () => new StorageError(404, 'NoSuchBucket', 'Bucket not found');

export const noObject = () => new StorageError(404, 'NoSuchKey', 'Object not found');

export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message);

export const tooLarge = () =>
  new StorageError(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size');

export const unsupportedType = (type: string) =>
  new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`);

/** The answer to any error; undefined for a fault of ours, which only the log may know. */
export function asStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof InvalidToken) return new StorageError(401, 'InvalidJWT', error.message);
  if (error instanceof TooBusy) return new StorageError(429, 'SlowDown', error.message);
  if (error instanceof DatabaseUnavailable) {
    return new StorageError(503, 'DatabaseUnavailable', 'The database is unavailable for now');
  }
  return ofPostgres(error);
}

function ofPostgres(error: unknown): StorageError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case '42501':
      return new StorageError(403, 'AccessDenied', 'new row violates row-level security policy');
    case '23505':
      return new StorageError(409, 'ResourceAlreadyExists', 'The resource already exists');
    case '23503':
      return noBucket();
    case '57014':
      return new StorageError(408, 'DatabaseTimeout', 'The database took too long');
    // A policy that reads a name as a UUID, and the like.
    case '22P02':
    case '22023':
      return new StorageError(403, 'AccessDenied', 'The rules of this bucket refuse this name');
    case '22021':
    case '22P05':
      return invalidRequest('A character is not supported');
    default:
      return undefined;
  }
}
