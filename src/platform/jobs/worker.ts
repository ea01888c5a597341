import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';

export type { TaskList } from 'graphile-worker';

/** Creates or updates the tables of the job queue. */
export async function migrateJobs(ownerPool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: ownerPool, logger: jobLogger(log) });
}

/** Runs jobs in this process; any number of processes share one queue. */
export function startWorker(ownerPool: pg.Pool, taskList: TaskList, log: Log): Promise<Runner> {
  return run({
    pgPool: ownerPool,
    taskList,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger: jobLogger(log),
  });
}

function jobLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ jobs: message });
    else if (level === 'warning') log.warn({ jobs: message });
    else log.debug({ jobs: message });
  });
}
