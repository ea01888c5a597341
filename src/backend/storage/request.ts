import type { Context } from 'hono';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import { checkObjectName, namesIn } from './names.ts';
import type { StorageDeps } from './storage-deps.ts';
import { invalidRequest, StorageError } from './storage-error.ts';

const ROOT = '/storage/v1';

/** Who asks. @throws StorageError unless they show a token or a key */
export async function callerOf(deps: StorageDeps, c: Context): Promise<Caller> {
  if (!c.req.header('authorization') && !c.req.header('apikey')) {
    throw new StorageError(403, 'AccessDenied', 'Invalid Compact JWS');
  }
  return (await deps.identify(c)).caller;
}

/** What an address names below `prefix`: a bucket, and a file or nothing. @throws StorageError */
export function namesAt(c: Context, prefix: string): { bucket: string; name: string } {
  return namesIn(c.req.url, `${ROOT}${prefix}`);
}

/** The file that an address names below `prefix`. @throws StorageError */
export function fileAt(c: Context, prefix: string): { bucket: string; name: string } {
  const { bucket, name } = namesAt(c, prefix);
  return { bucket, name: checkObjectName(name) };
}

/** Whether a file of the same name may be replaced. */
export const isUpsert = (c: Context) => c.req.header('x-upsert') === 'true';

/** The body as this shape. @throws StorageError saying what is wrong with it */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  return readInput(schema, await bodyOf(c));
}

/** @throws StorageError saying what is wrong with it */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const read = schema.safeParse(input);
  if (!read.success) throw invalidRequest(z.prettifyError(read.error));
  return read.data;
}

async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not JSON');
  }
}
