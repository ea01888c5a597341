import { basename, dirname, join } from 'node:path';
import type { Room } from '#backend/room.ts';
import { keepAssets } from '#platform/release-assets.ts';
import { clientNetwork } from './client-network.ts';
import type { Mounted } from './compose-backend.ts';
import { createSite } from './http.ts';
import type { ProductParts } from './open-application.ts';
import { allOf } from './rooms.ts';
import type { Services } from './services.ts';

/** Everything that is no function and no protocol: pages, their forms, files, and what outside services post. */
export async function mountPages(
  mounted: Mounted,
  { config, pages, publicUrl }: ProductParts,
  world: Services,
  rooms: readonly Room[],
): Promise<Mounted> {
  const { app, backend } = mounted;
  const release = pages.assets && basename(dirname(pages.assets));
  if (pages.assets && release) {
    await keepAssets(world.database, { build: release, folder: join(pages.assets, 'assets') });
  }
  const site = createSite({
    ...world,
    publicUrl,
    functions: backend.functions,
    applicationKey: await backend.tokens.apiKey('anon'),
    build: pages.build,
    keepsPages: pages.assets !== undefined,
    forms: allOf(rooms, 'forms'),
    webhooks: rooms.flatMap(({ webhooks }) => Object.entries(webhooks ?? {})),
    readOwn: (path) => app.request(path),
    fetch: (request, env) => app.fetch(request, env as object),
    networkOf: (c) => clientNetwork(c, config.trustedProxies),
    hasFairUse: config.hasFairUse,
    isSandboxForAll: config.isSandboxForAll,
    assets: pages.assets,
  });
  app.route('/', site);
  world.sandbox?.deliverTo((path, request) => app.request(path, request));
  return { ...mounted, ...(pages.intercept && { intercept: pages.intercept }) };
}
