import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import { listOrderLines } from './orders.queries.ts';

/**
 * Orders under a person's confirmed address. They stay when the account goes: what was sold is kept
 * for ten years (Code de commerce, art. L123-22).
 */
export async function collectOrders(
  tx: Transaction<DB>,
  { email }: { readonly email: string | null },
): Promise<unknown> {
  if (email === null) return [];
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
    .orderBy('placed_at')
    .execute();
  const collected: unknown[] = [];
  for (const { id, ...order } of orders) {
    const lines = await listOrderLines(tx, id);
    collected.push({
      ...order,
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
