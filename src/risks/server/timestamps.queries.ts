import type { Tx } from '#platform/database/transaction.ts';
import type { Timestamp } from '#platform/timestamps/verify-timestamp.ts';

/** What versions of a company were stamped with, without the answers themselves. */
export function findTimestamps(tx: Tx, companyId: string) {
  return tx
    .selectFrom('duerp_timestamps')
    .select(['version_id', 'stamped_at', 'authority'])
    .where('company_id', '=', companyId)
    .execute();
}

export function findTimestamp(tx: Tx, versionId: string) {
  return tx
    .selectFrom('duerp_timestamps')
    .select(['response', 'stamped_at', 'authority', 'received_at'])
    .where('version_id', '=', versionId)
    .executeTakeFirst();
}

/** What came first stays. */
export async function insertTimestamp(
  tx: Tx,
  version: { readonly companyId: string; readonly versionId: string },
  { response, timestamp }: { readonly response: Buffer; readonly timestamp: Timestamp },
): Promise<void> {
  await tx
    .insertInto('duerp_timestamps')
    .values({
      version_id: version.versionId,
      company_id: version.companyId,
      response,
      stamped_at: timestamp.at,
      authority: timestamp.authority,
    })
    .onConflict((same) => same.column('version_id').doNothing())
    .execute();
}

const AT_ONCE = 200;

/** Issued versions of any company that have none, the oldest first; those that wait longest are not all. */
export function findUnstamped(tx: Tx) {
  return tx
    .selectFrom('duerp_versions as version')
    .select(['version.id as versionId', 'version.company_id as companyId'])
    .where('version.state', '=', 'issued')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('duerp_timestamps')
            .select('version_id')
            .whereRef('version_id', '=', 'version.id'),
        ),
      ),
    )
    .orderBy('version.issued_at')
    .limit(AT_ONCE)
    .execute();
}
