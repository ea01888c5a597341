import { z } from 'zod';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import type { OutsideAnswer } from '#platform/outbound/post-outside.ts';
import { isDisabledBy, KEPT_DAYS, retryAfter, signingVersions } from '../rules/webhook-schedule.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { queueMessage } from './queue-message.ts';
import { signatureHeaders } from './webhook-signature.ts';
import {
  changeWebhook,
  deleteMessages,
  findOwners,
  findWaiting,
  type MessageRow,
  noteAttempt,
  type WebhookRow,
} from './webhooks.queries.ts';

export const WEBHOOK_DISABLED_MAIL = 'webhook-disabled';

const payload = z.object({ messageId: z.uuid() });

/** Sends what still waits; sent twice by chance, its id is the same. What was refused waits for its next attempt. */
export async function sendWebhook(deps: IntegrationsDeps, told: unknown): Promise<void> {
  const { messageId } = payload.parse(told);
  const found = await deps.database.asService((tx) => findWaiting(tx, messageId));
  if (!found) return;
  const { message, webhook } = found;
  if (webhook.removed_at || webhook.disabled_at) {
    await deps.database.asService((tx) =>
      noteAttempt(tx, messageId, { state: 'failed', problem: 'stopped' }),
    );
    return;
  }
  const now = deps.clock.now();
  const body = bodyOf(message);
  const versions = signingVersions(
    { version: webhook.secret_version, renewedAt: webhook.renewed_at },
    now,
  );
  const headers = signatureHeaders(deps.derive, {
    ...{ webhookId: webhook.id, versions, messageId, now, body },
  });
  // No connection of the database is held while somebody else takes their time.
  const answer = await deps.postOutside({ url: webhook.url, headers, body });
  await deps.database.asService((tx) => keepAnswer(tx, found, answer, now));
}

function bodyOf({ id, type, created_at: at, data }: MessageRow): string {
  return JSON.stringify({ id, type, createdAt: at.toISOString(), data });
}

async function keepAnswer(
  tx: Tx,
  { message, webhook }: { readonly message: MessageRow; readonly webhook: WebhookRow },
  { status, problem }: OutsideAnswer,
  now: Date,
): Promise<void> {
  const attempts = message.attempts + 1;
  const of = { companyId: webhook.company_id, webhookId: webhook.id };
  const told = { attempts, attempted_at: now, status, problem };
  if (problem === null) {
    await noteAttempt(tx, message.id, { ...told, state: 'delivered' });
    await changeWebhook(tx, of, { failing_since: null });
    return;
  }
  const delay = retryAfter(attempts);
  await noteAttempt(tx, message.id, { ...told, ...(delay === undefined && { state: 'failed' }) });
  const since = webhook.failing_since ?? now;
  if (!isDisabledBy(since, now)) {
    await changeWebhook(tx, of, { failing_since: since });
    if (delay !== undefined) await queueMessage(tx, message.id, delay);
    return;
  }
  await changeWebhook(tx, of, { failing_since: since, disabled_at: now });
  await noteAttempt(tx, message.id, { state: 'failed' });
  const owners = await findOwners(tx, webhook.id);
  const mails = owners.map(({ userId }) => `${webhook.id}.${userId}.${now.getTime()}`);
  await enqueueMails(tx, WEBHOOK_DISABLED_MAIL, mails);
}

/** What was told is kept a month. */
export async function forgetWebhookMessages({ database, clock }: IntegrationsDeps): Promise<void> {
  const before = startOfParisDay(addDays(parisDayOf(clock.now()), -KEPT_DAYS));
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteMessages(tx, before));
}
