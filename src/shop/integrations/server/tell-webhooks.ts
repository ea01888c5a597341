import type { WebhookData } from '../contract.ts';
import type { Scope } from '../rules/api-key-form.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { queueMessage } from './queue-message.ts';
import { findTold, insertMessage } from './webhooks.queries.ts';

const SCOPE_OF: Readonly<Record<keyof WebhookData, Scope>> = {
  'order.changed': 'orders',
  'invoice.issued': 'invoices',
  'delivery.changed': 'deliveries',
};

type Told<Type extends keyof WebhookData> = {
  readonly type: Type;
  /** What tells it from others. */
  readonly subject: string;
  readonly orderId: string;
  readonly dataOf: (orderNumber: string) => WebhookData[Type];
};

/** Writes what happened for every webhook of the company that it concerns; told twice, it is written once. */
export async function tellWebhooks<Type extends keyof WebhookData>(
  { database, clock, orders }: IntegrationsDeps,
  { type, subject, orderId, dataOf }: Told<Type>,
): Promise<void> {
  // A job is no caller: the service writes for whom it concerns.
  await database.asService(async (tx) => {
    const order = await orders.findOrder(tx, orderId);
    if (!order?.company_id) return;
    const webhooks = await findTold(tx, order.company_id, SCOPE_OF[type]);
    const data = JSON.stringify(dataOf(order.number));
    for (const webhookId of webhooks) {
      const id = await insertMessage(tx, {
        ...{ webhook_id: webhookId, company_id: order.company_id, type, subject },
        ...{ data, created_at: clock.now() },
      });
      if (id) await queueMessage(tx, id);
    }
  });
}
