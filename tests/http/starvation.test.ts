import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TooBusy } from '#platform/fair-share.ts';
import { createLog } from '#platform/log.ts';
import { listProducts } from '#shop/catalogue/contract.ts';
import { type Person, person } from '../support/company.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// Nobody starves anybody: whoever asks for much waits, or is refused; everybody else is answered.

/** Runs for as long as it may: what was found is looked for again, in every way it can be cut. */
const HOSTILE = '^(.*)(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5\\6#$';
const LONG = `${'%ab_'.repeat(1_500)}`;

const lines: string[] = [];
let product: TestProduct;
beforeAll(async () => {
  const write = (line: string) => void lines.push(line);
  product = await startTestProduct({ FAIR_USE: 'on' }, undefined, {
    log: createLog('info', { write }),
  });
  await sql`
    create table public.pages_of_text (id int primary key, body text, document jsonb);
    insert into pages_of_text select n, repeat('abcdefghij ', 60), '{}' from generate_series(1, 200) n;
    alter table pages_of_text enable row level security;
    grant select on pages_of_text to anon, authenticated;
    create policy "all" on pages_of_text for select to anon, authenticated using (true);
    create function public.nap(seconds int) returns int language sql as
      'select set_config(''statement_timeout'', ''0'', true); select pg_sleep(seconds); select seconds';
    grant execute on function public.nap to anon, authenticated;`.execute(product.database.owner);
});
afterAll(() => product.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/rest/v1/${path}`, { headers });

const where = (column: string, operation: string) =>
  `pages_of_text?select=id&${column}=${encodeURIComponent(operation)}`;

/** What somebody with bad intentions may ask without an account. */
const HOSTILE_QUESTIONS = [
  where('body', `match.${HOSTILE}`),
  where('body', `imatch.${HOSTILE}`),
  where('body', `not.match.${HOSTILE}`),
  where('or', `(id.eq.1,body.match."${HOSTILE.replaceAll('\\', '\\\\')}")`),
  where('and', `(or(body.match(any)."{${HOSTILE.replaceAll('\\', '\\\\\\\\')}}"))`),
  where('body', `like.${LONG}`),
  where('or', `(${'or('.repeat(12)}id.eq.1${')'.repeat(12)})`),
  where('id', `in.(${Array.from({ length: 900 }, (_, n) => n).join()})`),
  `pages_of_text?select=${Array.from({ length: 200 }, (_, n) => `c${n}:body`).join()}`,
  `product_translations?select=${Array.from({ length: 12 }, (_, n) => `p${n}:products(id)`).join()}`,
  'pages_of_text?select=id&offset=9000000',
  where('document', `not.is.null`).replace('document', `document${'->a'.repeat(15)}`),
  'rpc/nap?seconds=20',
];

async function timed(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

async function expectVisitorsServed(): Promise<void> {
  const probe = async () => {
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  };
  const shop = async () => {
    expect((await product.call(listProducts, {})).products.length).toBeGreaterThan(3);
  };
  const signIn = async () => {
    const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'un cheval tranquille' }),
    });
    expect(answer.status).toBe(400);
  };
  for (const work of [probe, shop, signIn]) expect(await timed(work())).toBeLessThan(2_000);
}

test('while hostile questions are asked without end, probes, prices and sign-in are answered at once', async () => {
  const ending = new AbortController();
  let asked = 0;
  const hostile = Array.from({ length: 26 }, async (_, n) => {
    while (!ending.signal.aborted) {
      const answer = await ask(HOSTILE_QUESTIONS[n % HOSTILE_QUESTIONS.length] ?? '').catch(
        () => undefined,
      );
      await answer?.text();
      asked += 1;
    }
  });
  await new Promise((done) => setTimeout(done, 300));
  for (let round = 0; round < 3; round += 1) await expectVisitorsServed();
  ending.abort();
  await Promise.all(hostile);
  expect(asked).toBeGreaterThan(26);
}, 60_000);

describe('one question may cost', () => {
  test.each(HOSTILE_QUESTIONS.slice(0, -1))(
    'so much, and %# is refused before it reaches the database',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    },
  );

  test('to a visitor: no regular expression, and it says so', async () => {
    const answer = await ask(where('body', 'match.^a'));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        code: 'PGRST127',
        message: 'Feature not implemented',
        details: 'Regular expressions are not open to anonymous callers',
        hint: 'Use like or ilike, or sign in',
      },
    ]);
  });

  test('to somebody signed in: a short expression that does not look back', async () => {
    const someone = await person(product);
    const find = (expression: string) =>
      someone.client.getSession().then(async ({ data }) => {
        const authorization = `Bearer ${data.session?.access_token}`;
        return (await ask(where('body', `match.${expression}`), { authorization })).status;
      });
    expect(await find('^abc')).toBe(200);
    expect(await find(HOSTILE)).toBe(400);
    expect(await find('a'.repeat(101))).toBe(400);
    expect(await find('((a{1,9}){1,9}){1,9}')).toBe(400);
  });

  test.each([
    ['a visitor', 2_000],
    ['somebody signed in', 5_000],
  ])(
    '%s: a statement ends after %i ms, whatever it sets',
    async (who, most) => {
      const token =
        who === 'a visitor'
          ? await product.tokens.apiKey('anon')
          : (await (await person(product)).client.getSession()).data.session?.access_token;
      let status = 0;
      const ms = await timed(
        ask('rpc/nap?seconds=20', { authorization: `Bearer ${token}` }).then((answer) => {
          status = answer.status;
        }),
      );
      expect(status).toBe(408);
      expect(ms).toBeGreaterThan(most - 500);
      expect(ms).toBeLessThan(most + 1_500);
    },
    15_000,
  );

  test('nobody but the service reads the plan of a query', async () => {
    const accept = { accept: 'application/vnd.pgrst.plan' };
    const { data } = await (await person(product)).client.getSession();
    const tokens = [await product.tokens.apiKey('anon'), data.session?.access_token];
    for (const token of tokens) {
      const answer = await ask('products?select=id', {
        ...accept,
        authorization: `Bearer ${token}`,
      });
      expect([answer.status, await answer.text()]).toEqual([
        406,
        expect.not.stringContaining('cost'),
      ]);
    }
    const authorization = `Bearer ${await product.tokens.apiKey('service_role')}`;
    expect((await ask('products?select=id', { ...accept, authorization })).status).toBe(200);
  });
});

test('the root of the tables says that it describes nothing', async () => {
  const answer = await ask('');
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'PGRST126' }]);
});

test('probes are answered while every other connection is taken', async () => {
  const { database } = product;
  const free = Promise.withResolvers<void>();
  let inside = 0;
  const takers = Array.from({ length: 10 }, () =>
    database.asService(async (tx) => {
      await sql`select 1`.execute(tx);
      inside += 1;
      await free.promise;
    }),
  );
  const owners = await Promise.all(Array.from({ length: 3 }, () => database.ownerPool.connect()));
  await vi.waitUntil(() => inside === 10);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  expect((await ask('products?select=id&limit=1')).status).toBe(200);
  free.resolve();
  await Promise.all(takers);
  for (const each of owners) each.release();
});

test('a body that never comes whole keeps nobody from anything', async () => {
  const { hostname, port } = new URL(product.url);
  const paths = ['/rest/v1/rpc/nap', '/functions/v1/keep-logo', '/auth/v1/otp', '/contact'];
  const sockets = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        `POST ${paths[n % paths.length]} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"a":"`,
      );
      return socket;
    }),
  );
  await expectVisitorsServed();
  for (const socket of sockets) socket.destroy();
});

test('who asks on and on is refused for a while, in the shape of the protocol, and nobody else is', async () => {
  const another = await startTestProduct({ TRUSTED_PROXIES: '1', FAIR_USE: 'on' });
  const from = (network: string, path: string) =>
    fetch(`${another.url}${path}`, { headers: { 'x-forwarded-for': `${network}.7` } });
  const path = '/rest/v1/products?select=id&limit=1';
  let refused: Response | undefined;
  const senders = Array.from({ length: 20 }, async () => {
    for (let n = 0; n < 1_000 && !refused; n += 1) {
      const answer = await from('10.1.1', path);
      await answer.clone().text();
      if (answer.status !== 200) refused ??= answer;
    }
  });
  await Promise.all(senders);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toEqual({
    code: 'PGRSTX29',
    details: null,
    hint: null,
    message: expect.any(String),
  });
  expect((await from('10.1.2', path)).status).toBe(200);
  expect((await from('10.1.1', '/readyz')).status).toBe(200);
  await another.stop();
}, 60_000);

test('many accounts of one network, each within its own, are refused together; those of another are not', async () => {
  const another = await startTestProduct({ TRUSTED_PROXIES: '1', FAIR_USE: 'on' });
  await sql`create function public.nap(seconds numeric) returns int language sql as
      'select pg_sleep(seconds); select 1';
    grant execute on function public.nap to authenticated;`.execute(another.database.owner);
  const tokens = await Promise.all(
    Array.from({ length: 7 }, async () => {
      const { data } = await (await person(another)).client.getSession();
      return data.session?.access_token ?? '';
    }),
  );
  const from = async (network: string, token: string, path: string) => {
    const headers = { 'x-forwarded-for': `${network}.7`, authorization: `Bearer ${token}` };
    const answer = await fetch(`${another.url}/rest/v1/${path}`, { headers });
    await answer.text();
    return answer.status;
  };
  const [last = '', ...others] = tokens;
  const quick = 'products?select=id&limit=1';
  const nap = (seconds: number) =>
    Promise.all(others.map((token) => from('10.3.1', token, `rpc/nap?seconds=${seconds}`)));
  await expect.poll(() => nap(0)).toEqual(others.map(() => 200));
  // Six connections are theirs: after so much work no account has spent what is its own.
  const statuses: number[] = [];
  while (statuses.length < 5 && !statuses.includes(429)) {
    expect(await nap(4.5)).toEqual(others.map(() => 200));
    statuses.push(await from('10.3.1', last, quick));
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect(await from('10.3.2', last, quick)).toBe(200);
  await another.stop();
}, 60_000);

describe('who is refused again and again over a live connection is asked about no more, their neighbour is served:', () => {
  /** Joins all of them over one connection. @returns what each was answered */
  async function joinAll(
    who: Person,
    topics: readonly string[],
    config: object = {},
  ): Promise<unknown[]> {
    const { data } = await who.client.getSession();
    const address = product.url.replace(/^http/, 'ws');
    const key = data.session?.access_token;
    const socket = new WebSocket(`${address}/realtime/v1/websocket?vsn=1.0.0&apikey=${key}`);
    await once(socket, 'open');
    const answers: unknown[] = [];
    const all = Promise.withResolvers<void>();
    socket.addEventListener('message', ({ data: text }) => {
      const { event, payload } = JSON.parse(String(text));
      if (event !== 'phx_reply') return;
      answers.push(payload.response.reason ?? payload.status);
      if (answers.length === topics.length) all.resolve();
    });
    for (const topic of topics) {
      const payload = { config: { private: true, ...config } };
      socket.send(
        JSON.stringify({ topic: `realtime:${topic}`, event: 'phx_join', payload, ref: '1' }),
      );
    }
    await all.promise;
    socket.close();
    return answers;
  }
  /** Of the last hundred, those for which nobody asked the database; a few a second come back to everybody. */
  const unasked = (answers: readonly unknown[]) =>
    answers.slice(-100).filter((answer) => answer === new TooBusy(1).message).length;

  test('of one topic after the other', async () => {
    const [prying, neighbour] = await Promise.all([person(product), person(product)]);
    const foreign = () => Array.from({ length: 180 }, () => `user:${randomUUID()}`);
    expect(await joinAll(prying, foreign())).toContainEqual(expect.stringMatching(/^Unauthorized/));
    expect(unasked(await joinAll(prying, foreign()))).toBeGreaterThan(50);
    expect(await joinAll(neighbour, [`person:${neighbour.id}`])).toEqual(['ok']);
  }, 60_000);

  test('of one table after the other, on a topic that is their own', async () => {
    const [prying, neighbour] = await Promise.all([person(product), person(product)]);
    const config = {
      postgres_changes: [{ event: '*', schema: 'public', table: 'employees' }],
      postgres_changes_options: { wait: true },
    };
    const own = Array.from({ length: 180 }, () => `person:${prying.id}`);
    expect(await joinAll(prying, own, config)).toContainEqual(
      expect.stringMatching(/^RealtimeDisabledForConfiguration/),
    );
    expect(unasked(await joinAll(prying, own, config))).toBeGreaterThan(50);
    expect(await joinAll(neighbour, [`person:${neighbour.id}`])).toEqual(['ok']);
  }, 60_000);
});

test('a document is printed soon, however many somebody else has asked for', async () => {
  const another = await startTestProduct({ TRUSTED_PROXIES: '1', FAIR_USE: 'on' });
  const print = (network: string) =>
    fetch(`${another.url}/functions/v1/print-simulation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${network}.7` },
      body: JSON.stringify({ search: 'headcount=20' }),
    });
  // The thread of the printer starts with the first one.
  expect((await print('10.2.9')).status).toBe(200);
  const many = Array.from({ length: 30 }, () => print('10.2.1'));
  expect((await print('10.2.2')).status).toBe(200);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused) {
    expect(each.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await each.json()).toMatchObject({ code: 'too-many-requests' });
  }
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  await another.stop();
}, 60_000);

test('a limit that cannot count lets nobody through', async () => {
  await sql`alter function public.count_use rename to count_use_away`.execute(
    product.database.owner,
  );
  const { rows } = await sql<{ arguments: string }>`
    select pg_get_function_identity_arguments(oid) as arguments from pg_proc
    where proname = 'count_use_away'`.execute(product.database.owner);
  await sql
    .raw(
      `create function public.count_use(${rows[0]?.arguments}) returns int language sql as 'select null::int';
       grant execute on function public.count_use to service_role`,
    )
    .execute(product.database.owner);
  const answer = await fetch(`${product.url}/auth/v1/otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'somebody@example.com' }),
  });
  await sql`drop function public.count_use`.execute(product.database.owner);
  await sql`alter function public.count_use_away rename to count_use`.execute(
    product.database.owner,
  );
  expect(answer.status).toBe(500);
});

test('no line of the log is as long as what was asked', async () => {
  for (const path of ['/box%0d%0aX', `/${'%0d%0a'.repeat(500)}`, `/box/${'x'.repeat(9_000)}`]) {
    await (await fetch(`${product.url}${path}`)).text();
  }
  expect(Math.max(0, ...lines.map((line) => line.length))).toBeLessThan(4_000);
});
