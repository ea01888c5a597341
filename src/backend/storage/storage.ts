import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import type { Jobs } from '#platform/jobs/worker.ts';
import {
  bucketChanges,
  bucketSchema,
  bucketSearch,
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
  readBucket,
  readInput,
  updateBucket,
} from './buckets.ts';
import {
  copyObject,
  copySchema,
  moveObject,
  moveSchema,
  removeObjects,
  removeSchema,
} from './change-objects.ts';
import { listFolder, listPage, listSchema, pageSchema } from './list-objects.ts';
import { checkObjectName, namesIn } from './names.ts';
import { checkMayWrite, findBucket, findObject, ownerOf, type StoredObject } from './objects.ts';
import { removeLooseFiles } from './remove-loose-files.ts';
import { renderImage, transformSchema } from './render-image.ts';
import { type Manner, metadataOf, serveObject } from './serve-object.ts';
import { signRead, signWrite, verifyRead, verifyWrite } from './signed-urls.ts';
import type { StorageDeps } from './storage-deps.ts';
import { asStorageError, invalidRequest, noObject, StorageError } from './storage-error.ts';
import { upload, type Written } from './upload.ts';

const ROOT = '/storage/v1';
const BODY_BYTES = 1_000_000;
const SIGNED_UPLOAD_SECONDS = 2 * 3_600;
const YEAR_SECONDS = 365 * 24 * 3_600;

const seconds = z.number().int().min(1).max(YEAR_SECONDS);
const signSchema = z.object({ expiresIn: seconds, transform: transformSchema.optional() });
const signManySchema = z.object({
  expiresIn: seconds,
  paths: z.array(z.string()).min(1).max(1_000),
});

type Found = { readonly object: StoredObject; readonly manner: Manner };

/**
 * The file protocol under `/storage/v1`. What a caller may do with a file is what row-level
 * security lets them do with its row; public buckets and signed links are read by whoever has
 * the address.
 */
export function createStorage(deps: StorageDeps): { routes: Hono; jobs: Jobs } {
  const { database } = deps;
  const routes = new Hono();
  routes.onError((error, c) => answerError(deps, c, error));

  const caller = async (c: Context): Promise<Caller> => {
    if (!c.req.header('authorization') && !c.req.header('apikey')) {
      throw new StorageError(403, 'AccessDenied', 'Invalid Compact JWS');
    }
    return (await deps.identify(c)).caller;
  };
  const fileAt = (c: Context, prefix: string) => {
    const { bucket, name } = namesIn(c.req.url, `${ROOT}${prefix}`);
    return { bucket, name: checkObjectName(name) };
  };
  const bucketAt = (c: Context) => namesIn(c.req.url, `${ROOT}/bucket/`).bucket;

  routes.post('/bucket', async (c) =>
    c.json(await createBucket(deps, await caller(c), readInput(bucketSchema, await bodyOf(c)))),
  );
  routes.get('/bucket', async (c) =>
    c.json(await listBuckets(deps, await caller(c), readInput(bucketSearch, c.req.query()))),
  );
  routes.get('/bucket/:id', async (c) =>
    c.json(await readBucket(deps, await caller(c), bucketAt(c))),
  );
  routes.put('/bucket/:id', async (c) =>
    c.json(
      await updateBucket(
        deps,
        await caller(c),
        bucketAt(c),
        readInput(bucketChanges, await bodyOf(c)),
      ),
    ),
  );
  routes.post('/bucket/:id/empty', async (c) =>
    c.json(await emptyBucket(deps, await caller(c), bucketAt(c))),
  );
  routes.delete('/bucket/:id', async (c) =>
    c.json(await deleteBucket(deps, await caller(c), bucketAt(c))),
  );

  routes.post('/object/list/:bucket', async (c) => {
    const { bucket } = namesIn(c.req.url, `${ROOT}/object/list/`);
    const asked = readInput(listSchema, await bodyOf(c));
    return c.json(await listFolder(deps, await caller(c), bucket, asked));
  });
  routes.post('/object/list-v2/:bucket', async (c) => {
    const { bucket } = namesIn(c.req.url, `${ROOT}/object/list-v2/`);
    const asked = readInput(pageSchema, await bodyOf(c));
    return c.json(await listPage(deps, await caller(c), bucket, asked));
  });
  routes.post('/object/move', async (c) =>
    c.json(await moveObject(deps, await caller(c), readInput(moveSchema, await bodyOf(c)))),
  );
  routes.post('/object/copy', async (c) => {
    const asked = readInput(copySchema, await bodyOf(c));
    return c.json(shapeOfWritten(await copyObject(deps, await caller(c), asked, isUpsert(c))));
  });

  /** A file as its caller finds it. @throws StorageError where there is none for them */
  const foundBy = async (c: Context, bucket: string, name: string): Promise<Found> => {
    const who = await caller(c);
    await findBucket(database, bucket);
    const object = await database.asCaller(who, (tx) => findObject(tx, bucket, name));
    if (!object) throw noObject();
    return { object, manner: { openTo: 'caller' } };
  };
  const foundByAnybody = async (_c: Context, bucket: string, name: string): Promise<Found> => {
    const { public: isPublic } = await findBucket(database, bucket);
    // Its owner made the bucket public: no rule is asked.
    const object = isPublic
      ? await database.asService((tx) => findObject(tx, bucket, name))
      : undefined;
    if (!object) throw noObject();
    return { object, manner: { openTo: 'everybody' } };
  };
  const foundByLink = async (c: Context, bucket: string, name: string) => {
    const claims = await verifyRead(deps, c.req.query('token') ?? '', `${bucket}/${name}`);
    // Whoever made the link could read the file.
    const object = await database.asService((tx) => findObject(tx, bucket, name));
    if (!object) throw noObject();
    const left = Math.max(0, claims.exp - Math.floor(deps.clock.now().getTime() / 1_000));
    const manner: Manner = { openTo: 'holder', seconds: left };
    return { object, manner, claims };
  };

  routes.post('/object/sign/*', async (c) => {
    const who = await caller(c);
    const { bucket, name } = namesIn(c.req.url, `${ROOT}/object/sign/`);
    if (name === '') {
      const { expiresIn, paths } = readInput(signManySchema, await bodyOf(c));
      return c.json(await signMany(deps, who, bucket, paths, expiresIn));
    }
    const { expiresIn, transform } = readInput(signSchema, await bodyOf(c));
    const { object } = await foundBy(c, bucket, checkObjectName(name));
    const url = `${object.bucket_id}/${object.name}`;
    const token = await signRead(deps, { url, ...(transform && { transform }) }, expiresIn);
    const route = transform ? 'render/image/sign' : 'object/sign';
    return c.json({ signedURL: `/${route}/${url}?token=${token}` });
  });
  routes.get('/object/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/sign/');
    const { object, manner, claims } = await foundByLink(c, bucket, name);
    if (claims.transform) throw invalidRequest('This link is of a rendered image');
    return serveObject(deps, c, object, manner);
  });
  routes.get('/render/image/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, '/render/image/sign/');
    const { object, manner, claims } = await foundByLink(c, bucket, name);
    return renderImage(deps, c, object, manner, claims.transform ?? {});
  });

  routes.post('/object/upload/sign/*', async (c) => {
    const who = await caller(c);
    const { bucket, name } = fileAt(c, '/object/upload/sign/');
    await findBucket(database, bucket);
    const owner = ownerOf(who);
    const row = { bucket_id: bucket, name, ...owner };
    await checkMayWrite(database, who, row, isUpsert(c));
    const url = `${bucket}/${name}`;
    const claims = { url, upsert: isUpsert(c), ...owner };
    const token = await signWrite(deps, claims, SIGNED_UPLOAD_SECONDS);
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
  });
  routes.put('/object/upload/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/upload/sign/');
    const token = c.req.query('token') ?? '';
    const { upsert, ...owner } = await verifyWrite(deps, token, `${bucket}/${name}`);
    const destination = { bucket, name, isUpsert: upsert };
    // Whoever made the link could write the file, and is its owner.
    const written = await upload(deps, { role: 'service_role' }, destination, c.req.raw, {
      owner: owner.owner,
      owner_id: owner.owner_id,
    });
    return c.json(shapeOfWritten(written));
  });

  const readers = { authenticated: foundBy, public: foundByAnybody } as const;
  for (const [route, find] of Object.entries(readers)) {
    routes.get(`/object/info/${route}/*`, async (c) => {
      const { bucket, name } = fileAt(c, `/object/info/${route}/`);
      return c.json(infoOf((await find(c, bucket, name)).object));
    });
    routes.get(`/object/${route}/*`, async (c) => {
      const { bucket, name } = fileAt(c, `/object/${route}/`);
      const { object, manner } = await find(c, bucket, name);
      return serveObject(deps, c, object, manner);
    });
    routes.get(`/render/image/${route}/*`, async (c) => {
      const { bucket, name } = fileAt(c, `/render/image/${route}/`);
      const transform = readInput(transformSchema, transformIn(c));
      const { object, manner } = await find(c, bucket, name);
      return renderImage(deps, c, object, manner, transform);
    });
  }
  routes.get('/object/info/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/info/');
    return c.json(infoOf((await foundBy(c, bucket, name)).object));
  });

  routes.get('/object/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/');
    const { object, manner } = await foundBy(c, bucket, name);
    return serveObject(deps, c, object, manner);
  });
  routes.on(['POST', 'PUT'], '/object/*', async (c) => {
    const destination = {
      ...fileAt(c, '/object/'),
      isUpsert: c.req.method === 'PUT' || isUpsert(c),
    };
    return c.json(shapeOfWritten(await upload(deps, await caller(c), destination, c.req.raw)));
  });
  routes.delete('/object/*', async (c) => {
    const who = await caller(c);
    const { bucket, name } = namesIn(c.req.url, `${ROOT}/object/`);
    if (name === '') {
      const { prefixes } = readInput(removeSchema, await bodyOf(c));
      return c.json(await removeObjects(deps, who, bucket, prefixes));
    }
    const removed = await removeObjects(deps, who, bucket, [checkObjectName(name)]);
    if (removed.length === 0) throw noObject();
    return c.json({ message: 'Successfully deleted' });
  });
  routes.all('*', () => {
    throw new StorageError(404, 'NotFound', 'There is nothing at this address');
  });

  return {
    routes,
    jobs: {
      tasks: { 'remove-loose-files': () => removeLooseFiles(deps) },
      timetable: { 'remove-loose-files': '*/5 * * * *' },
    },
  };
}

async function signMany(
  deps: StorageDeps,
  caller: Caller,
  bucket: string,
  paths: readonly string[],
  expiresIn: number,
): Promise<unknown[]> {
  await findBucket(deps.database, bucket);
  const rows = await deps.database.asCaller(caller, (tx) =>
    tx
      .selectFrom('storage.objects')
      .select('name')
      .where('bucket_id', '=', bucket)
      .where('name', 'in', paths)
      .execute(),
  );
  const readable = new Set(rows.map(({ name }) => name));
  return Promise.all(
    paths.map(async (path) => {
      if (!readable.has(path)) {
        const error = 'Either the object does not exist or you do not have access to it';
        return { error, path, signedURL: null };
      }
      const token = await signRead(deps, { url: `${bucket}/${path}` }, expiresIn);
      return { error: null, path, signedURL: `/object/sign/${bucket}/${path}?token=${token}` };
    }),
  );
}

async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.length > BODY_BYTES) throw new StorageError(413, 'EntityTooLarge', 'Too large');
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not JSON');
  }
}

function transformIn(c: Context): Record<string, string> {
  const { width, height, resize, format, quality } = c.req.query();
  const given = Object.entries({ width, height, resize, format, quality });
  return Object.fromEntries(
    given.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const isUpsert = (c: Context) => c.req.header('x-upsert') === 'true';

const shapeOfWritten = ({ id, bucket, name }: Written) => ({ Id: id, Key: `${bucket}/${name}` });

function infoOf(object: StoredObject): unknown {
  const { eTag, size, mimetype, cacheControl } = metadataOf(object);
  return {
    id: object.id,
    name: object.name,
    bucket_id: object.bucket_id,
    version: object.version,
    size,
    content_type: mimetype,
    cache_control: cacheControl,
    etag: eTag,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  };
}

function answerError(deps: StorageDeps, c: Context, error: unknown): Response {
  const known = asStorageError(error);
  if (!known) deps.log.error({ err: error, route: c.req.routePath }, 'file request failed');
  const { status, code, message } =
    known ?? new StorageError(500, 'InternalError', 'Internal error');
  c.header('Cache-Control', 'no-store');
  return c.json(
    { statusCode: String(status), error: code, message, code },
    status as ContentfulStatusCode,
  );
}
