import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Handler, Hono } from 'hono';
import type { Log } from '#platform/log.ts';
import { createMailPage } from '#platform/mail/mail-page.ts';
import type { Mailbox } from '#platform/mail/mailbox.ts';
import { createSandboxPayPage } from '#platform/payments/sandbox-pay-page.ts';
import type { SandboxProvider } from '#platform/payments/sandbox-provider.ts';
import type { Health } from './health.ts';
import { createHealth } from './health.ts';
import { KEPT_FOR_EVER } from './kept-for-ever.ts';
import { createLegalPapers } from './legal-papers.ts';
import { createPages, type PagesDeps } from './pages.ts';
import { createRequestLog } from './request-log.ts';
import { createSearchEngines } from './search-engines.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createSharePictures, type SharePicturesDeps } from './share-pictures.ts';

const STATIC_PATHS = [
  '/assets/*',
  '/illustrations/*',
  '/icons/*',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/offline/*',
];

export type FrameDeps = {
  readonly log: Log;
  readonly health: Health;
  /** What the official client speaks to. */
  readonly routes: Hono;
  readonly mailbox?: Mailbox;
};

/** What every answer goes through: log, headers, health; and the backend. */
export function createFrame({ log, health, routes, mailbox }: FrameDeps): Hono {
  const app = new Hono();
  app.use(createRequestLog(log, health));
  app.use((c, next) => {
    for (const [name, value] of SECURITY_HEADERS) c.header(name, value);
    return next();
  });
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'request failed');
    return c.text('Internal error', 500);
  });
  app.route('/', createHealth(health));
  app.route('/', routes);
  if (mailbox) app.route('/__mail', createMailPage(mailbox));
  return app;
}

export type SiteDeps = PagesDeps &
  SharePicturesDeps & {
    /** Folder of the built pages; undefined in development, where Vite serves them. */
    readonly assets?: string;
    readonly sandbox?: SandboxProvider;
    /** What a payment provider tells us; answers once the effect is durable. */
    readonly receivePayment: (provider: string, request: Request) => Promise<Response>;
  };

/** The product around its backend: payment notifications, files, what search engines read, and pages for all the rest. */
export function createSite(deps: SiteDeps): Hono {
  const site = new Hono();
  site.post('/webhooks/payments/:provider', async (c) => {
    const answer = await deps.receivePayment(c.req.param('provider'), c.req.raw);
    // Written anew, so that it carries the headers that every answer does.
    return c.newResponse(answer.body, answer);
  });
  if (deps.sandbox) site.route('/__pay', createSandboxPayPage(deps.sandbox));
  if (deps.assets) {
    for (const path of STATIC_PATHS) site.get(path, staticFiles(deps.assets));
    site.get('/site-worker.js', siteWorker(deps.assets));
  }
  site.route('/', createSearchEngines(deps));
  site.route('/', createLegalPapers(deps));
  site.route('/', createSharePictures(deps));
  return site.route('/', createPages(deps));
}

/** Built files carry their content’s hash in their name and never change; others are asked again. */
function staticFiles(root: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound(path, c) {
      c.header('Cache-Control', keptFor(path));
    },
  });
}

/** The worker names the release whose pages and files it keeps: browsers tell another one by that. */
function siteWorker(root: string): Handler {
  const release = JSON.stringify(basename(dirname(root)).slice(0, 16));
  const script = readFile(join(root, 'site-worker.js'), 'utf8').then(
    (source) => `const RELEASE = ${release};\n${source}`,
  );
  return async (c) =>
    c.body(await script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
}

function keptFor(path: string): string {
  if (path.includes('/assets/')) return KEPT_FOR_EVER;
  // Browsers look for a new one themselves.
  return path.endsWith('/service-worker.js') ? 'no-cache' : 'public, max-age=3600';
}
