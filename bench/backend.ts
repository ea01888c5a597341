import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { type Answer, ask } from './http-client.ts';
import { CONCURRENCY, measureInRounds, type Subject } from './measure.ts';
import { type Comparison, print } from './print.ts';
import { startProcess } from './processes.ts';
import { postmasterOf, processorTime } from './processor-time.ts';
import { sized } from './size.ts';

const RUN = { rounds: sized(3, 1), seconds: sized(2, 0.2) };
const FILE = 'x'.repeat(20_000);
const PASSWORD = 'un cheval tranquille';
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const COMPARISONS: readonly Comparison[] = [
  ['table select, 20 rows', 'select by node-postgres', '≥ 0.25'],
  ['insert', 'insert by node-postgres', '—'],
  ['rpc', 'function by node-postgres', '—'],
  ['password sign-in', 'argon2id alone', '—'],
  ['token refresh', 'three writes, one commit', '—'],
  ['invited and verified', 'three writes, one commit', '—'],
  ['token believed (user)', 'bare Hono', '—'],
  ['upload, 20 kB', 'upload to bare Hono', '—'],
  ['download, 20 kB', 'download from bare Hono', '—'],
];

const TABLES = `
  create table notes (id bigint generated always as identity primary key, owner uuid, told text);
  create index on notes (owner);
  insert into notes (owner, told) select gen_random_uuid(), 'note ' || n from generate_series(1, 10000) n;
  grant select, insert on notes to authenticated;
  alter table notes enable row level security;
  create policy all_notes on notes to authenticated using (true) with check (true);
  create function add_up(a int, b int) returns int language sql stable as 'select a + b';
  grant execute on function add_up to authenticated;
  insert into storage.buckets (id, name) values ('files', 'files');
  create policy all_files on storage.objects to authenticated using (true) with check (true);
  create table writes (id bigint generated always as identity primary key, note text);`;

/** The client's protocol under load, beside the same work done by a library alone in this run. */
export async function benchBackend(): Promise<void> {
  const backend = await startBackend({ AUTH_RATE_LIMITS: 'off', FAIR_USE: 'off' }, CONCURRENCY);
  const hello = await startProcess('bench/hello-server.ts', {});
  try {
    await backend.pool.query(TABLES);
    const subjects = [
      ...tableSubjects(
        backend,
        await backend.tokenOf({ role: 'authenticated', sub: randomUUID() }),
      ),
      ...(await accountSubjects(backend)),
      { name: 'bare Hono', run: () => expectStatus(ask(hello.url), 200) },
      ...fileSubjects(backend, hello.url, await backend.tokenOf({ role: 'service_role' })),
    ];
    const roots = { server: backend.pid, PostgreSQL: await postmasterOf(backend.pool) };
    const run = { ...RUN, processorTime: processorTime(roots) };
    print(await measureInRounds(subjects, run), COMPARISONS, RUN);
  } finally {
    await hello.stop();
    await backend.stop();
  }
}

function tableSubjects({ url, pool }: BackendProcess, token: string): Subject[] {
  const headers = { authorization: `Bearer ${token}` };
  const rest = (path: string, body?: object) =>
    ask(`${url}/rest/v1/${path}`, { headers, ...(body && { body: JSON.stringify(body) }) });
  const rows = 'select id, owner, told from notes order by id limit $1';
  return [
    {
      name: 'select by node-postgres',
      run: async () => void JSON.stringify((await pool.query(rows, [20])).rows),
    },
    {
      name: 'table select, 20 rows',
      run: () => expectStatus(rest('notes?select=id,owner,told&order=id&limit=20'), 200),
    },
    {
      name: 'insert by node-postgres',
      run: async () => void (await pool.query('insert into notes (told) values ($1)', ['new'])),
    },
    { name: 'insert', run: () => expectStatus(rest('notes', { told: 'new' }), 201) },
    {
      name: 'function by node-postgres',
      run: async () => void (await pool.query('select add_up($1, $2)', [1, 2])),
    },
    { name: 'rpc', run: () => expectStatus(rest('rpc/add_up', { a: 1, b: 2 }), 200) },
  ];
}

async function accountSubjects({ url, pool, tokenOf }: BackendProcess): Promise<Subject[]> {
  const auth = (path: string, body: object, headers = {}) =>
    ask(`${url}/auth/v1/${path}`, { body: JSON.stringify(body), headers });
  const staff = { authorization: `Bearer ${await tokenOf({ role: 'service_role' })}` };
  const email = `${randomUUID()}@example.com`;
  await expectStatus(
    auth('admin/users', { email, password: PASSWORD, email_confirm: true }, staff),
    200,
  );
  const signIn = () => auth('token?grant_type=password', { email, password: PASSWORD });
  const sessionIn = ({ body }: Answer) =>
    JSON.parse(body.toString()) as { access_token: string; refresh_token: string };
  const free = await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => sessionIn(await signIn()).refresh_token),
  );
  const { access_token: token } = sessionIn(await signIn());
  const encoded = await hash(PASSWORD, ARGON2);
  return [
    { name: 'argon2id alone', run: async () => void (await verify(encoded, PASSWORD)) },
    { name: 'password sign-in', run: () => expectStatus(signIn(), 200) },
    {
      name: 'three writes, one commit',
      async run() {
        const client = await pool.connect();
        try {
          await client.query('begin');
          await client.query("insert into writes (note) values ('one')");
          await client.query("insert into writes (note) values ('two')");
          await client.query("insert into writes (note) values ('three')");
          await client.query('commit');
        } finally {
          client.release();
        }
      },
    },
    {
      name: 'token refresh',
      async run() {
        const refresh_token = free.pop() ?? '';
        const answer = await auth('token?grant_type=refresh_token', { refresh_token });
        if (answer.status !== 200) throw new Error(answer.body.toString());
        free.push(sessionIn(answer).refresh_token);
      },
    },
    {
      name: 'invited and verified',
      async run() {
        const address = `${randomUUID()}@example.com`;
        const made = await auth('admin/generate_link', { type: 'invite', email: address }, staff);
        if (made.status !== 200) throw new Error(made.body.toString());
        const { hashed_token } = JSON.parse(made.body.toString()) as { hashed_token: string };
        const proof = { type: 'invite', token_hash: hashed_token };
        await expectStatus(auth('verify', proof), 200);
      },
    },
    {
      name: 'token believed (user)',
      run: () =>
        expectStatus(
          ask(`${url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } }),
          200,
        ),
    },
  ];
}

function fileSubjects({ url }: BackendProcess, helloUrl: string, token: string): Subject[] {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'text/plain',
    'x-upsert': 'true',
  };
  let uploads = 0;
  const name = () => {
    uploads += 1;
    return `${uploads % 1_000}.txt`;
  };
  const upload = { body: FILE, headers };
  const kept = `${url}/storage/v1/object/files/kept.txt`;
  const keptBare = `${helloUrl}/files/kept.txt`;
  let isKept: Promise<unknown> | undefined;
  const keepOnce = () => {
    isKept ??= Promise.all([
      expectStatus(ask(kept, upload), 200),
      expectStatus(ask(keptBare, { body: FILE, method: 'PUT' }), 200),
    ]);
    return isKept;
  };
  return [
    {
      name: 'upload to bare Hono',
      run: () =>
        expectStatus(ask(`${helloUrl}/files/${name()}`, { body: FILE, method: 'PUT' }), 200),
    },
    {
      name: 'upload, 20 kB',
      run: () => expectStatus(ask(`${url}/storage/v1/object/files/${name()}`, upload), 200),
    },
    {
      name: 'download from bare Hono',
      async run() {
        await keepOnce();
        await expectStatus(ask(keptBare), 200);
      },
    },
    {
      name: 'download, 20 kB',
      async run() {
        await keepOnce();
        await expectStatus(ask(kept, { headers: { authorization: headers.authorization } }), 200);
      },
    },
  ];
}

async function expectStatus(answer: Promise<Answer>, expected: number): Promise<void> {
  const { status, body } = await answer;
  if (status !== expected) throw new Error(`Answered ${status}: ${body.toString().slice(0, 300)}`);
}
