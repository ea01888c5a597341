import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import {
  type Call,
  createFunctionsHost,
  type ServedFunction,
} from '#backend/functions/functions-host.ts';
import type { Log } from '#platform/log.ts';
import { createMailPage } from '#platform/mail/mail-page.ts';
import type { Mailbox } from '#platform/mail/mailbox.ts';
import { createSandboxPayPage } from '#platform/payments/sandbox-pay-page.ts';
import type { SandboxProvider } from '#platform/payments/sandbox-provider.ts';
import { clientNetwork } from './client-network.ts';
import type { Health } from './health.ts';
import { createHealth } from './health.ts';
import { createPages, type PagesDeps } from './pages.ts';
import { requestLanguage } from './request-language.ts';
import { createRequestLog } from './request-log.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const YEAR_SECONDS = 31_536_000;
const STATIC_PATHS = ['/assets/*', '/illustrations/*', '/favicon.svg'];

export type AppDeps = Omit<PagesDeps, 'functions'> & {
  readonly functions: ServedFunction[];
  readonly health: Health;
  readonly trustedProxies: number;
  readonly log: Log;
  /** Folder of the built pages; undefined in development, where Vite serves them. */
  readonly assets?: string;
  readonly mailbox?: Mailbox;
  readonly sandbox?: SandboxProvider;
  /** What a payment provider tells us; answers once the effect is durable. */
  readonly receivePayment: (provider: string, request: Request) => Promise<Response>;
};

/** The whole product as one application: functions, payment notifications, pages. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  const functions = createFunctionsHost(deps.functions, deps.log);

  app.use(createRequestLog(deps.log, deps.health));
  app.use((c, next) => {
    for (const [name, value] of SECURITY_HEADERS) c.header(name, value);
    return next();
  });
  app.route('/', createHealth(deps.health));

  app.use('/functions/v1/*', async (c, next) => {
    c.set('call' as never, callOf(c, deps.trustedProxies) as never);
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.route('/functions/v1', functions.routes);
  app.post('/webhooks/payments/:provider', (c) =>
    deps.receivePayment(c.req.param('provider'), c.req.raw),
  );

  if (deps.mailbox) app.route('/__mail', createMailPage(deps.mailbox));
  if (deps.sandbox) app.route('/__pay', createSandboxPayPage(deps.sandbox));
  if (deps.assets) {
    for (const path of STATIC_PATHS) app.get(path, staticFiles(deps.assets));
  }
  app.route('/', createPages({ ...deps, functions }));

  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.path }, 'request failed');
    return c.text('Internal error', 500);
  });
  return app;
}

function callOf(c: Context, trustedProxies: number): Call {
  return {
    caller: { role: 'anon' },
    language: requestLanguage(c.req.raw),
    network: clientNetwork(c, trustedProxies),
  };
}

/** Built files carry their content's hash in their name and never change; others are asked again. */
function staticFiles(root: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound(path, c) {
      const isHashed = path.includes('/assets/');
      c.header(
        'Cache-Control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
    },
  });
}
