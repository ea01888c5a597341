import type { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';

export type Route = { readonly method: string; readonly path: string };

/** What a router answers, by method and pattern; catch-alls that only say no are left out. */
export function routesOf(router: Hono): Route[] {
  const routes = inspectRoutes(router)
    .filter(({ isMiddleware, method }) => !isMiddleware && method !== 'ALL')
    .map(({ method, path }) => ({ method, path }));
  return routes.filter(
    ({ method, path }, index) =>
      routes.findIndex((each) => each.method === method && each.path === path) === index,
  );
}

/** The pattern's places filled in turn with each of `values`. */
export function addressesOf({ path }: Route, values: readonly string[]): string[] {
  if (!/[:*]/.test(path)) return [path];
  return values.map((value) =>
    path.replace(/:\w+/g, encodeURIComponent(value)).replace('*', value),
  );
}
