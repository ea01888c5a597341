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

/** Applications of which nothing was heard since; whoever became a partner is no applicant any more. */
export async function deleteApplicationsBefore(tx: Transaction<DB>, instant: Date): Promise<void> {
  await tx
    .deleteFrom('partner_applications as application')
    .where('sent_at', '<', instant)
    .where('state', '<>', 'approved')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partner_messages')
            .select('id')
            .whereRef('application_id', '=', 'application.id')
            .where('written_at', '>=', instant),
        ),
      ),
    )
    .execute();
}
