import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import { composeBackend } from './compose-backend.ts';
import { openApplication } from './open-application.ts';
import { type RunningServer, startServer } from './start-server.ts';

const NO_ROOMS = { functions: [], mails: {}, jobs: { tasks: {}, timetable: {} } };

/** Starts the backend alone, without rooms, pages or demo data: for any client of its protocol. */
export function startBackend(config: Config, log: Log): Promise<RunningServer> {
  return startServer({
    config,
    log,
    prepare: async () => undefined,
    open: (place) => openApplication(place, (parts) => composeBackend(parts, NO_ROOMS)),
  });
}
