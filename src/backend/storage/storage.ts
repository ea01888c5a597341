import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Job } from '#platform/jobs/job.ts';
import { createBucketRoutes } from './bucket-routes.ts';
import { createReadingRoutes } from './reading-routes.ts';
import { removeLooseFiles } from './remove-loose-files.ts';
import type { StorageDeps } from './storage-deps.ts';
import { asStorageError, StorageError, tooLarge } from './storage-error.ts';
import { createWritingRoutes } from './writing-routes.ts';

const BODY_BYTES = 1_000_000;
const UPLOAD = /^\/storage\/v1\/object\/(?!(list|list-v2|move|copy|sign)(\/|$))[^/]+\/./;

/**
 * The file protocol under `/storage/v1`. What a caller may do with a file is what row-level
 * security lets them do with its row; public buckets and signed links are read by whoever has
 * the address.
 */
export function createStorage(deps: StorageDeps): { routes: Hono; jobs: readonly Job[] } {
  const routes = new Hono();
  routes.onError((error, c) => answerError(deps, c, error));
  const limit = bodyLimit({
    maxSize: BODY_BYTES,
    onError: (c) => answerError(deps, c, tooLarge()),
  });
  // Files have limits of their own, counted as they arrive.
  routes.on(['POST', 'PUT', 'DELETE'], '*', (c, next) =>
    UPLOAD.test(c.req.path) ? next() : limit(c, next),
  );
  routes.route('/', createBucketRoutes(deps));
  routes.route('/', createReadingRoutes(deps));
  routes.route('/', createWritingRoutes(deps));
  routes.all('*', () => {
    throw new StorageError(404, 'NotFound', 'There is nothing at this address');
  });
  return {
    routes,
    jobs: [{ name: 'remove-loose-files', run: () => removeLooseFiles(deps), cron: '*/5 * * * *' }],
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
