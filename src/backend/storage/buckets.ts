import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import { checkBucketName } from './names.ts';
import { type Bucket, findBucket, ownerOf } from './objects.ts';
import type { StorageDeps } from './storage-deps.ts';
import { noBucket, StorageError, tooLarge } from './storage-error.ts';
import { MOST_BYTES } from './upload.ts';

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** Bytes, as a number or with a unit: `1mb` is a million. Zero or nothing is no limit of its own. */
const size = z
  .union([z.number().int().min(0), z.string().regex(/^\d{1,12}(\.\d{1,9})? ?([kmg]?b)?$/i)])
  .nullable()
  .transform((limit) => {
    const [, digits, unit = 'b'] = /^([\d.]+) ?([kmg]?b)?$/i.exec(String(limit ?? 0)) ?? [];
    return Math.round(Number(digits) * (UNITS[unit.toLowerCase()] ?? 1)) || null;
  });

const limits = z.object({
  public: z.boolean().nullish(),
  file_size_limit: size.optional(),
  allowed_mime_types: z
    .array(z.string().regex(/^(\*|[\w.+-]+)\/(\*|[\w.+-]+)$/))
    .nullish()
    .transform((types) => (types?.length ? types : types === undefined ? undefined : null)),
});

export const bucketSchema = limits.extend({ name: z.string(), id: z.string().optional() });
export const bucketChanges = limits.extend({ id: z.string().optional() });

export const bucketSearch = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

export async function createBucket(
  { database }: StorageDeps,
  caller: Caller,
  asked: z.output<typeof bucketSchema>,
): Promise<{ name: string }> {
  const name = checkBucketName(asked.id ?? asked.name);
  const row = { id: name, name, ...ownerOf(caller), ...changesOf(asked) };
  await database.asCaller(caller, (tx) => tx.insertInto('storage.buckets').values(row).execute());
  return { name };
}

export async function listBuckets(
  { database }: StorageDeps,
  caller: Caller,
  { limit, offset, search, sortColumn, sortOrder }: z.output<typeof bucketSearch>,
): Promise<unknown[]> {
  const rows = await database.asCaller(caller, (tx) =>
    tx
      .selectFrom('storage.buckets')
      .selectAll()
      .where(sql<boolean>`position(lower(${search}) in lower(name)) > 0`)
      .orderBy(sortColumn, sortOrder)
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  return rows.map((row) => ({ ...shapeOf(row), type: 'STANDARD' }));
}

/** @throws StorageError when this caller finds no such bucket */
export async function readBucket(
  { database }: StorageDeps,
  caller: Caller,
  id: string,
): Promise<unknown> {
  const row = await database.asCaller(caller, (tx) =>
    tx.selectFrom('storage.buckets').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  if (!row) throw noBucket();
  return shapeOf(row);
}

export async function updateBucket(
  { database }: StorageDeps,
  caller: Caller,
  id: string,
  asked: z.output<typeof bucketChanges>,
): Promise<{ message: string }> {
  const changes = { ...changesOf(asked), updated_at: sql<Date>`now()` };
  const { numUpdatedRows } = await database.asCaller(caller, (tx) =>
    tx.updateTable('storage.buckets').set(changes).where('id', '=', id).executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw noBucket();
  return { message: 'Successfully updated' };
}

export async function emptyBucket(
  deps: StorageDeps,
  caller: Caller,
  id: string,
): Promise<{ message: string }> {
  await readBucket(deps, caller, id);
  await deps.database.asCaller(caller, (tx) =>
    tx.deleteFrom('storage.objects').where('bucket_id', '=', id).execute(),
  );
  // The words of the protocol; here everything is gone by now.
  return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
}

export async function deleteBucket(
  { database }: StorageDeps,
  caller: Caller,
  id: string,
): Promise<{ message: string }> {
  await findBucket(database, id);
  const { numDeletedRows } = await database
    .asCaller(caller, (tx) =>
      tx.deleteFrom('storage.buckets').where('id', '=', id).executeTakeFirst(),
    )
    .catch((error: unknown) => {
      const isHeld = error instanceof Error && 'code' in error && error.code === '23001';
      throw isHeld || (error as { code?: string }).code === '23503' ? notEmpty() : error;
    });
  if (numDeletedRows === 0n) throw noBucket();
  return { message: 'Successfully deleted' };
}

const notEmpty = () =>
  new StorageError(409, 'InvalidRequest', 'The bucket you tried to delete is not empty');

function changesOf(asked: z.output<typeof limits>) {
  const { file_size_limit, allowed_mime_types } = asked;
  if (file_size_limit && file_size_limit > MOST_BYTES) throw tooLarge();
  return {
    ...(typeof asked.public === 'boolean' && { public: asked.public }),
    ...(file_size_limit !== undefined && { file_size_limit }),
    ...(allowed_mime_types !== undefined && { allowed_mime_types }),
  };
}

function shapeOf(bucket: Bucket) {
  const { id, name, owner, file_size_limit, allowed_mime_types, created_at, updated_at } = bucket;
  return {
    id,
    name,
    owner: owner ?? '',
    public: bucket.public,
    file_size_limit: file_size_limit === null ? null : Number(file_size_limit),
    allowed_mime_types,
    created_at,
    updated_at,
  };
}
