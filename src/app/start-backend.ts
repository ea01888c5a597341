import type { Config } from '#platform/config.ts';
import { emptyPublic } from '#platform/database/empty-public.ts';
import type { Log } from '#platform/log.ts';
import { composeBackend } from './compose-backend.ts';
import { openApplication } from './open-application.ts';
import { type RunningServer, startServer } from './start-server.ts';

/**
 * Starts the backend alone, without rooms, pages or demo data: for any client of its protocol.
 * @param isEmpty whether its database has no tables of the product either
 */
export function startBackend(
  config: Config,
  log: Log,
  { isEmpty }: { isEmpty: boolean },
): Promise<RunningServer> {
  return startServer({
    config,
    log,
    prepare: async () => undefined,
    open: async (place) => {
      if (isEmpty) await emptyPublic(place);
      return openApplication(place, composeBackend);
    },
  });
}
