import { type Context, Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLocal } from './client-network.ts';

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
};

export function createHealthState(
  deps: Omit<Health, 'registry' | 'requests' | 'unbelieved'>,
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
  return { registry, requests, unbelieved, ...deps };
}

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: for us, not for visitors. */
export function createHealth(health: Health): Hono {
  return new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const isReady = await health.isReady().catch(() => false);
      return c.text(isReady ? 'ready' : 'not ready', isReady ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      if (!mayRead(c, health)) return c.text('Forbidden', 403);
      return c.text(await health.registry.metrics(), 200, {
        'Content-Type': health.registry.contentType,
      });
    });
}

function mayRead(c: Context, { metricsToken }: Health): boolean {
  if (metricsToken && c.req.header('authorization') === `Bearer ${metricsToken}`) return true;
  return isLocal(c);
}
