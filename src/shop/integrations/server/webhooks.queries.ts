import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Scope } from '../rules/api-key-form.ts';

export type WebhookRow = Selectable<DB['webhooks']>;
export type MessageRow = Selectable<DB['webhook_messages']>;

/** How many of what was told is shown of each. */
const SHOWN = 20;

export function findWebhooks(tx: Tx, companyId: string): Promise<WebhookRow[]> {
  return tx
    .selectFrom('webhooks')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The newest first. */
export function findMessages(tx: Tx, webhookId: string): Promise<MessageRow[]> {
  return tx
    .selectFrom('webhook_messages')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}

/** The policies of the table decide for whom a caller adds one. */
export async function insertWebhook(tx: Tx, webhook: Insertable<DB['webhooks']>): Promise<void> {
  await tx.insertInto('webhooks').values(webhook).execute();
}

type Change = Partial<
  Pick<WebhookRow, 'secret_version' | 'renewed_at' | 'failing_since' | 'disabled_at' | 'removed_at'>
>;

/** Undefined where there is none of that company; one that was removed is none. */
export function changeWebhook(
  tx: Tx,
  { companyId, webhookId }: { companyId: string; webhookId: string },
  change: Change,
): Promise<WebhookRow | undefined> {
  return tx
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', webhookId)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Those of a company that are told of this, and that work. */
export async function findTold(tx: Tx, companyId: string, scope: Scope): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`${scope} = any(scopes)`)
    .where('removed_at', 'is', null)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The id of the message; undefined where it was written before. */
export async function insertMessage(
  tx: Tx,
  message: Insertable<DB['webhook_messages']>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('webhook_messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['webhook_id', 'type', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What waits to be sent, and where; undefined where it does not wait any more. */
export async function findWaiting(tx: Tx, messageId: string) {
  const message = await tx
    .selectFrom('webhook_messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!message) return undefined;
  const webhook = await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', message.webhook_id)
    .executeTakeFirstOrThrow();
  return { message, webhook };
}

export async function noteAttempt(
  tx: Tx,
  messageId: string,
  attempt: Partial<Pick<MessageRow, 'state' | 'attempts' | 'attempted_at' | 'status' | 'problem'>>,
): Promise<void> {
  await tx
    .updateTable('webhook_messages')
    .set(attempt)
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Whether there is such a message of a webhook that works, which the caller may see; it waits from now on. */
export async function waitAgain(tx: Tx, companyId: string, messageId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_messages')
    .set({ state: 'waiting', attempts: 0 })
    .where('id', '=', messageId)
    .where('company_id', '=', companyId)
    .where('webhook_id', 'in', (query) =>
      query
        .selectFrom('webhooks')
        .select('id')
        .where('removed_at', 'is', null)
        .where('disabled_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findOwners(tx: Tx, webhookId: string) {
  const { rows } = await sql<{ userId: string; email: string }>`
    select user_id as "userId", email from public.owners_of_webhook(${webhookId})`.execute(tx);
  return rows;
}

export async function findWebhook(tx: Tx, webhookId: string): Promise<WebhookRow | undefined> {
  return tx.selectFrom('webhooks').selectAll().where('id', '=', webhookId).executeTakeFirst();
}

export async function deleteMessages(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('webhook_messages').where('created_at', '<', before).execute();
}
