import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const PERSON = 'claire.moreau@atelier-lumiere.example';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const detail = async () => {
  const response = await fetch(`${product.url}/healthz?detail`);
  const text = await response.text();
  expect(text).not.toContain('claire');
  expect(response.status).toBe(200);
  return JSON.parse(text) as { ready: boolean; degraded: { part: string; why: string }[] };
};
const parts = async () => (await detail()).degraded.map(({ part }) => part);
const metric = async (name: string) => {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
};
const run = (statements: string) => sql.raw(statements).execute(product.database.owner);

test('a queue that does not move is degraded, and the process stays where it is', async () => {
  expect(await parts()).not.toContain('queue');
  expect(await metric('degraded{part="queue"}')).toBe(0);
  await run(`do $$ begin
    perform graphile_worker.add_job('forget-counts', '{}'::json, queue_name => 'stuck',
      run_at => now() - interval '20 minutes', job_key => '${PERSON}');
    update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'nobody'
      where queue_name = 'stuck';
  end $$`);
  const { ready, degraded } = await detail();
  expect(ready).toBe(true);
  expect(degraded).toContainEqual({
    part: 'queue',
    why: expect.stringMatching(/^a job that is due has waited for 1\d{3} s$/),
  });
  for (const [path, words] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ]) {
    const response = await fetch(product.url + path);
    expect([response.status, await response.text()]).toEqual([200, words]);
  }
  expect(await metric('degraded{part="queue"}')).toBe(1);
  expect(await metric('job_oldest_due_seconds')).toBeGreaterThan(1_100);
  await run(`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`);
  await expect.poll(parts).not.toContain('queue');
});

test('a queue that somebody holds does not answer, and probes do not wait for it', async () => {
  const held = await product.database.ownerPool.connect();
  await held.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
  const { ready, degraded } = await detail();
  await held.query('rollback');
  held.release();
  expect(ready).toBe(true);
  expect(degraded).toContainEqual({ part: 'queue', why: 'does not answer' });
  await expect.poll(parts).not.toContain('queue');
});

test('mails that fail again and again, and jobs that are tried no more, are counted, and named by nobody', async () => {
  await run(`do $$ begin
    perform graphile_worker.add_job('send-mail', '{"kind":"none","subjectId":"${PERSON}"}'::json,
      run_at => now() + interval '1 hour', job_key => 'failing', max_attempts => 25);
    update graphile_worker._private_jobs set attempts = 5, last_error = '${PERSON}' where key = 'failing';
    perform graphile_worker.add_job('send-mail', '{"kind":"none","subjectId":"${PERSON}"}'::json,
      job_key => 'once', max_attempts => 1);
  end $$`);
  await expect.poll(parts).toEqual(expect.arrayContaining(['mail', 'jobs']));
  expect(await metric('mails_failing')).toBe(1);
  expect(await metric('jobs_given_up')).toBe(1);
  await run(
    `select graphile_worker.remove_job('failing'); select graphile_worker.remove_job('once')`,
  );
  expect(await parts()).not.toContain('mail');
});

test('what is degraded is told to this machine and to who shows the token, to others only that it lives', async () => {
  const response = await fetch(`${product.url}/healthz?detail`, {
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});
