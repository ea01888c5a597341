import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { OrderRow, PaymentRow } from './orders.queries.ts';

/**
 * Whether the address of an order is written to: never where its owner said that it is not theirs, and only of
 * so many unpaid orders where nobody has proven that it is.
 */
export function isWrittenTo(order: OrderRow, payments: readonly PaymentRow[]): boolean {
  if (order.disowned_at !== null) return false;
  const isUnpaid = order.state === 'awaiting-payment' || order.state === 'cancelled';
  if (order.is_told || !isUnpaid) return true;
  return hasMoney(payments);
}

/**
 * The name of its company for a mail: what a stranger typed is not carried to somebody else's address, who
 * reads `unnamed`.
 */
export function nameFor(order: OrderRow, payments: readonly PaymentRow[], unnamed: string): string {
  if (order.proven_at !== null) return order.company_name;
  return hasMoney(payments) ? order.company_name : unnamed;
}

const hasMoney = (payments: readonly PaymentRow[]) =>
  payments.some(({ captured_cents: captured }) => captured > 0);

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
