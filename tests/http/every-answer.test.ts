import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { addressesOf } from '../support/every-route.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const YEAR_SECONDS = 365 * 24 * 3_600;

let product: TestProduct;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  product = await startTestProduct({}, undefined, { log });
});
afterAll(() => product.stop());

/** What is served beside the client's protocol. Pages are not built here. */
const OTHER_ADDRESSES = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/cgv.pdf',
  '/og/nowhere.png',
  '/webhooks/payments/nobody',
  '/__mail',
  '/__pay/nothing',
  '/rest/v1/products?select=id,slug',
  '/rest/v1/employees?select=*',
];

type Answer = { readonly name: string; readonly headers: Headers; readonly body: string };

/** Every route, once as a visitor, with an id of nothing; and what is no route. */
async function everyAnswer(): Promise<Answer[]> {
  const routes = product.routes.flatMap((route) =>
    addressesOf(route, ['00000000-0000-4000-8000-000000000000']).map((address) => ({
      method: route.method,
      address,
    })),
  );
  const others = OTHER_ADDRESSES.map((address) => ({ method: 'GET', address }));
  const unknown = { method: 'POST', address: '/functions/v1/nothing-of-this-name' };
  const answers: Answer[] = [];
  for (const { method, address } of [...routes, ...others, unknown]) {
    const answer = await fetch(product.url + address, { method, redirect: 'manual' });
    const { headers } = answer;
    answers.push({ name: `${method} ${address}`, headers, body: await answer.text() });
  }
  return answers;
}

describe('every answer', () => {
  let answers: Answer[];
  beforeAll(async () => {
    answers = await everyAnswer();
  }, 120_000);

  const without = (isGood: (answer: Answer) => boolean) =>
    answers.filter((answer) => !isGood(answer)).map(({ name }) => name);

  test('there are many, of every part', () => {
    expect(answers.length).toBeGreaterThan(80);
    for (const part of ['/auth/v1', '/rest/v1', '/storage/v1', '/realtime/v1', '/functions/v1'])
      expect(answers.filter(({ name }) => name.includes(part))).not.toEqual([]);
  });

  test('asks for https for a year, subdomains included', () => {
    expect(
      without(({ headers }) => {
        const [, seconds = '0'] =
          /^max-age=(\d+); includeSubDomains$/.exec(
            headers.get('strict-transport-security') ?? '',
          ) ?? [];
        return Number(seconds) >= YEAR_SECONDS;
      }),
    ).toEqual([]);
  });

  test('is taken for nothing but what it says it is', () => {
    expect(without(({ headers }) => headers.get('x-content-type-options') === 'nosniff')).toEqual(
      [],
    );
    expect(
      without(({ headers, body }) => {
        if (body === '') return true;
        const type = headers.get('content-type') ?? '';
        // JSON is UTF-8 by its own standard.
        return /^(application\/(json|pdf|vnd\.[\w.+-]+json)|image\/png)\b/.test(type)
          ? true
          : /;\s*charset=utf-8/i.test(type);
      }),
    ).toEqual([]);
  });

  test('is framed by nobody, and runs nothing when it is opened by itself', () => {
    expect(
      without(({ headers }) => {
        const policy = headers.get('content-security-policy') ?? '';
        const type = headers.get('content-type') ?? '';
        return (
          policy.includes("frame-ancestors 'none'") &&
          (type === 'application/pdf' || policy.includes("default-src 'none'")) &&
          !policy.includes('script-src')
        );
      }),
    ).toEqual([]);
  });

  test('tells other sites nothing of where one was', () => {
    expect(
      without(
        ({ headers }) => headers.get('referrer-policy') === 'strict-origin-when-cross-origin',
      ),
    ).toEqual([]);
  });

  test('names no program behind it, and none of its lines', () => {
    expect(
      without(
        ({ headers, body }) =>
          !headers.has('server') &&
          !headers.has('x-powered-by') &&
          !/\bat .+\.ts:\d+|node_modules|node:internal/.test(body),
      ),
    ).toEqual([]);
  });

  test('of accounts, tables and functions is kept by nobody', () => {
    expect(
      without(
        ({ name, headers }) =>
          !/ \/(auth|rest|functions)\/v1/.test(name) ||
          name.includes('/.well-known/') ||
          headers.get('cache-control') === 'no-store',
      ),
    ).toEqual([]);
  });

  test('that any origin may read carries no cookie, and asks for none', () => {
    expect(
      without(
        ({ headers }) =>
          !headers.has('set-cookie') && !headers.has('access-control-allow-credentials'),
      ),
    ).toEqual([]);
  });
});

test('what was sent is not sent back by TRACE', async () => {
  const answer = await new Promise<{ status: number; body: string }>((done, fail) => {
    const sent = request(`${product.url}/healthz`, { method: 'TRACE' }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, body }));
    });
    sent.setHeader('x-secret', 'not-to-be-seen');
    sent.on('error', fail);
    sent.end();
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('not-to-be-seen');
});

test.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
  ['a length and pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['pieces by another name', 'Transfer-Encoding: xchunked\r\n'],
  ['a length that is none', 'Content-Length: 5e1\r\n'],
  ['a header on a line of its own', 'X-A: b\r\n Content-Length: 5\r\nContent-Length: 6\r\n'],
])('a message of which two servers could read two ends is refused: %s', async (_name, fields) => {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  const closed = once(socket, 'close');
  socket.write(`POST /functions/v1/list-products HTTP/1.1\r\nHost: here\r\n${fields}\r\n0\r\n\r\n`);
  socket.write('GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

describe('the log', () => {
  const told = (from: number) =>
    lines
      .slice(from)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'refused');

  async function toldOf(path: string, init: RequestInit): Promise<Record<string, unknown>[]> {
    const from = lines.length;
    await (await fetch(product.url + path, init)).text();
    return told(from);
  }
  const post = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  test('has a line for each sign-in, right and call that was refused, with its moment in UTC', async () => {
    const wrong = { email: 'nobody@maison.example', password: 'not the password' };
    expect(await toldOf('/auth/v1/token?grant_type=password', post(wrong))).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        event: 'not proven',
        method: 'POST',
        path: '/auth/v1/token',
        msg: 'refused',
      },
    ]);
    const forged = { headers: { authorization: 'Bearer a.b.c' } };
    expect(await toldOf('/rest/v1/products?select=id', forged)).toMatchObject([
      { event: 'not proven', path: '/rest/v1/products' },
    ]);
    expect(await toldOf('/auth/v1/admin/users', {})).toMatchObject([
      { event: expect.stringMatching(/^not (proven|allowed)$/), path: '/auth/v1/admin/users' },
    ]);
  });

  test('has a line for what is not allowed, and for what is asked too often', async () => {
    const token = await product.tokens.signAccess({ sub: randomUUID(), role: 'authenticated' }, 60);
    const asked = { ...post({}), headers: { authorization: `Bearer ${token}` } };
    expect(await toldOf('/functions/v1/read-work', asked)).toMatchObject([
      { event: 'not allowed', method: 'POST', path: '/functions/v1/read-work' },
    ]);
    const events: unknown[] = [];
    const guess = post({ email: 'often@maison.example', password: 'not the password' });
    for (let time = 0; time < 40; time += 1) {
      const told = await toldOf('/auth/v1/token?grant_type=password', guess);
      events.push(...told.map(({ event }) => event));
    }
    expect(events).toHaveLength(40);
    expect(events.slice(-5)).toEqual(Array.from({ length: 5 }, () => 'too many'));
  });

  test('holds nothing that was typed, and no line can be added to it', async () => {
    const from = lines.length;
    const typed = 'quite-a-secret\r\n{"level":30,"msg":"refused","event":"made up"}';
    await fetch(
      `${product.url}/auth/v1/token?grant_type=password`,
      post({ email: 'a@maison.example', password: typed }),
    );
    await fetch(`${product.url}/auth/v1/admin/users%0d%0a${encodeURIComponent(typed)}`);
    const added = lines.slice(from);
    expect(added.join('')).not.toContain('a@maison.example');
    expect(added.every((line) => line.length < 400 && line.indexOf('\n') === line.length - 1)).toBe(
      true,
    );
    expect(told(from).filter(({ event }) => event === 'made up')).toEqual([]);
  });

  test('says nothing of a check-in, refused or not', async () => {
    expect(await toldOf('/functions/v1/check-in', post({}))).toEqual([]);
  });
});
