import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Caller } from '#platform/database/caller.ts';
import {
  announceVersion,
  type Bucket,
  checkMayWrite,
  dropVersion,
  findBucket,
  findObject,
  type NewObject,
  ownerOf,
  writeObject,
} from './objects.ts';
import { uploadFile } from './receive-file.ts';
import { settleContent } from './settle-content.ts';
import type { StorageDeps } from './storage-deps.ts';

/** Bytes of any file, unless its bucket takes less. */
export const MOST_BYTES = 50_000_000;

export type Destination = {
  readonly bucket: string;
  readonly name: string;
  readonly isUpsert: boolean;
};

export type Written = { readonly id: string; readonly bucket: string; readonly name: string };

/**
 * Keeps an upload. Its row is written last: until then nobody sees anything of it, and what was
 * there before is served.
 * @param owner whom the file belongs to, where that is not the caller
 * @throws StorageError, or PostgreSQL's refusal
 */
export async function upload(
  deps: StorageDeps,
  caller: Caller,
  { bucket: bucketId, name, isUpsert }: Destination,
  request: Request,
  owner = ownerOf(caller),
): Promise<Written> {
  const { database, files } = deps;
  const bucket = await findBucket(database, bucketId);
  const row = { id: randomUUID(), bucket_id: bucketId, name, ...owner };
  await checkMayWrite(database, caller, row, isUpsert);
  const received = await uploadFile(request, {
    folder: deps.arrivals,
    mostBytes: mostBytesOf(bucket),
  });
  const version = await announceVersion(database);
  try {
    const content = await settleContent(received, bucket.allowed_mime_types, deps.clock.now());
    await files.keep(version, received.path);
    await writeAs(deps, caller, isUpsert, {
      ...row,
      version,
      metadata: JSON.stringify(content),
      user_metadata: JSON.stringify(received.userMetadata ?? {}),
    });
  } catch (error) {
    await dropVersion(database, version);
    throw error;
  } finally {
    await rm(received.path, { force: true });
  }
  return {
    id: isUpsert ? await idOf(deps, bucketId, name, row.id) : row.id,
    bucket: bucketId,
    name,
  };
}

export function mostBytesOf({ file_size_limit: limit }: Bucket): number {
  // The specification of buckets has it that no limit may also be said as zero.
  return limit ? Math.min(Number(limit), MOST_BYTES) : MOST_BYTES;
}

function writeAs(
  { database }: StorageDeps,
  caller: Caller,
  isUpsert: boolean,
  row: NewObject,
): Promise<void> {
  return database.asCaller(caller, (tx) => writeObject(tx, row, isUpsert));
}

async function idOf(
  { database }: StorageDeps,
  bucket: string,
  name: string,
  ifGone: string,
): Promise<string> {
  // Whoever may write need not be able to read: the service tells the id of what was written.
  const object = await database.asService((tx) => findObject(tx, bucket, name));
  return object?.id ?? ifGone;
}
