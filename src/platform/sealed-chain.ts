import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { CheckedLink } from './chains.ts';
import type { Database } from './database/database.ts';
import { isLinked, type LinkedEntry, type SealedTable } from './seals.ts';

const COMPANIES_AT_ONCE = 100;
const LINKS_AT_ONCE = 500;
/** Of rows that were put among the others, as many are named. */
const MOST_STRANGERS = 1_000;

/**
 * Every link of a sealed table, in the order in which they were made: each entry as it was written, none
 * missing within or, as far as an earlier check has seen, at the end, and none that was not linked.
 */
export async function* sealedChain(
  database: Database,
  table: SealedTable,
): AsyncGenerator<CheckedLink> {
  // A timer is no caller: the service reads every chain, here and below.
  if (!table.isByCompany) yield* linksOf(database, table, undefined);
  for (let after: string | undefined; table.isByCompany; ) {
    const companies = await database.asService((tx) => findCompanies(tx, after));
    for (const companyId of companies) yield* linksOf(database, table, companyId);
    after = companies.at(-1);
    if (after === undefined) break;
  }
  for (const { id, companyId, label } of await database.asService((tx) => strangersIn(tx, table))) {
    yield { companyId: companyId ?? undefined, subject: label ?? id, isSound: false };
  }
}

async function* linksOf(
  database: Database,
  table: SealedTable,
  companyId: string | undefined,
): AsyncGenerator<CheckedLink> {
  let last: { readonly rank: number; readonly hash: Buffer | null } = { rank: 0, hash: null };
  let areSound = true;
  for (;;) {
    const { rank: after } = last;
    const page = await database.asService((tx) => findLinks(tx, table, companyId, after));
    for (const link of page) {
      const { rank, label, parts, hash } = link;
      if (rank !== last.rank + 1) {
        areSound = false;
        yield { companyId, subject: subjectOf(table, last.rank + 1, null), isSound: false };
      }
      const isSound = parts !== null && isLinked({ parts, rank, hash, previous: last.hash });
      areSound &&= isSound;
      yield { companyId, subject: subjectOf(table, rank, label), isSound };
      last = link;
    }
    if (page.length < LINKS_AT_ONCE) break;
  }
  const end = await database.asService((tx) => findEnd(tx, table, companyId));
  if (end && !end.now?.equals(end.hash)) {
    const rank = Math.min(end.rank, last.rank + 1);
    yield { companyId, subject: subjectOf(table, rank, null), isSound: false };
  } else if (areSound && last.hash) {
    const { rank, hash } = last;
    await database.asService((tx) => keepEnd(tx, table, { companyId, rank, hash }));
  }
}

/** A document by its number, a line of a journal by its rank and moment. */
function subjectOf({ chain }: SealedTable, rank: number, label: string | null): string {
  if (label === null) return `#${rank}`;
  return chain.endsWith('-journal') ? `#${rank} ${label}` : label;
}

async function findCompanies(tx: Tx, after: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('companies')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(COMPANIES_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

type Link = Omit<LinkedEntry, 'parts' | 'previous'> & {
  readonly parts: LinkedEntry['parts'] | null;
  readonly label: string | null;
};

function ofCompany(companyId: string | undefined, named: string) {
  const column = sql.ref(`${named}.company_id`);
  return companyId === undefined
    ? sql<boolean>`${column} is null`
    : sql<boolean>`${column} = ${companyId}::uuid`;
}

async function findLinks(
  tx: Tx,
  table: SealedTable,
  companyId: string | undefined,
  after: number,
): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select link.rank, link.hash, ${table.label} as label,
      case when ${table.id} is not null then access.sealed_parts(entry) end as parts
    from (select * from public.chain_links as link where chain = ${table.chain}
        and ${ofCompany(companyId, 'link')} and rank > ${after}
        order by rank limit ${LINKS_AT_ONCE}) as link
      left join ${table.entries} on ${table.id} = link.entry_id
    order by link.rank`.execute(tx);
  return rows;
}

/** Rows without a place: whoever put them there went past the product. */
async function strangersIn(tx: Tx, table: SealedTable) {
  const company = table.isByCompany ? sql.ref('entry.company_id') : sql`null::uuid`;
  const { rows } = await sql<{ id: string; companyId: string | null; label: string | null }>`
    select ${table.id} as id, ${company} as "companyId", ${table.label} || ' ' || ${table.id} as label
    from ${table.entries}
      left join public.chain_links as link
        on link.chain = ${table.chain} and link.entry_id = ${table.id}
    where link.entry_id is null and ${table.isSealed} limit ${MOST_STRANGERS}`.execute(tx);
  return rows;
}

/** How far the chain was when it was last in order, with the hash that its link of that rank has now. */
async function findEnd(tx: Tx, { chain }: SealedTable, companyId: string | undefined) {
  const { rows } = await sql<{ rank: number; hash: Buffer; now: Buffer | null }>`
    select ends.rank, ends.hash, link.hash as now from public.chain_ends as ends
      left join public.chain_links as link on link.chain = ends.chain and link.rank = ends.rank
        and ${ofCompany(companyId, 'link')}
    where ends.chain = ${chain} and ${ofCompany(companyId, 'ends')}`.execute(tx);
  return rows[0];
}

type End = {
  readonly companyId: string | undefined;
  readonly rank: number;
  readonly hash: Buffer;
};

async function keepEnd(tx: Tx, { chain }: SealedTable, { companyId, rank, hash }: End) {
  await sql`insert into public.chain_ends (chain, company_id, rank, hash, checked_at)
    select ${chain}, ${companyId ?? null}::uuid, ${rank}, ${hash}, access.now()
    where ${companyId ?? null}::uuid is null
      or exists (select from public.companies where id = ${companyId ?? null}::uuid)
    on conflict (company_id, chain) do update
      set rank = excluded.rank, hash = excluded.hash, checked_at = excluded.checked_at`.execute(tx);
}
