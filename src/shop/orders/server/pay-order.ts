import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import type { PayOrder } from '../contract.ts';
import { openCardPayment } from './open-payment.ts';
import { findOrderByAccessKey } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** For whoever comes back to an unpaid order, on any device: its random key is the right to pay it. */
export async function payOrder(
  deps: OrdersDeps,
  { accessKey }: ParsedInputOf<PayOrder>,
): Promise<OutputOf<PayOrder>> {
  // Guests have no rights on orders: the service reads for whoever holds the access key.
  const order = await deps.database.asService((tx) => findOrderByAccessKey(tx, accessKey));
  if (!order) throw new Refusal('not-found');
  return { redirectUrl: await openCardPayment(deps, order) };
}
