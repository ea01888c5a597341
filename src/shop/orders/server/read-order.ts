import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import type { ReadOrder } from '../contract.ts';
import { orderSummary } from './order-summary.ts';
import { findOrderByAccessKey } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** The order behind a confirmation page; its random key is the right to read it. */
export async function readOrder(
  deps: OrdersDeps,
  { accessKey }: ParsedInputOf<ReadOrder>,
): Promise<OutputOf<ReadOrder>> {
  const { bankAccount } = (await deps.settings.read()).organisation;
  // Guests have no rights on orders: the service reads for whoever holds the access key.
  return deps.database.asService(async (tx) => {
    const order = await findOrderByAccessKey(tx, accessKey);
    if (!order) throw new Refusal('not-found');
    return orderSummary(tx, order, bankAccount);
  });
}
