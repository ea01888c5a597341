import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultTx } from '#platform/vault/vault.ts';
import type { Numbers } from '../../rules/list-state.ts';
import { asBytes, asWord } from './words.ts';

/** What is known of everybody who ever answered in a company. */
export interface People {
  readonly numbers: Numbers;
  /** The Mondays that each of them answered lately. */
  readonly weeks: ReadonlyMap<string, readonly ParisDay[]>;
}

export async function findPeople(tx: VaultTx, companyId: string): Promise<People> {
  const rows = await tx
    .selectFrom('people')
    .select(['pseudonym', 'number', 'weeks'])
    .where('company_id', '=', companyId)
    .execute();
  return {
    numbers: new Map(rows.map((row) => [asWord(row.pseudonym), row.number])),
    weeks: new Map(rows.map((row) => [asWord(row.pseudonym), row.weeks])),
  };
}

/** The numbers of everybody for each factor. */
export async function findFactorNumbers(
  tx: VaultTx,
  companyId: string,
): Promise<ReadonlyMap<string, Numbers>> {
  const rows = await tx
    .selectFrom('people_factors')
    .innerJoin('people', 'people.pseudonym', 'people_factors.pseudonym')
    .select(['people_factors.pseudonym', 'factor', 'people_factors.number'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ factor }) => factor)].map(([factor, own]) => [
      factor,
      new Map(own.map((row) => [asWord(row.pseudonym), row.number])),
    ]),
  );
}

/** Keeps numbers, and the weeks of whoever answered, in an order that says nothing of when. */
export async function keepPeople(
  tx: VaultTx,
  companyId: string,
  { numbers, weeks }: People,
): Promise<void> {
  const words = [...numbers.keys()].toSorted();
  await sql`
    insert into people (pseudonym, company_id, number, weeks)
    select kept.pseudonym, ${companyId}::uuid, kept.number, string_to_array(kept.weeks, ' ')::date[]
    from unnest(${sql.val(words.map(asBytes))}::bytea[],
      ${sql.val(words.map((word) => numbers.get(word)))}::integer[],
      ${sql.val(words.map((word) => (weeks.get(word) ?? []).join(' ')))}::text[])
      as kept (pseudonym, number, weeks)
    on conflict (pseudonym) do update set number = excluded.number, weeks = excluded.weeks
    `.execute(tx);
}

export async function keepFactorNumbers(
  tx: VaultTx,
  numbers: ReadonlyMap<string, Numbers>,
): Promise<void> {
  // Of a week with which no factors are told; nothing that is done hangs on whether anybody answered.
  if (numbers.size === 0) return;
  const rows = [...numbers].flatMap(([factor, own]) =>
    [...own].map(([word, number]) => ({ pseudonym: asBytes(word), factor, number })),
  );
  const of = <Value>(value: (row: (typeof rows)[number]) => Value) => sql.val(rows.map(value));
  await sql`
    insert into people_factors (pseudonym, factor, number)
    select * from unnest(${of((row) => row.pseudonym)}::bytea[],
      ${of((row) => row.factor)}::text[], ${of((row) => row.number)}::integer[])
      as kept (pseudonym, factor, number) order by pseudonym, factor
    on conflict (pseudonym, factor) do update set number = excluded.number`.execute(tx);
}

type Account = { readonly account: Buffer; readonly termKey: Buffer };

/**
 * What the secret terms of these accounts are drawn from, in their order: the one that an account had first
 * stays its own, whatever becomes of its mail address.
 */
export async function keepTermKeys(tx: VaultTx, accounts: readonly Account[]): Promise<Buffer[]> {
  if (accounts.length === 0) return [];
  await sql`
    insert into term_keys (account, term_key)
    select * from unnest(${sql.val(accounts.map(({ account }) => account))}::bytea[],
      ${sql.val(accounts.map(({ termKey }) => termKey))}::bytea[]) as given (account, term_key)
    order by account on conflict (account) do nothing`.execute(tx);
  const known = await findTermKeys(
    tx,
    accounts.map(({ account }) => account),
  );
  return accounts.map(({ account, termKey }) => known.get(asWord(account)) ?? termKey);
}

/** What the secret terms of accounts are drawn from, of those that were ever on a list. */
export async function findTermKeys(
  tx: VaultTx,
  accounts: readonly Buffer[],
): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await sql<{ account: Buffer; term_key: Buffer }>`
    select account, term_key from term_keys
    where account = any(${sql.val([...accounts])}::bytea[])`.execute(tx);
  return new Map(rows.map((row) => [asWord(row.account), row.term_key]));
}
