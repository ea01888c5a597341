import { type Context, Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobState } from '#platform/jobs/job-state.ts';
import { isLocal } from './client-network.ts';
import { type CopiesTaken, PARTS, type Trouble, troublesOfJobs } from './degraded.ts';

export type Health = {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** Requests of a proxy that is not believed, because TRUSTED_PROXIES is 0. */
  readonly unbelieved: Counter;
  /** True when the database answers, its schema is current and jobs run. */
  readonly isReady: () => Promise<boolean>;
  readonly metricsToken: string | undefined;
  /** How many links of chains are not as they were; rejects while the database is away. */
  readonly countChainFaults: () => Promise<number>;
  /** Whether jobs move; rejects while the queue does not answer. */
  readonly stateOfJobs: () => Promise<JobState>;
  /** What is amiss around the process; never rejects. */
  readonly troublesAround: () => Promise<readonly Trouble[]>;
  /** When the last backup was taken and the last drill succeeded, where that is done here. */
  readonly copiesTaken?: () => Promise<CopiesTaken>;
  readonly gauges: ReturnType<typeof createGauges>;
};

export function createHealthState(
  deps: Omit<Health, 'registry' | 'requests' | 'unbelieved' | 'gauges'>,
): Health {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const unbelieved = new Counter({
    name: 'http_requests_unbelieved_proxy_total',
    help: 'Requests with X-Forwarded-For while TRUSTED_PROXIES is 0',
    registers: [registry],
  });
  // Found by one process each night, and told by all.
  new Gauge({
    name: 'chain_faults',
    help: 'Links of releases, risk documents, invoices and journals that are not as they were',
    registers: [registry],
    async collect() {
      await deps.countChainFaults().then(
        (count) => this.set(count),
        () => undefined,
      );
    },
  });
  return { registry, requests, unbelieved, gauges: createGauges(registry), ...deps };
}

function createGauges(registry: Registry) {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  return {
    ready: gauge('ready', 'Whether this process can serve'),
    degraded: new Gauge({
      name: 'degraded',
      help: 'Whether this part does not work as it should, while the rest goes on',
      labelNames: ['part'] as const,
      registers,
    }),
    oldestDue: gauge('job_oldest_due_seconds', 'For how long a job that is due has waited'),
    longestRunning: gauge('job_longest_running_seconds', 'For how long a job has run'),
    failingMails: gauge('mails_failing', 'Mails that have failed five times and are still tried'),
    givenUp: gauge('jobs_given_up', 'Jobs that are tried no more'),
    backup: gauge('backup_last_success_timestamp_seconds', 'When the newest set was taken, or 0'),
    drill: gauge('drill_last_success_timestamp_seconds', 'When a drill last succeeded, or 0'),
  };
}

/** Looks at everything once, and keeps it for the metrics. */
async function look(health: Health) {
  const [isReady, state, around, faults, copies] = await Promise.all([
    health.isReady().catch(() => false),
    health.stateOfJobs().catch(() => undefined),
    health.troublesAround(),
    health.countChainFaults().catch(() => 0),
    health.copiesTaken?.(),
  ]);
  const degraded: readonly Trouble[] = [
    ...troublesOfJobs(state),
    ...around,
    ...(faults > 0
      ? [{ part: 'chains', why: `${faults} links are not as they were` } as const]
      : []),
  ];
  const { gauges } = health;
  gauges.ready.set(isReady ? 1 : 0);
  for (const name of ['backup', 'drill'] as const)
    gauges[name].set((copies?.[name]?.getTime() ?? 0) / 1_000);
  for (const part of PARTS)
    gauges.degraded.set({ part }, degraded.some((each) => each.part === part) ? 1 : 0);
  if (state) {
    gauges.oldestDue.set(state.oldestDueSeconds);
    gauges.longestRunning.set(state.longestRunningSeconds);
    gauges.failingMails.set(state.failingMails);
    gauges.givenUp.set(state.givenUp);
  }
  return { live: true, ready: isReady, degraded };
}

/**
 * `/healthz`: the process answers; with `?detail`, for us, what is degraded, which takes nobody out of service.
 * `/readyz`: it can serve. `/metrics`: for us, not for visitors.
 */
export function createHealth(health: Health): Hono {
  return new Hono()
    .get('/healthz', async (c) =>
      c.req.query('detail') !== undefined && mayRead(c, health)
        ? c.json(await look(health))
        : c.text('ok'),
    )
    .get('/readyz', async (c) => {
      const isReady = await health.isReady().catch(() => false);
      return c.text(isReady ? 'ready' : 'not ready', isReady ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      if (!mayRead(c, health)) return c.text('Forbidden', 403);
      await look(health);
      return c.text(await health.registry.metrics(), 200, {
        'Content-Type': health.registry.contentType,
      });
    });
}

function mayRead(c: Context, { metricsToken }: Health): boolean {
  if (metricsToken && c.req.header('authorization') === `Bearer ${metricsToken}`) return true;
  return isLocal(c);
}
