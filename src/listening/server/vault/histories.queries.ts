import type { Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB } from '#platform/vault/vault.ts';

type Tx = Transaction<VaultDB>;

/** The sealed weeks of somebody, the oldest first. */
export async function findHistory(tx: Tx, pseudonym: Buffer) {
  return tx
    .selectFrom('histories')
    .select(['monday', 'sealed', 'is_keyed'])
    .where('pseudonym', '=', pseudonym)
    .orderBy('monday')
    .execute();
}

/** Companies with answers of weeks up to this one. */
export async function findCompaniesUntil(tx: Tx, monday: ParisDay): Promise<string[]> {
  const rows = await tx
    .selectFrom('answers')
    .select('company_id')
    .distinct()
    .where('monday', '<=', monday)
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/** Takes out the answers of a company of weeks up to this one. */
export async function takeAnswersUntil(tx: Tx, companyId: string, monday: ParisDay) {
  return tx
    .deleteFrom('answers')
    .where('company_id', '=', companyId)
    .where('monday', '<=', monday)
    .returning(['pseudonym', 'monday', 'day', 'mood', 'energy', 'factor', 'factor_tap'])
    .execute();
}

type History = {
  readonly pseudonym: Buffer;
  readonly company_id: string;
  readonly monday: ParisDay;
  readonly sealed: Buffer;
  readonly is_keyed: boolean;
};

export async function insertHistories(tx: Tx, histories: readonly History[]): Promise<void> {
  if (histories.length === 0) return;
  await tx
    .insertInto('histories')
    .values([...histories])
    .execute();
}

export async function deleteHistoriesUntil(tx: Tx, monday: ParisDay): Promise<void> {
  await tx.deleteFrom('histories').where('monday', '<=', monday).execute();
}

/** Companies with weeks that were sealed without the key of the installation. */
export async function findUnkeyedCompanies(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('histories')
    .select('company_id')
    .distinct()
    .where('is_keyed', '=', false)
    .execute();
  return rows.map((row) => row.company_id);
}

/** Takes out the weeks of a company that were sealed without the key of the installation. */
export async function takeUnkeyed(tx: Tx, companyId: string) {
  return tx
    .deleteFrom('histories')
    .where('company_id', '=', companyId)
    .where('is_keyed', '=', false)
    .returning(['pseudonym', 'monday', 'sealed'])
    .execute();
}
