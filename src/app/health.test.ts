import { expect, test } from 'vitest';
import type { JobState } from '#platform/jobs/job-state.ts';
import { JOBS_MOVE } from '../../tests/support/jobs-move.ts';
import { createHealth, createHealthState } from './health.ts';

const TOKEN = 'a-token-of-32-characters-or-more';

function ask(
  path: string,
  {
    socket = '127.0.0.1',
    isReady = async () => true,
    stateOfJobs = async () => JOBS_MOVE,
    headers = {},
  }: {
    socket?: string;
    isReady?: () => Promise<boolean>;
    stateOfJobs?: () => Promise<JobState>;
    headers?: Record<string, string>;
  } = {},
) {
  const app = createHealth(
    createHealthState({
      isReady,
      stateOfJobs,
      troublesAround: async () => [{ part: 'disk', why: 'it is full' }],
      metricsToken: TOKEN,
      countChainFaults: async () => 3,
    }),
  );
  const incoming = { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } };
  return app.request(path, { headers: { host: 'localhost', ...headers } }, { incoming });
}

test('figures of the process are for this machine and for who shows the token', async () => {
  expect((await ask('/metrics')).status).toBe(200);
  expect((await ask('/metrics', { socket: '203.0.113.9' })).status).toBe(403);
  // Behind our proxy every visitor comes by loopback.
  const visitor = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await ask('/metrics', visitor)).status).toBe(403);
  const wrong = { socket: '203.0.113.9', headers: { authorization: `Bearer ${TOKEN}x` } };
  expect((await ask('/metrics', wrong)).status).toBe(403);
  const shown = { socket: '203.0.113.9', headers: { authorization: `Bearer ${TOKEN}` } };
  expect((await ask('/metrics', shown)).status).toBe(200);
});

test('a probe tells whether we can serve, and nothing else', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect(await (await ask(path, { socket: '203.0.113.9' })).text()).toMatch(/^(ok|ready)$/);
  const failing = await ask('/readyz', {
    isReady: () => Promise.reject(new Error('password authentication failed for user "owner"')),
  });
  expect([failing.status, await failing.text()]).toEqual([503, 'not ready']);
});

test('what is degraded takes nobody out of service, and is told to us alone', async () => {
  const stuck = {
    ...JOBS_MOVE,
    oldestDueSeconds: 601,
    longestRunningSeconds: 3_601,
    failingMails: 1,
    givenUp: 2,
  };
  const options = { stateOfJobs: async () => stuck };
  const response = await ask('/healthz?detail', options);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      live: true,
      ready: true,
      degraded: [
        { part: 'queue', why: 'a job that is due has waited for 601 s' },
        { part: 'queue', why: 'a job has run for 3601 s' },
        { part: 'jobs', why: '2 are tried no more' },
        { part: 'mail', why: '1 have failed five times' },
        { part: 'disk', why: 'it is full' },
        { part: 'chains', why: '3 links are not as they were' },
      ],
    },
  ]);
  expect((await ask('/readyz', options)).status).toBe(200);
  const metrics = await (await ask('/metrics', options)).text();
  for (const line of [
    'ready 1',
    'degraded{part="mail"} 1',
    'degraded{part="files"} 0',
    'jobs_given_up 2',
  ])
    expect(metrics.split('\n')).toContain(line);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { authorization: `Bearer ${TOKEN}x` },
  ]) {
    const stranger = await ask('/healthz?detail', { ...options, socket: '203.0.113.9', headers });
    expect([stranger.status, await stranger.text()]).toEqual([200, 'ok']);
  }
});

test('a queue and a database that do not answer are told as such, and the process lives', async () => {
  const away = () => Promise.reject(new Error('password authentication failed for user "owner"'));
  const response = await ask('/healthz?detail', { isReady: away, stateOfJobs: away });
  expect(response.status).toBe(200);
  const told = await response.text();
  expect(JSON.parse(told)).toMatchObject({
    live: true,
    ready: false,
    degraded: [{ part: 'queue', why: 'does not answer' }, {}, {}],
  });
  expect(told).not.toContain('owner');
});
