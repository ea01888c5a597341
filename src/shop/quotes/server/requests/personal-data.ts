import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { texts } from '../../messages/own-requests.ts';

/** What somebody wrote to us, and what is done with it for their rights. */
export const requestsData = {
  collect: collectContactRequests,
  erase: eraseContactRequests,
  words: inLanguages(texts),
};

type Subject = { readonly email: string | null };

/** What somebody wrote to us under their confirmed address. */
function collectContactRequests(tx: Tx, { email }: Subject): Promise<readonly unknown[]> {
  return tx
    .selectFrom('contact_requests')
    .select([
      'sent_at',
      'name',
      'company',
      'email',
      'phone',
      'employee_count',
      'offer_type',
      'message',
      sql<unknown>`(select jsonb_agg(jsonb_build_object('sent_at', written_at, 'subject', subject,
          'message', body) order by written_at)
        from public.request_entries where request_id = contact_requests.id)`.as('entries'),
    ])
    .where(sql`lower(email)`, '=', email ?? '')
    .orderBy('sent_at')
    .execute();
}

async function eraseContactRequests(tx: Tx, { email }: Subject): Promise<void> {
  if (email === null) return;
  await tx.deleteFrom('contact_requests').where(sql`lower(email)`, '=', email).execute();
}
