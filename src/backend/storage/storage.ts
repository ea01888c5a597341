import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Jobs } from '#platform/jobs/worker.ts';
import { createBucketRoutes } from './bucket-routes.ts';
import { createReadingRoutes } from './reading-routes.ts';
import { removeLooseFiles } from './remove-loose-files.ts';
import type { StorageDeps } from './storage-deps.ts';
import { asStorageError, StorageError } from './storage-error.ts';
import { createWritingRoutes } from './writing-routes.ts';

/**
 * The file protocol under `/storage/v1`. What a caller may do with a file is what row-level
 * security lets them do with its row; public buckets and signed links are read by whoever has
 * the address.
 */
export function createStorage(deps: StorageDeps): { routes: Hono; jobs: Jobs } {
  const routes = new Hono();
  routes.onError((error, c) => answerError(deps, c, error));
  routes.route('/', createBucketRoutes(deps));
  routes.route('/', createReadingRoutes(deps));
  routes.route('/', createWritingRoutes(deps));
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
