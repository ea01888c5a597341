import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Identify, throughFunction } from '#backend/call.ts';
import { createRest } from '#backend/rest/rest.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';

type Opened = {
  /** What stands in the place of `…/rest/v1`. */
  readonly url: string;
  stop(): Promise<void>;
};

/**
 * A door that only tests have: the table protocol with the rights of functions, for whoever the product
 * lets in by their token. It shows what rows themselves refuse, whatever a function forgets.
 */
export async function openTablesOfFunctions(
  database: Database,
  identify: Identify,
): Promise<Opened> {
  const rest = await createRest({
    database,
    log: createLog('silent'),
    identify: async (c) => throughFunction(await identify(c)),
    schemas: ['public'],
    hasPlans: false,
    hasDescription: false,
  });
  const routes = new Hono().route('/', rest.routes);
  const server = createServer(getRequestListener(routes.fetch));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rest.close();
    },
  };
}
