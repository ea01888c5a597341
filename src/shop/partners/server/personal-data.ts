import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DataSubject } from '#platform/personal-data.ts';
import { texts } from '../messages/own-data.ts';

/** Applications under a person's confirmed address. Approved partners stay: they are named on what is sold. */
export const partnersData = {
  collect: async (tx: Tx, { email }: DataSubject) => ({
    applications: email === null ? [] : await collectApplications(tx, email),
    messages: email === null ? [] : await collectMessages(tx, email),
    documents: email === null ? [] : await collectDocuments(tx, email),
  }),
  async erase(tx: Tx, { email }: DataSubject) {
    if (email === null) return;
    await tx
      .deleteFrom('partner_applications')
      .where(sql`lower(email)`, '=', email)
      .where('state', '<>', 'approved')
      .execute();
  },
  words: inLanguages(texts),
};

function collectApplications(tx: Tx, email: string) {
  return tx
    .selectFrom('partner_applications')
    .select([
      'sent_at',
      'name',
      'company',
      'siren',
      'email',
      'phone',
      'town',
      'products',
      'evidence',
    ])
    .where(sql`lower(email)`, '=', email)
    .orderBy('sent_at')
    .execute();
}

/** What was written about an application; who of the staff wrote is not the applicant's. */
function collectMessages(tx: Tx, email: string) {
  return tx
    .selectFrom('partner_messages')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .select(['written_at', 'author', 'body'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('written_at')
    .orderBy('partner_messages.id')
    .execute();
}

function collectDocuments(tx: Tx, email: string) {
  return tx
    .selectFrom('partner_evidence as document')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .select(['added_at', 'proves', 'issued_on', 'expires_on', 'document.state'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('added_at')
    .orderBy('document.id')
    .execute();
}
