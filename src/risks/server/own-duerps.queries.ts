import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/** Where the caller works or has worked. */
export async function findEmployments(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ company_id: string }>`
    select distinct company_id from access.employments()`.execute(tx);
  return rows.map(({ company_id: id }) => id);
}

/** The issued versions that the caller may read, the newest first. */
export function findReadableVersions(tx: Tx, companyIds: readonly string[]) {
  return tx
    .selectFrom('duerp_versions')
    .select(['id', 'company_id', 'number', 'issued_on', 'superseded_on'])
    .where('state', '=', 'issued')
    .where(sql<SqlBool>`company_id = any(${companyIds}::uuid[])`)
    .orderBy('number', 'desc')
    .execute();
}

export function findReadingPlaces(tx: Tx, companyIds: readonly string[]) {
  return tx
    .selectFrom('companies')
    .leftJoin('risk_settings', 'risk_settings.company_id', 'companies.id')
    .select(['companies.id', 'legal_name', 'reading_place'])
    .where(sql<SqlBool>`companies.id = any(${companyIds}::uuid[])`)
    .orderBy('legal_name')
    .execute();
}
