import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Log } from '#platform/log.ts';
import { buildPages } from '../../scripts/build-pages.ts';

/** Where pages come from: the production build, or Vite as files change. */
export type Pages = {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of built files to serve; undefined where Vite serves them. */
  readonly assets?: string;
  readonly intercept?: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
};

/** The production build, made first if the sources have changed since the last one. */
export async function openBuiltPages(log: Log): Promise<Pages> {
  const folder = await buildPages(log);
  const file = pathToFileURL(join(folder, 'server/index.js')).href;
  return { build: (await import(file)) as ServerBuild, assets: join(folder, 'client') };
}

/** Vite in this process: pages reload as their files change. */
export async function openDevelopmentPages(server: Server): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    intercept: (request, response, next) => vite.middlewares(request, response, next),
  };
}
