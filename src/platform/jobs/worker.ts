import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';
import { startPresent } from './abandoned-jobs.ts';
import type { Job } from './job.ts';
import { jobLogger } from './job-log.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Who ran at least so long begins again with short pauses. */
const WELL_AFTER_MS = 60_000;

/** Creates or updates the tables of the job queue. */
export async function migrateJobs(ownerPool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: ownerPool, logger: jobLogger(log) });
}

/** How many jobs of one lane run at once in a process. */
const AT_ONCE = 2;

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
  jobs: readonly Job[],
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

/** One runner for each lane: whatever fills one, and however slowly it is done, the others go on. */
async function startRunner(ownerPool: pg.Pool, jobs: readonly Job[], log: Log): Promise<Running> {
  const runners: Running[] = [];
  const stopAll = () => Promise.all(runners.map((runner) => runner.stop()));
  const presence = await startPresent(ownerPool, log, async () => {
    const names: string[] = [];
    for (const lane of Map.groupBy(jobs, (job) => job.lane).values()) {
      const { workers, ...runner } = await startLane(ownerPool, lane, log);
      runners.push(runner);
      names.push(workers);
    }
    return names;
  }).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  return {
    ended: Promise.race(runners.map(({ ended }) => ended)),
    async stop() {
      await stopAll();
      await presence.end();
    },
  };
}

async function startLane(
  ownerPool: pg.Pool,
  jobs: readonly Job[],
  log: Log,
): Promise<Running & { readonly workers: string }> {
  const events: WorkerEvents = new EventEmitter();
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
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, async (payload: unknown) => void (await job.run(payload))]),
    ),
    crontab: jobs
      .flatMap(({ name, cron }) => (cron ? [`${cron} ${name} ?fill=1d`] : []))
      .join('\n'),
    events,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger: jobLogger(log),
    // Without a batch, however small, nobody would handle that the end of a job cannot be noted.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const ended = runner.promise.then(
    () => failure,
    (error: unknown) => failure ?? error,
  );
  let isRunning = true;
  ended.finally(() => {
    isRunning = false;
  });
  return {
    workers,
    ended,
    async stop() {
      if (isRunning) await runner.stop();
    },
  };
}
