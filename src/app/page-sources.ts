import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { EnvironmentModuleNode } from 'vite';
import type { Log } from '#platform/log.ts';
import { buildPages } from './build-pages.ts';

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

export type DevelopmentPages = Pages & {
  /** Loads a module of the server through Vite, with what it imports as it is now. */
  load<Module>(path: string): Promise<Module>;
  /** Calls back when a file was edited that this module came to import, one after the other. */
  onChangeOf(path: string, reload: () => Promise<void>): void;
};

/** Vite in this process: pages reload as their files change. */
export async function openDevelopmentPages(server: Server): Promise<DevelopmentPages> {
  const { createServer } = await import('vite');
  const root = resolve(import.meta.dirname, '../..');
  const vite = await createServer({ root, server: { middlewareMode: true, ws: { server } } });
  const { hot } = vite.environments.client;
  const graph = vite.environments.ssr.moduleGraph;
  // A page that was asked for before an edit may only now connect: it is sent back for what it missed.
  let isShown = true;
  hot.on('vite:client:connect', (_, client) => {
    if (!isShown) client.send({ type: 'full-reload' });
  });

  /** Whether the module at `path` imports this one, or what does. */
  function leadsTo(path: string, module: EnvironmentModuleNode, seen = new Set([module])): boolean {
    if (module.file === join(root, path)) return true;
    for (const importer of module.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      if (leadsTo(path, importer, seen)) return true;
    }
    return false;
  }

  return {
    build() {
      isShown = true;
      return vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
    },
    intercept: (request, response, next) => vite.middlewares(request, response, next),
    load: <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>,
    onChangeOf(path, reload) {
      let last = Promise.resolve();
      vite.watcher.on('change', (file) => {
        const modules = [...(graph.getModulesByFile(file) ?? [])];
        if (!modules.some((module) => leadsTo(path, module))) return;
        last = last.then(async () => {
          isShown = false;
          await reload();
          hot.send({ type: 'full-reload' });
        });
      });
    },
  };
}
