import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { listPayments, type OrderRow } from './orders.queries.ts';

/**
 * Whether the address of an order is written to: never where its owner said that it is not theirs, and only of
 * so many unpaid orders where nobody has proven that it is.
 */
export async function isWrittenTo(tx: Tx, order: OrderRow): Promise<boolean> {
  if (order.disowned_at !== null) return false;
  const isUnpaid = order.state === 'awaiting-payment' || order.state === 'cancelled';
  if (order.is_told || !isUnpaid) return true;
  const payments = await listPayments(tx, order.id);
  return payments.some(({ captured_cents: captured }) => captured > 0);
}

/**
 * The name of its company for a mail: what a stranger typed is not carried to somebody else's address, who
 * reads `unnamed`.
 */
export async function nameFor(tx: Tx, order: OrderRow, unnamed: string): Promise<string> {
  if (order.proven_at !== null) return order.company_name;
  const payments = await listPayments(tx, order.id);
  const isPaid = payments.some(({ captured_cents: captured }) => captured > 0);
  return isPaid ? order.company_name : unnamed;
}

/** The last day on which its transfer is waited for; null where no day ends it. */
export function lastDayOfTransfer({
  state,
  payment_method: method,
  expires_at: expiresAt,
}: Pick<OrderRow, 'state' | 'payment_method' | 'expires_at'>): ParisDay | null {
  if (method !== 'transfer' || state !== 'awaiting-payment' || expiresAt === null) return null;
  // It ends when the day after begins.
  return addDays(parisDayOf(expiresAt), -1);
}
