import { type Kysely, sql } from 'kysely';
import { parisDayOf } from '#basics/dates.ts';
import { lastClosedMonday } from '#listening/rules/closing-time.ts';
import { openKysely } from '#platform/database/database.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { resolveVault } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { manyCompanies } from '../tests/support/many-companies.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { ask } from './http-client.ts';
import { CONCURRENCY, measureInRounds, type Subject } from './measure.ts';
import { type Comparison, print } from './print.ts';
import { postmasterOf, processorTime } from './processor-time.ts';
import { sized } from './size.ts';

type Owner = Kysely<DB>;

const RUN = { rounds: sized(3, 1), seconds: sized(2, 0.2) };
const KEY = 'ab'.repeat(32);
/** Of the last closed week. */
const MONDAY = lastClosedMonday(new Date());
const COMPANIES = 10;
const PEOPLE = 100;
const BATCH = 500_000;
/** Answers in the vault while the dashboard is read. */
const SIZES = [sized(10_000, 1_000), sized(1_000_000, 2_000), sized(10_000_000, 3_000)] as const;

const COMPARISONS: readonly Comparison[] = [
  ['check-in', 'durable insert', '≥ 0.3'],
  ...SIZES.map(
    (size): Comparison => [dashboard(size), `select 1 at ${size}`, 'flat, ≤ 5 ms a reading'],
  ),
];

/** Checking in and reading what is told, beside what PostgreSQL does at best, in the same run. */
export async function benchListening(): Promise<void> {
  const product = await startBackend(
    { VAULT_KEY: KEY, DEMO_SEED: 'off' },
    CONCURRENCY,
    'src/app/server-main.ts',
  );
  const owner = openKysely(product.pool);
  const vault = await openVault({
    owner: await resolveVault(undefined, product.pool.options),
    key: Buffer.from(KEY, 'hex'),
    log: createLog('warn'),
  });
  try {
    await manyCompanies({ database: { owner }, vault }, COMPANIES, PEOPLE, MONDAY);
    await sql`create table bench_rows (id bigserial primary key, note text)`.execute(owner);
    const roots = { server: product.pid, PostgreSQL: await postmasterOf(product.pool) };
    const run = { ...RUN, processorTime: processorTime(roots) };
    const figures = await measureInRounds(
      [durableInsert(owner), await checkIns(product, owner)],
      run,
    );
    const reader = await readerOf(product, owner);
    let answers = 0;
    for (const size of SIZES) {
      await fill(vault, answers, size - answers);
      answers = size;
      const subjects = [selectOne(owner, size), { name: dashboard(size), run: reader }];
      figures.push(...(await measureInRounds(subjects, run)));
    }
    print(figures, COMPARISONS, RUN);
  } finally {
    await vault.close();
    await product.stop();
  }
}

function dashboard(size: number): string {
  return `dashboard, ${size} answers`;
}

function durableInsert(owner: Owner): Subject {
  return {
    name: 'durable insert',
    run: async () => void (await sql`insert into bench_rows (note) values ('row')`.execute(owner)),
  };
}

function selectOne(owner: Owner, size: number): Subject {
  return {
    name: `select 1 at ${size}`,
    run: async () => void (await sql`select 1`.execute(owner)),
  };
}

async function checkIns({ url, tokenOf }: BackendProcess, owner: Owner): Promise<Subject> {
  const { rows: people } = await sql<{ company_id: string; user_id: string }>`
    select company_id, user_id from public.employees`.execute(owner);
  const callers = await Promise.all(
    people.map(async ({ company_id: companyId, user_id: sub }) => ({
      companyId,
      token: await tokenOf({ role: 'authenticated', sub }),
    })),
  );
  const day = parisDayOf(new Date());
  let at = 0;
  return {
    name: 'check-in',
    async run() {
      at += 1;
      const { companyId, token } = callers[at % callers.length] as (typeof callers)[number];
      const taps = { mood: 1 + (at % 5), energy: 3, factorTap: null };
      const { status } = await ask(`${url}/functions/v1/check-in`, {
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ companyId, day, taps }),
      });
      if (status !== 200) throw new Error(`a check-in answered ${status}`);
    },
  };
}

/** HR of a company that has a year of releases. */
async function readerOf(
  { url, tokenOf }: BackendProcess,
  owner: Owner,
): Promise<() => Promise<void>> {
  const { rows: companies } = await sql<{ id: string }>`
    select id from public.companies limit 1`.execute(owner);
  const companyId = companies[0]?.id ?? '';
  const { rows } = await sql<{ id: string }>`
    with hr as (insert into auth.users (email) values ('rh@example.com') returning id)
    insert into public.company_members (company_id, user_id, role)
    select ${companyId}, id, 'hr' from hr returning user_id as id`.execute(owner);
  await sql`with told as (
      insert into public.releases (company_id, monday, method, least_k, previous_hash, hash)
      -- Of the first method, whose texts nobody compares: each cites the week before.
      select ${companyId}, ${MONDAY}::date - 7 * n, 1, 8,
        case when n < 52 then sha256((n + 1)::text::bytea) end, sha256(n::text::bytea)
      from generate_series(0, 52) as n returning company_id, monday
    ), places as (
      select id, null::uuid as parent_id, 'company' as kind, legal_name as name
        from public.companies where id = ${companyId}
      union all select id, company_id, 'site', name from public.sites where company_id = ${companyId}
      union all select id, site_id, 'team', name from public.teams where company_id = ${companyId}
    )
    insert into public.released_cells (company_id, monday, place_id, parent_id, kind, name,
      points, thread, listed, leaves, begins)
    select told.company_id, monday, places.id, parent_id, kind, name, 8.5, 8.5, 20, 1, false
    from told, places`.execute(owner);
  const token = await tokenOf({ role: 'authenticated', sub: rows[0]?.id ?? '' });
  return async () => {
    const { status, body } = await ask(`${url}/functions/v1/read-mood`, {
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ companyId }),
    });
    if (status !== 200 || body.length < 10_000) throw new Error(`the reading answered ${status}`);
  };
}

/** So many answers more, of other companies, after those of before. */
async function fill(vault: Vault, from: number, count: number): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    await vault.transaction((tx) =>
      // In the order of the index, so that filling takes no longer than it must.
      sql`insert into answers (company_id, pseudonym, monday, day, mood, factor)
        select lpad(to_hex(n / 500), 32, '0')::uuid, decode(lpad(to_hex(n), 64, '0'), 'hex'),
          ${MONDAY}, ${MONDAY}, 1 + n % 5, 'values'
        from generate_series(${from + done + 1}::int, ${from + done + size}::int) as n`.execute(tx),
    );
  }
}
