import type { Tx } from '#platform/database/transaction.ts';

/** What was told and not read yet, with the person it was told to. */
export function findUnreadNotification(tx: Tx, id: string) {
  return tx
    .selectFrom('notifications')
    .innerJoin('auth.users', 'auth.users.id', 'notifications.user_id')
    .select(['user_id', 'kind', 'details', 'email', 'language'])
    .where('notifications.id', '=', id)
    .where('read_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Undefined when they never said. */
export async function findMailPreference(
  tx: Tx,
  userId: string,
  subject: string,
): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('mail_preferences')
    .select('is_wanted')
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.is_wanted;
}

export function findNotifications(tx: Tx, userId: string) {
  return tx
    .selectFrom('notifications')
    .select(['kind', 'details', 'happened_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('happened_at', 'desc')
    .execute();
}

export function findMailPreferences(tx: Tx, userId: string) {
  return tx
    .selectFrom('mail_preferences')
    .select(['subject', 'is_wanted'])
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteNotificationsBefore(tx: Tx, limit: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('happened_at', '<', limit).execute();
}
