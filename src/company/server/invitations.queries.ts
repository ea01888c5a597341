import { type SqlBool, sql } from 'kysely';
import { mailboxKey } from '#basics/contact-details.ts';
import type { Tx } from '#platform/database/transaction.ts';

const isOpen = sql<SqlBool>`accepted_at is null and revoked_at is null
  and expires_at > access.now()`;

/** Open invitations for the confirmed address of this account. */
export function findInvitationsForAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .innerJoin('auth.users', 'auth.users.email', 'invitations.email')
    .select(['invitations.id', 'legal_name', 'invitations.role', 'expires_at'])
    .where('auth.users.id', '=', userId)
    .where('auth.users.email_confirmed_at', 'is not', null)
    .where(isOpen)
    .orderBy('legal_name')
    .execute();
}

/** With whether its company is verified, or has proven the domain of its address. For the service. */
export function findInvitation(tx: Tx, id: string) {
  return tx
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .selectAll('invitations')
    .select([
      'legal_name',
      sql<boolean>`access.is_invited_freely(companies.id, invitations.email)`.as('is_known'),
      sql<boolean>`access.is_verified(companies.id)`.as('is_verified'),
    ])
    .where('invitations.id', '=', id)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends: of two who accept at once, one is first. */
export function lockInvitation(tx: Tx, id: string) {
  return tx
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Invitations to roles that nobody accepted or revoked, the newest first. */
export function findRoleInvitations(tx: Tx, companyId: string) {
  return tx
    .selectFrom('invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('role', 'is not', null)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findOpenRoleInvitation(
  tx: Tx,
  { companyId, email, role }: { companyId: string; email: string; role: string },
) {
  return tx
    .selectFrom('invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('role', '=', role)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

type NewInvitation = {
  readonly company_id: string;
  readonly email: string;
  readonly role: string | null;
  readonly employee_id: string | null;
  readonly language: 'fr' | 'en';
  readonly invited_by: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
};

export async function insertInvitations(
  tx: Tx,
  invitations: readonly NewInvitation[],
): Promise<string[]> {
  if (invitations.length === 0) return [];
  const rows = await tx.insertInto('invitations').values(invitations).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** New links in place of the last ones: answers those that the caller may send again, with their round. */
export function renewInvitations(
  tx: Tx,
  ids: readonly string[],
  { sentAt, expiresAt }: { sentAt: Date; expiresAt: Date },
): Promise<{ id: string; round: number }[]> {
  return tx
    .updateTable('invitations')
    .set({
      round: sql`round + 1`,
      sent_at: sentAt,
      expires_at: expiresAt,
      refused_reason: null,
    })
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['id', 'round'])
    .execute();
}

export async function revokeOpenInvitation(tx: Tx, id: string, revokedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ revoked_at: revokedAt })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markAccepted(tx: Tx, id: string, acceptedAt: Date): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ accepted_at: acceptedAt })
    .where('id', '=', id)
    .execute();
}

export async function markRefused(tx: Tx, id: string, reason: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ refused_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function revokeEmployeeInvitations(
  tx: Tx,
  employeeId: string,
  revokedAt: Date,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ revoked_at: revokedAt })
    .where('employee_id', '=', employeeId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Of these people, who was invited today as often as anybody may be. For the service. */
export async function findInvitedEnough(
  tx: Tx,
  companyId: string,
  people: readonly { readonly id: string; readonly email: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${people.map(({ id }) => id)}::uuid[],
      ${people.map(({ email }) => email)}::text[]) as wished (id, email)
    where access.invited_today(${companyId}, email, null, id) > access.invited_again_a_day()`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** What a company may still send today, in the name of whoever asks. For the service. */
export async function findInvitationsLeft(
  tx: Tx,
  companyId: string,
  people: readonly { readonly email: string }[],
) {
  const mailboxes = people.map(({ email }) => mailboxKey(email));
  const { rows } = await sql<{
    isVerified: boolean;
    domains: string[];
    free: number;
    others: number;
    mailsToMailbox: number;
    mailsToday: Record<string, number>;
  }>`
    select access.is_verified(${companyId}) as "isVerified",
      array(select access.proven_domains(${companyId})) as domains,
      access.free_invitations_left(${companyId}, auth.uid()) as free,
      access.invitations_left(${companyId}, auth.uid()) as others,
      access.mails_to_mailbox_a_day() as "mailsToMailbox",
      (select coalesce(jsonb_object_agg(mailbox, mails), '{}')
        from access.mails_today(${companyId}, auth.uid(), ${mailboxes}::text[])) as "mailsToday"`.execute(
    tx,
  );
  const [left] = rows;
  if (!left) throw new Error('What is left of the day was not counted');
  return left;
}
