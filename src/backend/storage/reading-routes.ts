import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import { listFolder, listPage, listSchema, pageSchema } from './list-objects.ts';
import { checkObjectName } from './names.ts';
import { findBucket, findObject, type StoredObject } from './objects.ts';
import { renderImage, transformSchema } from './render-image.ts';
import { callerOf, fileAt, namesAt, readBody, readInput } from './request.ts';
import { type Manner, metadataOf, serveObject } from './serve-object.ts';
import { signRead, verifyRead } from './signed-urls.ts';
import type { StorageDeps } from './storage-deps.ts';
import { invalidRequest, noObject } from './storage-error.ts';

const YEAR_SECONDS = 365 * 24 * 3_600;

const seconds = z.number().int().min(1).max(YEAR_SECONDS);
const signSchema = z.object({ expiresIn: seconds, transform: transformSchema.optional() });
const signManySchema = z.object({
  expiresIn: seconds,
  paths: z.array(z.string()).min(1).max(1_000),
});

type Found = { readonly object: StoredObject; readonly manner: Manner };

/** Lists, files and images: for callers, for everybody, and for whoever holds a signed address. */
export function createReadingRoutes(deps: StorageDeps): Hono {
  const routes = new Hono();

  routes.post('/object/list/:bucket', async (c) => {
    const { bucket } = namesAt(c, '/object/list/');
    const asked = await readBody(c, listSchema);
    return c.json(await listFolder(deps, await callerOf(deps, c), bucket, asked));
  });
  routes.post('/object/list-v2/:bucket', async (c) => {
    const { bucket } = namesAt(c, '/object/list-v2/');
    const asked = await readBody(c, pageSchema);
    return c.json(await listPage(deps, await callerOf(deps, c), bucket, asked));
  });
  routes.post('/object/sign/*', async (c) => {
    const who = await callerOf(deps, c);
    const { bucket, name } = namesAt(c, '/object/sign/');
    if (name === '') {
      const { expiresIn, paths } = await readBody(c, signManySchema);
      return c.json(await signMany(deps, who, bucket, paths, expiresIn));
    }
    const { expiresIn, transform } = await readBody(c, signSchema);
    const { object } = await foundBy(deps, c, bucket, checkObjectName(name));
    const url = `${object.bucket_id}/${object.name}`;
    const token = await signRead(deps, { url, ...(transform && { transform }) }, expiresIn);
    const route = transform ? 'render/image/sign' : 'object/sign';
    return c.json({ signedURL: `/${route}/${url}?token=${token}` });
  });
  routes.get('/object/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/sign/');
    const { object, manner, claims } = await foundByLink(deps, c, bucket, name);
    if (claims.transform) throw invalidRequest('This link is of a rendered image');
    return serveObject(deps, c, object, manner);
  });
  routes.get('/render/image/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, '/render/image/sign/');
    const { object, manner, claims } = await foundByLink(deps, c, bucket, name);
    return renderImage(deps, c, object, manner, claims.transform ?? {});
  });

  const readers = { authenticated: foundBy, public: foundByAnybody } as const;
  for (const [route, find] of Object.entries(readers)) {
    routes.get(`/object/info/${route}/*`, async (c) => {
      const { bucket, name } = fileAt(c, `/object/info/${route}/`);
      return c.json(infoOf((await find(deps, c, bucket, name)).object));
    });
    routes.get(`/object/${route}/*`, async (c) => {
      const { bucket, name } = fileAt(c, `/object/${route}/`);
      const { object, manner } = await find(deps, c, bucket, name);
      return serveObject(deps, c, object, manner);
    });
    routes.get(`/render/image/${route}/*`, async (c) => {
      const { bucket, name } = fileAt(c, `/render/image/${route}/`);
      const transform = readInput(transformSchema, transformIn(c));
      const { object, manner } = await find(deps, c, bucket, name);
      return renderImage(deps, c, object, manner, transform);
    });
  }
  routes.get('/object/info/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/info/');
    return c.json(infoOf((await foundBy(deps, c, bucket, name)).object));
  });

  routes.get('/object/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/');
    const { object, manner } = await foundBy(deps, c, bucket, name);
    return serveObject(deps, c, object, manner);
  });
  return routes;
}

/** A file as its caller finds it. @throws StorageError where there is none for them */
async function foundBy(
  deps: StorageDeps,
  c: Context,
  bucket: string,
  name: string,
): Promise<Found> {
  const who = await callerOf(deps, c);
  await findBucket(deps.database, bucket);
  const object = await deps.database.asCaller(who, (tx) => findObject(tx, bucket, name));
  if (!object) throw noObject();
  return { object, manner: { openTo: 'caller' } };
}

/** A file as everybody finds it, in a public bucket. */
async function foundByAnybody(
  deps: StorageDeps,
  _c: Context,
  bucket: string,
  name: string,
): Promise<Found> {
  const { public: isPublic } = await findBucket(deps.database, bucket);
  // Its owner made the bucket public: no rule is asked.
  const object = isPublic
    ? await deps.database.asService((tx) => findObject(tx, bucket, name))
    : undefined;
  if (!object) throw noObject();
  return { object, manner: { openTo: 'everybody' } };
}

/** A file as the holder of a signed address finds it. */
async function foundByLink(deps: StorageDeps, c: Context, bucket: string, name: string) {
  const claims = await verifyRead(deps, c.req.query('token') ?? '', `${bucket}/${name}`);
  // Whoever made the link could read the file.
  const object = await deps.database.asService((tx) => findObject(tx, bucket, name));
  if (!object) throw noObject();
  const left = Math.max(0, claims.exp - Math.floor(deps.clock.now().getTime() / 1_000));
  const manner: Manner = { openTo: 'holder', seconds: left };
  return { object, manner, claims };
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

function transformIn(c: Context): Record<string, string> {
  const { width, height, resize, format, quality } = c.req.query();
  const given = Object.entries({ width, height, resize, format, quality });
  return Object.fromEntries(
    given.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

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
