import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FULFILMENT_STATES, ORDER_STATES } from '#shop/sales/rules/order-states.ts';
import { count, instant, typedForm } from '#shop/sales/shapes.ts';
import { SCOPES } from '../rules/api-key-form.ts';

// Where programs are told; kept by the owners of a space. Every function of theirs refuses: forbidden.

/** What is sent: that something changed, and by which number it is read. */
export const webhookData = z.object({
  'order.changed': z.object({ number: z.string(), state: z.enum(ORDER_STATES) }),
  'invoice.issued': z.object({
    number: z.string(),
    kind: z.enum(['invoice', 'credit-note']),
    orderNumber: z.string(),
  }),
  'delivery.changed': z.object({
    id: z.uuid(),
    orderNumber: z.string(),
    parcel: count,
    state: z.enum(FULFILMENT_STATES),
  }),
});
export type WebhookData = z.output<typeof webhookData>;

const webhookMessage = z.object({
  id: z.uuid(),
  type: z.enum(['order.changed', 'invoice.issued', 'delivery.changed']),
  /** Of the order or the document. */
  number: z.string(),
  createdAt: instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: count,
  attemptedAt: instant.nullable(),
  status: count.nullable(),
  problem: z
    .enum(['address-refused', 'unreachable', 'too-slow', 'redirect', 'status', 'stopped'])
    .nullable(),
});
export type WebhookMessage = z.output<typeof webhookMessage>;

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  secretVersion: count,
  /** Stopped after days without an answer, until it is resumed. */
  isDisabled: z.boolean(),
  failingSince: instant.nullable(),
  /** The newest first. */
  messages: z.array(webhookMessage),
});
export type Webhook = z.output<typeof webhook>;

export const listWebhooks = contract('list-webhooks', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid() }),
  output: z.object({ webhooks: z.array(webhook) }),
});
export type ListWebhooks = typeof listWebhooks;

/** Answers the secret that signs, which is shown once. Refuses: invalid-input; already-done; conflict past ten. */
export const addWebhook = contract('add-webhook', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid(), webhookId: z.uuid(), form: typedForm }),
  output: z.object({ secret: z.string() }),
});
export type AddWebhook = typeof addWebhook;

/** Another secret; the former one signs beside it for a day. Refuses: not-found; conflict where somebody was faster. */
export const renewWebhookSecret = contract('renew-webhook-secret', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid(), webhookId: z.uuid(), secretVersion: count }),
  output: z.object({ secret: z.string() }),
});
export type RenewWebhookSecret = typeof renewWebhookSecret;

/** Refuses: not-found. */
export const resumeWebhook = contract('resume-webhook', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid(), webhookId: z.uuid() }),
  output: z.object({}),
});
export type ResumeWebhook = typeof resumeWebhook;

/** Refuses: not-found. */
export const removeWebhook = contract('remove-webhook', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid(), webhookId: z.uuid() }),
  output: z.object({}),
});
export type RemoveWebhook = typeof removeWebhook;

/** What was told, under the same id. Refuses: not-found, also where its webhook is stopped. */
export const sendWebhookAgain = contract('send-webhook-again', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid(), messageId: z.uuid() }),
  output: z.object({}),
});
export type SendWebhookAgain = typeof sendWebhookAgain;
