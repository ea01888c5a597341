import type { Insertable } from 'kysely';
import type { ContactRequests } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** The new request's id; undefined when this form was received before. */
export async function insertContactRequest(
  tx: Tx,
  request: Insertable<ContactRequests>,
): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('contact_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function findContactRequest(tx: Tx, id: string) {
  return tx.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those about which nothing was exchanged since. */
export async function deleteContactRequestsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('contact_requests').where('last_exchange_at', '<', instant).execute();
}
