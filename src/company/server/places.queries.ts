import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';

export async function insertSite(
  tx: Transaction<DB>,
  { companyId, name }: { companyId: string; name: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('sites')
    .values({ company_id: companyId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
