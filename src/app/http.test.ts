import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { JOBS_MOVE } from '../../tests/support/jobs-move.ts';
import { createHealthState } from './health.ts';
import { createFrame } from './http.ts';

test('what nobody foresaw is told to the log alone, and the next request is answered', async () => {
  const lines: string[] = [];
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const row = { detail: 'Key (email)=(claire@maison.example) already exists.' };
  const routes = new Hono().get('/broken', () => {
    throw Object.assign(new Error('select secret from somewhere'), row);
  });
  const health = createHealthState({
    stateOfJobs: async () => JOBS_MOVE,
    troublesAround: async () => [],
    isReady: async () => true,
    metricsToken: undefined,
    countChainFaults: async () => 0,
  });
  const frame = createFrame({
    log,
    health,
    routes,
    isProxyUnbelieved: () => false,
    networkOf: () => '192.0.2.0/24',
  });

  const answer = await frame.request('/broken');
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal error']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'request failed',
      path: '/broken',
      err: expect.objectContaining({ stack: expect.stringContaining('select secret') }),
    }),
  ]);
  expect(lines.join('')).not.toContain('claire@maison.example');
  expect((await frame.request('/healthz')).status).toBe(200);
});
