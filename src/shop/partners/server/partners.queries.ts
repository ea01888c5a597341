import { type Insertable, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { PartnerApplications } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { REMINDER_DAYS } from '../rules/partner-evidence.ts';

/** The new application's id; undefined when this form was received before. */
export async function insertPartnerApplication(
  tx: Tx,
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

export function findPartnerApplication(tx: Tx, id: string) {
  return tx.selectFrom('partner_applications').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Applications of which nothing was heard since; whoever became a partner is no applicant any more. */
export async function deleteApplicationsBefore(tx: Tx, instant: Date): Promise<void> {
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

/**
 * Applications that await staff, documents of partners to look at, and partners of whom one has ended or soon
 * does. Each is as many as the list of staff shows, narrowed to it.
 */
export async function countPartnerWork(tx: Tx, today: ParisDay) {
  const { rows } = await sql<{ applications: number; judge: number; ending: number }>`select
    (select count(*)::integer from public.partner_applications
      where state in ('received', 'in-review')) as applications,
    (select count(*)::integer from public.partner_evidence
      join public.partners using (application_id) where state = 'received') as judge,
    (select count(*)::integer from public.partners
      where suspended_at is null and exists (
        select from public.partner_evidence as evidence
        where evidence.application_id = partners.application_id and state = 'accepted'
        group by kind
        having max(coalesce(expires_on, 'infinity')) <= ${today}::date + ${REMINDER_DAYS[0]}::integer)) as ending`.execute(
    tx,
  );
  const [found] = rows;
  return {
    applications: found?.applications ?? 0,
    evidenceToJudge: found?.judge ?? 0,
    partnerEvidence: found?.ending ?? 0,
  };
}
