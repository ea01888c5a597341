import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';

/** Creates or updates the tables of the job queue. */
export async function migrateJobs(ownerPool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: ownerPool, logger: jobLogger(log) });
}

/** What jobs do, and when those run that nobody queues (crontab patterns, in UTC). */
export type Jobs = {
  readonly tasks: TaskList;
  readonly timetable: Readonly<Record<string, string>>;
};

/** Runs jobs in this process; any number of processes share one queue and one timetable. */
export function startWorker(
  ownerPool: pg.Pool,
  { tasks, timetable }: Jobs,
  log: Log,
): Promise<Runner> {
  return run({
    pgPool: ownerPool,
    taskList: tasks,
    crontab: Object.entries(timetable)
      .map(([task, pattern]) => `${pattern} ${task} ?fill=1d`)
      .join('\n'),
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
