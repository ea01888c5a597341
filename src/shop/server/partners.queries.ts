import type { Insertable, Transaction } from 'kysely';
import type { DB, PartnerApplications } from '#platform/database/schema.gen.ts';

/** The new application's id; undefined when this form was received before. */
export async function insertPartnerApplication(
  tx: Transaction<DB>,
  application: Insertable<PartnerApplications>,
): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('partner_applications')
    .values(application)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function findPartnerApplication(tx: Transaction<DB>, id: string) {
  return tx.selectFrom('partner_applications').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteApplicationsBefore(tx: Transaction<DB>, instant: Date): Promise<void> {
  await tx.deleteFrom('partner_applications').where('sent_at', '<', instant).execute();
}
