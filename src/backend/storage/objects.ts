import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import { isUuid } from '#basics/uuid.ts';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { noBucket } from './storage-error.ts';

export type Bucket = Selectable<DB['storage.buckets']>;
export type StoredObject = Selectable<DB['storage.objects']>;
export type NewObject = Insertable<DB['storage.objects']>;

const PENDING_HOURS = 24;

/** @throws StorageError when there is no such bucket */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  // Its limits hold for everybody: the service reads them, and rows of files say who may do what.
  const bucket = await database.asService((tx) =>
    tx.selectFrom('storage.buckets').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  if (!bucket) throw noBucket();
  return bucket;
}

export function findObject(
  tx: Tx,
  bucket: string,
  name: string,
): Promise<StoredObject | undefined> {
  return tx
    .selectFrom('storage.objects')
    .selectAll()
    .where('bucket_id', '=', bucket)
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Adds the row of a file, or moves the row of that name on to its new content. */
export async function writeObject(tx: Tx, row: NewObject, isUpsert: boolean): Promise<void> {
  const insert = tx.insertInto('storage.objects').values(row);
  const { owner, owner_id, version, metadata, user_metadata } = row;
  await (isUpsert
    ? insert.onConflict((conflict) =>
        conflict.columns(['bucket_id', 'name']).doUpdateSet({
          owner,
          owner_id,
          version,
          metadata,
          user_metadata,
          updated_at: sql`clock_timestamp()`,
        }),
      )
    : insert
  ).execute();
}

/** Who a row belongs to once this caller wrote it. */
export function ownerOf({ claims }: Caller): { owner: string | null; owner_id: string | null } {
  const sub = typeof claims?.sub === 'string' ? claims.sub : null;
  return { owner: sub !== null && isUuid(sub) ? sub : null, owner_id: sub };
}

class Undone extends Error {}

/**
 * Whether the rules let this caller write this file, before its bytes are read.
 * @throws the error of PostgreSQL where they do not
 */
export async function checkMayWrite(
  database: Database,
  caller: Caller,
  row: NewObject,
  isUpsert: boolean,
): Promise<void> {
  await database
    .asCaller(caller, async (tx) => {
      await writeObject(tx, row, isUpsert);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

/** A new version, known before its bytes are written: none is ever lost from sight. */
export async function announceVersion(database: Database): Promise<string> {
  const version = randomUUID();
  // Versions are nobody's until a row of their writer holds them.
  await database.asService((tx) =>
    tx
      .insertInto('storage.loose_files')
      .values({ version, remove_after: sql`now() + make_interval(hours => ${PENDING_HOURS})` })
      .execute(),
  );
  return version;
}

/** Lets go of a version that no row came to hold. */
export async function dropVersion(database: Database, version: string): Promise<void> {
  await database.asService((tx) =>
    tx
      .updateTable('storage.loose_files')
      .set({ remove_after: sql`now()` })
      .where('version', '=', version)
      .execute(),
  );
}
