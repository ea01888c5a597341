import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DataSubject } from '#platform/personal-data.ts';
import { texts } from '../messages/own-data.ts';
import { listOrderLines } from './orders.queries.ts';

/**
 * Orders under a person's confirmed address. They stay: what was sold is kept for ten years (Code de
 * commerce, art. L123-22).
 */
export const ordersData = {
  collect: async (tx: Tx, { email }: DataSubject) => ({
    orders: email === null ? [] : await collectOrders(tx, email),
  }),
  erase: async () => {},
  words: inLanguages(texts),
};

async function collectOrders(tx: Tx, email: string) {
  const orders = await tx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'placed_at',
      'state',
      'company_name',
      'contact_name',
      'email',
      'phone',
      'billing_address',
      'delivery_address',
      'message',
      'net_cents',
      'vat_cents',
      'gross_cents',
    ])
    .where(sql`lower(email)`, '=', email)
    // What somebody else ordered under this address is not this person's.
    .where('proven_at', 'is not', null)
    .orderBy('placed_at')
    .execute();
  const collected: unknown[] = [];
  for (const { id, ...order } of orders) {
    const lines = await listOrderLines(tx, id);
    const exchanges = await tx
      .selectFrom('order_returns')
      .select(['asked_at', 'state', 'reason', 'note'])
      .where('order_id', '=', id)
      .orderBy('number')
      .execute();
    collected.push({
      ...order,
      exchanges,
      lines: lines.map(({ name, quantity, unit_net_cents: unitNetCents, customisation }) => ({
        name,
        quantity,
        unitNetCents,
        customisation,
      })),
    });
  }
  return collected;
}
