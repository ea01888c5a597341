import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import type { Part } from './open-application.ts';
import {
  type DevelopmentPages,
  openBuiltPages,
  openDevelopmentPages,
  type Pages,
} from './page-sources.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Setting = {
  readonly config: Config;
  readonly log: Log;
  /** Where it listens: every address of the machine unless given. */
  readonly host?: string;
};

/** Starts the product as people use it, or one part of it. */
export async function startProduct(setting: Setting, part?: Part): Promise<RunningServer> {
  const { openProduct } = await import('./open-product.ts');
  return startServer({
    ...setting,
    prepare: async () => (part === 'worker' ? NO_PAGES : openBuiltPages(setting.log)),
    open: (place, pages) => openProduct({ ...place, part }, pages),
  });
}

const NO_PAGES: Pages = {
  build: () => Promise.reject(new Error('A process that runs jobs shows no pages')),
};

/** Starts it for its developers: what is edited is shown, while port, database and Vite stay. */
export function startDevelopment({ config, log }: Setting): Promise<RunningServer> {
  return startServer<DevelopmentPages>({
    config,
    log,
    // What Vite serves are sources.
    host: '127.0.0.1',
    prepare: openDevelopmentPages,
    async open(place, pages) {
      const { openProduct } = await pages.load<typeof import('./open-product.ts')>(OPEN_PRODUCT);
      return openProduct(place, pages);
    },
    watch(pages, reopen) {
      pages.onChangeOf(OPEN_PRODUCT, async () => {
        const began = performance.now();
        try {
          await reopen();
          log.info({ ms: Math.round(performance.now() - began) }, 'opened anew');
        } catch (error) {
          log.error({ err: error }, 'not opened anew: edit again');
        }
      });
    },
  });
}

const OPEN_PRODUCT = '/src/app/open-product.ts';
