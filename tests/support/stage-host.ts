import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import type { RunningServer } from '../../src/app/start-server.ts';

// A process in which one product after the other is opened, each on a database and a port of its own, as
// `npm start` opens it. Loading the code takes far longer than that, and is done once.

/** What the worker asks, and what it is answered. */
export type Asked =
  | { readonly id: number; readonly open: Readonly<Record<string, string>> }
  | { readonly id: number; readonly close: number };
export type Answered = { readonly id: number; readonly url?: string; readonly error?: string };

// React picks its build by NODE_ENV when it is first loaded.
process.env.NODE_ENV = 'production';
const loading = load();
const opened = new Map<number, RunningServer>();

async function load() {
  const [{ openBuiltPages }, { openProduct }, { startServer }] = await Promise.all([
    import('../../src/app/page-sources.ts'),
    import('../../src/app/open-product.ts'),
    import('../../src/app/start-server.ts'),
  ]);
  const pages = await openBuiltPages(createLog('warn'));
  return (settings: Readonly<Record<string, string>>) => {
    const config = readConfig(settings);
    const log = createLog(config.logLevel);
    return startServer({ config, log, prepare: async () => pages, open: openProduct });
  };
}

async function answerTo(asked: Asked): Promise<Omit<Answered, 'id'>> {
  if ('open' in asked) {
    const open = await loading;
    const server = await open(asked.open);
    opened.set(asked.id, server);
    return { url: server.url };
  }
  await opened.get(asked.close)?.stop();
  opened.delete(asked.close);
  return {};
}

process.on('message', (asked: Asked) => {
  answerTo(asked)
    .catch((error: unknown) => ({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((answer) => process.send?.({ id: asked.id, ...answer } satisfies Answered));
});
// Whoever asked is gone, and the databases with them.
process.on('disconnect', () => process.exit());
