import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type {
  AddWebhook,
  ListWebhooks,
  RemoveWebhook,
  RenewWebhookSecret,
  ResumeWebhook,
  SendWebhookAgain,
  WebhookMessage,
} from '../contract.ts';
import type { Scope } from '../rules/api-key-form.ts';
import { readWebhookForm } from '../rules/webhook-form.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { queueMessage } from './queue-message.ts';
import { secretOf } from './webhook-signature.ts';
import {
  changeWebhook,
  findMessages,
  findWebhooks,
  insertWebhook,
  type MessageRow,
  type WebhookRow,
  waitAgain,
} from './webhooks.queries.ts';

/** In the name of an owner. @throws Refusal forbidden */
function asOwner<Answer>(
  { database }: IntegrationsDeps,
  call: Call,
  companyId: string,
  work: (tx: Tx, userId: string) => Promise<Answer>,
): Promise<Answer> {
  const caller = signedInCaller(call);
  return database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'keep-integrations');
    return work(tx, caller.claims.sub);
  });
}

export function listWebhooks(
  deps: IntegrationsDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListWebhooks>,
): Promise<OutputOf<ListWebhooks>> {
  return asOwner(deps, call, companyId, async (tx) => {
    const webhooks: OutputOf<ListWebhooks>['webhooks'] = [];
    for (const row of await findWebhooks(tx, companyId)) {
      webhooks.push({
        ...webhookView(row),
        messages: (await findMessages(tx, row.id)).map(messageView),
      });
    }
    return { webhooks };
  });
}

function webhookView(row: WebhookRow) {
  return {
    id: row.id,
    url: row.url,
    scopes: row.scopes as Scope[],
    secretVersion: row.secret_version,
    isDisabled: row.disabled_at !== null,
    failingSince: row.failing_since?.toISOString() ?? null,
  };
}

function messageView(row: MessageRow): WebhookMessage {
  const { number, orderNumber } = row.data as { number?: string; orderNumber?: string };
  return {
    id: row.id,
    type: row.type as WebhookMessage['type'],
    number: number ?? orderNumber ?? '',
    createdAt: row.created_at.toISOString(),
    state: row.state as WebhookMessage['state'],
    attempts: row.attempts,
    attemptedAt: row.attempted_at?.toISOString() ?? null,
    status: row.status,
    problem: row.problem as WebhookMessage['problem'],
  };
}

export async function addWebhook(
  deps: IntegrationsDeps,
  call: Call,
  { companyId, webhookId: id, form }: ParsedInputOf<AddWebhook>,
): Promise<OutputOf<AddWebhook>> {
  await asOwner(deps, call, companyId, async (tx, userId) => {
    const { problems, values } = readWebhookForm(form, deps.webhookTestOrigin);
    refuseProblems(problems);
    const { url, scopes } = values;
    const named = { id, company_id: companyId, created_by: userId };
    await insertWebhook(tx, { ...named, url, scopes: [...scopes] });
  }).catch((error: unknown) => {
    if (isViolationOf(error, 'webhooks_pkey')) throw new Refusal('already-done');
    if (isViolationOf(error, 'webhooks_at_most')) throw new Refusal('conflict');
    throw error;
  });
  return { secret: secretOf(deps.derive, { id, version: 1 }) };
}

export function renewWebhookSecret(
  deps: IntegrationsDeps,
  call: Call,
  { companyId, webhookId: id, secretVersion }: ParsedInputOf<RenewWebhookSecret>,
): Promise<OutputOf<RenewWebhookSecret>> {
  return asOwner(deps, call, companyId, async (tx) => {
    const found = (await findWebhooks(tx, companyId)).find((row) => row.id === id);
    if (!found) throw new Refusal('not-found');
    if (found.secret_version !== secretVersion) throw new Refusal('conflict');
    const version = secretVersion + 1;
    const change = { secret_version: version, renewed_at: deps.clock.now() };
    await changeWebhook(tx, { companyId, webhookId: id }, change);
    return { secret: secretOf(deps.derive, { id, version }) };
  });
}

export function resumeWebhook(
  deps: IntegrationsDeps,
  call: Call,
  { companyId, webhookId }: ParsedInputOf<ResumeWebhook>,
): Promise<OutputOf<ResumeWebhook>> {
  const change = { disabled_at: null, failing_since: null };
  return changed(deps, call, { companyId, webhookId }, change);
}

export function removeWebhook(
  deps: IntegrationsDeps,
  call: Call,
  { companyId, webhookId }: ParsedInputOf<RemoveWebhook>,
): Promise<OutputOf<RemoveWebhook>> {
  return changed(deps, call, { companyId, webhookId }, { removed_at: deps.clock.now() });
}

function changed(
  deps: IntegrationsDeps,
  call: Call,
  of: { readonly companyId: string; readonly webhookId: string },
  change: Parameters<typeof changeWebhook>[2],
): Promise<Record<string, never>> {
  return asOwner(deps, call, of.companyId, async (tx) => {
    if (!(await changeWebhook(tx, of, change))) throw new Refusal('not-found');
    return {};
  });
}

export function sendWebhookAgain(
  deps: IntegrationsDeps,
  call: Call,
  { companyId, messageId }: ParsedInputOf<SendWebhookAgain>,
): Promise<OutputOf<SendWebhookAgain>> {
  return asOwner(deps, call, companyId, async (tx) => {
    // What was told is nobody's to change, nor is the queue: the service sends again what is of that company.
    await withServiceRights(tx, async (service) => {
      if (!(await waitAgain(service, companyId, messageId))) throw new Refusal('not-found');
      await queueMessage(service, messageId);
    });
    return {};
  });
}
