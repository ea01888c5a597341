import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { manyCompanies } from '../tests/support/many-companies.ts';
import type { RunningProduct } from '../tests/support/running-product.ts';
import { ask } from './http-client.ts';
import { measureInRounds, type Subject } from './measure.ts';
import { type Comparison, print } from './print.ts';
import { withProduct } from './with-product.ts';

const RUN = { rounds: 3, seconds: 2 };
const MONDAY = '2026-11-16';
/** The day on which the product of tests lives. */
const TODAY = '2026-11-23';
const COMPANIES = 10;
const PEOPLE = 100;
/** Answers in the vault while the dashboard is read. */
const SIZES = [10_000, 1_000_000, 10_000_000] as const;

const COMPARISONS: readonly Comparison[] = [
  ['check-in', 'durable insert', '≥ 0.3'],
  ...SIZES.map(
    (size): Comparison => [dashboard(size), `select 1 at ${size}`, 'flat, ≤ 5 ms a reading'],
  ),
];

/** Checking in and reading what is told, beside what PostgreSQL does at best, in the same run. */
export async function benchListening(): Promise<void> {
  await withProduct({}, async (product) => {
    await manyCompanies(product, COMPANIES, PEOPLE, MONDAY);
    const { rows: people } = await sql<{ company_id: string; user_id: string }>`
      select company_id, user_id from public.employees where came_in_at is not null`.execute(
      product.database.owner,
    );
    await sql`create table bench_rows (id bigserial primary key, note text)`.execute(
      product.database.owner,
    );
    const figures = await measureInRounds(
      [durableInsert(product.database), await checkIns(product, people)],
      RUN,
    );
    const reader = await readerOf(product, people[0]?.company_id ?? '');
    let answers = 0;
    for (const size of SIZES) {
      await fill(product.vault, size - answers);
      answers = size;
      figures.push(
        ...(await measureInRounds(
          [selectOne(product.database, size), { name: dashboard(size), run: reader }],
          RUN,
        )),
      );
    }
    print(figures, COMPARISONS, RUN);
  });
}

function dashboard(size: number): string {
  return `dashboard, ${size} answers`;
}

function durableInsert({ owner }: Database): Subject {
  return {
    name: 'durable insert',
    run: async () => void (await sql`insert into bench_rows (note) values ('row')`.execute(owner)),
  };
}

function selectOne({ owner }: Database, size: number): Subject {
  return {
    name: `select 1 at ${size}`,
    run: async () => void (await sql`select 1`.execute(owner)),
  };
}

async function checkIns(
  { url, backend }: RunningProduct,
  people: readonly { company_id: string; user_id: string }[],
): Promise<Subject> {
  const callers = await Promise.all(
    people.map(async ({ company_id: companyId, user_id: sub }) => ({
      companyId,
      token: await backend.tokens.signAccess({ role: 'authenticated', sub }, 3_600),
    })),
  );
  let at = 0;
  return {
    name: 'check-in',
    async run() {
      at += 1;
      const { companyId, token } = callers[at % callers.length] as (typeof callers)[number];
      const taps = { mood: 1 + (at % 5), energy: 3, factorTap: null };
      const { status } = await ask(`${url}/functions/v1/check-in`, {
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ companyId, day: TODAY, taps }),
      });
      if (status !== 200) throw new Error(`a check-in answered ${status}`);
    },
  };
}

/** HR of a company that has a year of releases. */
async function readerOf(
  { url, database, backend }: RunningProduct,
  companyId: string,
): Promise<() => Promise<void>> {
  const { owner } = database;
  const { rows } = await sql<{ id: string }>`
    with hr as (insert into auth.users (email) values ('rh@example.com') returning id)
    insert into public.company_members (company_id, user_id, role)
    select ${companyId}, id, 'hr' from hr returning user_id as id`.execute(owner);
  await sql`with told as (
      insert into public.releases (company_id, monday, method, least_k, hash)
      select ${companyId}, ${MONDAY}::date - 7 * n, 1, 8, sha256(n::text::bytea)
      from generate_series(0, 52) as n returning company_id, monday
    ), places as (
      select id, null::uuid as parent_id, 'company' as kind, legal_name as name
        from public.companies where id = ${companyId}
      union all select id, company_id, 'site', name from public.sites where company_id = ${companyId}
      union all select id, site_id, 'team', name from public.teams where company_id = ${companyId}
    )
    insert into public.released_cells (company_id, monday, place_id, parent_id, kind, name,
      points, respondents_from, respondents_to, participation, is_changed)
    select told.company_id, monday, places.id, parent_id, kind, name, 8.5, 15, 29, 80, false
    from told, places`.execute(owner);
  const token = await backend.tokens.signAccess(
    { role: 'authenticated', sub: rows[0]?.id ?? '' },
    3_600,
  );
  return async () => {
    const { status, body } = await ask(`${url}/functions/v1/read-mood`, {
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ companyId }),
    });
    if (status !== 200 || body.length < 10_000) throw new Error(`the reading answered ${status}`);
  };
}

/** So many answers more, of other companies. */
async function fill(vault: Vault, count: number): Promise<void> {
  const BATCH = 500_000;
  for (let done = 0; done < count; done += BATCH) {
    await vault.transaction((tx) =>
      sql`insert into answers (company_id, pseudonym, monday, day, mood, factor)
        select md5((n / 500)::text)::uuid, sha256(gen_random_uuid()::text::bytea), ${MONDAY},
          ${MONDAY}, 1 + n % 5, 'values'
        from generate_series(1, ${Math.min(BATCH, count - done)}::int) as n`.execute(tx),
    );
  }
}
