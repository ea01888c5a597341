import { expect, test } from 'vitest';
import { loggedLines } from '../../../tests/support/logged-lines.ts';
import { jobLogger } from './job-log.ts';

const PERSON = 'claire.moreau@atelier-lumiere.example';

function logged(level: 'debug' | 'error' | 'info' | 'warn', words: string, meta?: object) {
  const { lines, log } = loggedLines();
  jobLogger(log)[level](words, meta as Record<string, unknown>);
  return lines;
}

const job = {
  id: '4711',
  task_identifier: 'send-mail',
  payload: { kind: 'order-received', subjectId: PERSON },
  attempts: 3,
  max_attempts: 25,
};

test('of a job that failed it says which, and where in the code, never what the error said', () => {
  const refused = new Error(`550 <${PERSON}>\n    at ${PERSON} is unknown`);
  const row = Object.assign(new TypeError(`Key (email)=(${PERSON})`, { cause: refused }), {
    code: '23505',
    constraint: 'people_email',
    table: 'people',
  });
  const error = new AggregateError([row, PERSON], `A room could not follow ${PERSON}`);
  for (const meta of [
    { failure: true, job, error },
    { fatalError: error, job },
  ]) {
    const [line = '', ...others] = logged('error', `Failed task with '${error.message}'`, meta);
    expect(others).toEqual([]);
    expect(line).not.toContain('claire');
    expect(JSON.parse(line)).toMatchObject({
      msg: 'a job failed',
      job: 'send-mail',
      id: '4711',
      kind: 'order-received',
      attempt: 3,
      of: 25,
      faults: [
        {
          type: 'AggregateError',
          at: expect.arrayContaining([expect.stringContaining('job-log.test.ts')]),
        },
        { type: 'TypeError', code: '23505', constraint: 'people_email', table: 'people' },
        { type: 'Error' },
      ],
    });
  }
});

test('a kind that is no word of ours is left out', () => {
  const payload = { kind: `for ${PERSON}` };
  const [line = ''] = logged('error', 'Failed', { job: { ...job, payload }, error: new Error('') });
  expect(line).not.toContain('claire');
  expect(JSON.parse(line)).not.toHaveProperty('kind');
});

test('what it says of itself is said as it is', () => {
  expect(JSON.parse(logged('warn', 'Worker stopped')[0] ?? '')).toMatchObject({
    jobs: 'Worker stopped',
  });
});
