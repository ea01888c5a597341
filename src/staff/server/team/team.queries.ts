import { sql } from 'kysely';
import type { StaffRole } from '#basics/roles.ts';
import type { Tx } from '#platform/database/transaction.ts';

// Accounts and roles are nobody's to read: all of this is asked with the service's rights.

export type MemberRow = {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: StaffRole;
  readonly last_sign_in_at: Date | null;
  readonly has_second_step: boolean;
};

export async function findMembers(tx: Tx): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select users.id, staff_members.name, coalesce(email, '') as email, user_roles.role, last_sign_in_at,
      exists (select from auth.mfa_factors
        where user_id = users.id and status = 'verified') as has_second_step
    from public.user_roles join auth.users on users.id = user_roles.user_id
      left join public.staff_members on staff_members.user_id = users.id
    where deleted_at is null
    order by coalesce(staff_members.name, email), users.id, user_roles.role`.execute(tx);
  return rows;
}

export function findOpenInvitations(tx: Tx) {
  return tx
    .selectFrom('staff_invitations')
    .selectAll()
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findInvitation(tx: Tx, id: string) {
  return tx.selectFrom('staff_invitations').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockInvitation(tx: Tx, id: string) {
  return tx
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function isStaffAddress(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from public.user_roles
    join auth.users on users.id = user_id where email = ${email}`.execute(tx);
  return rows.length > 0;
}

type Invited = {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly language: string;
  readonly invited_by: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
};

/** The one that is open for this address is written anew. Answers which it is. */
export async function keepInvitation(tx: Tx, invited: Invited): Promise<string> {
  const { email, id: _, ...again } = invited;
  const row = await tx
    .updateTable('staff_invitations')
    .set(again)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row) return row.id;
  await tx
    .insertInto('staff_invitations')
    .values(invited)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return invited.id;
}

export async function revokeInvitation(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markAccepted(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ accepted_at: at, accepted_by: by })
    .where('id', '=', id)
    .execute();
}

export async function isAddressOf(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select from auth.users where id = ${userId} and email = ${email}
    and email_confirmed_at is not null and deleted_at is null and not is_anonymous`.execute(tx);
  return rows.length > 0;
}

export async function findRoles(tx: Tx, userId: string): Promise<readonly StaffRole[]> {
  const rows = await tx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return rows.map(({ role }) => role as StaffRole);
}

export async function keepName(tx: Tx, userId: string, name: string): Promise<void> {
  await tx
    .insertInto('staff_members')
    // Who was administrator before names were asked is asked for a second step as before: once they have one.
    .values({ user_id: userId, name, needs_factor: false })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name }))
    .execute();
}

/** Their name first: from it follows what is asked of the role. */
export async function insertMember(
  tx: Tx,
  { userId, name, role, at }: { userId: string; name: string; role: StaffRole; at: Date },
): Promise<void> {
  const standing = { name, needs_factor: true, joined_at: at, removed_at: null };
  await tx
    .insertInto('staff_members')
    .values({ user_id: userId, ...standing })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(standing))
    .execute();
  await tx.insertInto('user_roles').values({ user_id: userId, role, granted_at: at }).execute();
}

export async function updateRole(
  tx: Tx,
  { userId, before, role }: { userId: string; before: StaffRole; role: StaffRole },
): Promise<void> {
  await tx
    .updateTable('user_roles')
    .set({ role })
    .where('user_id', '=', userId)
    .where('role', '=', before)
    .execute();
}

export async function deleteRoles(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  await tx
    .updateTable('staff_members')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .execute();
}
