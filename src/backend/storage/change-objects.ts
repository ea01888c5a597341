import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import { essenceOf, isAccepted, keptTypeOf } from './content-type.ts';
import { checkBucketName, checkObjectName } from './names.ts';
import {
  announceVersion,
  checkMayWrite,
  dropVersion,
  findBucket,
  findObject,
  ownerOf,
  type StoredObject,
  writeObject,
} from './objects.ts';
import { metadataOf } from './serve-object.ts';
import { cacheControlOf } from './settle-content.ts';
import type { StorageDeps } from './storage-deps.ts';
import { noObject, unsupportedType } from './storage-error.ts';
import type { Written } from './upload.ts';

const bucketName = z.string().transform(checkBucketName);
const objectName = z.string().transform(checkObjectName);

export const moveSchema = z.object({
  bucketId: bucketName,
  sourceKey: objectName,
  destinationKey: objectName,
  destinationBucket: bucketName.optional(),
});

const saidSchema = z.object({ mimetype: z.string(), cacheControl: z.string() }).partial();

export const copySchema = moveSchema.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ mimetype: z.string(), cacheControl: z.string() }).partial().optional(),
});

export const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1_000) });

/** Gives a file another name, or another bucket. @throws StorageError, or PostgreSQL's refusal */
export async function moveObject(
  { database }: StorageDeps,
  caller: Caller,
  { bucketId, sourceKey, destinationKey, destinationBucket }: z.output<typeof moveSchema>,
): Promise<{ message: string; Id: string; Key: string }> {
  const bucket = destinationBucket ?? bucketId;
  await findBucket(database, bucketId);
  await findBucket(database, bucket);
  const moved = await database.asCaller(caller, (tx) =>
    tx
      .updateTable('storage.objects')
      .set({ bucket_id: bucket, name: destinationKey, updated_at: sql`clock_timestamp()` })
      .where('bucket_id', '=', bucketId)
      .where('name', '=', sourceKey)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!moved) throw noObject();
  return { message: 'Successfully moved', Id: moved.id, Key: `${bucket}/${destinationKey}` };
}

/** Writes the same content under another name. @throws StorageError, or PostgreSQL's refusal */
export async function copyObject(
  { database, files }: StorageDeps,
  caller: Caller,
  asked: z.output<typeof copySchema>,
  isUpsert: boolean,
): Promise<Written> {
  const bucket = asked.destinationBucket ?? asked.bucketId;
  const { allowed_mime_types: acceptedTypes } = await findBucket(database, bucket);
  const source = await database.asCaller(caller, (tx) =>
    findObject(tx, asked.bucketId, asked.sourceKey),
  );
  if (!source?.version) throw noObject();
  const said = readSaid((!asked.copyMetadata && asked.metadata) || {});
  const essence = essenceOf(said.mimetype ?? metadataOf(source).mimetype);
  if (!isAccepted(essence, acceptedTypes)) throw unsupportedType(essence);
  const name = asked.destinationKey;
  const row = { id: randomUUID(), bucket_id: bucket, name, ...ownerOf(caller) };
  await checkMayWrite(database, caller, row, isUpsert);
  const version = await announceVersion(database);
  try {
    if (!(await files.copy(source.version, version))) throw noObject();
    const content = {
      version,
      metadata: JSON.stringify({ ...metadataOf(source), ...said }),
      user_metadata: JSON.stringify(asked.copyMetadata ? (source.user_metadata ?? {}) : {}),
    };
    await database.asCaller(caller, (tx) => writeObject(tx, { ...row, ...content }, isUpsert));
  } catch (error) {
    await dropVersion(database, version);
    throw error;
  }
  return { id: row.id, bucket, name };
}

/** What a copy is to say of itself where the original says something else. */
function readSaid({ mimetype, cacheControl }: z.output<typeof saidSchema>) {
  return {
    ...(mimetype !== undefined && { mimetype: keptTypeOf(mimetype) }),
    ...(cacheControl !== undefined && { cacheControl: cacheControlOf(cacheControl) }),
  };
}

/** Deletes those of these files that the caller may delete, and tells which they were. */
export async function removeObjects(
  { database }: StorageDeps,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<Omit<StoredObject, 'path_tokens'>[]> {
  await findBucket(database, bucket);
  const rows = await database.asCaller(caller, (tx) =>
    tx
      .deleteFrom('storage.objects')
      .where('bucket_id', '=', bucket)
      .where('name', '=', sql<string>`any(${names.map(String)})`)
      .returningAll()
      .execute(),
  );
  return rows.map(({ path_tokens: _, ...row }) => row);
}
