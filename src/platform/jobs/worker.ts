import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';
import { startPresent } from './abandoned-jobs.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Who ran at least so long begins again with short pauses. */
const WELL_AFTER_MS = 60_000;

/** Creates or updates the tables of the job queue. */
export async function migrateJobs(ownerPool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: ownerPool, logger: jobLogger(log) });
}

/** What jobs do, and when those run that nobody queues (crontab patterns, in UTC). */
export type Jobs = {
  readonly tasks: TaskList;
  readonly timetable: Readonly<Record<string, string>>;
};

/** A runner that works until it is stopped, or until the database takes its connections away. */
type Running = {
  /** Settles when it runs no job any more. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
};

/**
 * Runs jobs in this process; any number of processes share one queue and one timetable. A runner that
 * ends by itself, because it could not tell the database what became of a job, is followed by another;
 * the jobs that it held are released to everybody (see `abandoned-jobs.ts`).
 */
export async function startWorker(
  ownerPool: pg.Pool,
  jobs: Jobs,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let running = await startRunner(ownerPool, jobs, log);
  const supervised = supervise();

  async function supervise(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const since = Date.now();
      const reason = await running.ended;
      if (stopping.signal.aborted) return;
      log.error({ err: reason }, 'the job runner ended; another is started');
      await running.stop().catch(() => undefined);
      if (Date.now() - since > WELL_AFTER_MS) pause = FIRST_PAUSE_MS;
      pause = await startAgain(pause);
    }
  }

  /** Resolves to the pause before the next start, should that runner end at once as well. */
  async function startAgain(firstPause: number): Promise<number> {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return pause;
      try {
        running = await startRunner(ownerPool, jobs, log);
        log.info('jobs run again');
        return Math.min(pause * 2, LONGEST_PAUSE_MS);
      } catch (error) {
        log.warn({ err: error }, 'the job runner does not start for the moment');
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await running.stop();
      await supervised;
      // One that was being started meanwhile.
      await running.stop();
    },
  };
}

async function startRunner(
  ownerPool: pg.Pool,
  { tasks, timetable }: Jobs,
  log: Log,
): Promise<Running> {
  const events: WorkerEvents = new EventEmitter();
  let ended: Promise<unknown> = Promise.resolve();
  let stop = async () => {};
  const presence = await startPresent(ownerPool, log, async () => {
    let workers = '';
    events.once('pool:create', ({ workerPool }) => {
      workers = workerPool.id;
    });
    let failure: unknown;
    events.once('pool:fatalError', ({ error }) => {
      failure = error;
    });
    const runner = await run({
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
      // Without a batch, however small, nobody would handle that the end of a job cannot be noted.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    ended = runner.promise.then(
      () => failure,
      (error: unknown) => failure ?? error,
    );
    let isRunning = true;
    ended.finally(() => {
      isRunning = false;
    });
    stop = async () => {
      if (isRunning) await runner.stop();
    };
    return workers;
  });
  return {
    ended,
    async stop() {
      await stop();
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
