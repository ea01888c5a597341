import { type Context, Hono } from 'hono';
import {
  bucketChanges,
  bucketSchema,
  bucketSearch,
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
  readBucket,
  updateBucket,
} from './buckets.ts';
import { callerOf, namesAt, readBody, readInput } from './request.ts';
import type { StorageDeps } from './storage-deps.ts';

export function createBucketRoutes(deps: StorageDeps): Hono {
  const routes = new Hono();
  const bucketAt = (c: Context) => namesAt(c, '/bucket/').bucket;

  routes.post('/bucket', async (c) =>
    c.json(await createBucket(deps, await callerOf(deps, c), await readBody(c, bucketSchema))),
  );
  routes.get('/bucket', async (c) =>
    c.json(
      await listBuckets(deps, await callerOf(deps, c), readInput(bucketSearch, c.req.query())),
    ),
  );
  routes.get('/bucket/:id', async (c) =>
    c.json(await readBucket(deps, await callerOf(deps, c), bucketAt(c))),
  );
  routes.put('/bucket/:id', async (c) =>
    c.json(
      await updateBucket(
        deps,
        await callerOf(deps, c),
        bucketAt(c),
        await readBody(c, bucketChanges),
      ),
    ),
  );
  routes.post('/bucket/:id/empty', async (c) =>
    c.json(await emptyBucket(deps, await callerOf(deps, c), bucketAt(c))),
  );
  routes.delete('/bucket/:id', async (c) =>
    c.json(await deleteBucket(deps, await callerOf(deps, c), bucketAt(c))),
  );

  return routes;
}
