import { expect, test } from 'vitest';
import { Refusal } from '#basics/refusal.ts';
import { createBudget } from '#platform/fair-share.ts';
import { createLog } from '#platform/log.ts';
import { JOBS_MOVE } from '../../tests/support/jobs-move.ts';
import { createFormActions } from './form-actions.ts';
import { createHealthState } from './health.ts';
import { createFrame } from './http.ts';

// A form of a browser without scripts is answered with a page, which is the dearest thing there is to ask for.

/** A site of one form, which is never filled in well: the page is shown again. */
function siteWith(countSent: (network: string) => void) {
  let shown = 0;
  const networkOf = (c: { req: { header(name: string): string | undefined } }) =>
    c.req.header('x-network') ?? '';
  const send = async () => {
    throw new Refusal('invalid-input');
  };
  const routes = createFormActions(
    {
      forms: [{ path: '/contact', name: 'contact', send }],
      publicUrl: 'http://localhost',
      functions: {} as never,
      networkOf,
      countSent,
      clock: { now: () => new Date() },
      applicationKey: '',
      fetch: () => new Response(),
    },
    async (c, _answer, status) => {
      shown += 1;
      return c.text('The page, again', status);
    },
  );
  const health = createHealthState({
    stateOfJobs: async () => JOBS_MOVE,
    troublesAround: async () => [],
    isReady: async () => true,
    metricsToken: undefined,
    countChainFaults: async () => 0,
  });
  const log = createLog('silent');
  const frame = createFrame({ log, health, routes, networkOf, isProxyUnbelieved: () => false });
  return {
    shown: () => shown,
    post: (network: string, form = 'contact') =>
      frame.request('/contact', {
        method: 'POST',
        headers: { 'x-network': network },
        body: new URLSearchParams({ form }),
      }),
  };
}

test('who sends forms on and on is asked to wait, and no page is made for them; their neighbours are answered', async () => {
  const budget = createBudget({ mostMs: 100, backMsPerSecond: 1 });
  const { post, shown } = siteWith((network) => {
    budget.refuseSpent(network);
    budget.spend(network, 30);
  });
  const statuses: number[] = [];
  for (let sent = 0; sent < 8; sent += 1) statuses.push((await post('a')).status);
  expect(statuses).toEqual([422, 422, 422, 422, 429, 429, 429, 429]);
  expect((await post('a')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await post('b')).status).toBe(422);
  expect(shown()).toBe(5);
});
