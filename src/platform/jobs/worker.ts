import { EventEmitter } from 'node:events';
import {
  Logger,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';
import { startPresent } from './abandoned-jobs.ts';

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
export async function startWorker(
  ownerPool: pg.Pool,
  { tasks, timetable }: Jobs,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const events: WorkerEvents = new EventEmitter();
  let runner: Runner | undefined;
  const presence = await startPresent(ownerPool, log, async () => {
    let workers = '';
    events.once('pool:create', ({ workerPool }) => {
      workers = workerPool.id;
    });
    runner = await run({
      pgPool: ownerPool,
      taskList: tasks,
      crontab: Object.entries(timetable)
        .map(([task, pattern]) => `${pattern} ${task} ?fill=1d`)
        .join('\n'),
      events,
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 5_000,
      logger: jobLogger(log),
    });
    return workers;
  });
  return {
    async stop() {
      await runner?.stop();
      await presence.end();
    },
  };
}

function jobLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ jobs: message });
    else if (level === 'warning') log.warn({ jobs: message });
    else log.debug({ jobs: message });
  });
}
