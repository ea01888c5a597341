import { type Insertable, sql } from 'kysely';
import type { PartnerEvidence, PartnerLinks } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

export async function insertPartnerLink(tx: Tx, link: Insertable<PartnerLinks>): Promise<void> {
  await tx.insertInto('partner_links').values(link).execute();
}

/** A link with the application that it is for. */
export function findPartnerLink(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('partner_links')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .leftJoin('partners', 'partners.application_id', 'application.id')
    .select([
      'partner_links.id as link_id',
      'expires_at',
      'revoked_at',
      'application.id',
      'application.company',
      'application.state',
      'partners.suspended_at',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The application of a link, as a mail needs it. */
export function findApplicationOfLink(tx: Tx, linkId: string) {
  return tx
    .selectFrom('partner_links')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .select(['application.id', 'application.email', 'application.language', 'application.company'])
    .where('partner_links.id', '=', linkId)
    .executeTakeFirst();
}

export function findThread(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('partner_messages')
    .select(['id', 'author', 'body', 'written_at'])
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

export function findPartnerEvidence(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('partner_evidence')
    .select(['id', 'kind', 'proves', 'expires_on', 'state', 'note', 'added_at', 'came_from'])
    .where('application_id', '=', applicationId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
}

/** True when it is new; false when it was written before. */
export async function insertAnswer(
  tx: Tx,
  answer: {
    readonly id: string;
    readonly applicationId: string;
    readonly body: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('partner_messages')
    .values({
      id: answer.id,
      application_id: answer.applicationId,
      author: 'partner',
      body: answer.body,
      written_at: answer.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whoever was waited for has answered. */
export async function resumeReview(tx: Tx, applicationId: string): Promise<void> {
  await tx
    .updateTable('partner_applications')
    .set({ state: 'in-review' })
    .where('id', '=', applicationId)
    .where('state', '=', 'waiting-for-partner')
    .execute();
}

export async function isEvidenceKept(tx: Tx, evidenceId: string): Promise<boolean> {
  const kept = await tx
    .selectFrom('partner_evidence')
    .select('id')
    .where('id', '=', evidenceId)
    .executeTakeFirst();
  return kept !== undefined;
}

/** True when it is new; false when it was written before. */
export async function insertEvidence(
  tx: Tx,
  evidence: Insertable<PartnerEvidence>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('partner_evidence')
    .values(evidence)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A message with whom it is written to. */
export function findMessageToSend(tx: Tx, messageId: string) {
  return tx
    .selectFrom('partner_messages')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .select([
      'partner_messages.kind',
      'body',
      'application.id',
      'application.email',
      'application.language',
      'application.company',
      'application.name',
    ])
    .where('partner_messages.id', '=', messageId)
    .executeTakeFirst();
}

/** A document with whose it is. */
export function findEvidenceToTell(tx: Tx, evidenceId: string) {
  return tx
    .selectFrom('partner_evidence')
    .innerJoin('partner_applications as application', 'application.id', 'application_id')
    .select([
      'proves',
      'expires_on',
      'application.id',
      'application.email',
      'application.language',
      'application.company',
      'application.name',
    ])
    .where('partner_evidence.id', '=', evidenceId)
    .executeTakeFirst();
}

/**
 * Notes each reminder that is due and was not given: of documents in force of partners who are not
 * suspended, unless a later one of the same kind was sent. Answers, for each document, the shortest of
 * the times that it was noted for.
 */
export async function noteDueReminders(
  tx: Tx,
  today: string,
  now: Date,
  days: readonly number[],
): Promise<readonly { readonly evidence_id: string; readonly days: number }[]> {
  const { rows } = await sql<{ evidence_id: string; days: number }>`
    with noted as (
      insert into public.partner_reminders (evidence_id, days, reminded_at)
      select evidence.id, step.days, ${now}
      from public.partner_evidence as evidence
        join public.partners using (application_id)
        cross join unnest(${days}::integer[]) as step (days)
      where evidence.state = 'accepted' and suspended_at is null
        and expires_on between ${today}::date and ${today}::date + step.days
        and not exists (select from public.partner_evidence as later
          where later.application_id = evidence.application_id and later.kind = evidence.kind
            and later.state <> 'refused'
            and (later.expires_on is null or later.expires_on > evidence.expires_on))
      on conflict do nothing
      returning evidence_id, days)
    select evidence_id, min(days) as days from noted group by evidence_id`.execute(tx);
  return rows;
}

/** Links that ran out long ago. */
export async function deletePartnerLinksBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('partner_links').where('expires_at', '<', instant).execute();
}

/** Files that no document refers to: its partner's application is gone, or it never came to be. */
export async function deleteLooseEvidenceFiles(
  tx: Tx,
  bucket: string,
  instant: Date,
): Promise<void> {
  await sql`delete from storage.objects where bucket_id = ${bucket} and created_at < ${instant}
    and not exists (select from public.partner_evidence where file_name = objects.name)`.execute(
    tx,
  );
}
