import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import { findBucket, type StoredObject } from './objects.ts';
import type { StorageDeps } from './storage-deps.ts';
import { invalidRequest } from './storage-error.ts';

const MOST = 1_000;
const direction = z.enum(['asc', 'desc']).default('asc');

export const listSchema = z.object({
  prefix: z.string().max(1_024).default(''),
  limit: z.number().int().min(1).max(MOST).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(1_024).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: direction,
    })
    .prefault({}),
});

export const pageSchema = z.object({
  prefix: z.string().max(1_024).default(''),
  with_delimiter: z.boolean().default(false),
  limit: z.number().int().min(1).max(MOST).default(MOST),
  cursor: z.string().max(3_000).optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: direction,
    })
    .prefault({}),
});

type Entry = Pick<
  StoredObject,
  'name' | 'id' | 'created_at' | 'updated_at' | 'last_accessed_at' | 'metadata'
>;

/** What a folder holds: folders first (their other fields are null), then files. */
export async function listFolder(
  { database }: StorageDeps,
  caller: Caller,
  bucket: string,
  { prefix, limit, offset, search, sortBy }: z.output<typeof listSchema>,
): Promise<Entry[]> {
  await findBucket(database, bucket);
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const order = sql`${sql.ref(sortBy.column)} ${sql.raw(sortBy.order)}`;
  const found = `${folder}${search}`;
  const { rows } = await database.asCaller(caller, (tx) =>
    sql<Entry>`
      with below as (
        select *, substr(name, length(${folder}) + 1) as rest from storage.objects
        where bucket_id = ${bucket} and starts_with(name, ${folder})
          and starts_with(lower(name), lower(${found}))
      )
      select name, id, created_at, updated_at, last_accessed_at, metadata from (
        select split_part(rest, '/', 1) as name, null::uuid as id,
          null::timestamptz as created_at, null::timestamptz as updated_at,
          null::timestamptz as last_accessed_at, null::jsonb as metadata
        from below where position('/' in rest) > 0 group by 1
        union all
        select rest, id, created_at, updated_at, last_accessed_at, metadata
        from below where position('/' in rest) = 0
      ) as entries
      order by id is not null, ${order}, name ${sql.raw(sortBy.order)}
      limit ${limit} offset ${offset}`.execute(tx),
  );
  return rows;
}

/** Where a page ended: the value that entries are sorted by, and the name. */
const cursorSchema = z.tuple([z.string(), z.string()]);

export type Page = {
  readonly hasNext: boolean;
  readonly nextCursor?: string;
  readonly folders: readonly { readonly key: string; readonly name: string }[];
  readonly objects: readonly Entry[];
};

/** Files whose name begins so, page by page however many there are; folders stand for their files. */
export async function listPage(
  { database }: StorageDeps,
  caller: Caller,
  bucket: string,
  { prefix, with_delimiter, limit, cursor, sortBy }: z.output<typeof pageSchema>,
): Promise<Page> {
  await findBucket(database, bucket);
  const isByTime = sortBy.column !== 'name';
  const order = sql.raw(sortBy.order);
  const beyond = sql.raw(sortBy.order === 'asc' ? '>' : '<');
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const time = sql.ref(sortBy.column === 'updated_at' ? 'updated_at' : 'created_at');
  const sortKey = isByTime
    ? sql`to_char(${time} at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`
    : sql`''`;
  const rest = sql`substr(name, length(${prefix}) + 1)`;
  const isFolder = sql`${with_delimiter} and position('/' in ${rest}) > 0`;
  const { rows } = await database.asCaller(caller, (tx) =>
    sql<Entry & { sort_key: string }>`
      select * from (
        select ${prefix} || split_part(${rest}, '/', 1) || '/' as name, null::uuid as id,
          null::timestamptz as created_at, null::timestamptz as updated_at,
          null::timestamptz as last_accessed_at, null::jsonb as metadata,
          min(${sortKey}) as sort_key
        from storage.objects
        where bucket_id = ${bucket} and starts_with(name, ${prefix}) and ${isFolder}
        group by 1
        union all
        select name, id, created_at, updated_at, last_accessed_at, metadata, ${sortKey}
        from storage.objects
        where bucket_id = ${bucket} and starts_with(name, ${prefix}) and not (${isFolder})
      ) as entries
      ${after ? sql`where (sort_key, name collate "C") ${beyond} (${after[0]}, ${after[1]})` : sql``}
      order by sort_key ${order}, name collate "C" ${order}
      limit ${limit + 1}`.execute(tx),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasNext = rows.length > limit;
  return {
    hasNext,
    ...(hasNext && last && { nextCursor: cursorOf([last.sort_key, last.name]) }),
    folders: page
      .filter(({ id }) => id === null)
      .map(({ name }) => ({ key: name.slice(0, -1), name })),
    objects: page.filter(({ id }) => id !== null).map(({ sort_key: _, ...entry }) => entry),
  };
}

function cursorOf(place: z.output<typeof cursorSchema>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function readCursor(cursor: string): z.output<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalidRequest('The cursor is not one of ours');
  }
}
