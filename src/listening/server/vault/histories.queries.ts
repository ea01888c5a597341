import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB, VaultTx } from '#platform/vault/vault.ts';
import type { Tombstones } from './tombstones.ts';

/** The sealed weeks of somebody, the oldest first. */
export async function findHistory(tx: Kysely<VaultDB>, pseudonym: Buffer) {
  return tx
    .selectFrom('histories')
    .select(['monday', 'sealed', 'is_keyed'])
    .where('pseudonym', '=', pseudonym)
    .orderBy('monday')
    .execute();
}

/** Companies with answers of weeks up to this one. */
export async function findCompaniesUntil(tx: VaultTx, monday: ParisDay): Promise<string[]> {
  const rows = await tx
    .selectFrom('answers')
    .select('company_id')
    .distinct()
    .where('monday', '<=', monday)
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/** Takes out what these people of a company answered in weeks up to this one. */
export async function takeAnswersUntil(
  tx: VaultTx,
  { companyId, pseudonyms }: { readonly companyId: string; readonly pseudonyms: readonly Buffer[] },
  monday: ParisDay,
) {
  return tx
    .deleteFrom('answers')
    .where('company_id', '=', companyId)
    .where('monday', '<=', monday)
    .where(sql<SqlBool>`pseudonym = any(${sql.val([...pseudonyms])}::bytea[])`)
    .returning(['pseudonym', 'monday', 'day', 'mood', 'energy', 'factor', 'factor_tap'])
    .execute();
}

/** How many people have answers of those weeks, beside those who are to be erased. */
export async function countUnclaimed(
  tx: VaultTx,
  monday: ParisDay,
  { pseudonyms, companyIds }: Pick<Tombstones, 'pseudonyms' | 'companyIds'>,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct pseudonym)::int as people from answers where monday <= ${monday}
      and pseudonym <> all(${sql.val([...pseudonyms])}::bytea[])
      and company_id <> all(${sql.val([...companyIds])}::uuid[])`.execute(tx);
  return rows[0]?.people ?? 0;
}

/** Answers that are nobody's, once a person has agreed. */
export async function dropUntil(tx: VaultTx, monday: ParisDay): Promise<void> {
  await tx.deleteFrom('answers').where('monday', '<=', monday).execute();
}

type History = {
  readonly pseudonym: Buffer;
  readonly company_id: string;
  readonly monday: ParisDay;
  readonly sealed: Buffer;
  readonly is_keyed: boolean;
};

export async function insertHistories(tx: VaultTx, histories: readonly History[]): Promise<void> {
  if (histories.length === 0) return;
  await tx
    .insertInto('histories')
    .values([...histories])
    .execute();
}

export async function deleteHistoriesUntil(tx: VaultTx, monday: ParisDay): Promise<void> {
  await tx.deleteFrom('histories').where('monday', '<=', monday).execute();
}

/** Companies with weeks that were sealed without the key of the installation. */
export async function findUnkeyedCompanies(tx: VaultTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('histories')
    .select('company_id')
    .distinct()
    .where('is_keyed', '=', false)
    .execute();
  return rows.map((row) => row.company_id);
}

/** Takes out the weeks of these people that were sealed without the key of the installation. */
export async function takeUnkeyed(
  tx: VaultTx,
  { companyId, pseudonyms }: { readonly companyId: string; readonly pseudonyms: readonly Buffer[] },
) {
  return tx
    .deleteFrom('histories')
    .where('company_id', '=', companyId)
    .where('is_keyed', '=', false)
    .where(sql<SqlBool>`pseudonym = any(${sql.val([...pseudonyms])}::bytea[])`)
    .returning(['pseudonym', 'monday', 'sealed'])
    .execute();
}
