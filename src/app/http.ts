import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Webhook } from '#backend/room.ts';
import { Refusal } from '#basics/refusal.ts';
import { asAsker } from '#platform/asker.ts';
import type { Database } from '#platform/database/database.ts';
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import { TooBusy } from '#platform/fair-share.ts';
import type { Log } from '#platform/log.ts';
import { createMailPage } from '#platform/mail/mail-page.ts';
import type { Mailbox } from '#platform/mail/mailbox.ts';
import { createSandboxPayPage } from '#platform/payments/sandbox-pay-page.ts';
import type { SandboxProvider } from '#platform/payments/sandbox-provider.ts';
import { findAsset } from '#platform/release-assets.ts';
import { localOnly } from './client-network.ts';
import type { Health } from './health.ts';
import { createHealth } from './health.ts';
import { IMMUTABLE } from './immutable.ts';
import { createLegalPapers } from './legal-papers.ts';
import { createPages, type PagesDeps } from './pages.ts';
import { createRequestLog } from './request-log.ts';
import { createSearchEngines } from './search-engines.ts';
import { createSecurityEvents } from './security-events.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';
import { createSecurityTxt } from './security-txt.ts';
import { createSharePictures, type SharePicturesDeps } from './share-pictures.ts';
import { isUnlogged } from './unlogged.ts';

const STATIC_PATHS = [
  '/assets/*',
  '/illustrations/*',
  '/icons/*',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/offline/*',
];

const RETRY_AFTER_SECONDS = 5;
const MAIL_DOOR_WORDS =
  'The mails of a test installation are read on its own machine: http://localhost, or an SSH tunnel to it.';
const PAY_DOOR_WORDS =
  'La page de paiement d’essai ne répond que sur cette machine ; SANDBOX_PAYMENTS=on l’ouvre à tous.\n' +
  'The test payment page answers this machine only; SANDBOX_PAYMENTS=on opens it to everybody.';

export type FrameDeps = {
  readonly log: Log;
  readonly health: Health;
  /** What the official client speaks to. */
  readonly routes: Hono;
  readonly isProxyUnbelieved: (c: Context) => boolean;
  /** For whom a page is made, of whom nothing more is known. */
  readonly networkOf: (c: Context) => string;
  readonly mailbox?: Mailbox;
};

/** What every answer goes through: log, headers, health; and the backend. */
export function createFrame(deps: FrameDeps): Hono {
  const { log, health, routes, networkOf, mailbox } = deps;
  const app = new Hono();
  app.use(createRequestLog(log, health));
  app.use(createSecurityEvents(log));
  app.use(noticeProxy(deps));
  app.use(async (c, next) => {
    for (const [name, value] of SECURITY_HEADERS) c.header(name, value);
    await next();
    if (c.res.status === 503 && !c.res.headers.has('Retry-After')) {
      c.header('Retry-After', String(RETRY_AFTER_SECONDS));
    }
  });
  app.use((c, next) => asAsker({ lane: 'pages', who: networkOf(c) }, next));
  app.onError((error, c) => {
    if (error instanceof Refusal && error.code === 'too-many-requests') return tooMuch(c, 1);
    if (error instanceof TooBusy) return tooMuch(c, error.retryAfterSeconds);
    if (error instanceof DatabaseUnavailable) {
      log.warn({ err: error, path: c.req.path }, 'a request met no database');
      return c.text('Indisponible pour le moment / Unavailable for the moment', 503);
    }
    log.error({ err: error, path: c.req.path }, 'request failed');
    return c.text('Internal error', 500);
  });
  app.route('/', createHealth(health));
  app.route('/', routes);
  if (mailbox) {
    app.use('/__mail/*', localOnly(MAIL_DOOR_WORDS));
    app.route('/__mail', createMailPage(mailbox));
  }
  return app;
}

/** Says once that a proxy stands in front whose word is not believed, and counts its requests. */
function noticeProxy({ log, health, isProxyUnbelieved }: FrameDeps): MiddlewareHandler {
  let isSaid = false;
  return (c, next) => {
    if (!isUnlogged(c.req.path) && isProxyUnbelieved(c)) {
      health.unbelieved.inc();
      if (!isSaid) {
        log.warn(
          'requests bring X-Forwarded-For while TRUSTED_PROXIES is 0: behind a proxy all visitors count as one; set it',
        );
      }
      isSaid = true;
    }
    return next();
  };
}

/** Of what no page and no protocol answers by itself: a paper, a picture, a page rendered alone. */
function tooMuch(c: Context, seconds: number): Response {
  return c.text(TOO_MUCH, 429, { 'Retry-After': String(seconds) });
}

const TOO_MUCH =
  'Trop de demandes à la fois\u00a0: réessayez dans un instant.\nToo many requests at once: try again in a moment.\n';

export type SiteDeps = PagesDeps &
  SharePicturesDeps & {
    /** Folder of the built pages; undefined in development, where Vite serves them. */
    readonly assets: string | undefined;
    readonly database: Pick<Database, 'asService'>;
    readonly sandbox: SandboxProvider | undefined;
    /** Whether play money was asked for by name; else it is for this machine. */
    readonly isSandboxForAll: boolean;
    /** What outside services tell rooms, by its path: `/webhooks/<path>/<who>`. */
    readonly webhooks: readonly (readonly [string, Webhook])[];
  };

/** The product around its backend: payment notifications, files, what search engines read, and pages for all the rest. */
export function createSite(deps: SiteDeps): Hono {
  const site = new Hono();
  for (const [path, receive] of deps.webhooks) {
    site.post(`/webhooks/${path}/:who`, async (c) => {
      const answer = await receive(c.req.param('who'), c.req.raw);
      // Written anew, so that it carries the headers that every answer does.
      return c.newResponse(answer.body, answer);
    });
  }
  if (deps.sandbox) {
    if (!deps.isSandboxForAll) site.use('/__pay/*', localOnly(PAY_DOOR_WORDS));
    site.route('/__pay', createSandboxPayPage(deps.sandbox));
  }
  if (deps.assets) {
    for (const path of STATIC_PATHS) site.get(path, staticFiles(deps.assets));
    site.get('/assets/:name', assetOfAnotherRelease(deps));
    site.get('/site-worker.js', siteWorker(deps.assets));
  }
  site.route('/', createSearchEngines(deps));
  site.route('/', createSecurityTxt(deps));
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
      // What is shown without a connection is a page, too.
      if (/\.html\b/.test(path)) c.header('Content-Security-Policy', contentSecurityPolicy(''));
    },
  });
}

/** What a page asks for that came from another release than this process is of. */
function assetOfAnotherRelease({ database }: Pick<SiteDeps, 'database'>): Handler {
  return async (c, next) => {
    const name = c.req.param('name') ?? '';
    const content = await findAsset(database, name);
    if (!content) return next();
    return c.body(Uint8Array.from(content), 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': IMMUTABLE,
    });
  };
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
  if (path.includes('/assets/')) return IMMUTABLE;
  // Browsers look for a new one themselves.
  return path.endsWith('/service-worker.js') ? 'no-cache' : 'public, max-age=3600';
}
