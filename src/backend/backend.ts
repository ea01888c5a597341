import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { createAuth } from './auth/auth.ts';
import { type Call, callerOf, createIdentify, type Identify } from './call.ts';
import { createFairUse } from './fair-use.ts';
import {
  createFunctionsHost,
  type FunctionsHost,
  type ServedFunction,
} from './functions/functions-host.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createRest } from './rest/rest.ts';
import { createOwnFiles, type OwnFiles } from './storage/own-files.ts';
import { createStorage } from './storage/storage.ts';
import { forgetRevokedSessions, openRevokedSessions } from './tokens/revoked-sessions.ts';
import { type Derive, readSecrets } from './tokens/secrets.ts';
import { createSigningKeys, readSigningKeys } from './tokens/signing-keys.ts';
import { createTokens, type Tokens } from './tokens/tokens.ts';

export type BackendDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The address people use. */
  readonly publicUrl: string;
  readonly languageOf: (request: Request) => Call['language'];
  readonly networkOf: Parameters<typeof createIdentify>[0]['networkOf'];
  readonly isProxyUnbelieved?: Parameters<typeof createIdentify>[0]['isProxyUnbelieved'];
  /** The same, of a connection that asks to become a WebSocket. */
  readonly networkOfSocket: (request: IncomingMessage) => string;
};

/** Takes over a connection that asks to become a WebSocket; false when it is not of this protocol. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** What the backend does on one database, for its own protocol and for the rooms; no room is needed for it. */
export type BackendServices = {
  readonly tokens: Tokens;
  readonly identify: Identify;
  readonly jobs: readonly Job[];
  readonly mails: Readonly<Record<string, LapsingMailComposer>>;
  readonly upgrade: Upgrade;
  /** Signs in whoever has proven an address to a room; see `issueSignIn` of the account service. */
  readonly issueSignIn: (email: string, language: Call['language']) => Promise<string>;
  /** A keyed hash for the rooms, the same in every process. */
  readonly derive: Derive;
  /** Files as the product itself reads and makes them. */
  readonly ownFiles: OwnFiles;
  /** What is served beside functions, by prefix. */
  readonly protocol: Readonly<Record<'auth' | 'rest' | 'storage' | 'realtime', Hono>>;
  /** How much one visitor may ask for. */
  readonly fairUse: MiddlewareHandler;
  readonly log: Log;
  close(): Promise<void>;
};

/** Everything the official client speaks to. */
export type Backend = BackendServices & {
  readonly routes: Hono;
  readonly functions: FunctionsHost;
};

/** Opens the services of the backend on one database. */
export async function openBackend(deps: BackendDeps): Promise<BackendServices> {
  const { config, database, clock, log } = deps;
  const proofs = await openProofs(deps);
  const { tokens, identify, keys, revoked, secrets } = proofs;
  const { auth, rest, storage, realtime, ownFiles } = await openProtocol(deps, proofs);
  return {
    tokens,
    identify,
    jobs: [
      ...auth.jobs,
      ...storage.jobs,
      ...realtime.jobs,
      { name: 'rotate-signing-keys', run: () => keys.rotate(), cron: '10 3 * * *' },
      {
        name: 'forget-revoked-sessions',
        run: () => forgetRevokedSessions({ database, clock }),
        cron: '20 * * * *',
      },
    ],
    mails: auth.mails,
    upgrade: realtime.upgrade,
    issueSignIn: auth.issueSignIn,
    derive: secrets.product,
    ownFiles,
    protocol: {
      auth: auth.routes,
      rest: rest.routes,
      storage: storage.routes,
      realtime: realtime.routes,
    },
    fairUse: createFairUse({ identify, networkOf: deps.networkOf, isOn: config.hasFairUse }),
    log,
    async close() {
      await realtime.close();
      await Promise.all([rest.close(), revoked.close()]);
    },
  };
}

/** What tells who asks. */
async function openProofs(deps: BackendDeps) {
  const { config, database, clock } = deps;
  const { signingKeysFile, jwtSecret } = config.auth;
  const keys = signingKeysFile ? await readSigningKeys(signingKeysFile) : createSigningKeys(deps);
  const issuer = () => `${deps.publicUrl}/auth/v1`;
  const [revoked, secrets] = await Promise.all([
    openRevokedSessions({ database }),
    readSecrets(database),
  ]);
  const derive = secrets['application-keys'];
  const tokens = createTokens({ keys, clock, issuer, secret: jwtSecret, derive });
  return { keys, revoked, secrets, tokens, identify: createIdentify({ tokens, revoked, ...deps }) };
}

/** What the official client speaks to, but for functions. */
async function openProtocol(deps: BackendDeps, proofs: Awaited<ReturnType<typeof openProofs>>) {
  const { config } = deps;
  const { tokens, identify, revoked, secrets } = proofs;
  const storageDeps = {
    ...deps,
    identify,
    derive: secrets.storage,
    files: openFiles(config),
    arrivals: join(config.dataDir, 'arrivals'),
  };
  return {
    auth: createAuth({
      ...deps,
      ...proofs,
      settings: config.auth,
      limits: config.limits,
      // Texts have only their local double: they are read where mails are kept.
      hasTexts: config.hasMailPage,
    }),
    rest: await createRest({
      ...deps,
      identify,
      schemas: config.restSchemas,
      hasPlans: config.hasRestPlans,
      hasDescription: config.hasRestDescription,
    }),
    storage: createStorage(storageDeps),
    realtime: await createRealtime({
      ...deps,
      identify,
      revoked,
      hasPublicTopics: config.hasPublicTopics,
      hasFairUse: config.hasFairUse,
      callerOf: (token) => callerOf({ tokens, revoked }, token),
    }),
    ownFiles: createOwnFiles(storageDeps),
  };
}

/** Serves these functions beside the protocol, everything under its prefix. */
export function mountBackend(
  services: BackendServices,
  served: readonly ServedFunction[],
): Backend {
  const functions = createFunctionsHost({ functions: served, ...services });
  const mounted = Object.entries({ ...services.protocol, functions: functions.routes });
  const routes = new Hono();
  for (const [prefix] of mounted) routes.use(`/${prefix}/v1/*`, sharedWithAnyOrigin);
  routes.use('/rest/v1/*', keptByNobody);
  for (const [prefix] of mounted) routes.use(`/${prefix}/v1/*`, services.fairUse);
  for (const [prefix, part] of mounted) routes.route(`/${prefix}/v1`, part);
  return { ...services, routes, functions };
}

/** Headers of answers that a page of another origin may read. */
const EXPOSED = [
  'content-range',
  'content-location',
  'location',
  'preference-applied',
  'x-relay-error',
  'x-supabase-api-version',
  'x-total-count',
  'link',
  'content-disposition',
  'x-transformations',
  'retry-after',
].join(',');

/** Rows are as much somebody's as accounts are. */
const keptByNobody: MiddlewareHandler = (c, next) => {
  c.header('Cache-Control', 'no-store');
  return next();
};

/**
 * Any page may speak this protocol: what a call may do depends on the token that its page shows,
 * and no cookie ever stands in for one.
 */
const sharedWithAnyOrigin: MiddlewareHandler = async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  if (c.req.method !== 'OPTIONS') {
    c.header('Access-Control-Expose-Headers', EXPOSED);
    return next();
  }
  c.header('Access-Control-Allow-Methods', 'GET,HEAD,POST,PUT,PATCH,DELETE');
  c.header('Access-Control-Max-Age', '600');
  c.header('Vary', 'Access-Control-Request-Headers', { append: true });
  const wished = c.req.header('access-control-request-headers');
  if (wished !== undefined) c.header('Access-Control-Allow-Headers', wished);
  return c.body(null, 204);
};
